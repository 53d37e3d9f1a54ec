set local role tucano_ledger;

create table ledger.currencies (
  code text primary key check (code ~ '^[A-Z]{3}$'),
  nature text not null check (nature in ('money', 'play', 'points'))
);
comment on table ledger.currencies is 'play: chips of free play, which never meet money. points: what members earn by playing.';

create table ledger.accounts (
  id bigint generated always as identity (maxvalue 999999999999999) primary key,
  member_id bigint,
  kind text not null,
  vendor text,
  currency text not null references ledger.currencies,
  stripe smallint not null default 0,
  floor bigint,
  balance bigint not null default 0,
  version bigint not null default 0,
  last_at timestamptz not null default '2000-01-01Z',
  closed_at timestamptz,
  constraint accounts_one unique nulls not distinct (member_id, kind, vendor, currency, stripe),
  constraint accounts_floor check (balance >= floor)
) with (fillfactor = 60);
comment on table ledger.accounts is 'A member''s pockets and vendor wallets, and the operator''s own accounts. An account without a floor may go below zero: what the operator has at payment providers (clearing) is the negative of what it owes. Hot accounts of the operator exist in stripes, so that connections do not queue for one row; their balance is the sum over the stripes.';
comment on column ledger.accounts.id is 'the operator''s accounts come from 10^15 on: whoever locks in the order of ids locks them last, and holds them shortest';
comment on column ledger.accounts.version is 'entries so far, and the moment of the newest one';
create index accounts_house on ledger.accounts (stripe) where kind = 'house';
create trigger accounts_fixed before delete or truncate on ledger.accounts for each statement execute function ledger.refuse_change();
create trigger accounts_new before insert on ledger.accounts for each row execute function ledger.check_new_account();
create trigger accounts_same before update of id, member_id, kind, vendor, currency, stripe, floor on ledger.accounts
  for each statement execute function ledger.refuse_change();
-- Entries continue their accounts and balances follow entries, which only the functions below see to.
create trigger accounts_guard before update on ledger.accounts
  for each statement when (current_user <> 'tucano_ledger') execute function ledger.refuse_change();

create sequence ledger.operator_accounts start with 1000000000000000 minvalue 1000000000000000;

create table ledger.postings (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  at timestamptz not null default platform.clock(),
  kind text not null,
  key text,
  input_hash bytea,
  reverses bigint
);
comment on table ledger.postings is 'One act of bookkeeping. (xid, id) is the order in which postings are told and sealed, as in the outbox. A posting of bets gathers many bets and has no key: each bet is its own.';
create unique index postings_key on ledger.postings (key) where key is not null;
create unique index postings_reverses on ledger.postings (reverses) where reverses is not null;
create index postings_order on ledger.postings (xid, id);
create trigger postings_fixed before update or delete or truncate on ledger.postings for each statement execute function ledger.refuse_change();

create table ledger.entries (
  account_id bigint not null,
  version bigint not null,
  at timestamptz not null,
  posting_id bigint not null,
  amount bigint not null constraint entries_amount check (amount <> 0),
  balance bigint not null,
  reference uuid,
  currency text not null,
  primary key (account_id, at)
) partition by range (at);
comment on table ledger.entries is '`at` grows strictly within an account, whatever the clock does, so that it is the order of its entries as well as their time.';
comment on column ledger.entries.reference is 'the bet that the entry belongs to, if any';
create index entries_posting on ledger.entries (posting_id);
create type ledger.line as (n integer, posting_id bigint, kind text, account_id bigint, version bigint, amount bigint, reference uuid);
comment on type ledger.line is 'One amount for one account, as ledger.write takes it: n is the caller''s own number for it. A kind begins the posting; without one it has been begun. With a version, the account must still have so many entries.';

create trigger entries_check after insert on ledger.entries
  referencing new table as added for each statement execute function ledger.check_entries();
create trigger entries_fixed before update or delete or truncate on ledger.entries for each statement execute function ledger.refuse_change();
create trigger entries_guard before insert on ledger.entries
  for each statement when (current_user <> 'tucano_ledger') execute function ledger.refuse_change();

create table ledger.holds (
  id bigint primary key references ledger.postings,
  account_id bigint not null references ledger.accounts,
  locked_id bigint not null references ledger.accounts,
  amount bigint not null check (amount between 1 and 1000000000000000),
  remaining bigint not null,
  constraint holds_remaining check (remaining between 0 and amount)
);
comment on table ledger.holds is 'Money set aside stands in the member''s locked pocket. The hold is named by the posting that reserved it.';
create index holds_open on ledger.holds (locked_id) where remaining > 0;
create trigger holds_fixed before delete or truncate on ledger.holds for each statement execute function ledger.refuse_change();
create constraint trigger holds_locked after insert or update on ledger.holds deferrable initially deferred
  for each row execute function ledger.check_holds();

create table ledger.seals (
  id bigint primary key,
  xid xid8 not null,
  posting_id bigint not null,
  postings bigint not null,
  entries bigint not null,
  digest bytea not null,
  at timestamptz not null default platform.clock()
);
comment on table ledger.seals is 'Links of the hash chain over postings, up to and including the posting at (xid, posting_id).';
create trigger seals_fixed before update or delete or truncate on ledger.seals for each statement execute function ledger.refuse_change();

create table ledger.reconciled (
  singleton boolean primary key default true check (singleton),
  xid xid8 not null default '0',
  posting_id bigint not null default 0,
  at timestamptz not null default platform.clock()
);
comment on table ledger.reconciled is 'How far the last reconciliation has looked.';
insert into ledger.reconciled default values;

create table ledger.movements (
  account_id bigint not null,
  heading text not null,
  at timestamptz not null,
  primary key (account_id, heading, at)
);
comment on table ledger.movements is 'Where a member''s entries that belong to no bet are found by what they are: among a million bets, the last bonus.';
grant select on ledger.movements to tucano_app;
create trigger movements_guard before insert or update on ledger.movements
  for each statement when (current_user <> 'tucano_ledger') execute function ledger.refuse_change();
create trigger movements_fixed before update or delete or truncate on ledger.movements for each statement execute function ledger.refuse_change();

create table ledger.days (
  account_id bigint not null,
  day date not null,
  heading text not null,
  entries bigint not null,
  credit bigint not null,
  debit bigint not null,
  primary key (account_id, day, heading)
) with (fillfactor = 70);
comment on table ledger.days is 'What the entries of a member''s account add up to, by day of the brand''s time zone. Kept by a job, a little behind the entries.';
grant select on ledger.days to tucano_app;
create trigger days_guard before insert or update on ledger.days
  for each statement when (current_user <> 'tucano_ledger') execute function ledger.refuse_change();
create trigger days_fixed before delete or truncate on ledger.days for each statement execute function ledger.refuse_change();

create table ledger.summed (
  singleton boolean primary key default true check (singleton),
  xid xid8 not null default '0',
  posting_id bigint not null default 0,
  since timestamptz not null default '-infinity',
  mark_xid xid8 not null default '0',
  mark_at timestamptz not null default '-infinity'
);
comment on table ledger.summed is 'How far the days have been summed, in the order of postings. Entries that are not in them yet are younger than `since`: whatever has a transaction id from `mark_xid` on began after `mark_at`, and becomes `since` as soon as everything before it is summed.';
insert into ledger.summed default values;
grant select on ledger.summed to tucano_app;
create trigger summed_guard before insert or update on ledger.summed
  for each statement when (current_user <> 'tucano_ledger') execute function ledger.refuse_change();

grant select on all tables in schema ledger to tucano_app;
select ledger.make_partitions(3);
reset role;
