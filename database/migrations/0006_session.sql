create schema session;
grant usage on schema session to tucano_app;

-- Tokens are 256 random bits; only their hash is kept, so a copy of this table opens no session.
create table session.sessions (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  member_id bigint not null references member.members,
  created_at timestamptz not null default clock_timestamp(),
  seen_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  ended_why text check (ended_why in ('logout', 'replaced', 'idle', 'expired', 'revoked')),
  ip inet not null,
  check ((ended_at is null) = (ended_why is null))
);
create unique index sessions_one_open on session.sessions (member_id) where ended_at is null;
grant select, insert, update on session.sessions to tucano_app;

-- Keys of the encrypted calls. The newest is handed to browsers; older ones still open what they sealed.
create table session.keys (
  kid text primary key,
  private_jwk jsonb not null,
  created_at timestamptz not null default clock_timestamp()
);
grant select, insert on session.keys to tucano_app;
