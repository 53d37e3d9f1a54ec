-- A member's first cap on bets: counts what it would have counted if it had always been there. Whoever sets it holds the accounts, so nobody plays meanwhile.
create or replace function betting.count_used() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
declare
  now_at timestamptz := platform.clock();
begin
  update limits.player_limits s set
    day_from = p.day_from, week_from = p.week_from, month_from = p.month_from, day_until = p.day_until, week_until = p.week_until, month_until = p.month_until,
    stake_used_day = t.stake_used_day, stake_used_week = t.stake_used_week, stake_used_month = t.stake_used_month,
    loss_used_day = t.loss_used_day, loss_used_week = t.loss_used_week, loss_used_month = t.loss_used_month,
    bets_used_day = t.bets_used_day, bets_used_week = t.bets_used_week, bets_used_month = t.bets_used_month
  from platform.periods(now_at) p, lateral (
    select coalesce(sum(case when r.free then 0 else r.stake end) filter (where r.placed_at >= p.day_from), 0)::bigint as stake_used_day, coalesce(sum(case when r.free then 0 else r.stake end) filter (where r.placed_at >= p.week_from), 0)::bigint as stake_used_week,
      coalesce(sum(case when r.free then 0 else r.stake end) filter (where r.placed_at >= p.month_from), 0)::bigint as stake_used_month,
      coalesce(sum(case when r.free then 0 else r.stake end - r.payout) filter (where r.placed_at >= p.day_from), 0)::bigint as loss_used_day, coalesce(sum(case when r.free then 0 else r.stake end - r.payout) filter (where r.placed_at >= p.week_from), 0)::bigint as loss_used_week,
      coalesce(sum(case when r.free then 0 else r.stake end - r.payout) filter (where r.placed_at >= p.month_from), 0)::bigint as loss_used_month,
      count(*) filter (where r.placed_at >= p.day_from) as bets_used_day, count(*) filter (where r.placed_at >= p.week_from) as bets_used_week, count(*) filter (where r.placed_at >= p.month_from) as bets_used_month
    from betting.bets r where r.member_id = new.member_id and r.state <> 'void' and r.placed_at >= least(p.week_from, p.month_from)
  ) t
  where s.member_id = new.member_id;
  return null;
end
$$;
