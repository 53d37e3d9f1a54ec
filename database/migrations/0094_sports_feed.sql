-- What the feed of sports has told: names, fixtures, markets with their odds, results. Written by whichever process has the feed, in the order of its arrival.
create schema sports;
grant usage on schema sports to tucano_app;

create table sports.producers (
  id smallint primary key,
  name text not null check (length(name) between 1 and 60),
  scope text not null check (scope in ('live', 'prematch', 'virtual')),
  recovery_hours integer not null check (recovery_hours > 0),
  is_up boolean not null default false,
  down_reason text check (length(down_reason) between 1 and 60),
  alive_at timestamptz,
  processed_at timestamptz,
  request_id bigint,
  requested_at timestamptz,
  changed_at timestamptz not null default platform.clock(),
  constraint producers_reason check (is_up = (down_reason is null))
);
comment on table sports.producers is 'Who tells odds. While one is down, nothing that it tells of can be bet on.';
comment on column sports.producers.alive_at is 'the feed''s time of the last alive before which everything was processed: recovery asks for what came after it';
comment on column sports.producers.processed_at is 'the feed''s time of the last message that was processed';
comment on column sports.producers.request_id is 'of the recovery that is under way; it is up again when this one is complete';
grant select, insert, update on sports.producers to tucano_app;

create table sports.feed_lease (
  id smallint primary key default 1 check (id = 1),
  owner uuid,
  epoch bigint not null default 0,
  until timestamptz not null default '-infinity'
);
comment on table sports.feed_lease is 'Which process writes what the feed tells; one at a time, by the clock of the database.';
insert into sports.feed_lease default values;
grant select, update on sports.feed_lease to tucano_app;

create table sports.names (
  urn text primary key check (urn ~ '^[a-z]{2}:[a-z_]+:[0-9]+$'),
  kind text not null check (kind in ('sport', 'category', 'tournament', 'competitor', 'player', 'venue')),
  parent_urn text,
  name_en text not null check (length(name_en) between 1 and 200),
  name_pt text not null check (length(name_pt) between 1 and 200),
  abbreviation text check (length(abbreviation) between 1 and 12),
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  read_at timestamptz not null default platform.clock()
);
comment on table sports.names is 'Sports, categories, tournaments, competitors, players and venues by the feed''s names for them.';
comment on column sports.names.parent_urn is 'a category''s sport, a tournament''s category, a player''s team';
comment on column sports.names.details is 'colours, crest, country, number of a shirt: what the feed tells besides';
create index names_parent on sports.names (parent_urn);
grant select, insert, update on sports.names to tucano_app;

create table sports.descriptions (
  market_id integer not null,
  variant text not null default '',
  name_en text not null,
  name_pt text not null,
  groups text[] not null,
  specifiers text[] not null,
  outcomes jsonb not null check (jsonb_typeof(outcomes) = 'array'),
  read_at timestamptz not null default platform.clock(),
  primary key (market_id, variant)
);
comment on table sports.descriptions is 'What markets are, as the feed describes them. A market without one is kept and not shown.';
comment on column sports.descriptions.outcomes is 'id, name in English and Portuguese each; none where they are players or competitors';
grant select, insert, update on sports.descriptions to tucano_app;

create table sports.events (
  id bigint generated always as identity primary key,
  urn text not null unique check (urn ~ '^[a-z]{2}:[a-z_]+:[0-9]+$'),
  sport_urn text not null,
  tournament_urn text,
  home_urn text,
  away_urn text,
  starts_at timestamptz,
  state text not null default 'unknown' check (state in ('unknown', 'not_started', 'live', 'suspended', 'ended', 'closed', 'cancelled', 'delayed', 'interrupted', 'postponed', 'abandoned')),
  is_virtual boolean not null default false,
  standing jsonb not null default '{}' check (jsonb_typeof(standing) = 'object'),
  fixture jsonb not null default '{}' check (jsonb_typeof(fixture) = 'object'),
  version bigint not null default 0,
  told_at timestamptz,
  changed_at timestamptz not null default platform.clock()
);
comment on table sports.events is 'Matches. What is bet on hangs on their markets.';
comment on column sports.events.state is 'unknown until its fixture was read';
comment on column sports.events.standing is 'score, periods, clock, what else the feed tells of how it stands';
comment on column sports.events.version is 'goes up with each change of what pages show of it';
comment on column sports.events.told_at is 'the feed''s time of the last message of it';
create index events_live on sports.events (sport_urn, starts_at) where state in ('live', 'suspended', 'interrupted');
create index events_ahead on sports.events (starts_at) where state in ('not_started', 'delayed', 'postponed');
create index events_tournament on sports.events (tournament_urn, starts_at);
grant select, insert, update on sports.events to tucano_app;

create table sports.markets (
  event_id bigint not null references sports.events,
  market_id integer not null,
  specifiers text not null default '',
  producer smallint not null references sports.producers,
  status smallint not null check (status in (1, 0, -1, -2, -3, -4)),
  is_stopped boolean not null default false,
  stop_reason smallint,
  cash_out smallint check (cash_out in (1, -1, -2)),
  outcomes jsonb not null check (jsonb_typeof(outcomes) = 'array'),
  version bigint not null default 1,
  told_at timestamptz not null,
  changed_at timestamptz not null default platform.clock(),
  primary key (event_id, market_id, specifiers)
) with (fillfactor = 70);
comment on table sports.markets is 'Odds of now. Bettable: active, its producer up, its event not over, and no operator has closed it.';
comment on column sports.markets.specifiers is 'by name, joined by bars: total=2.5|variant=…';
comment on column sports.markets.status is 'the feed''s: 1 active, 0 inactive, -1 suspended, -2 handed over, -3 settled, -4 cancelled';
comment on column sports.markets.outcomes is 'id, odds in thousandths, probability in billionths where the feed tells it, whether it is active';
comment on column sports.markets.version is 'goes up with each change: a bet names the one that it has seen';
grant select, insert, update on sports.markets to tucano_app;

create table sports.results (
  event_id bigint not null,
  market_id integer not null,
  specifiers text not null,
  version integer not null check (version > 0),
  kind text not null check (kind in ('settled', 'rolled_back', 'cancelled', 'cancel_rolled_back')),
  certainty smallint,
  outcomes jsonb not null default '[]' check (jsonb_typeof(outcomes) = 'array'),
  from_at timestamptz,
  to_at timestamptz,
  void_reason smallint,
  source text not null check (length(source) between 1 and 60),
  told_at timestamptz not null,
  at timestamptz not null default platform.clock(),
  is_done boolean not null default false,
  primary key (event_id, market_id, specifiers, version),
  foreign key (event_id, market_id, specifiers) references sports.markets
);
comment on table sports.results is 'What was told of how markets ended, one after the other: settlements, their corrections, cancels of an interval, and what was taken back. Bets follow them in this order.';
comment on column sports.results.outcomes is 'id, result, void_factor and dead_heat_factor as the feed writes them';
comment on column sports.results.from_at is 'of a cancel: bets that were accepted from this moment on, by the database''s clock; from ever where there is none';
comment on column sports.results.source is 'the feed, or the operators who said so';
comment on column sports.results.is_done is 'whether all bets have followed it';
create index results_open on sports.results (at) where not is_done;
grant select, insert, update (is_done) on sports.results to tucano_app;
