-- Less, or a first cap, is there at once. More, or none, waits for a day and for the member's word.
create or replace function limits.request_change(p_member bigint, p_kind text, p_period text, p_cap bigint) returns limits.change_requests language plpgsql security definer set search_path = pg_catalog as $$
declare
  now_at timestamptz := platform.clock();
  s limits.player_limits := limits.lock_player_limits(p_member);
  cap_before bigint := limits.cap_of(s, p_kind, p_period);
  lower boolean := p_cap is not null and (cap_before is null or p_cap <= cap_before);
  made limits.change_requests;
begin
  update limits.change_requests w set state = 'dropped' where w.member_id = p_member and w.kind = p_kind and w.period = p_period and w.state = 'waiting';
  if cap_before is null and p_cap is null then
    return null;
  end if;
  insert into limits.change_requests (member_id, kind, period, cap_before, cap, asked_at, ready_at, state, done_at)
  values (p_member, p_kind, p_period, cap_before, p_cap, now_at, case when lower then now_at else now_at + interval '24 hours' end,
    case when lower then 'done' else 'waiting' end, case when lower then now_at end)
  returning * into made;
  if lower then
    perform limits.put_cap(s, p_kind, p_period, p_cap);
  end if;
  return made;
end
$$;

grant execute on function limits.request_change to tucano_app;
