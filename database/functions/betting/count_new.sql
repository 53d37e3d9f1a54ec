-- New bets are counted, and refused with all that came with them when they are more than the member allows.
create or replace function betting.count_new() returns trigger language plpgsql security definer set search_path = pg_catalog set plan_cache_mode = force_generic_plan as $$
declare
  now_at timestamptz := platform.clock();
  found record;
begin
  if exists (select from betting.closed_play) and exists (select from fresh f join betting.closed_play c on c.product = f.product or c.vendor = f.vendor where f.state <> 'void') then
    perform ledger.refuse('jurisdiction.not.available');
  end if;
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
    perform limits.count_moved(array(
      select (m.member_id, true, false, m.stake, m.stake, m.stake, m.payout, m.payout, m.payout, m.bets, m.bets, m.bets)::limits.moved
      from (
        select f.member_id, sum(case when f.free then 0 else f.stake end)::bigint as stake, sum(f.payout)::bigint as payout, count(*) as bets
        from fresh f where f.state <> 'void' group by f.member_id
      ) m
    ));
  end if;
  return null;
end
$$;
