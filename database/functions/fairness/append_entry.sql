-- Appends one commitment to the public log: its digest is over the one before it and `place|hash|milliseconds`, and what it is about where that is said. Returns its place.
create or replace function fairness.append_entry(p_hash bytea, p_at timestamptz, p_about text, p_seed bigint default null) returns bigint language plpgsql as $$
declare
  head record;
  taken bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('fairness.log', 0));
  select l.place, l.digest into head from fairness.log l order by l.place desc limit 1;
  taken := coalesce(head.place, 0) + 1;
  insert into fairness.log (place, seed_id, seed_hash, at, about, digest)
  values (taken, p_seed, p_hash, p_at, p_about,
    sha256(coalesce(head.digest, ''::bytea) || convert_to(concat_ws('|', taken, encode(p_hash, 'hex'), fairness.ms(p_at), p_about), 'UTF8')));
  return taken;
end
$$;

grant execute on function fairness.append_entry to tucano_app;
