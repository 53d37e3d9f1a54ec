/** Moments are milliseconds since 1970; what is a value of several parts is JSON. */
export const TABLES = `
create table if not exists matches (
  id text primary key,
  sport text not null,
  tournament text not null,
  season integer not null,
  round integer not null,
  starts_ms integer not null,
  home text not null,
  away text not null,
  stage text not null check (stage in ('announced', 'live', 'over', 'off')),
  -- The last link of the chain: all others follow from it. Nothing where a match was played before anybody looked.
  seed text,
  links integer,
  anchor text,
  strengths text,
  digest text,
  beat integer not null default 0,
  -- Of the beacon, named before bets on the next beat are taken.
  beacon_round integer,
  is_closed integer not null default 0,
  prices text,
  began_ms integer,
  ended_ms integer,
  home_score integer,
  away_score integer,
  home_detail integer,
  away_detail integer
) strict;
create index if not exists matches_stage on matches (stage, starts_ms);
create index if not exists matches_season on matches (tournament, season, starts_ms);
create index if not exists matches_home on matches (home, starts_ms);
create index if not exists matches_away on matches (away, starts_ms);
create table if not exists beats (
  match text not null,
  number integer not null,
  beacon_round integer not null,
  told text not null,
  prices text not null,
  primary key (match, number)
) strict, without rowid;
create table if not exists rounds (
  round integer primary key,
  signature text not null
) strict;
-- What was offered of a match that is not over, in that order, and whether it is settled.
create table if not exists markets (
  match text not null,
  id integer not null,
  specifiers text not null,
  is_settled integer not null,
  primary key (match, id, specifiers)
) strict;
-- Messages that a recovery tells again, of matches that are not over.
create table if not exists told (
  number integer primary key autoincrement,
  match text not null,
  at_ms integer not null,
  message text not null
) strict;
create index if not exists told_match on told (match);
-- What is offered of a match that was announced, packed.
create table if not exists offers (
  match text primary key,
  markets blob not null
) strict;
-- Beats and messages of a match that is over, packed.
create table if not exists archives (
  match text primary key,
  last_ms integer not null,
  beats blob not null,
  messages blob not null
) strict;
create index if not exists archives_last on archives (last_ms);
-- Who wins a season: what was told of it last.
create table if not exists outrights (
  id text primary key,
  tournament text not null,
  season integer not null,
  stage text not null check (stage in ('open', 'closed', 'over')),
  is_stopped integer not null,
  markets text not null
) strict;
create table if not exists ratings (
  competitor text primary key,
  rating integer not null
) strict;
`
