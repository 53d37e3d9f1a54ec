-- A session begins. Whoever was away for as long as the member wants between two checks begins anew; for everybody else the clock of the
-- check goes on, so that signing in again puts nothing off. A vendor's game is played without a call to us: `p_played_at` is the last bet.
create or replace function limits.begin_session(p_member bigint, p_played_at timestamptz) returns void language plpgsql security definer set search_path = pg_catalog as $$
declare
  now_at timestamptz := platform.clock();
  pause interval;
  here boolean;
begin
  select s.check_minutes * interval '1 minute' into pause from limits.player_limits s where s.member_id = p_member;
  pause := coalesce(pause, interval '60 minutes');
  -- No session lasts for more than twelve hours. The newest one is the one that begins.
  here := exists (
    select from session.sessions o
    where o.member_id = p_member and o.created_at > now_at - interval '12 hours' - pause
      and o.id < (select max(n.id) from session.sessions n where n.member_id = p_member)
      and case when o.ended_why = 'logout' then o.ended_at else o.seen_at end > now_at - pause
  ) or coalesce(p_played_at > now_at - pause, false);
  insert into limits.player_limits as s (member_id, check_due_at, stretch_since)
  select m.id, now_at + pause, now_at from member.members m where m.id = p_member and m.type <> 4
  on conflict (member_id) do update set
    check_due_at = case when here then coalesce(s.check_due_at, excluded.check_due_at) else excluded.check_due_at end,
    stretch_since = case when here then coalesce(s.stretch_since, excluded.stretch_since) else excluded.stretch_since end,
    time_up_at = case when coalesce(s.time_cap_day, s.time_cap_week, s.time_cap_month) is null then null else limits.time_up(p_member, now_at) end;
end
$$;

grant execute on function limits.begin_session to tucano_app;
