-- The next number of a seed, for a draw that is no bet, in the transaction that writes down what came out. Numbers that were drawn and not written are spent all the same, and listed.
-- Whoever asks next waits until that has ended.
create or replace function betting.take_number(p_seed bigint, p_member bigint, p_drawn integer, p_most integer) returns integer language plpgsql security definer set search_path = pg_catalog as $$
declare
  had integer;
  given integer;
begin
  select n.used, greatest(n.used, p_drawn) + 1 into had, given from betting.nonces n where n.seed_id = p_seed and n.member_id = p_member and n.closed_at is null for update;
  if had is null or given > coalesce(p_most, given) then
    perform ledger.refuse('seed.stale', p_seed::text);
  end if;
  insert into betting.unused_numbers (seed_id, nonce) select p_seed, n from generate_series(had + 1, given - 1) n;
  update betting.nonces n set used = given where n.seed_id = p_seed;
  return given;
end
$$;

grant execute on function betting.take_number to tucano_app;
