-- Teams of agents: who belongs to whom, and what they come to by day. Of money only what is real: never play money, never bonuses.
create schema team;
grant usage on schema team to tucano_app;

create table team.members (
  agent_id bigint not null references member.members (id),
  member_id bigint not null references member.members (id),
  depth smallint not null check (depth between 0 and 12),
  primary key (agent_id, member_id)
);
comment on table team.members is 'Whose team a member belongs to: every agent above it, and an agent to its own. Follows member.members.upline_id in the same transaction.';
comment on column team.members.depth is 'steps from the agent down to the member; 0 is the agent itself';
create index members_above on team.members (member_id) include (agent_id, depth);
grant select on team.members to tucano_app;

create table team.pending (
  member_id bigint not null,
  day date not null,
  type text not null,
  joined integer not null default 0,
  rounds bigint not null default 0,
  stake bigint not null default 0,
  payout bigint not null default 0,
  rebate bigint not null default 0,
  promotion bigint not null default 0,
  salary bigint not null default 0,
  deposit bigint not null default 0,
  withdrawal bigint not null default 0
);
comment on table team.pending is 'What members did and teams do not know yet. Folded into the days every few seconds, and before a period is closed.';
grant select, insert on team.pending to tucano_app;

create table team.member_days (
  member_id bigint not null references member.members (id),
  day date not null,
  type text not null,
  rounds bigint not null,
  stake bigint not null,
  payout bigint not null,
  rebate bigint not null,
  promotion bigint not null,
  salary bigint not null,
  deposit bigint not null,
  withdrawal bigint not null,
  primary key (member_id, day, type)
) with (fillfactor = 85);
comment on table team.member_days is 'What a member did on a day of the brand''s time zone, by type of product; money that belongs to none is of type CONS.';
comment on column team.member_days.stake is 'of bets that were settled; what is undone later is taken from the day on which it is undone';
grant select on team.member_days to tucano_app;

create table team.team_days (
  agent_id bigint not null references member.members (id),
  day date not null,
  type text not null,
  joined integer not null,
  first_deposits integer not null,
  rounds bigint not null,
  stake bigint not null,
  payout bigint not null,
  rebate bigint not null,
  promotion bigint not null,
  salary bigint not null,
  deposit bigint not null,
  withdrawal bigint not null,
  primary key (agent_id, day, type)
) with (fillfactor = 70);
comment on table team.team_days is 'The same of everybody in an agent''s team, the agent included, as the team was on that day.';
grant select on team.team_days to tucano_app;

create table team.member_sums (
  member_id bigint not null references member.members (id),
  type text not null,
  day date not null,
  day_stake bigint not null,
  week date not null,
  week_stake bigint not null,
  half_month date not null,
  half_month_stake bigint not null,
  month date not null,
  month_stake bigint not null,
  primary key (member_id, type)
) with (fillfactor = 70);
comment on table team.member_sums is 'What a member has staked in the last day, week, half month and month in which it staked something, by type and, as CONS, in all.';
grant select on team.member_sums to tucano_app;

create table team.actives (
  agent_id bigint not null references member.members (id),
  period text not null check (period in ('day', 'week', 'halfMonth', 'month')),
  since date not null,
  type text not null,
  members integer not null,
  primary key (agent_id, period, since, type)
) with (fillfactor = 70);
comment on table team.actives is 'How many members of a team have staked enough in a period to count as active.';
grant select on team.actives to tucano_app;

create table team.first_deposits (
  member_id bigint primary key references member.members (id),
  day date not null,
  amount bigint not null
);
comment on table team.first_deposits is 'The day of a member''s first deposit that was credited, and what was credited on it.';
grant select on team.first_deposits to tucano_app;

create type team.staked as (member_id bigint, type text, stake bigint);
