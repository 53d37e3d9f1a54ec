-- Begins to count the numbers of a seed.
create or replace function betting.open_seed(p_seed bigint, p_member bigint) returns void language sql security definer set search_path = pg_catalog as $$
  insert into betting.nonces (seed_id, member_id) values (p_seed, p_member)
$$;

grant execute on function betting.open_seed to tucano_app;
