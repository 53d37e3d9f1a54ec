-- Bets that go on: more stake is judged, wins and what is undone are counted in the periods in which the bet began.
create or replace function betting.count_changed() returns trigger language plpgsql security definer set search_path = pg_catalog set plan_cache_mode = force_generic_plan as $$
declare
  now_at timestamptz := platform.clock();
  found record;
begin
  select bool_or(s.closed_until > now_at) as closed, bool_or(s.capped) as capped, array_agg(s.member_id) filter (where s.capped and (s.day_until is null or now_at >= s.day_until)) as stale
  into found from after n join limits.player_limits s on s.member_id = n.member_id;
  -- Nearly always nobody is concerned.
  if found.closed and exists (
    -- Old and new of a bet meet by grouping: a join of rows that nobody has counted would compare each with each.
    select from (
      select n.id, n.member_id, n.stake, n.state <> 'void' as stands from after n
      union all
      select o.id, o.member_id, -o.stake, true from before o
    ) d join limits.player_limits s on s.member_id = d.member_id and s.closed_until > now_at
    group by d.id having sum(d.stake) > 0 and bool_and(d.stands)
  ) then
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
        select b.member_id, b.placed_at, sum(b.stake)::bigint as stake, sum(b.payout)::bigint as payout, sum(b.bets)::bigint as bets,
          -- A void that is undone brings a stake back that was judged when it was placed.
          sum(b.stake) > 0 and bool_and(b.bets <> 0) as raises
        from (
          select n.id, n.member_id, n.placed_at, case when n.state = 'void' or n.free then 0 else n.stake end as stake, case when n.state = 'void' then 0 else n.payout end as payout, case when n.state = 'void' then 0 else 1 end as bets
          from after n
          union all
          select o.id, o.member_id, o.placed_at, case when o.state = 'void' or o.free then 0 else -o.stake end, case when o.state = 'void' then 0 else -o.payout end, case when o.state = 'void' then 0 else -1 end
          from before o
        ) b group by b.id, b.member_id, b.placed_at
      ) d join limits.player_limits s on s.member_id = d.member_id and s.capped
      where d.stake <> 0 or d.payout <> 0 or d.bets <> 0
      group by d.member_id
    ));
  end if;
  return null;
end
$$;
