-- Our own games ------------------------------------------------------------------------------------------------------------------------------

create schema studios;
grant usage on schema studios to tucano_app;

-- Rounds that wait for their player's next move. What a round is follows from its moves: it survives whatever happens to a server.
create table studios.hands (
  round_id uuid primary key,
  member_id bigint not null references member.members,
  account_id bigint not null,
  game text not null,
  vendor text not null,
  maths_id bigint not null references fairness.maths,
  seed_id bigint not null,
  nonce integer not null,
  moves jsonb not null check (jsonb_typeof(moves) = 'array'),
  -- what the jackpot held when the round began
  pool bigint,
  stake bigint not null,
  began_at timestamptz not null default clock_timestamp(),
  touched_at timestamptz not null default clock_timestamp(),
  -- when the clock alone ends it
  ends_at timestamptz,
  -- one open round of a game
  unique (member_id, game)
);
create index hands_ends on studios.hands (ends_at) where ends_at is not null;
create index hands_touched on studios.hands (touched_at);
grant select, insert, update, delete on studios.hands to tucano_app;
