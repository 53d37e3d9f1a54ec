-- When the time of the member's sessions will be used up if the one of now goes on: in this day, week and month, or early in the next.
create or replace function limits.time_up(p_member bigint, p_at timestamptz) returns timestamptz language sql stable security definer set search_path = pg_catalog as $$
  select min(case when u.up <= c.until then u.up else c.until + c.cap * interval '1 minute' end)
  from limits.player_limits s, platform.periods(p_at) p,
    lateral (values (s.time_cap_day, p.day_from, p.day_until), (s.time_cap_week, p.week_from, p.week_until), (s.time_cap_month, p.month_from, p.month_until)) c(cap, since, until),
    lateral (select p_at + c.cap * interval '1 minute' - limits.time_used(p_member, c.since, p_at) as up) u
  where s.member_id = p_member and c.cap is not null
$$;
