-- What everybody came to by month, an agent with its team and anybody else alone, counted from the days of members and teams.
create or replace function team.count_branch_months() returns table (member_id bigint, month date, upline_id bigint, stake bigint, payout bigint, rebate bigint, promotion bigint, salary bigint, deposit bigint) language sql stable security definer set search_path = pg_catalog as $$
  select m.id, date_trunc('month', d.day)::date, m.upline_id, sum(d.stake)::bigint, sum(d.payout)::bigint, sum(d.rebate)::bigint, sum(d.promotion)::bigint, sum(d.salary)::bigint, sum(d.deposit)::bigint
  from (
    select d.member_id, d.day, d.stake, d.payout, d.rebate, d.promotion, d.salary, d.deposit, false as is_team from team.member_days d
    union all
    select d.agent_id, d.day, d.stake, d.payout, d.rebate, d.promotion, d.salary, d.deposit, true from team.team_days d
  ) d join member.members m on m.id = d.member_id and team.is_agent(m.type) = d.is_team
  group by 1, 2
$$;

grant execute on function team.count_branch_months to tucano_app;
