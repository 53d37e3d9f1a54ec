create table cashier.deposits (
  id uuid primary key,
  member_id bigint not null references member.members,
  method text not null,
  kind text not null check (kind in ('pix', 'transfer')),
  amount bigint not null check (amount between 1 and 1000000000000000),
  fee_rate integer not null default 0 check (fee_rate between 0 and 5000),
  wager_rate integer not null default 0 check (wager_rate >= 0),
  currency text not null,
  state text not null default 'asked' check (state in ('asked', 'open', 'review', 'credited', 'expired', 'cancelled', 'refused')),
  txid text unique,
  br_code text,
  reference text unique,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  sent_at timestamptz,
  done_at timestamptz,
  paid bigint check (paid > 0),
  fee bigint check (fee between 0 and paid),
  posting_id bigint,
  operator_id bigint references operator.operators,
  reason text,
  check ((state = 'credited') = (posting_id is not null and paid is not null and fee is not null)),
  check ((state in ('credited', 'expired', 'cancelled', 'refused')) = (done_at is not null))
);
comment on column cashier.deposits.id is 'made by the page, so that asking again is the same deposit';
comment on column cashier.deposits.fee_rate is 'hundredths of a per cent that the house keeps, and that must be staked before a withdrawal';
comment on column cashier.deposits.state is 'asked: the provider has not answered yet; open: can be paid; review: an operator looks at it';
comment on column cashier.deposits.txid is 'the provider''s name for it, and what the payer''s bank reads';
comment on column cashier.deposits.reference is 'what the payer writes into a transfer';
comment on column cashier.deposits.paid is 'what arrived, before the fee';
create index deposits_member on cashier.deposits (member_id, created_at desc, id desc);
create index deposits_waiting on cashier.deposits (expires_at) where state in ('asked', 'open');
create index deposits_queue on cashier.deposits (sent_at, id) where state = 'review';
create index deposits_done on cashier.deposits (done_at desc) where state = 'credited';
grant select, insert on cashier.deposits to tucano_app;
grant update (state, br_code, sent_at, done_at, paid, fee, posting_id, operator_id, reason, expires_at) on cashier.deposits to tucano_app;
grant select, update on cashier.deposits to tucano_ledger;

create table cashier.receipts (
  deposit_id uuid primary key references cashier.deposits,
  type text not null check (type in ('image/png', 'image/jpeg', 'application/pdf')),
  sealed bytea not null,
  at timestamptz not null default clock_timestamp()
);
comment on table cashier.receipts is 'The proof of a transfer that the member sent, sealed.';
grant select, insert, update on cashier.receipts to tucano_app;

create table cashier.payments (
  end_to_end_id text primary key check (end_to_end_id ~ '^[A-Za-z0-9]{32}$'),
  txid text,
  amount bigint not null check (amount > 0),
  payer_name text,
  payer_cpf text,
  paid_at timestamptz not null,
  heard_at timestamptz not null default clock_timestamp(),
  deposit_id uuid references cashier.deposits,
  state text not null check (state in ('credited', 'returning', 'returned', 'kept')),
  why text check (why in ('unknown', 'over', 'closed', 'limit', 'stranger', 'more')),
  posting_id bigint not null,
  returned_at timestamptz,
  check ((state = 'credited') = (why is null))
);
comment on table cashier.payments is 'Every payment that a provider told of and was asked about, once. What could not be credited goes back.';
comment on column cashier.payments.why is 'why it was not credited';
create index payments_deposit on cashier.payments (deposit_id);
create index payments_returning on cashier.payments (heard_at) where state = 'returning';
grant select, insert on cashier.payments to tucano_app;
grant update (state, returned_at) on cashier.payments to tucano_app;
grant select, insert on cashier.payments to tucano_ledger;

create table cashier.payees (
  id uuid primary key,
  member_id bigint not null references member.members,
  kind text not null check (kind in ('pix', 'bank')),
  sealed bytea not null,
  masked text not null,
  print bytea not null,
  holder text not null,
  created_at timestamptz not null default clock_timestamp(),
  usable_at timestamptz not null,
  removed_at timestamptz
);
comment on table cashier.payees is 'Where a member''s money goes to: a Pix key or a bank account in the member''s own name.';
comment on column cashier.payees.sealed is 'key or account, sealed; what may be seen of it; and what tells two of them apart without opening either';
create unique index payees_member on cashier.payees (member_id, print) where removed_at is null;
create index payees_print on cashier.payees (print);
grant select, insert on cashier.payees to tucano_app;
grant update (removed_at) on cashier.payees to tucano_app;

create table cashier.withdrawals (
  id uuid primary key,
  member_id bigint not null references member.members,
  payee_id uuid not null references cashier.payees,
  method text not null,
  kind text not null check (kind in ('pix', 'bank', 'c2c')),
  amount bigint not null check (amount between 1 and 1000000000000000),
  fee bigint not null default 0 check (fee >= 0 and fee < amount),
  currency text not null,
  state text not null default 'review' check (state in ('review', 'approved', 'sending', 'confirming', 'paid', 'refused', 'failed', 'cancelled')),
  hold_id bigint not null,
  created_at timestamptz not null default clock_timestamp(),
  decided_at timestamptz,
  operator_id bigint references operator.operators,
  sending integer not null default 0,
  sent_at timestamptz,
  asked_at timestamptz,
  end_to_end_id text,
  done_at timestamptz,
  reason text,
  check ((state in ('paid', 'refused', 'failed', 'cancelled')) = (done_at is not null))
);
comment on column cashier.withdrawals.amount is 'what leaves the wallet; the payee gets it less the fee';
comment on column cashier.withdrawals.sending is 'each sending has a name of its own at the provider, and is never done twice';
create index withdrawals_member on cashier.withdrawals (member_id, created_at desc, id desc);
create index withdrawals_queue on cashier.withdrawals (created_at, id) where state in ('review', 'approved', 'sending', 'confirming');
create index withdrawals_done on cashier.withdrawals (done_at desc) where state = 'paid';
create index withdrawals_payee on cashier.withdrawals (payee_id);
grant select, insert on cashier.withdrawals to tucano_app;
grant update (state, decided_at, operator_id, sending, sent_at, asked_at, end_to_end_id, done_at, reason) on cashier.withdrawals to tucano_app;

create table cashier.parts (
  id uuid primary key,
  withdrawal_id uuid not null references cashier.withdrawals,
  amount bigint not null check (amount > 0),
  state text not null default 'paid' check (state in ('paid', 'received', 'forced', 'disputed', 'void')),
  note text not null default '' check (char_length(note) <= 200),
  paid_at timestamptz not null default clock_timestamp(),
  answer_until timestamptz not null,
  answered_at timestamptz,
  operator_id bigint not null references operator.operators,
  check ((state = 'paid') = (answered_at is null))
);
comment on table cashier.parts is 'Withdrawals that other members'' money pays come in parts, and the member says of each whether it arrived.';
create index parts_withdrawal on cashier.parts (withdrawal_id, paid_at);
create index parts_waiting on cashier.parts (answer_until) where state = 'paid';
grant select, insert on cashier.parts to tucano_app;
grant update (state, answered_at, note) on cashier.parts to tucano_app;

create table cashier.wagering (
  member_id bigint primary key references member.members,
  required bigint not null default 0 check (required >= 0),
  staked_before bigint not null default 0
);
comment on table cashier.wagering is 'How much must be staked before money may leave. Every source of such a rule adds to it; what was staked counts against it.';
comment on column cashier.wagering.staked_before is 'what the member had staked in all when the present requirement began';
grant select, insert, update on cashier.wagering to tucano_app;
grant select, insert, update on cashier.wagering to tucano_ledger;

create view cashier.times as
  select 'deposit' as kind, method, created_at as asked_at, done_at from cashier.deposits where state = 'credited'
  union all
  select 'withdrawal', method, created_at, done_at from cashier.withdrawals where state = 'paid';
grant select on cashier.times to tucano_app;

create table cashier.polled (one boolean primary key default true check (one), at timestamptz not null);
comment on table cashier.polled is 'Up to when the provider was asked for everything that arrived.';
insert into cashier.polled (at) values (clock_timestamp());
grant select, update on cashier.polled to tucano_app;

create index deposits_over on cashier.deposits (done_at desc, id desc) where done_at is not null;
create index withdrawals_over on cashier.withdrawals (done_at desc, id desc) where done_at is not null;

-- Who approved first, where two have to. The same person never does both; refusing is open to either.
alter table cashier.deposits
  add first_by bigint references operator.operators,
  add first_at timestamptz,
  add first_amount bigint check (first_amount > 0),
  add constraint deposits_first check ((first_by is null) = (first_at is null) and (first_by is null) = (first_amount is null)),
  add constraint deposits_two_people check (first_by <> operator_id or state = 'refused'),
  add constraint deposits_two_agree check (state <> 'credited' or first_amount = paid);
alter table cashier.withdrawals
  add first_by bigint references operator.operators,
  add first_at timestamptz,
  add constraint withdrawals_first check ((first_by is null) = (first_at is null)),
  add constraint withdrawals_two_people check (first_by <> operator_id or state in ('review', 'refused', 'cancelled'));
grant update (first_by, first_at, first_amount) on cashier.deposits to tucano_app;
grant update (first_by, first_at) on cashier.withdrawals to tucano_app;
