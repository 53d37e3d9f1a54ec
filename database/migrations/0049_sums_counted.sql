-- What there is already is counted by the functions that the recount compares with; from here on it follows.
insert into team.sizes (agent_id, members, agents, direct, direct_agents) select c.agent_id, c.members, c.agents, c.direct, c.direct_agents from team.count_sizes() c;
insert into team.direct_days (agent_id, day, rounds, stake, payout, rebate, promotion, salary, deposit, withdrawal)
select c.agent_id, c.day, c.rounds, c.stake, c.payout, c.rebate, c.promotion, c.salary, c.deposit, c.withdrawal from team.count_direct_days() c;
insert into team.branch_months (member_id, month, upline_id, stake, payout, rebate, promotion, salary, deposit)
select c.member_id, c.month, c.upline_id, c.stake, c.payout, c.rebate, c.promotion, c.salary, c.deposit from team.count_branch_months() c;
-- By the sum that has made members active so far.
insert into team.funnels (code, month, first_deposits, active) select c.code, c.month, c.first_deposits, c.active from team.count_funnels(10000) c;
insert into commissions.settled_days (agreement_id, day, due, paid) select c.agreement_id, c.day, c.due, c.paid from commissions.count_settled_days() c;
insert into commissions.paid_days (agreement_id, day, amount, settlements) select c.agreement_id, c.day, c.amount, c.settlements from commissions.count_paid_days() c;

create trigger settlements_added after insert on commissions.settlements referencing new table as after for each statement execute function commissions.follow_settled();
create trigger settlements_changed after update on commissions.settlements referencing old table as before new table as after for each statement execute function commissions.follow_changed();
create trigger payments_added after insert on commissions.payments referencing new table as after for each statement execute function commissions.follow_paid();
create trigger payments_changed after update on commissions.payments referencing new table as after for each statement execute function commissions.follow_taken_back();
