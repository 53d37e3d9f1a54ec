-- Bets that go on: more stake is judged, wins and what is undone are counted in the periods in which the bet began.
create or replace function betting.count_changed() returns trigger language plpgsql security definer set search_path = pg_catalog set plan_cache_mode = force_generic_plan as $$
declare
  now_at timestamptz := platform.clock();
  found record;
begin
  select bool_or(s.closed_until > now_at and n.stake > o.stake and n.state <> 'void') as closed, bool_or(s.capped) as capped,
    array_agg(s.member_id) filter (where s.capped and (s.day_until is null or now_at >= s.day_until)) as stale
  into found from after n join before o on o.id = n.id join limits.player_limits s on s.member_id = n.member_id
  where (n.stake, n.payout, n.state = 'void') is distinct from (o.stake, o.payout, o.state = 'void');
  if found.closed then
    perform ledger.refuse('play.closed');
  end if;
  if found.stale is not null then
    perform limits.roll(found.stale, now_at);
  end if;
  if found.capped then
    perform limits.count_moved(array(
      select (
        d.member_id, false, bool_or(d.raises),
        coalesce(sum(d.stake) filter (where d.placed_at >= s.day_from), 0)::bigint, coalesce(sum(d.stake) filter (where d.placed_at >= s.week_from), 0)::bigint, coalesce(sum(d.stake) filter (where d.placed_at >= s.month_from), 0)::bigint,
        coalesce(sum(d.payout) filter (where d.placed_at >= s.day_from), 0)::bigint, coalesce(sum(d.payout) filter (where d.placed_at >= s.week_from), 0)::bigint, coalesce(sum(d.payout) filter (where d.placed_at >= s.month_from), 0)::bigint,
        coalesce(sum(d.bets) filter (where d.placed_at >= s.day_from), 0)::bigint, coalesce(sum(d.bets) filter (where d.placed_at >= s.week_from), 0)::bigint, coalesce(sum(d.bets) filter (where d.placed_at >= s.month_from), 0)::bigint
      )::limits.moved
      from (
        select n.member_id, n.placed_at,
          case when n.state = 'void' or n.free then 0 else n.stake end - case when o.state = 'void' or o.free then 0 else o.stake end as stake,
          case when n.state = 'void' then 0 else n.payout end - case when o.state = 'void' then 0 else o.payout end as payout,
          (o.state = 'void')::int - (n.state = 'void')::int as bets,
          -- A void that is undone brings a stake back that was judged when it was placed.
          n.stake > o.stake and not n.free and n.state <> 'void' and o.state <> 'void' as raises
        from after n join before o on o.id = n.id
      ) d join limits.player_limits s on s.member_id = d.member_id and s.capped
      group by d.member_id
    ));
  end if;
  return null;
end
$$;
