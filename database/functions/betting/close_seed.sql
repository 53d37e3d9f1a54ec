-- Ends a seed and returns how many numbers it gave. A seed with an open bet cannot end: whoever knew it would know what comes.
create or replace function betting.close_seed(p_seed bigint) returns integer language plpgsql security definer set search_path = pg_catalog as $$
declare
  had integer;
begin
  update betting.nonces n set closed_at = coalesce(n.closed_at, platform.clock()) where n.seed_id = p_seed returning n.used into had;
  if not found then
    perform ledger.refuse('seed.stale', p_seed::text);
  end if;
  if exists (select from betting.open_bets o where o.seed_id = p_seed) then
    perform ledger.refuse('seed.open', p_seed::text);
  end if;
  return had;
end
$$;

grant execute on function betting.close_seed to tucano_app;
