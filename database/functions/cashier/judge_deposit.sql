-- Why this deposit may not be made now; null when it may. Whoever asks holds the member's limits.
create or replace function cashier.judge_deposit(p_member bigint, p_amount bigint) returns text language sql stable as $$
  select case
    when s.closed_until > c.now then 'play.closed'
    when p_amount > s.deposit_cap_day - cashier.deposited(s.member_id, p.day_from) or p_amount > s.deposit_cap_week - cashier.deposited(s.member_id, p.week_from)
      or p_amount > s.deposit_cap_month - cashier.deposited(s.member_id, p.month_from) then 'limit.deposit'
  end
  from limits.player_limits s, (select platform.clock() as now) c, platform.periods(c.now) p where s.member_id = p_member
$$;

grant execute on function cashier.judge_deposit to tucano_app, tucano_ledger;
