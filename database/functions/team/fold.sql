-- Takes what members did into their days and months, into the days and months of every team above them, and how many have joined or left into the sizes of teams, and counts who has become active, or is no more. One at a time; returns
-- how much there was. Whoever closes a period calls it before, in the same transaction. What belongs to a later day than the one that is running waits for that one's end: whoever changes
-- teams does so between two days.
create or replace function team.fold(p_active_stake bigint) returns integer language plpgsql security definer set search_path = pg_catalog as $$
declare
  taken team.pending[];
  today date;
  running date := team.open_day();
begin
  perform pg_advisory_xact_lock(hashtextextended('team.fold', 0));
  -- Nobody is moved between teams meanwhile.
  perform pg_advisory_xact_lock_shared(hashtextextended('team.tree', 0));
  with gone as (delete from team.size_changes returning *)
  insert into team.sizes as s (agent_id, members, agents, direct, direct_agents)
    select g.agent_id, sum(g.members), sum(g.agents), sum(g.direct), sum(g.direct_agents) from gone g group by 1 order by 1
    on conflict (agent_id) do update set members = s.members + excluded.members, agents = s.agents + excluded.agents, direct = s.direct + excluded.direct, direct_agents = s.direct_agents + excluded.direct_agents;
  -- Whoever has become an agent was active in its own team whenever it was before.
  with gone as (delete from team.begun returning member_id)
  insert into team.actives as a (agent_id, period, since, type, members)
    select d.member_id, p.period, p.since, g.type, 1
    from gone b join team.member_days d on d.member_id = b.member_id cross join lateral (select distinct unnest(array[d.type, 'CONS']) as type) g cross join lateral team.periods_of(d.day) p
    group by 1, 2, 3, 4 having sum(d.stake) >= p_active_stake order by 1, 2, 3, 4
    on conflict (agent_id, period, since, type) do update set members = a.members + excluded.members;
  with gone as (delete from team.pending p where p.day <= running returning *)
  select array_agg((g.member_id, g.day, g.type, g.joined, g.rounds, g.stake, g.payout, g.rebate, g.promotion, g.salary, g.deposit, g.withdrawal)::team.pending) into taken
  from (
    select g.member_id, g.day, g.type, sum(g.joined)::integer as joined, sum(g.rounds)::bigint as rounds, sum(g.stake)::bigint as stake, sum(g.payout)::bigint as payout, sum(g.rebate)::bigint as rebate,
      sum(g.promotion)::bigint as promotion, sum(g.salary)::bigint as salary, sum(g.deposit)::bigint as deposit, sum(g.withdrawal)::bigint as withdrawal
    from gone g group by 1, 2, 3
  ) g;
  if taken is null then
    return 0;
  end if;
  insert into team.member_days as d (member_id, upline_id, day, type, rounds, stake, payout, rebate, promotion, salary, deposit, withdrawal)
    select t.member_id, m.upline_id, t.day, t.type, t.rounds, t.stake, t.payout, t.rebate, t.promotion, t.salary, t.deposit, t.withdrawal from unnest(taken) t join member.members m on m.id = t.member_id
    where (t.rounds, t.stake, t.payout, t.rebate, t.promotion, t.salary, t.deposit, t.withdrawal) <> (0, 0, 0, 0, 0, 0, 0, 0)
    order by t.member_id, t.day, t.type
    on conflict (member_id, day, type) do update set rounds = d.rounds + excluded.rounds, stake = d.stake + excluded.stake, payout = d.payout + excluded.payout, rebate = d.rebate + excluded.rebate,
      promotion = d.promotion + excluded.promotion, salary = d.salary + excluded.salary, deposit = d.deposit + excluded.deposit, withdrawal = d.withdrawal + excluded.withdrawal;
  -- Everybody who is right below each agent, and everybody by itself.
  with own as materialized (
    select t.member_id, m.upline_id, team.is_agent(m.type) as is_agent, t.day, sum(t.rounds) as rounds, sum(t.stake) as stake, sum(t.payout) as payout, sum(t.rebate) as rebate, sum(t.promotion) as promotion, sum(t.salary) as salary, sum(t.deposit) as deposit, sum(t.withdrawal) as withdrawal
    from unnest(taken) t join member.members m on m.id = t.member_id group by 1, 2, 3, 4
  ), direct as (
    insert into team.direct_days as d (agent_id, day, rounds, stake, payout, rebate, promotion, salary, deposit, withdrawal)
      select o.upline_id, o.day, sum(o.rounds), sum(o.stake), sum(o.payout), sum(o.rebate), sum(o.promotion), sum(o.salary), sum(o.deposit), sum(o.withdrawal) from own o where o.upline_id is not null group by 1, 2 order by 1, 2
      on conflict (agent_id, day) do update set rounds = d.rounds + excluded.rounds, stake = d.stake + excluded.stake, payout = d.payout + excluded.payout, rebate = d.rebate + excluded.rebate, promotion = d.promotion + excluded.promotion, salary = d.salary + excluded.salary, deposit = d.deposit + excluded.deposit, withdrawal = d.withdrawal + excluded.withdrawal
  )
  insert into team.branch_months as d (member_id, month, upline_id, stake, payout, rebate, promotion, salary, deposit)
    select o.member_id, date_trunc('month', o.day)::date, o.upline_id, sum(o.stake), sum(o.payout), sum(o.rebate), sum(o.promotion), sum(o.salary), sum(o.deposit) from own o where not o.is_agent group by 1, 2, 3 order by 1, 2
    on conflict (member_id, month) do update set stake = d.stake + excluded.stake, payout = d.payout + excluded.payout, rebate = d.rebate + excluded.rebate, promotion = d.promotion + excluded.promotion, salary = d.salary + excluded.salary, deposit = d.deposit + excluded.deposit;
  with first as (
    insert into team.first_deposits (member_id, day, amount)
      select distinct on (t.member_id) t.member_id, t.day, t.deposit from unnest(taken) t join member.members m on m.id = t.member_id where t.deposit > 0 order by t.member_id, t.day
      on conflict do nothing returning member_id, day
  ), funnelled as (
    insert into team.funnels as f (code, month, first_deposits, active)
      select m.invitation, date_trunc('month', f.day)::date, count(*), 0 from first f join member.members m on m.id = f.member_id where m.invitation is not null group by 1, 2 order by 1, 2
      on conflict (code, month) do update set first_deposits = f.first_deposits + excluded.first_deposits
  ), team as materialized (
    select m.agent_id, t.day, t.type, sum(case when m.depth > 0 then t.joined else 0 end) as joined, count(f.member_id) as first_deposits, sum(t.rounds) as rounds, sum(t.stake) as stake, sum(t.payout) as payout, sum(t.rebate) as rebate, sum(t.promotion) as promotion, sum(t.salary) as salary, sum(t.deposit) as deposit, sum(t.withdrawal) as withdrawal
    from unnest(taken) t join team.members m on m.member_id = t.member_id left join first f on f.member_id = t.member_id and f.day = t.day and t.deposit > 0
    group by 1, 2, 3
  ), branches as (
    insert into team.branch_months as d (member_id, month, upline_id, stake, payout, rebate, promotion, salary, deposit)
      select t.agent_id, date_trunc('month', t.day)::date, m.upline_id, sum(t.stake), sum(t.payout), sum(t.rebate), sum(t.promotion), sum(t.salary), sum(t.deposit) from team t join member.members m on m.id = t.agent_id group by 1, 2, 3 order by 1, 2
      on conflict (member_id, month) do update set stake = d.stake + excluded.stake, payout = d.payout + excluded.payout, rebate = d.rebate + excluded.rebate, promotion = d.promotion + excluded.promotion, salary = d.salary + excluded.salary, deposit = d.deposit + excluded.deposit
  )
  insert into team.team_days as d (agent_id, day, type, joined, first_deposits, rounds, stake, payout, rebate, promotion, salary, deposit, withdrawal)
    select t.agent_id, t.day, t.type, t.joined, t.first_deposits, t.rounds, t.stake, t.payout, t.rebate, t.promotion, t.salary, t.deposit, t.withdrawal from team t order by 1, 2, 3
    on conflict (agent_id, day, type) do update set joined = d.joined + excluded.joined, first_deposits = d.first_deposits + excluded.first_deposits, rounds = d.rounds + excluded.rounds, stake = d.stake + excluded.stake, payout = d.payout + excluded.payout, rebate = d.rebate + excluded.rebate, promotion = d.promotion + excluded.promotion, salary = d.salary + excluded.salary, deposit = d.deposit + excluded.deposit, withdrawal = d.withdrawal + excluded.withdrawal;
  for today in select distinct t.day from unnest(taken) t where t.stake <> 0 order by t.day loop
    perform team.count_active(today, p_active_stake, array(
      select (s.member_id, s.type, s.stake)::team.staked
      from (select t.member_id, g.type, sum(t.stake)::bigint as stake from unnest(taken) t cross join lateral (values (t.type, true), ('CONS', t.type <> 'CONS')) g(type, is_counted) where t.day = today and g.is_counted group by 1, 2) s
      where s.stake <> 0
    ));
  end loop;
  return cardinality(taken);
end
$$;

grant execute on function team.fold to tucano_app;
