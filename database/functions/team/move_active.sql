-- Of a period that goes on, whoever is active counts in the teams that they are in now, and no more in those that they have left.
create or replace function team.move_active(p_member bigint, p_before bigint[], p_day date, p_active_stake bigint) returns void language sql set search_path = pg_catalog as $$
  with active as (
    select s.type, a.period, a.since, count(*)::integer as members
    from (select p_member as member_id union select t.member_id from team.members t where t.agent_id = p_member) b join team.member_sums s on s.member_id = b.member_id
    cross join lateral (values
      ('week', s.week, date_trunc('week', p_day)::date, s.week_stake),
      ('halfMonth', s.half_month, date_trunc('month', p_day)::date + case when extract(day from p_day) >= 16 then 15 else 0 end, s.half_month_stake),
      ('month', s.month, date_trunc('month', p_day)::date, s.month_stake)
    ) a(period, since, running, stake)
    where a.since = a.running and a.stake >= p_active_stake group by 1, 2, 3
  ), changed as (
    select g.agent_id, sum(g.sign)::integer as sign
    from (
      select b.agent_id, -1 as sign from unnest(p_before) b(agent_id)
      union all
      select t.agent_id, 1 from team.members t where t.member_id = p_member and t.depth > 0
    ) g group by 1 having sum(g.sign) <> 0
  )
  insert into team.actives as a (agent_id, period, since, type, members)
    select c.agent_id, n.period, n.since, n.type, c.sign * n.members from changed c cross join active n order by 1, 2, 3, 4
    on conflict (agent_id, period, since, type) do update set members = a.members + excluded.members
$$;
