-- What the process that has the feed keeps for itself: what it asked for, what it has followed already, what it could not take.
create table sports.recoveries (
  id bigint generated always as identity primary key,
  producer smallint not null references sports.producers,
  event_urn text check (event_urn ~ '^[a-z]{2}:[a-z_]+:[0-9]+$'),
  after_at timestamptz,
  asked_at timestamptz not null default platform.clock(),
  completed_at timestamptz,
  problem text check (length(problem) between 1 and 200)
);
comment on table sports.recoveries is 'What was asked for to make up for what was missed: everything of a producer, or one match.';
comment on column sports.recoveries.id is 'the number of the request: the feed''s answer names it';
comment on column sports.recoveries.after_at is 'what came after this moment; everything where there is none';
comment on column sports.recoveries.problem is 'why the feed did not take the request, or why it is not waited for';
create index recoveries_asked on sports.recoveries (producer, asked_at);
grant select, insert, update (completed_at, problem) on sports.recoveries to tucano_app;

create table sports.heard (
  event_id bigint not null,
  market_id integer not null,
  specifiers text not null,
  kind text not null check (kind in ('settled', 'rolled_back', 'cancelled', 'cancel_rolled_back')),
  told_at timestamptz not null,
  from_at timestamptz,
  to_at timestamptz,
  primary key (event_id, market_id, specifiers, kind, told_at),
  foreign key (event_id, market_id, specifiers) references sports.markets
);
comment on table sports.heard is 'What the feed said of how markets ended, whether or not it changed a result: said again, it is not followed again.';
grant select, insert on sports.heard to tucano_app;

create table sports.refusals (
  cause text not null check (cause in ('unreadable', 'unknown', 'producer', 'event', 'time', 'youth', 'market', 'unkept')),
  kind text not null check (length(kind) between 1 and 40),
  count bigint not null default 0,
  sample text not null default '' check (length(sample) <= 2000),
  problem text not null default '' check (length(problem) <= 300),
  first_at timestamptz not null default platform.clock(),
  last_at timestamptz not null default platform.clock(),
  primary key (cause, kind)
);
comment on table sports.refusals is 'What came and was not taken: how often, and the last of it.';
grant select, insert, update on sports.refusals to tucano_app;

alter table sports.events add column refused text check (refused in ('youth'));
comment on column sports.events.refused is 'why nothing of it is offered: it stays unknown to pages';

alter table sports.names add column profile_at timestamptz;
comment on column sports.names.profile_at is 'when a competitor''s players were read';

create view sports.bettable_markets as
select m.event_id, m.market_id, m.specifiers, m.producer, m.cash_out, m.outcomes, m.version, m.told_at
from sports.markets m
join sports.producers p on p.id = m.producer
join sports.events e on e.id = m.event_id
join sports.feed_lease l on l.until > platform.clock()
where m.status = 1 and not m.is_stopped and p.is_up and e.refused is null and e.state not in ('unknown', 'ended', 'closed', 'cancelled', 'abandoned')
  and exists (select from sports.descriptions d where d.market_id = m.market_id);
comment on view sports.bettable_markets is 'Markets that can be bet on at this moment, as far as the feed has a say. Outcomes have to be active besides; a producer that is down, or a feed that nobody has, closes all of theirs.';
grant select on sports.bettable_markets to tucano_app;
