-- A day later the member says again that it should be more; a week after that it is forgotten.
create or replace function limits.confirm(p_member bigint, p_request bigint) returns limits.change_requests language plpgsql security definer set search_path = pg_catalog as $$
declare
  now_at timestamptz := platform.clock();
  s limits.player_limits := limits.lock_player_limits(p_member);
  made limits.change_requests;
begin
  select * into made from limits.change_requests w where w.id = p_request and w.member_id = p_member and w.state = 'waiting' for no key update;
  if not found or now_at > made.ready_at + interval '7 days' then
    perform ledger.refuse('limit.unknown', p_request::text);
  elsif now_at < made.ready_at then
    perform ledger.refuse('limit.waiting', p_request::text);
  end if;
  update limits.change_requests w set state = 'done', done_at = now_at where w.id = p_request returning * into made;
  perform limits.put_cap(s, made.kind, made.period, made.cap);
  return made;
end
$$;

grant execute on function limits.confirm to tucano_app;
