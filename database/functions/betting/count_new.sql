-- New bets are counted, and refused with all that came with them when they are more than the member allows. What a bet may lose is its
-- stake, whatever it paid: otherwise a limit would turn away the bets that lose and keep those that win.
create or replace function betting.count_new() returns trigger language plpgsql security definer set search_path = pg_catalog set plan_cache_mode = force_generic_plan as $$
declare
  now_at timestamptz := platform.clock();
  found record;
  code text;
begin
  select max(case when s.closed_until > now_at then 'play.closed' when s.check_due_at <= now_at then 'check.due' when s.time_up_at <= now_at then 'limit.time' end) as code,
    bool_or(s.capped) as capped, array_agg(s.member_id) filter (where s.capped and (s.day_until is null or now_at >= s.day_until)) as stale
  into found from fresh f join limits.player_limits s on s.member_id = f.member_id where f.state <> 'void';
  if found.code is not null then
    perform ledger.refuse(found.code);
  end if;
  if found.stale is not null then
    perform limits.roll(found.stale, now_at);
  end if;
  if found.capped then
    with moved as (
      select f.member_id, sum(case when f.free then 0 else f.stake end)::bigint as stake, sum(f.payout)::bigint as payout, count(*) as bets from fresh f where f.state <> 'void' group by f.member_id
    ), counted as (
      update limits.player_limits s set
        stake_used_day = s.stake_used_day + m.stake, stake_used_week = s.stake_used_week + m.stake, stake_used_month = s.stake_used_month + m.stake,
        loss_used_day = s.loss_used_day + m.stake - m.payout, loss_used_week = s.loss_used_week + m.stake - m.payout, loss_used_month = s.loss_used_month + m.stake - m.payout,
        bets_used_day = s.bets_used_day + m.bets, bets_used_week = s.bets_used_week + m.bets, bets_used_month = s.bets_used_month + m.bets
      from moved m where s.member_id = m.member_id and s.capped
      returning case
        when s.stake_used_day > s.stake_cap_day or s.stake_used_week > s.stake_cap_week or s.stake_used_month > s.stake_cap_month then 'limit.stake'
        when s.loss_used_day + m.payout > s.loss_cap_day or s.loss_used_week + m.payout > s.loss_cap_week or s.loss_used_month + m.payout > s.loss_cap_month then 'limit.loss'
        when s.bets_used_day > s.bets_cap_day or s.bets_used_week > s.bets_cap_week or s.bets_used_month > s.bets_cap_month then 'limit.bets'
      end as code
    )
    select max(c.code) into code from counted c;
    if code is not null then
      perform ledger.refuse(code);
    end if;
  end if;
  return null;
end
$$;
