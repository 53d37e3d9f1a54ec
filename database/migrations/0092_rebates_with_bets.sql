-- Games whose bets are sold with a rebate of their own: it is paid when the bet settles, so that its stake brings its member no other by day. Everybody above gets the difference by day as before.
create table commissions.games_with_rebates (
  vendor text not null,
  game text not null,
  field text not null,
  primary key (vendor, game)
);
comment on table commissions.games_with_rebates is 'Games whose bets are sold with a rebate of their own, written when the site starts. None is ever taken out: what was staked on it stays as it was counted.';
comment on column commissions.games_with_rebates.field is 'a bet was sold with a rebate where its selections have a value of this name; without one it brings the rebate of the day';
grant select, insert, update (field) on commissions.games_with_rebates to tucano_app;

create table commissions.stakes_with_rebates (
  member_id bigint not null references member.members,
  day date not null,
  type text not null,
  stake bigint not null,
  primary key (member_id, day, type)
);
comment on table commissions.stakes_with_rebates is 'Of what a member staked of a type on a day, as team.member_days has it: what was sold with a rebate of its own.';
grant select, insert on commissions.stakes_with_rebates to tucano_app;
grant update (stake) on commissions.stakes_with_rebates to tucano_app;

create table commissions.bet_rebates (
  bet_id uuid primary key,
  member_id bigint not null references member.members,
  type text not null,
  day date not null,
  amount bigint not null check (amount >= 0),
  owed bigint not null default 0,
  version integer not null check (version >= 1),
  at timestamptz not null
);
comment on table commissions.bet_rebates is 'The rebate of each bet that was sold with one and has settled.';
comment on column commissions.bet_rebates.day is 'the day of the brand''s time zone on which it was given first';
comment on column commissions.bet_rebates.amount is 'what it comes to as the bet stands: nothing of one that is void';
comment on column commissions.bet_rebates.owed is 'what could not be taken back, or below zero what a closed account could not take: it stands in suspense, and whatever changes the bet again settles it first';
comment on column commissions.bet_rebates.version is 'how often it was given or taken back';
create index bet_rebates_days on commissions.bet_rebates (member_id, day);
grant select, insert on commissions.bet_rebates to tucano_app;
grant update (amount, owed, version, at) on commissions.bet_rebates to tucano_app;

-- Whoever gives them begins here: there was none before.
insert into platform.listeners (name, xid, posting_id) values ('rebates', pg_snapshot_xmin(pg_current_snapshot()), 0) on conflict do nothing;
