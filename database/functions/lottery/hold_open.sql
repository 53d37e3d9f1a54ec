-- Why nothing more may come to a draw; null if it may. Until the transaction ends the draw is not closed: what is written with it is sealed.
create or replace function lottery.hold_open(p_event uuid) returns text language plpgsql security definer set search_path = pg_catalog as $$
declare
  found record;
begin
  select e.state, e.closes_at into found from betting.events e where e.id = p_event for share;
  return case
    when found.state is null or found.state = 'suspended' then 'draw.not.open'
    when found.state not in ('scheduled', 'open') or platform.clock() >= found.closes_at then 'draw.closed' end;
end
$$;

grant execute on function lottery.hold_open to tucano_app;
