-- Tables that everybody sees: what operators say of them, and rounds that are played before their results are told.

alter table draws.draws add column moves jsonb;
comment on column draws.draws.moves is 'what was done in the round before its result was told, where members play it: not part of what is drawn, but of what comes of it';
alter table draws.draws add constraint draws_moves check (moves is null or state = 'drawn');
grant update (moves) on draws.draws to tucano_app;

create schema live;
grant usage on schema live to tucano_app;

create table live.tables (
  code text primary key check (code ~ '^[a-z0-9-]{2,60}$'),
  state text not null default 'open' check (state in ('open', 'paused', 'closed')),
  min_bet bigint check (min_bet > 0),
  max_bet bigint,
  max_slip bigint,
  announcement text check (length(announcement) between 1 and 200),
  reason text not null check (length(reason) between 1 and 200),
  version integer not null check (version > 0),
  changed_by bigint not null references operator.operators,
  changed_at timestamptz not null default platform.clock(),
  constraint tables_limits check ((min_bet is null) = (max_bet is null) and (min_bet is null) = (max_slip is null) and min_bet <= max_bet and max_bet <= max_slip)
);
comment on table live.tables is 'Tables of which an operator has said something. One that is not here is open, within the brand''s limits, and nothing is announced at it.';
comment on column live.tables.state is 'paused: no new round begins; closed: nor is the table shown as one that takes bets. A round that runs goes on to its end';
comment on column live.tables.max_slip is 'of all bets of a member in a round together';
grant select, insert, update on live.tables to tucano_app;
create trigger told after insert or update or delete on live.tables for each statement execute function lobby.tell_change();

create table live.rounds (
  event_id uuid primary key references betting.events,
  table_code text not null,
  number bigint not null check (number > 0),
  kind text not null,
  moves jsonb,
  played_at timestamptz,
  unique (table_code, number),
  constraint rounds_played check (moves is null or played_at is not null)
);
comment on table live.rounds is 'Rounds of tables. The result is told, and bets are settled, when a round has been played.';
comment on column live.rounds.moves is 'what members did in it, where they play it';
grant select, insert, update (moves, played_at) on live.rounds to tucano_app;
