-- Agents who were members before: what they did then is their team's too. Whatever else differs stays, so that a recount tells it.
with counted as materialized (
  select c.* from team.count_team_days() c where exists (select from team.member_days o where o.member_id = c.agent_id and o.day = c.day and o.type = c.type)
)
insert into team.team_days as d (agent_id, day, type, joined, first_deposits, rounds, stake, payout, rebate, promotion, salary, deposit, withdrawal)
select c.agent_id, c.day, c.type, c.joined, c.first_deposits, c.rounds, c.stake, c.payout, c.rebate, c.promotion, c.salary, c.deposit, c.withdrawal from counted c
on conflict (agent_id, day, type) do update set first_deposits = excluded.first_deposits, rounds = excluded.rounds, stake = excluded.stake, payout = excluded.payout, rebate = excluded.rebate, promotion = excluded.promotion,
  salary = excluded.salary, deposit = excluded.deposit, withdrawal = excluded.withdrawal;
insert into team.branch_months as d (member_id, month, upline_id, stake, payout, rebate, promotion, salary, deposit)
select c.member_id, c.month, c.upline_id, c.stake, c.payout, c.rebate, c.promotion, c.salary, c.deposit
from team.count_branch_months() c join member.members m on m.id = c.member_id and team.is_agent(m.type) where exists (select from team.member_days o where o.member_id = c.member_id)
on conflict (member_id, month) do update set stake = excluded.stake, payout = excluded.payout, rebate = excluded.rebate, promotion = excluded.promotion, salary = excluded.salary, deposit = excluded.deposit;
-- By the sum that has made members active so far.
insert into team.actives as a (agent_id, period, since, type, members)
select c.agent_id, c.period, c.since, c.type, c.members from team.count_actives(10000) c where exists (select from team.member_days o where o.member_id = c.agent_id)
on conflict (agent_id, period, since, type) do update set members = excluded.members;
