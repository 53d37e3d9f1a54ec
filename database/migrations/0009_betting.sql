set local role tucano_ledger;

create table betting.events (
  id uuid primary key,
  product text not null,
  vendor text not null,
  game text not null,
  state text not null default 'open' check (state in ('scheduled', 'open', 'closed', 'settled', 'void')),
  version integer not null default 0,
  opens_at timestamptz not null default platform.clock(),
  closes_at timestamptz not null,
  pot_id bigint,
  rake bigint,
  breakage bigint,
  result jsonb,
  constraint events_times check (opens_at <= closes_at)
);
comment on table betting.events is 'What decides bets of many members: a draw, a round of a table, a market. A bet that only its own chance decides has none.';
comment on column betting.events.version is 'how often the event has changed: whoever changes it names the version that it has seen';
comment on column betting.events.closes_at is 'by the clock of the database; a bet after it is refused, whatever the state says';
comment on column betting.events.pot_id is 'the account that is the other side of its bets, where they play for one another''s stakes; else the house is';
comment on column betting.events.rake is 'what the house took of the pot, and what was too small to share';
grant select on betting.events to tucano_app;
create trigger events_check before update on betting.events for each row execute function betting.check_event();
create trigger events_guard before insert or update on betting.events
  for each statement when (current_user <> 'tucano_ledger') execute function ledger.refuse_change();
create trigger events_fixed before delete or truncate on betting.events for each statement execute function ledger.refuse_change();

create table betting.bets (
  id uuid primary key,
  pocket_id bigint not null,
  member_id bigint not null,
  stake bigint not null,
  payout bigint not null default 0,
  decided bigint not null default 0,
  owed bigint not null default 0,
  input_hash bigint not null,
  placed_at timestamptz not null,
  settled_at timestamptz,
  posting_id bigint,
  potential bigint,
  product text not null,
  vendor text not null,
  game text not null,
  currency text not null,
  state text not null,
  version integer not null default 0,
  free boolean not null default false,
  event_id uuid,
  selections jsonb,
  transcript bytea,
  seed_id bigint,
  nonce integer,
  constraint bets_amounts check (stake >= 0 and payout >= 0 and decided between 0 and stake),
  constraint bets_seed check ((seed_id is null) = (nonce is null))
) partition by range (id);
comment on table betting.bets is 'A member''s stake, and what it came to. The id is a UUID of version 7, made by whoever asks for the bet, so that asking again is safe. Its first 48 bits are a time, which chooses the partition: uniqueness holds over all months.';
comment on column betting.bets.pocket_id is 'the one account that the stake came from and the payout goes to';
comment on column betting.bets.decided is 'how much of an open bet''s stake has been decided already';
comment on column betting.bets.owed is 'what the pocket could not give back and owes the operator; below zero, what it could not take and waits for the member. Both stand in suspense';
comment on column betting.bets.input_hash is 'hash of what was asked for: the same id with another one is refused';
comment on column betting.bets.posting_id is 'what moved the stake; null on a tombstone, which never had money';
comment on column betting.bets.potential is 'the most it can pay, where that is known';
comment on column betting.bets.version is 'how many steps the bet has had; a bet that was over at once has none';
comment on column betting.bets.free is 'the promotion account has paid the stake';
comment on column betting.bets.selections is 'what was bet on, as its product describes it';
comment on column betting.bets.transcript is 'what it takes to replay the bet: seeds, nonce, outcome';
create index bets_open on betting.bets (id) where state = 'open';
create index bets_event on betting.bets (event_id, id) where event_id is not null;
grant select on betting.bets to tucano_app;
create trigger bets_check before update on betting.bets for each row execute function betting.check_bet();
create trigger bets_guard before insert or update on betting.bets
  for each statement when (current_user <> 'tucano_ledger') execute function ledger.refuse_change();
create trigger bets_fixed before delete or truncate on betting.bets for each statement execute function ledger.refuse_change();
create index bets_unsettled on betting.bets (member_id, placed_at, id) where state <> 'settled';
create trigger bets_new_limits after insert on betting.bets referencing new table as fresh
  for each statement execute function betting.count_new();
create trigger bets_changed_limits after update on betting.bets referencing old table as before new table as after
  for each statement execute function betting.count_changed();
create index bets_product on betting.bets (member_id, product, placed_at, id) where member_id is not null;
create trigger bets_closed after update on betting.bets for each row
  when (old.state = 'open' and new.state <> 'open' and new.seed_id is not null) execute function betting.close_bet();

create table betting.turnover (
  member_id bigint not null,
  day date not null,
  product text not null,
  currency text not null,
  bets bigint not null,
  stake bigint not null,
  payout bigint not null,
  primary key (member_id, day, product, currency)
);
comment on table betting.turnover is 'What each member staked and won, by day of the brand''s time zone and product. Kept by a listener; reports read it instead of bets.';
grant select, insert, update on betting.turnover to tucano_app;

create table betting.nonces (
  seed_id bigint primary key,
  member_id bigint not null,
  used integer not null default 0,
  closed_at timestamptz
) with (fillfactor = 50);
comment on table betting.nonces is 'The highest number of a seed that was used. A number is given with the bet''s money or not at all, so numbers have no gap; and what is closed gives no more, so that a seed can be told.';
grant select on betting.nonces to tucano_app;
create trigger nonces_guard before insert or update on betting.nonces
  for each statement when (current_user <> 'tucano_ledger') execute function ledger.refuse_change();
create trigger nonces_fixed before delete or truncate on betting.nonces for each statement execute function ledger.refuse_change();

create table betting.steps (
  bet_id uuid not null,
  key text not null check (length(key) between 1 and 200),
  version integer not null,
  kind text not null check (kind in ('place', 'raise', 'pay', 'part', 'back', 'settle', 'void', 'correct')),
  input_hash bigint not null,
  posting_id bigint not null,
  at timestamptz not null,
  stake bigint not null,
  decided bigint not null,
  payout bigint not null,
  moved bigint not null,
  owed bigint not null,
  state text not null,
  late boolean not null,
  undoes text,
  primary key (bet_id, key)
);
comment on table betting.steps is 'Every movement of a bet''s money, in the order of its versions. A bet that was over at once has none: its one posting says it all.';
comment on column betting.steps.key is 'the same key with the same inputs is the same step, and moves nothing again';
comment on column betting.steps.stake is 'by how much the bet''s stake, decided stake and payout changed';
comment on column betting.steps.moved is 'by how much the pocket changed; what it could not give or take is owed';
comment on column betting.steps.state is 'of the bet, after it';
comment on column betting.steps.late is 'the bet was over when this came';
comment on column betting.steps.undoes is 'the key of the step that was taken back';
create index steps_posting on betting.steps (posting_id);
grant select on betting.steps to tucano_app;
create trigger steps_guard before insert or update on betting.steps
  for each statement when (current_user <> 'tucano_ledger') execute function ledger.refuse_change();
create trigger steps_fixed before update or delete or truncate on betting.steps for each statement execute function ledger.refuse_change();

create type betting.judged as (
  n integer, verdict text, kind text, id uuid, key text, hash bigint, posting_id bigint, pocket_id bigint, source_id bigint, member_id bigint, event_id uuid, other_id bigint, currency text,
  stake bigint, decided bigint, payout bigint, state text, version integer, free boolean, hold_id bigint, was_stake bigint, was_decided bigint, was_payout bigint, was_state text,
  member bigint, promotion bigint, aside bigint, moved bigint, undoes text, balance bigint,
  potential bigint, product text, vendor text, game text, selections jsonb, transcript bytea
);
comment on type betting.judged is 'A step of a bet as it was judged: what the bet becomes, what it was, and what moves.';

create table betting.open_bets (
  seed_id bigint not null,
  game text not null,
  bet_id uuid not null unique,
  primary key (seed_id, game)
);
comment on table betting.open_bets is 'Bets in our own games that wait for their player: one a seed and game.';
grant select on betting.open_bets to tucano_app;
create trigger open_bets_guard before insert or update or delete on betting.open_bets
  for each statement when (current_user <> 'tucano_ledger') execute function ledger.refuse_change();

create table betting.unused_numbers (
  seed_id bigint not null,
  nonce integer not null,
  at timestamptz not null default platform.clock(),
  primary key (seed_id, nonce)
);
comment on table betting.unused_numbers is 'Numbers that were drawn and have no bet: the server drew, and then the writing failed. They are spent all the same, and shown.';
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
comment on table betting.reconciled is 'How far the last comparison of bets and postings has looked.';
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
