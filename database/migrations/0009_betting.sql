set local role tucano_ledger;

create table betting.rounds (
  id uuid primary key,
  account_id bigint not null,
  member_id bigint not null,
  stake bigint not null,
  payout bigint not null default 0,
  input_hash bigint not null,
  placed_at timestamptz not null,
  settled_at timestamptz,
  place_posting_id bigint,
  settle_posting_id bigint,
  void_posting_id bigint,
  product text not null,
  vendor text not null,
  game text not null,
  currency text not null,
  state text not null,
  transcript bytea,
  seed_id bigint,
  nonce integer,
  constraint rounds_amounts check (stake >= 0 and payout >= 0),
  constraint rounds_seed check ((seed_id is null) = (nonce is null))
) partition by range (id);
comment on table betting.rounds is 'The id is a UUID of version 7, made by whoever asks for the round, so that asking again is safe. Its first 48 bits are a time, which chooses the partition: uniqueness holds over all months. account_id is where the stake came from and the payout goes to.';
comment on column betting.rounds.input_hash is 'hash of what was asked for: the same id with another one is refused';
comment on column betting.rounds.place_posting_id is 'what moved the stake, the payout, and both back; null on a tombstone, which never had money';
comment on column betting.rounds.transcript is 'what it takes to replay the round: seeds, nonce, outcome';
create index rounds_open on betting.rounds (id) where state = 'open';
grant select on betting.rounds to tucano_app;
create trigger rounds_check before update on betting.rounds for each row execute function betting.check_round();
create trigger rounds_guard before insert or update on betting.rounds
  for each statement when (current_user <> 'tucano_ledger') execute function ledger.refuse_change();
create trigger rounds_fixed before delete or truncate on betting.rounds for each statement execute function ledger.refuse_change();
create index rounds_unsettled on betting.rounds (member_id, placed_at, id) where state <> 'settled';
create trigger rounds_new_limits after insert on betting.rounds referencing new table as fresh
  for each statement execute function betting.count_new();
create trigger rounds_changed_limits after update on betting.rounds referencing old table as before new table as after
  for each statement execute function betting.count_changed();
create index rounds_product on betting.rounds (member_id, product, placed_at, id) where member_id is not null;
create trigger rounds_closed after update on betting.rounds for each row
  when (old.state = 'open' and new.state <> 'open' and new.seed_id is not null) execute function betting.close_round();

create table betting.turnover (
  member_id bigint not null,
  day date not null,
  product text not null,
  currency text not null,
  rounds bigint not null,
  stake bigint not null,
  payout bigint not null,
  primary key (member_id, day, product, currency)
);
comment on table betting.turnover is 'What each member staked and won, by day of the brand''s time zone and product. Kept by a listener; reports read it instead of rounds.';
grant select, insert, update on betting.turnover to tucano_app;

create table betting.nonces (
  seed_id bigint primary key,
  member_id bigint not null,
  rounds integer not null default 0,
  closed_at timestamptz
) with (fillfactor = 50);
comment on table betting.nonces is 'How many rounds a seed has had. A number is given with the round''s money or not at all, so numbers have no gap; and what is closed gives no more, so that a seed can be told.';
grant select on betting.nonces to tucano_app;
create trigger nonces_guard before insert or update on betting.nonces
  for each statement when (current_user <> 'tucano_ledger') execute function ledger.refuse_change();
create trigger nonces_fixed before delete or truncate on betting.nonces for each statement execute function ledger.refuse_change();

create table betting.steps (
  posting_id bigint primary key,
  round_id uuid not null,
  kind text not null check (kind in ('raise', 'pay', 'back')),
  stake bigint not null,
  payout bigint not null,
  late boolean not null,
  undoes bigint
);
comment on table betting.steps is 'What moved money in a round besides the first stake and the end of it: more stakes, wins on the way or afterwards, and either taken back.';
comment on column betting.steps.stake is 'by how much the round''s stake and payout changed';
comment on column betting.steps.late is 'the round was settled when this came';
create index steps_round on betting.steps (round_id);
create unique index steps_undoes on betting.steps (undoes) where undoes is not null;
grant select on betting.steps to tucano_app;
create trigger steps_guard before insert or update on betting.steps
  for each statement when (current_user <> 'tucano_ledger') execute function ledger.refuse_change();
create trigger steps_fixed before update or delete or truncate on betting.steps for each statement execute function ledger.refuse_change();

create table betting.open_rounds (
  seed_id bigint not null,
  game text not null,
  round_id uuid not null unique,
  primary key (seed_id, game)
);
comment on table betting.open_rounds is 'Rounds of our own games that wait for their player: one a seed and game.';
grant select on betting.open_rounds to tucano_app;
create trigger open_rounds_guard before insert or update or delete on betting.open_rounds
  for each statement when (current_user <> 'tucano_ledger') execute function ledger.refuse_change();

create table betting.unused_numbers (
  seed_id bigint not null,
  nonce integer not null,
  at timestamptz not null default platform.clock(),
  primary key (seed_id, nonce)
);
comment on table betting.unused_numbers is 'Numbers that were drawn and have no round: the server drew, and then the writing failed. They are spent all the same, and shown.';
grant select on betting.unused_numbers to tucano_app;
create trigger unused_numbers_guard before insert on betting.unused_numbers
  for each statement when (current_user <> 'tucano_ledger') execute function ledger.refuse_change();
create trigger unused_numbers_fixed before update or delete or truncate on betting.unused_numbers
  for each statement execute function ledger.refuse_change();

create table betting.reconciled (
  singleton boolean primary key default true check (singleton),
  xid xid8 not null default '0',
  posting_id bigint not null default 0,
  at timestamptz not null default platform.clock()
);
comment on table betting.reconciled is 'How far the last comparison of rounds and postings has looked.';
insert into betting.reconciled default values;
grant select on betting.reconciled to tucano_app;

create view betting.pockets as select a.id, a.member_id, a.kind, a.vendor, a.currency, a.balance, a.closed_at from ledger.accounts a where a.member_id is not null;
comment on view betting.pockets is 'The accounts from which stakes come and to which payouts go: what a product may know of the ledger.';
grant select on betting.pockets to tucano_app;

select betting.make_partitions(3);
reset role;

-- What betting does when something happens below it.
create trigger player_limits_first_cap after update on limits.player_limits for each row when (new.capped and not old.capped) execute function betting.count_used();
create trigger sessions_begin after insert on session.sessions for each row execute function betting.begin_session();
