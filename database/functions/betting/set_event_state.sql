-- Changes an event's state, from the version that the caller has seen. Closing waits for bets that are being written; after it, none is accepted.
create or replace function betting.set_event_state(p_id uuid, p_version integer, p_state text, p_result jsonb default null) returns integer
language plpgsql security definer set search_path = pg_catalog as $$
declare
  had integer;
begin
  select e.version into had from betting.events e where e.id = p_id for update;
  if not found then
    perform ledger.refuse('event.unknown', p_id::text);
  elsif had <> p_version then
    perform ledger.refuse('version.conflict', p_id::text);
  end if;
  update betting.events e set state = p_state, version = e.version + 1, result = coalesce(p_result, e.result) where e.id = p_id;
  return p_version + 1;
end
$$;

grant execute on function betting.set_event_state to tucano_app;
