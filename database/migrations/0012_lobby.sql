create table lobby.vendors (
  code text primary key check (code ~ '^[A-Z0-9_]{2,20}$'),
  name text not null check (name <> ''),
  account_type_id integer not null unique,
  account_type_name text not null,
  theme jsonb not null,
  state text not null default 'open' check (state in ('open', 'maintenance', 'off')),
  down_at timestamptz
);
comment on table lobby.vendors is 'A studio of our own, or a vendor elsewhere. Its code is what the specification calls vassalage.';
comment on column lobby.vendors.theme is 'what its mark is drawn from';
grant select, insert, update on lobby.vendors to tucano_app;
create trigger told after insert or update or delete on lobby.vendors for each statement execute function lobby.tell_change();

create table lobby.cards (
  vendor text not null references lobby.vendors,
  game_type text not null check (game_type in ('RNG', 'LIVE', 'SPORTS', 'ESPORTS', 'FISH', 'PVP', 'LOTT', 'ELOTT')),
  place integer not null,
  hot boolean not null default false,
  game_code text,
  play_type text not null default '',
  primary key (vendor, game_type)
);
comment on table lobby.cards is 'A vendor in a category. Vendors of e-sports and of the cockfight stand among the sports, and the page takes them out of there.';
comment on column lobby.cards.game_code is 'the game that it is by itself; null: it has a list of games';
grant select, insert, update, delete on lobby.cards to tucano_app;
create trigger told after insert or update or delete on lobby.cards for each statement execute function lobby.tell_change();

create table lobby.games (
  id bigint generated always as identity primary key,
  vendor text not null,
  game_type text not null,
  code text not null check (code ~ '^[a-z0-9-]{2,60}$'),
  name text not null check (name <> ''),
  name_en text not null check (name_en <> ''),
  classify text check (classify in ('SC', 'VP', 'JP', 'TG', 'AC', 'BG')),
  group_code text,
  group_name text,
  min_bet bigint not null check (min_bet > 0),
  min_lines integer not null default 1 check (min_lines > 0),
  rtp integer check (rtp between 5000 and 10000),
  theme jsonb not null,
  state text not null default 'open' check (state in ('open', 'maintenance', 'off')),
  place integer not null,
  hot_place integer,
  featured_place integer,
  added_at timestamptz not null default clock_timestamp(),
  unique (vendor, code),
  foreign key (vendor, game_type) references lobby.cards (vendor, game_type),
  check ((classify is not null) = (game_type = 'RNG')),
  check ((group_code is not null) = (game_type in ('LOTT', 'ELOTT')) and (group_code is null) = (group_name is null))
);
comment on column lobby.games.group_code is 'of lottery games: what is drawn together';
comment on column lobby.games.rtp is 'hundredths of a percent of all stakes that come back';
comment on column lobby.games.theme is 'what its cover is drawn from';
grant select, insert, update on lobby.games to tucano_app;
create trigger told after insert or update or delete on lobby.games for each statement execute function lobby.tell_change();

create table lobby.rooms (
  id bigint generated always as identity primary key,
  game_id bigint not null references lobby.games,
  name text not null check (name <> ''),
  stake bigint not null check (stake > 0),
  seats integer not null check (seats between 2 and 1000),
  place integer not null,
  state text not null default 'open' check (state in ('open', 'maintenance', 'off')),
  unique (game_id, name)
);
comment on table lobby.rooms is 'Where players meet players: what a seat costs.';
grant select, insert, update on lobby.rooms to tucano_app;
create trigger told after insert or update or delete on lobby.rooms for each statement execute function lobby.tell_change();

create table lobby.favourites (
  member_id bigint not null references member.members,
  game_id bigint not null references lobby.games,
  at timestamptz not null default clock_timestamp(),
  primary key (member_id, game_id)
);
create index favourites_newest on lobby.favourites (member_id, at desc);
grant select, insert, delete on lobby.favourites to tucano_app;

create table lobby.openings (
  member_id bigint not null references member.members,
  game_id bigint not null references lobby.games,
  at timestamptz not null default clock_timestamp(),
  times integer not null default 1,
  primary key (member_id, game_id)
);
comment on table lobby.openings is 'What a member has opened, and when last.';
create index openings_newest on lobby.openings (member_id, at desc);
create index openings_at on lobby.openings (at);
grant select, insert, update on lobby.openings to tucano_app;

create table lobby.launches (
  token_hash bytea primary key,
  member_id bigint not null references member.members,
  game_id bigint not null references lobby.games,
  at timestamptz not null default clock_timestamp(),
  session_id bigint
);
comment on table lobby.launches is 'A game opened for a member. Whoever shows the token is playing it; only its hash is here.';
create index launches_at on lobby.launches (at);
grant select, insert, delete on lobby.launches to tucano_app;

create table lobby.synonyms (
  game_id bigint not null references lobby.games,
  words text not null check (words <> '' and length(words) <= 60),
  primary key (game_id, words)
);
comment on table lobby.synonyms is 'What people type when they mean a game: beside its names, and never shown. One word or phrase may mean several games.';
grant select, insert, delete on lobby.synonyms to tucano_app;
create trigger told after insert or update or delete on lobby.synonyms for each statement execute function lobby.tell_change();

create table lobby.integrations (
  vendor text primary key references lobby.vendors,
  shape text not null check (shape in ('canonical', 'gap', 'pg')),
  api_url text not null check (api_url ~ '^https?://'),
  public_key text,
  our_public_key text not null,
  our_private_key bytea not null,
  secret bytea,
  added_at timestamptz not null default clock_timestamp(),
  check ((shape = 'canonical') = (public_key is not null) and (public_key is null) = (secret is not null))
);
comment on table lobby.integrations is 'How we and a vendor talk. Secrets are sealed with the server''s own key.';
comment on column lobby.integrations.api_url is 'where the vendor is asked to open a game and whether it is well';
comment on column lobby.integrations.public_key is 'their key, by which we know them, and the two halves of ours';
comment on column lobby.integrations.secret is 'what shapes without keys know each other by';
grant select, insert, update on lobby.integrations to tucano_app;
create trigger told after insert or update or delete on lobby.integrations for each statement execute function lobby.tell_change();
