-- Tallies of periods that are over begin again.
create or replace function limits.roll(p_members bigint[], p_at timestamptz) returns void language sql volatile security definer set search_path = pg_catalog as $$
  update limits.player_limits s set
    day_from = p.day_from, week_from = p.week_from, month_from = p.month_from, day_until = p.day_until, week_until = p.week_until, month_until = p.month_until,
    stake_used_day = 0, loss_used_day = 0, bets_used_day = 0,
    stake_used_week = case when p_at < s.week_until then s.stake_used_week else 0 end,
    loss_used_week = case when p_at < s.week_until then s.loss_used_week else 0 end,
    bets_used_week = case when p_at < s.week_until then s.bets_used_week else 0 end,
    stake_used_month = case when p_at < s.month_until then s.stake_used_month else 0 end,
    loss_used_month = case when p_at < s.month_until then s.loss_used_month else 0 end,
    bets_used_month = case when p_at < s.month_until then s.bets_used_month else 0 end
  from platform.periods(p_at) p
  where s.member_id = any (p_members) and s.capped and (s.day_until is null or p_at >= s.day_until)
$$;
