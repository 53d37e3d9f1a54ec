alter table commissions.cpa add column asked_deposit bigint, add column asked_stake bigint, add column first_day date, add column deposit bigint, add column stake bigint;
comment on column commissions.cpa.asked_deposit is 'the first deposit that the plan asks for, and in asked_stake what is to be staked in thirty days from its day on';
comment on column commissions.cpa.first_day is 'the day of the member''s first deposit';
comment on column commissions.cpa.deposit is 'the first deposit, and in stake what was staked from its day on, when it was paid';
-- What was paid before: as far as is known now.
update commissions.cpa c set asked_deposit = p.cpa_first_deposit, asked_stake = p.cpa_stake, first_day = f.day, deposit = f.amount,
  stake = (select coalesce(sum(d.stake), 0) from team.member_days d where d.member_id = c.member_id and d.day between f.day and f.day + 29)
from commissions.plans p, team.first_deposits f where p.member_id = c.agent_id and f.member_id = c.member_id;
alter table commissions.cpa alter column asked_deposit set not null, alter column asked_stake set not null, alter column first_day set not null, alter column deposit set not null, alter column stake set not null;
