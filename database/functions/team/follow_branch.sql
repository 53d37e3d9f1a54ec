-- Whoever has another agent right above, or has become an agent or is none any more, is listed there, with what is its own: an agent's is its team's.
create or replace function team.follow_branch(p_member bigint, p_before bigint) returns void language plpgsql set search_path = pg_catalog as $$
declare
  own member.members := (select m from member.members m where m.id = p_member);
begin
  delete from team.branch_months b where b.member_id = p_member;
  insert into team.branch_months (member_id, month, upline_id, stake, payout, rebate, promotion, salary, deposit)
    select p_member, date_trunc('month', d.day)::date, own.upline_id, sum(d.stake), sum(d.payout), sum(d.rebate), sum(d.promotion), sum(d.salary), sum(d.deposit)
    from (
      select d.day, d.stake, d.payout, d.rebate, d.promotion, d.salary, d.deposit from team.team_days d where d.agent_id = p_member and team.is_agent(own.type)
      union all
      select d.day, d.stake, d.payout, d.rebate, d.promotion, d.salary, d.deposit from team.member_days d where d.member_id = p_member and not team.is_agent(own.type)
    ) d group by 2;
  delete from team.closed_days c where c.member_id = p_member;
  insert into team.closed_days (member_id, day, type, upline_id, stake, lost, deposit)
    select d.member_id, d.day, g.type, own.upline_id, sum(d.stake), sum(d.stake - d.payout - d.rebate - d.promotion - d.salary), sum(d.deposit)
    from team.member_days d cross join lateral (values (d.type, true), ('CONS', d.type <> 'CONS')) g(type, is_counted)
    where d.member_id = p_member and g.is_counted and d.day <= (select l.day from team.last_closed l) and own.upline_id is not null and not team.is_agent(own.type) group by 1, 2, 3;
  if p_before is distinct from own.upline_id then
    insert into team.direct_days as d (agent_id, day, rounds, stake, payout, rebate, promotion, salary, deposit, withdrawal)
      select a.agent_id, d.day, a.sign * sum(d.rounds), a.sign * sum(d.stake), a.sign * sum(d.payout), a.sign * sum(d.rebate), a.sign * sum(d.promotion), a.sign * sum(d.salary), a.sign * sum(d.deposit), a.sign * sum(d.withdrawal)
      from (values (p_before, -1), (own.upline_id, 1)) a(agent_id, sign) cross join team.member_days d where a.agent_id is not null and d.member_id = p_member group by 1, 2, a.sign
      on conflict (agent_id, day) do update set rounds = d.rounds + excluded.rounds, stake = d.stake + excluded.stake, payout = d.payout + excluded.payout, rebate = d.rebate + excluded.rebate,
        promotion = d.promotion + excluded.promotion, salary = d.salary + excluded.salary, deposit = d.deposit + excluded.deposit, withdrawal = d.withdrawal + excluded.withdrawal;
    insert into team.direct_turnover as d (agent_id, day, product, currency, bets, stake, payout)
      select a.agent_id, t.day, t.product, t.currency, a.sign * t.bets, a.sign * t.stake, a.sign * t.payout
      from (values (p_before, -1), (own.upline_id, 1)) a(agent_id, sign) cross join betting.turnover t where a.agent_id is not null and t.member_id = p_member
      on conflict (agent_id, day, product, currency) do update set bets = d.bets + excluded.bets, stake = d.stake + excluded.stake, payout = d.payout + excluded.payout;
    insert into team.seen (member_id, joined_at, upline_id) values (p_member, own.created_at, own.upline_id) on conflict (member_id) do update set upline_id = excluded.upline_id;
    update team.member_days d set upline_id = own.upline_id where d.member_id = p_member;
  end if;
end
$$;
