create table studios.open_rounds (
  round_id uuid primary key,
  member_id bigint not null references member.members,
  account_id bigint not null,
  game text not null,
  vendor text not null,
  maths_id bigint not null references fairness.maths,
  seed_id bigint not null,
  nonce integer not null,
  moves jsonb not null check (jsonb_typeof(moves) = 'array'),
  pool bigint,
  stake bigint not null,
  began_at timestamptz not null default clock_timestamp(),
  touched_at timestamptz not null default clock_timestamp(),
  ends_at timestamptz,
  unique (member_id, game)
);
comment on table studios.open_rounds is 'Rounds that wait for their player''s next move. What a round is follows from its moves: it survives whatever happens to a server.';
comment on column studios.open_rounds.pool is 'what the jackpot held when the round began';
comment on column studios.open_rounds.ends_at is 'when the clock alone ends it';
create index open_rounds_ends on studios.open_rounds (ends_at) where ends_at is not null;
create index open_rounds_touched on studios.open_rounds (touched_at);
grant select, insert, update, delete on studios.open_rounds to tucano_app;
