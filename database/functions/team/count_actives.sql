-- How many of every team have staked enough in each period, counted from the days of members: whoever is in the team at the period's end, or now. Whoever has just become an agent is counted with the next fold.
create or replace function team.count_actives(p_active_stake bigint) returns table (agent_id bigint, period text, since date, type text, members integer) language sql stable security definer set search_path = pg_catalog as $$
  with active as (
    select d.member_id, g.type, p.period, p.since, p.until
    from team.member_days d cross join lateral (select distinct unnest(array[d.type, 'CONS']) as type) g cross join lateral team.periods_of(d.day) p
    group by 1, 2, 3, 4, 5 having sum(d.stake) >= p_active_stake
  )
  select t.agent_id, a.period, a.since, a.type, count(*)::integer from active a join team.trees() t on t.member_id = a.member_id and a.until > t.first and a.until <= t.next
  where t.depth > 0 or not exists (select from team.begun b where b.member_id = t.agent_id) group by 1, 2, 3, 4
$$;

grant execute on function team.count_actives to tucano_app;
