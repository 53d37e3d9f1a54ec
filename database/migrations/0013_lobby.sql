-- The catalogue: who offers which games, in which order, and what members make of it ------------------------------------------------------

create schema lobby;
grant usage on schema lobby to tucano_app;

-- A studio of our own, or a vendor elsewhere. Its code is what the specification calls vassalage.
create table lobby.vendors (
  code text primary key check (code ~ '^[A-Z0-9_]{2,20}$'),
  name text not null check (name <> ''),
  account_type_id integer not null unique,
  account_type_name text not null,
  -- what its mark is drawn from
  theme jsonb not null,
  -- where its games are opened; a vendor without an address has none to open
  launch_url text,
  state text not null default 'open' check (state in ('open', 'maintenance', 'off'))
);
grant select, insert, update on lobby.vendors to tucano_app;

-- A vendor in a category. Vendors of e-sports and of the cockfight stand among the sports, and the page takes them out of there.
create table lobby.cards (
  vendor text not null references lobby.vendors,
  game_type text not null check (game_type in ('RNG', 'LIVE', 'SPORTS', 'ESPORTS', 'FISH', 'PVP', 'LOTT', 'ELOTT')),
  place integer not null,
  hot boolean not null default false,
  -- the game that it is by itself; null: it has a list of games
  game_code text,
  play_type text not null default '',
  primary key (vendor, game_type)
);
grant select, insert, update, delete on lobby.cards to tucano_app;

create table lobby.games (
  id bigint generated always as identity primary key,
  vendor text not null,
  game_type text not null,
  code text not null check (code ~ '^[a-z0-9-]{2,60}$'),
  name text not null check (name <> ''),
  name_en text not null check (name_en <> ''),
  classify text check (classify in ('SC', 'VP', 'JP', 'TG', 'AC', 'BG')),
  -- of lottery games: what is drawn together
  group_code text,
  group_name text,
  min_bet bigint not null check (min_bet > 0),
  min_lines integer not null default 1 check (min_lines > 0),
  -- hundredths of a percent of all stakes that come back
  rtp integer check (rtp between 5000 and 10000),
  -- what its cover is drawn from
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
grant select, insert, update on lobby.games to tucano_app;

-- Where players meet players: what a seat costs.
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
grant select, insert, update on lobby.rooms to tucano_app;

create table lobby.favourites (
  member_id bigint not null references member.members,
  game_id bigint not null references lobby.games,
  at timestamptz not null default clock_timestamp(),
  primary key (member_id, game_id)
);
create index favourites_newest on lobby.favourites (member_id, at desc);
grant select, insert, delete on lobby.favourites to tucano_app;

-- What a member has opened, and when last.
create table lobby.openings (
  member_id bigint not null references member.members,
  game_id bigint not null references lobby.games,
  at timestamptz not null default clock_timestamp(),
  times integer not null default 1,
  primary key (member_id, game_id)
);
create index openings_newest on lobby.openings (member_id, at desc);
create index openings_at on lobby.openings (at);
grant select, insert, update on lobby.openings to tucano_app;

-- A game opened for a member. Whoever shows the token is playing it; only its hash is here.
create table lobby.launches (
  token_hash bytea primary key,
  member_id bigint not null references member.members,
  game_id bigint not null references lobby.games,
  at timestamptz not null default clock_timestamp()
);
create index launches_at on lobby.launches (at);
grant select, insert, delete on lobby.launches to tucano_app;

-- Whatever changes the catalogue tells every process and every page, by whichever road it comes.
create function lobby.tell_change() returns trigger language plpgsql as $$
begin
  insert into platform.outbox (name, payload) values ('lobby.changed', '{}');
  return null;
end
$$;
create trigger told after insert or update or delete on lobby.vendors for each statement execute function lobby.tell_change();
create trigger told after insert or update or delete on lobby.cards for each statement execute function lobby.tell_change();
create trigger told after insert or update or delete on lobby.games for each statement execute function lobby.tell_change();
create trigger told after insert or update or delete on lobby.rooms for each statement execute function lobby.tell_change();
