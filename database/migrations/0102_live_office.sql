-- Live tables for operators: what they have said of a table, version by version; rounds that two of them void; the chat of a table.

alter table live.tables alter column reason drop not null;
comment on column live.tables.reason is 'why it is open, paused or closed, where an operator has said so';

create table live.table_changes (
  code text not null,
  version integer not null check (version > 0),
  what text not null check (what in ('state', 'limits', 'announcement')),
  state text not null check (state in ('open', 'paused', 'closed')),
  min_bet bigint check (min_bet > 0),
  max_bet bigint,
  max_slip bigint,
  announcement text check (length(announcement) between 1 and 200),
  reason text check (length(reason) between 1 and 200),
  operator_id bigint not null references operator.operators,
  account text not null,
  at timestamptz not null default platform.clock(),
  primary key (code, version),
  constraint table_changes_limits check ((min_bet is null) = (max_bet is null) and (min_bet is null) = (max_slip is null) and min_bet <= max_bet and max_bet <= max_slip)
);
comment on table live.table_changes is 'What a table became with each change: how it stands now is in live.tables.';
comment on column live.table_changes.reason is 'none of an announcement: everybody reads it';
grant select, insert on live.table_changes to tucano_app;

create index rounds_lately on live.rounds (table_code, number desc);

create table live.voids (
  id uuid primary key,
  event_id uuid not null references live.rounds,
  input_hash bigint not null,
  bets integer not null check (bets >= 0),
  stake bigint not null check (stake >= 0),
  paid bigint not null check (paid >= 0),
  reason text not null check (length(reason) between 1 and 200),
  asked_by bigint not null references operator.operators,
  asker text not null,
  asked_at timestamptz not null default platform.clock(),
  state text not null default 'waiting' check (state in ('waiting', 'granted', 'refused')),
  decided_by bigint references operator.operators,
  decider text,
  decided_at timestamptz,
  answer text check (length(answer) between 1 and 200),
  how text check (how in ('before', 'after')),
  done_at timestamptz,
  constraint voids_decided check ((state = 'waiting') = (decided_by is null) and (decided_by is null) = (decider is null) and (decided_by is null) = (decided_at is null)),
  constraint voids_two check (state <> 'granted' or decided_by <> asked_by),
  constraint voids_how check (how is null or state = 'granted'),
  constraint voids_done check (done_at is null or how is not null)
);
comment on table live.voids is 'Rounds that an operator wants to be void, and what another one has decided.';
comment on column live.voids.reason is 'players read it';
comment on column live.voids.bets is 'what stood on the round when it was asked for, in the brand''s money';
comment on column live.voids.how is 'before the round was settled, or after: then what was settled is reversed';
comment on column live.voids.done_at is 'everything has gone back';
create unique index voids_one on live.voids (event_id) where state <> 'refused';
create index voids_order on live.voids (asked_at desc, id desc);
create index voids_undone on live.voids (decided_at) where state = 'granted' and done_at is null;
grant select, insert, update (state, decided_by, decider, decided_at, answer, how, done_at) on live.voids to tucano_app;

create table live.messages (
  id bigint generated always as identity primary key,
  table_code text not null,
  member_id bigint not null references member.members,
  client_id uuid not null,
  text text not null check (char_length(text) between 1 and 160),
  at timestamptz not null default platform.clock(),
  removed_at timestamptz,
  removed_by bigint references operator.operators,
  unique (member_id, client_id),
  constraint messages_removed check ((removed_at is null) = (removed_by is null))
);
comment on table live.messages is 'What members have said at tables. What was removed stays here, and is shown to operators alone.';
create index messages_table on live.messages (table_code, id desc);
create index messages_member on live.messages (member_id, at desc);
grant select, insert, update (removed_at, removed_by) on live.messages to tucano_app;

create table live.reports (
  message_id bigint not null references live.messages,
  member_id bigint not null references member.members,
  at timestamptz not null default platform.clock(),
  kept_at timestamptz,
  kept_by bigint references operator.operators,
  primary key (message_id, member_id),
  constraint reports_kept check ((kept_at is null) = (kept_by is null))
);
comment on table live.reports is 'Lines that members have reported, once each.';
comment on column live.reports.kept_at is 'an operator has looked at it, and the line stays';
grant select, insert, update (kept_at, kept_by) on live.reports to tucano_app;

create table live.mutes (
  member_id bigint primary key references member.members,
  until timestamptz,
  reason text not null check (length(reason) between 1 and 200),
  operator_id bigint not null references operator.operators,
  account text not null,
  at timestamptz not null default platform.clock()
);
comment on table live.mutes is 'Members who may not write at tables until a moment; without one for good. Whoever may write again has one that is over.';
grant select, insert, update on live.mutes to tucano_app;

create table live.quiet_tables (
  code text primary key,
  reason text not null check (length(reason) between 1 and 200),
  operator_id bigint not null references operator.operators,
  account text not null,
  at timestamptz not null default platform.clock()
);
comment on table live.quiet_tables is 'Tables whose chat an operator has closed.';
grant select, insert, delete on live.quiet_tables to tucano_app;
