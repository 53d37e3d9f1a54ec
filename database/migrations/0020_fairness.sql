-- Seeds: where the chance of our own games comes from, committed to before anybody bets ----------------------------------------------------

create schema fairness;
grant usage on schema fairness to tucano_app;

-- A member has one seed that is drawn from and one that comes after it; both are committed to by their digests. The seed itself is sealed
-- until it is told. `betting.nonces` counts its rounds, and ends it.
create table fairness.seeds (
  id bigint generated always as identity primary key,
  member_id bigint not null references member.members,
  sealed bytea not null,
  hash bytea not null unique check (length(hash) = 32),
  -- the page's part, made after it has seen the digests; without it nothing is drawn
  client_seed text check (client_seed ~ '^[A-Za-z0-9_-]{8,64}$'),
  state text not null check (state in ('next', 'active', 'told')),
  made_at timestamptz not null default clock_timestamp(),
  chosen_at timestamptz,
  told_at timestamptz,
  -- rounds that it had, when it is told
  rounds integer,
  logged boolean not null default false,
  check ((client_seed is null) = (chosen_at is null)),
  check ((state = 'told') = (told_at is not null) and (told_at is null) = (rounds is null)),
  check (state <> 'next' or client_seed is null)
);
create unique index seeds_active on fairness.seeds (member_id) where state = 'active';
create unique index seeds_next on fairness.seeds (member_id) where state = 'next';
create index seeds_told on fairness.seeds (member_id, id) where state = 'told';
create index seeds_old on fairness.seeds (chosen_at) where state = 'active' and chosen_at is not null;
create index seeds_unlogged on fairness.seeds (id) where not logged;
grant select, insert on fairness.seeds to tucano_app;
grant update (client_seed, state, chosen_at, told_at, rounds, logged) on fairness.seeds to tucano_app;

-- A seed goes from next to active to told and never back; a client seed is chosen once.
create function fairness.check_seed() returns trigger language plpgsql as $$
begin
  if (old.client_seed is not null and new.client_seed is distinct from old.client_seed) or (old.logged and not new.logged)
    or (old.state, new.state) not in (('next', 'next'), ('next', 'active'), ('active', 'active'), ('active', 'told'), ('told', 'told'))
    or (old.state = 'told' and (new.told_at, new.rounds, new.client_seed) is distinct from (old.told_at, old.rounds, old.client_seed)) then
    raise exception 'seed % cannot become this', old.id using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger seeds_check before update on fairness.seeds for each row execute function fairness.check_seed();

-- Whenever a seed is opened: by whom, and what for.
create table fairness.reads (
  id bigint generated always as identity primary key,
  seed_id bigint not null references fairness.seeds,
  purpose text not null check (purpose in ('draw', 'tell', 'show')),
  process text not null,
  at timestamptz not null default clock_timestamp()
);
create index reads_seed on fairness.reads (seed_id);
grant select, insert on fairness.reads to tucano_app;

-- The public log of commitments. Each digest is over the one before it, so that an entry cannot be changed, left out or put in later.
create table fairness.log (
  place bigint primary key,
  seed_id bigint not null unique references fairness.seeds,
  seed_hash bytea not null,
  at timestamptz not null,
  digest bytea not null
);
grant select, insert on fairness.log to tucano_app;

-- Heads of the log, signed by the hour: two people who were shown different logs can prove it.
create table fairness.heads (
  place bigint primary key references fairness.log,
  digest bytea not null,
  at timestamptz not null default clock_timestamp(),
  key_id bigint not null,
  signature bytea not null
);
grant select, insert on fairness.heads to tucano_app;

create table fairness.keys (
  id bigint generated always as identity primary key,
  public_key bytea not null,
  sealed bytea not null,
  made_at timestamptz not null default clock_timestamp()
);
alter table fairness.heads add foreign key (key_id) references fairness.keys;
grant select, insert on fairness.keys to tucano_app;

-- Milliseconds of a moment, as everything that is digested writes it.
create function fairness.ms(p_at timestamptz) returns bigint language sql immutable as $$ select floor(extract(epoch from p_at) * 1000)::bigint $$;

-- Appends the commitments that the log does not have yet. Returns how many.
create function fairness.append_log(p_limit integer) returns integer language plpgsql as $$
declare
  head record;
  seed record;
  appended integer := 0;
begin
  perform pg_advisory_xact_lock(hashtextextended('fairness.log', 0));
  select l.place, l.digest into head from fairness.log l order by l.place desc limit 1;
  for seed in select s.id, s.hash, s.made_at from fairness.seeds s where not s.logged order by s.id limit p_limit loop
    insert into fairness.log (place, seed_id, seed_hash, at, digest)
    values (coalesce(head.place, 0) + 1, seed.id, seed.hash, seed.made_at,
      sha256(coalesce(head.digest, ''::bytea) || convert_to(concat_ws('|', coalesce(head.place, 0) + 1, encode(seed.hash, 'hex'), fairness.ms(seed.made_at)), 'UTF8')))
    returning place, digest into head;
    update fairness.seeds set logged = true where id = seed.id;
    appended := appended + 1;
  end loop;
  return appended;
end
$$;

-- Every version of every game's maths that was ever played, to the letter: a round names the one it was drawn with.
create table fairness.maths (
  id bigint generated always as identity primary key,
  game text not null,
  digest bytea not null unique check (length(digest) = 32),
  text text not null,
  at timestamptz not null default clock_timestamp(),
  check (digest = sha256(convert_to(text, 'UTF8')))
);
grant select, insert on fairness.maths to tucano_app;
