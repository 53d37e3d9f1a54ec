-- Figures of teams that a page would have to count from everybody: how many there are, what each right below came to in a month, what all of them came to on a day, how far those who came by a link have come.
create table team.sizes (
  agent_id bigint primary key references member.members (id),
  members integer not null,
  agents integer not null,
  direct integer not null,
  direct_agents integer not null
) with (fillfactor = 70);
comment on table team.sizes is 'How many are in a team without its agent, how many of them are agents, and how many of both stand right below it. What has changed since is in size_changes.';
grant select on team.sizes to tucano_app;

create table team.size_changes (
  agent_id bigint not null,
  members integer not null,
  agents integer not null,
  direct integer not null,
  direct_agents integer not null
);
comment on table team.size_changes is 'What is to be added to the sizes of teams, written in the transaction that changes them, so that nobody who joins waits for anybody else. Folded into sizes every few seconds.';
create index size_changes_agent on team.size_changes (agent_id);
grant select on team.size_changes to tucano_app;

alter table team.member_days add column upline_id bigint;
comment on column team.member_days.upline_id is 'who is right above the member now';
update team.member_days d set upline_id = m.upline_id from member.members m where m.id = d.member_id and m.upline_id is not null;
-- Days of the people right below somebody, the newest first.
create index member_days_below on team.member_days (upline_id, day desc, member_id) where upline_id is not null;

create table team.direct_days (
  agent_id bigint not null references member.members (id),
  day date not null,
  rounds bigint not null,
  stake bigint not null,
  payout bigint not null,
  rebate bigint not null,
  promotion bigint not null,
  salary bigint not null,
  deposit bigint not null,
  withdrawal bigint not null,
  primary key (agent_id, day)
) with (fillfactor = 70);
comment on table team.direct_days is 'What everybody who is right below an agent now came to on a day, each without anybody further below.';
grant select on team.direct_days to tucano_app;

create table team.branch_months (
  member_id bigint not null references member.members (id),
  month date not null,
  upline_id bigint,
  stake bigint not null,
  payout bigint not null,
  rebate bigint not null,
  promotion bigint not null,
  salary bigint not null,
  deposit bigint not null,
  primary key (member_id, month)
) with (fillfactor = 70);
comment on table team.branch_months is 'What somebody came to in a month: an agent with its team, anybody else alone. In the order of the lists that pages show of the people right below an agent.';
comment on column team.branch_months.upline_id is 'who is right above now';
create index branch_months_stake on team.branch_months (upline_id, month, stake desc, member_id desc);
create index branch_months_result on team.branch_months (upline_id, month, (stake - payout - rebate - promotion - salary) desc, member_id desc);
create index branch_months_deposit on team.branch_months (upline_id, month, deposit desc, member_id desc) where deposit > 0;
grant select on team.branch_months to tucano_app;

create table team.funnels (
  code text not null references agent.invitations (code),
  month date not null,
  first_deposits integer not null,
  active integer not null,
  primary key (code, month)
) with (fillfactor = 70);
comment on table team.funnels is 'Of those who came by a link: how many made their first deposit in a month, and how many staked enough in it to count as active.';
grant select on team.funnels to tucano_app;

-- Agents among the people right below somebody, the newest first.
create index members_agents_below on member.members (upline_id, id desc) where team.is_agent(type);

-- Rebates of a day by payee and type instead of by everybody below, whose days and rates they can be counted again from; and what agreements came to and paid by day, so that nobody adds up slots of five minutes.
create table commissions.rebate_days (
  payee_id bigint not null references member.members (id),
  day date not null,
  type text not null,
  people integer not null,
  stake bigint not null check (stake > 0),
  amount bigint not null check (amount >= 0),
  is_suspended boolean not null default false,
  primary key (payee_id, day, type),
  constraint rebate_days_suspended check (is_suspended = (amount = 0))
);
comment on table commissions.rebate_days is 'What somebody gets of what everybody of its team, and itself, staked on a day: for each floor(stake × rate) less floor(stake × highest rate of whoever is between), in ten thousandths.';
comment on column commissions.rebate_days.people is 'of how many members something comes to the payee';
comment on column commissions.rebate_days.stake is 'what they staked';
comment on column commissions.rebate_days.is_suspended is 'the payee was suspended when the day was closed, so it got nothing';
create index rebate_days_day on commissions.rebate_days (day);
grant select on commissions.rebate_days to tucano_app;
insert into commissions.rebate_days (payee_id, day, type, people, stake, amount) select r.payee_id, r.day, r.type, count(*), sum(r.stake), sum(r.amount) from commissions.rebates r group by 1, 2, 3;
drop table commissions.rebates;

create table commissions.settled_days (
  agreement_id bigint not null references commissions.agreements (id),
  day date not null,
  due bigint not null,
  paid bigint not null,
  primary key (agreement_id, day)
) with (fillfactor = 70);
comment on table commissions.settled_days is 'What settlements of periods that began on a day come to, and what of it was paid; without those that were reversed.';
grant select on commissions.settled_days to tucano_app;

create table commissions.paid_days (
  agreement_id bigint not null references commissions.agreements (id),
  day date not null,
  amount bigint not null,
  settlements integer not null,
  primary key (agreement_id, day)
) with (fillfactor = 70);
comment on table commissions.paid_days is 'What was paid on a day, and for how many settlements; without what was taken back.';
grant select on commissions.paid_days to tucano_app;
