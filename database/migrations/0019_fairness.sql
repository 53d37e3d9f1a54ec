create table fairness.seeds (
  id bigint generated always as identity primary key,
  member_id bigint not null references member.members,
  sealed bytea not null,
  hash bytea not null unique check (length(hash) = 32),
  client_seed text check (client_seed ~ '^[A-Za-z0-9_-]{8,64}$'),
  state text not null check (state in ('next', 'active', 'told')),
  made_at timestamptz not null default clock_timestamp(),
  chosen_at timestamptz,
  told_at timestamptz,
  rounds integer,
  logged boolean not null default false,
  check ((client_seed is null) = (chosen_at is null)),
  check ((state = 'told') = (told_at is not null) and (told_at is null) = (rounds is null)),
  check (state <> 'next' or client_seed is null)
);
comment on table fairness.seeds is 'A member has one seed that is drawn from and one that comes after it; both are committed to by their digests. The seed itself is sealed until it is told. `betting.nonces` counts its rounds, and ends it.';
comment on column fairness.seeds.client_seed is 'the page''s part, made after it has seen the digests; without it nothing is drawn';
comment on column fairness.seeds.rounds is 'rounds that it had, when it is told';
create unique index seeds_active on fairness.seeds (member_id) where state = 'active';
create unique index seeds_next on fairness.seeds (member_id) where state = 'next';
create index seeds_told on fairness.seeds (member_id, id) where state = 'told';
create index seeds_old on fairness.seeds (chosen_at) where state = 'active' and chosen_at is not null;
create index seeds_unlogged on fairness.seeds (id) where not logged;
grant select, insert on fairness.seeds to tucano_app;
grant update (client_seed, state, chosen_at, told_at, rounds, logged) on fairness.seeds to tucano_app;
create trigger seeds_check before update on fairness.seeds for each row execute function fairness.check_seed();

create table fairness.reads (
  id bigint generated always as identity primary key,
  seed_id bigint not null references fairness.seeds,
  purpose text not null check (purpose in ('draw', 'tell', 'show')),
  process text not null,
  at timestamptz not null default clock_timestamp()
);
comment on table fairness.reads is 'Whenever a seed is opened: by whom, and what for.';
create index reads_seed on fairness.reads (seed_id);
grant select, insert on fairness.reads to tucano_app;

create table fairness.log (
  place bigint primary key,
  seed_id bigint unique references fairness.seeds,
  seed_hash bytea not null,
  at timestamptz not null,
  about text,
  digest bytea not null
);
comment on table fairness.log is 'The public log of commitments. Each digest is over the one before it, so that an entry cannot be changed, left out or put in later.';
comment on column fairness.log.about is 'what is committed to, where it is not a member''s seed: a chain of shared draws names its source and its length';
grant select, insert on fairness.log to tucano_app;

create table fairness.keys (
  id bigint generated always as identity primary key,
  public_key bytea not null,
  sealed bytea not null,
  made_at timestamptz not null default clock_timestamp()
);
grant select, insert on fairness.keys to tucano_app;

create table fairness.heads (
  place bigint primary key references fairness.log,
  digest bytea not null,
  at timestamptz not null default clock_timestamp(),
  key_id bigint not null references fairness.keys,
  signature bytea not null
);
comment on table fairness.heads is 'Heads of the log, signed by the hour: two people who were shown different logs can prove it.';
grant select, insert on fairness.heads to tucano_app;

create table fairness.maths (
  id bigint generated always as identity primary key,
  game text not null,
  digest bytea not null unique check (length(digest) = 32),
  text text not null,
  at timestamptz not null default clock_timestamp(),
  check (digest = sha256(convert_to(text, 'UTF8')))
);
comment on table fairness.maths is 'Every version of every game''s maths that was ever played, to the letter: a round names the one it was drawn with.';
grant select, insert on fairness.maths to tucano_app;
