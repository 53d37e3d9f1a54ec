-- Appends the commitments to members' seeds that the log does not have yet. Returns how many.
create or replace function fairness.append_log(p_limit integer) returns integer language plpgsql as $$
declare
  seed record;
  appended integer := 0;
begin
  perform pg_advisory_xact_lock(hashtextextended('fairness.log', 0));
  for seed in select s.id, s.hash, s.made_at from fairness.seeds s where not s.logged order by s.id limit p_limit loop
    perform fairness.append_entry(seed.hash, seed.made_at, null, seed.id);
    update fairness.seeds set logged = true where id = seed.id;
    appended := appended + 1;
  end loop;
  return appended;
end
$$;

grant execute on function fairness.append_log to tucano_app;
