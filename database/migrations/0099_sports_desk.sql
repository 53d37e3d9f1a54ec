-- The risk desk: what a proposal would change, limits that end, waits that operators set, how late bets are, suspicions that are reported, how much the feed says.

alter table sports.acts add column preview jsonb check (jsonb_typeof(preview) = 'object');
comment on column sports.acts.preview is 'what it would have changed when it was proposed, to the cent';

alter table sports.limits add column is_ended boolean not null default false;
comment on column sports.limits.is_ended is 'from this version on there are none of their own: what is wider holds';

alter table sports.bets add column rise_bp integer;
comment on column sports.bets.rise_bp is 'of a live bet: by how much its fair chance rose within ten seconds, in basis points; below zero it fell, nothing where there was no chance any more';
grant update (rise_bp) on sports.bets to tucano_app;
create index bets_late on sports.bets (member_id, accepted_at desc) where is_live and is_late is not null;

create table sports.late_scores (
  member_id bigint primary key references member.members,
  bets integer not null check (bets >= 0),
  late integer not null check (late between 0 and bets),
  real_bets integer not null check (real_bets between 0 and bets),
  real_late integer not null check (real_late between 0 and least(late, real_bets)),
  at timestamptz not null default platform.clock()
);
comment on table sports.late_scores is 'How many live bets of the last thirty days members have, and how many of them were late: whoever is late often waits longer.';
create index late_scores_late on sports.late_scores (late desc) where late > 0;
comment on column sports.late_scores.real_bets is 'those on matches that are played somewhere: nobody sees a virtual one before it is told, and by these alone somebody waits longer';
grant select, insert, update on sports.late_scores to tucano_app;

create table sports.delays (
  kind text not null check (kind in ('sport', 'league')),
  key text not null,
  version integer not null check (version > 0),
  seconds smallint check (seconds between 1 and 12),
  operator_id bigint not null references operator.operators,
  account text not null,
  reason text not null check (length(reason) between 1 and 300),
  at timestamptz not null default platform.clock(),
  primary key (kind, key, version)
);
comment on table sports.delays is 'How long live bets of a sport or a league wait, in versions, where operators have said so.';
comment on column sports.delays.seconds is 'none: from this version on it is the usual again';
grant select, insert on sports.delays to tucano_app;

create table sports.suspicions (
  id uuid primary key,
  number bigint generated always as identity unique,
  event_id bigint not null references sports.events,
  input_hash bigint not null,
  text text not null check (length(text) between 1 and 4000),
  bets integer not null check (bets between 1 and 500),
  record jsonb not null check (jsonb_typeof(record) = 'object'),
  operator_id bigint not null references operator.operators,
  account text not null,
  at timestamptz not null default platform.clock()
);
comment on table sports.suspicions is 'Matches and bets that operators have reported as suspicious.';
comment on column sports.suspicions.record is 'what was known when it was reported: the file that is handed over is made of it, and stays the same';
create index suspicions_order on sports.suspicions (at desc, id desc);
create index suspicions_event on sports.suspicions (event_id);
grant select, insert on sports.suspicions to tucano_app;

create table sports.feed_counts (
  at timestamptz not null,
  kind text not null check (length(kind) between 1 and 40),
  count integer not null check (count > 0),
  primary key (at, kind)
);
comment on table sports.feed_counts is 'How many messages of each kind were followed, by ten seconds; of the last minutes.';
grant select, insert, update, delete on sports.feed_counts to tucano_app;
