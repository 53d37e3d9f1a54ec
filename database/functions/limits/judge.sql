-- Why this stake may not be made now; null when it may. More stake in a bet that is open (`p_new` is false) is no bet of its own, and waits for no check. A day is over before its week and month are.
create or replace function limits.judge(s limits.player_limits, p_stake bigint, p_at timestamptz, p_new boolean) returns text language sql immutable as $$
  select case
    when s.closed_until > p_at then 'play.closed'
    when p_new and s.check_due_at <= p_at then 'check.due'
    when p_new and s.time_up_at <= p_at then 'limit.time'
    when not s.capped then null
    when p_stake > s.stake_cap_day - case when p_at < s.day_until then s.stake_used_day else 0 end
      or p_stake > s.stake_cap_week - case when p_at < s.week_until then s.stake_used_week else 0 end
      or p_stake > s.stake_cap_month - case when p_at < s.month_until then s.stake_used_month else 0 end then 'limit.stake'
    when p_stake > s.loss_cap_day - case when p_at < s.day_until then s.loss_used_day else 0 end
      or p_stake > s.loss_cap_week - case when p_at < s.week_until then s.loss_used_week else 0 end
      or p_stake > s.loss_cap_month - case when p_at < s.month_until then s.loss_used_month else 0 end then 'limit.loss'
    when p_new and (s.bets_cap_day <= case when p_at < s.day_until then s.bets_used_day else 0 end
      or s.bets_cap_week <= case when p_at < s.week_until then s.bets_used_week else 0 end
      or s.bets_cap_month <= case when p_at < s.month_until then s.bets_used_month else 0 end) then 'limit.bets'
  end
$$;

grant execute on function limits.judge to tucano_app;
