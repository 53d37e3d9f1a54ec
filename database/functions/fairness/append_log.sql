-- Appends the commitments that the log does not have yet. Returns how many.
create or replace function fairness.append_log(p_limit integer) returns integer language plpgsql as $$
declare
  head record;
  seed record;
  appended integer := 0;
begin
  perform pg_advisory_xact_lock(hashtextextended('fairness.log', 0));
  select l.place, l.digest into head from fairness.log l order by l.place desc limit 1;
  for seed in select s.id, s.hash, s.made_at from fairness.seeds s where not s.logged order by s.id limit p_limit loop
    insert into fairness.log (place, seed_id, seed_hash, at, digest)
    values (coalesce(head.place, 0) + 1, seed.id, seed.hash, seed.made_at,
      sha256(coalesce(head.digest, ''::bytea) || convert_to(concat_ws('|', coalesce(head.place, 0) + 1, encode(seed.hash, 'hex'), fairness.ms(seed.made_at)), 'UTF8')))
    returning place, digest into head;
    update fairness.seeds set logged = true where id = seed.id;
    appended := appended + 1;
  end loop;
  return appended;
end
$$;

grant execute on function fairness.append_log to tucano_app;
