create table draws.beacons (
  id integer generated always as identity primary key,
  hash bytea not null unique check (length(hash) = 32),
  public_key bytea not null,
  group_hash bytea not null,
  name text not null,
  genesis_seconds bigint not null,
  period_seconds integer not null check (period_seconds > 0),
  is_own boolean not null
);
comment on table draws.beacons is 'Beacons that draws have named: what their chains promise. The hash is over all of it.';
comment on column draws.beacons.is_own is 'a process of the house: whoever has its key knows every round, and pages that show a proof say so';
grant select, insert on draws.beacons to tucano_app;

create table draws.chains (
  id bigint generated always as identity primary key,
  source text not null check (source ~ '^[A-Za-z0-9_:.-]{1,64}$'),
  length integer not null check (length between 1 and 1000000),
  anchor bytea not null unique check (length(anchor) = 32),
  log_place bigint not null unique references fairness.log,
  made_at timestamptz not null,
  used integer not null default 0,
  constraint chains_used check (used between 0 and length)
);
comment on table draws.chains is 'Seeds of a source''s draws: each is the digest of the one after it, and the anchor, which is the digest of the first, stands in the public log before the first is drawn from.';
comment on column draws.chains.used is 'links that draws have: they are given in their order, without a gap';
create index chains_source on draws.chains (source, id);
grant select, insert, update (used) on draws.chains to tucano_app;

create table draws.links (
  chain_id bigint not null references draws.chains,
  link integer not null check (link > 0),
  sealed bytea not null,
  primary key (chain_id, link)
);
comment on table draws.links is 'Every so many a link is kept, sealed, and the last: those before it are its digests.';
grant select, insert on draws.links to tucano_app;

create table draws.reads (
  id bigint generated always as identity primary key,
  chain_id bigint not null references draws.chains,
  link integer not null,
  purpose text not null check (purpose in ('draw', 'void')),
  process text not null,
  at timestamptz not null default clock_timestamp()
);
comment on table draws.reads is 'Whenever a link is opened: by whom, and what for.';
create index reads_chain on draws.reads (chain_id, link);
grant select, insert on draws.reads to tucano_app;

create table draws.draws (
  event_id uuid primary key references betting.events,
  source text not null,
  number text not null check (number ~ '^[A-Za-z0-9_:.-]{1,64}$'),
  chain_id bigint not null references draws.chains,
  link integer not null check (link > 0),
  game text not null,
  maths bytea not null references fairness.maths (digest),
  beacon_id integer not null references draws.beacons,
  beacon_round bigint not null check (beacon_round > 0),
  state text not null default 'open' check (state in ('open', 'closed', 'sealed', 'drawn', 'void')),
  closes_at timestamptz not null,
  root bytea check (length(root) = 32),
  bets integer,
  sealed_at timestamptz,
  signature bytea,
  randomness bytea,
  seed bytea check (length(seed) = 32),
  told_at timestamptz,
  void_reason text,
  is_over boolean not null default false,
  unique (chain_id, link),
  unique (source, number),
  constraint draws_sealed check ((root is null) = (bets is null) and (root is null) = (sealed_at is null)),
  constraint draws_root check (root is not null or state not in ('sealed', 'drawn')),
  constraint draws_told check ((seed is not null) = (state in ('drawn', 'void')) and (seed is null) = (told_at is null)),
  constraint draws_beacon check ((signature is not null) = (state = 'drawn') and (signature is null) = (randomness is null)),
  constraint draws_reason check ((void_reason is not null) = (state = 'void')),
  constraint draws_over check (state in ('drawn', 'void') or not is_over)
);
comment on table draws.draws is 'Draws that decide bets of many members. The order is what makes them fair: the seed is committed to, the beacon''s round is named, betting closes, the bets are sealed, the beacon''s round comes to exist, the seed is told.';
comment on column draws.draws.number is 'what members call it; in the message that the draw is made from';
comment on column draws.draws.root is 'of the tree over its bets, in the order of their ids (RFC 6962)';
comment on column draws.draws.is_over is 'all of its bets are settled, or have gone back';
create index draws_running on draws.draws (closes_at) where not is_over;
create index draws_source on draws.draws (source, event_id);
create trigger draws_check before insert or update on draws.draws for each row execute function draws.check_draw();
grant select, insert, update (state, root, bets, sealed_at, signature, randomness, seed, told_at, void_reason, is_over) on draws.draws to tucano_app;

create table draws.subtrees (
  event_id uuid not null references draws.draws,
  n integer not null,
  first_id uuid not null,
  root bytea not null check (length(root) = 32),
  primary key (event_id, n)
);
comment on table draws.subtrees is 'Roots over every so many bets of a draw: a path is found without reading all of them.';
grant select, insert on draws.subtrees to tucano_app;
