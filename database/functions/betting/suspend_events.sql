-- Stops bets on events for a while, or takes them again. Events that are over, or that are so already, stay as they are. Waits for bets that are being written.
create or replace function betting.suspend_events(p_ids uuid[], p_suspended boolean) returns void
language sql security definer set search_path = pg_catalog as $$
  update betting.events e set state = case when p_suspended then 'suspended' else 'open' end, version = e.version + 1
  from (
    select h.id from betting.events h where h.id = any(p_ids) and case when p_suspended then h.state in ('scheduled', 'open') else h.state = 'suspended' end order by h.id for update
  ) held
  where e.id = held.id
$$;

grant execute on function betting.suspend_events to tucano_app;
