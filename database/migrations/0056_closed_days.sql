-- What people right below an agent came to on days that are over, in an index that lists of any days are added up from. Days that are over do not change, so that it is written once.
create table team.closed_days (
  member_id bigint not null references member.members (id),
  day date not null,
  type text not null,
  upline_id bigint not null,
  stake bigint not null,
  lost bigint not null,
  deposit bigint not null,
  primary key (member_id, day, type)
);
comment on table team.closed_days is 'Days of members who are no agents and have one right above, by type and, as CONS, in all, until the last day that was closed.';
comment on column team.closed_days.lost is 'stake less payout, rebate, promotion and salary';
comment on column team.closed_days.upline_id is 'who is right above now';
create index closed_days_below on team.closed_days (upline_id, type, day, member_id) include (stake, lost, deposit);
grant select on team.closed_days to tucano_app;

create table team.last_closed (
  day date not null
);
comment on table team.last_closed is 'The last day in closed_days: one row, or none before the first.';
create unique index last_closed_one on team.last_closed ((true));
grant select on team.last_closed to tucano_app;
