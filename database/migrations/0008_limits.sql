set local role tucano_ledger;

create table limits.player_limits (
  member_id bigint primary key references member.members,
  closed_until timestamptz,
  closed_why text check (closed_why in ('pause', 'exclusion')),
  check_minutes smallint not null default 60 check (check_minutes in (15, 30, 60)),
  check_due_at timestamptz,
  time_up_at timestamptz,
  deposit_cap_day bigint, deposit_cap_week bigint, deposit_cap_month bigint,
  time_cap_day bigint, time_cap_week bigint, time_cap_month bigint,
  stake_cap_day bigint, stake_cap_week bigint, stake_cap_month bigint,
  loss_cap_day bigint, loss_cap_week bigint, loss_cap_month bigint,
  bets_cap_day bigint, bets_cap_week bigint, bets_cap_month bigint,
  capped boolean not null generated always as (coalesce(
    stake_cap_day, stake_cap_week, stake_cap_month, loss_cap_day, loss_cap_week, loss_cap_month, bets_cap_day, bets_cap_week, bets_cap_month) is not null) stored,
  day_from timestamptz, week_from timestamptz, month_from timestamptz,
  day_until timestamptz, week_until timestamptz, month_until timestamptz,
  stake_used_day bigint not null default 0, stake_used_week bigint not null default 0, stake_used_month bigint not null default 0,
  loss_used_day bigint not null default 0, loss_used_week bigint not null default 0, loss_used_month bigint not null default 0,
  bets_used_day bigint not null default 0, bets_used_week bigint not null default 0, bets_used_month bigint not null default 0,
  stretch_since timestamptz,
  check ((closed_until is null) = (closed_why is null)),
  check (least(deposit_cap_day, deposit_cap_week, deposit_cap_month, time_cap_day, time_cap_week, time_cap_month, stake_cap_day, stake_cap_week, stake_cap_month,
    loss_cap_day, loss_cap_week, loss_cap_month, bets_cap_day, bets_cap_week, bets_cap_month) >= 0)
) with (fillfactor = 60);
comment on table limits.player_limits is 'One row a member. Caps are what is allowed in a period, null is no cap; the tallies below them are of the periods that end at `…_until`.';
comment on column limits.player_limits.closed_until is 'may neither play nor deposit before this';
comment on column limits.player_limits.check_minutes is 'how often the member is asked how it is going, and when next';
comment on column limits.player_limits.time_up_at is 'when the time that the member allows to a session is used up';
grant select on limits.player_limits to tucano_app;

create table limits.change_requests (
  id bigint generated always as identity primary key,
  member_id bigint not null references member.members,
  kind text not null check (kind in ('deposit', 'loss', 'stake', 'bets', 'time')),
  period text not null check (period in ('day', 'week', 'month')),
  cap_before bigint,
  cap bigint,
  asked_at timestamptz not null default platform.clock(),
  ready_at timestamptz not null,
  state text not null check (state in ('done', 'waiting', 'dropped')),
  done_at timestamptz,
  check ((state = 'done') = (done_at is not null)),
  check (done_at >= ready_at)
);
comment on table limits.change_requests is 'Every cap that was asked for. Less takes effect at once; more waits a day, and then for the member to say so again.';
create index change_requests_member on limits.change_requests (member_id, asked_at desc);
create unique index change_requests_waiting on limits.change_requests (member_id, kind, period) where state = 'waiting';
grant select on limits.change_requests to tucano_app;

create table limits.closures (
  id bigint generated always as identity primary key,
  member_id bigint not null references member.members,
  why text not null check (why in ('pause', 'exclusion')),
  at timestamptz not null default platform.clock(),
  until timestamptz not null check (until > at)
);
comment on table limits.closures is 'Pauses and exclusions, as they were asked for. None is ever shortened.';
create index closures_member on limits.closures (member_id, at desc);
grant select on limits.closures to tucano_app;

reset role;
