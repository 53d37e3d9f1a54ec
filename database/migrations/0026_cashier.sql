-- Money in and money out: what was asked for, what the providers say, and what operators decided. The ledger holds the money itself.

-- What members are by their documents. The newest row of a member counts.
create schema documents;
grant usage on schema documents to tucano_app;
create table documents.cases (
  id bigint generated always as identity primary key,
  member_id bigint not null references member.members,
  state text not null check (state in ('waiting', 'verified', 'refused')),
  full_name text not null check (char_length(full_name) between 3 and 120),
  born_on date not null,
  -- digits alone; check digits are looked at before it comes here
  cpf text not null check (cpf ~ '^[0-9]{11}$'),
  kind text not null check (kind in ('rg', 'cnh', 'passport')),
  number text not null check (char_length(number) between 4 and 20),
  asked_at timestamptz not null default clock_timestamp(),
  decided_at timestamptz,
  operator_id bigint references operator.operators,
  reason text check (char_length(reason) between 1 and 300),
  check ((state = 'waiting') = (decided_at is null)),
  check ((state = 'refused') = (reason is not null))
);
create index cases_member on documents.cases (member_id, id desc);
create unique index cases_waiting on documents.cases (member_id) where state = 'waiting';
-- One person, one account.
create unique index cases_cpf on documents.cases (cpf) where state = 'verified';
create index cases_queue on documents.cases (id) where state = 'waiting';
grant select, insert on documents.cases to tucano_app;
grant update (state, decided_at, operator_id, reason) on documents.cases to tucano_app;

-- Pictures of the documents, sealed: whoever has a copy of the database cannot look at them.
create table documents.pictures (
  case_id bigint not null references documents.cases,
  side text not null check (side in ('front', 'back', 'face')),
  sealed bytea not null,
  primary key (case_id, side)
);
grant select, insert on documents.pictures to tucano_app;

-- Deposits ----------------------------------------------------------------------------------------------------------------------------

create table cashier.deposits (
  -- made by the page, so that asking again is the same deposit
  id uuid primary key,
  member_id bigint not null references member.members,
  method text not null,
  kind text not null check (kind in ('pix', 'transfer')),
  amount bigint not null check (amount between 1 and 1000000000000000),
  fee bigint not null default 0 check (fee >= 0),
  currency text not null,
  -- asked: the provider has not answered yet; open: can be paid; review: an operator looks at it
  state text not null default 'asked' check (state in ('asked', 'open', 'review', 'credited', 'expired', 'cancelled', 'refused')),
  -- the provider's name for it, and what the payer's bank reads
  txid text unique,
  br_code text,
  -- what the payer writes into a transfer
  reference text unique,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  sent_at timestamptz,
  done_at timestamptz,
  -- what arrived, before the fee
  paid bigint check (paid > 0),
  posting_id bigint,
  operator_id bigint references operator.operators,
  reason text,
  check ((state = 'credited') = (posting_id is not null and paid is not null)),
  check ((state in ('credited', 'expired', 'cancelled', 'refused')) = (done_at is not null))
);
create index deposits_member on cashier.deposits (member_id, created_at desc, id desc);
create index deposits_waiting on cashier.deposits (expires_at) where state in ('asked', 'open');
create index deposits_queue on cashier.deposits (sent_at, id) where state = 'review';
create index deposits_done on cashier.deposits (done_at desc) where state = 'credited';
grant select, insert on cashier.deposits to tucano_app;
grant update (state, br_code, sent_at, done_at, paid, posting_id, operator_id, reason, expires_at) on cashier.deposits to tucano_app;

-- The proof of a transfer that the member sent, sealed.
create table cashier.receipts (
  deposit_id uuid primary key references cashier.deposits,
  type text not null check (type in ('image/png', 'image/jpeg', 'application/pdf')),
  sealed bytea not null,
  at timestamptz not null default clock_timestamp()
);
grant select, insert, update on cashier.receipts to tucano_app;

-- Every payment that a provider told of and was asked about, once. What could not be credited goes back.
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
  -- why it was not credited
  why text check (why in ('unknown', 'over', 'closed', 'limit', 'stranger', 'more')),
  posting_id bigint not null,
  returned_at timestamptz,
  check ((state = 'credited') = (why is null))
);
create index payments_deposit on cashier.payments (deposit_id);
create index payments_returning on cashier.payments (heard_at) where state = 'returning';
grant select, insert on cashier.payments to tucano_app;
grant update (state, returned_at) on cashier.payments to tucano_app;

-- Withdrawals -------------------------------------------------------------------------------------------------------------------------

-- Where a member's money goes to: a Pix key or a bank account in the member's own name.
create table cashier.payees (
  id uuid primary key,
  member_id bigint not null references member.members,
  kind text not null check (kind in ('pix', 'bank')),
  -- key or account, sealed; what may be seen of it; and what tells two of them apart without opening either
  sealed bytea not null,
  masked text not null,
  print bytea not null,
  holder text not null,
  created_at timestamptz not null default clock_timestamp(),
  usable_at timestamptz not null,
  removed_at timestamptz
);
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
  -- what leaves the wallet; the payee gets it less the fee
  amount bigint not null check (amount between 1 and 1000000000000000),
  fee bigint not null default 0 check (fee >= 0 and fee < amount),
  currency text not null,
  state text not null default 'review' check (state in ('review', 'approved', 'sending', 'confirming', 'paid', 'refused', 'failed', 'cancelled')),
  hold_id bigint not null,
  created_at timestamptz not null default clock_timestamp(),
  decided_at timestamptz,
  operator_id bigint references operator.operators,
  -- each sending has a name of its own at the provider, and is never done twice
  sending integer not null default 0,
  sent_at timestamptz,
  asked_at timestamptz,
  end_to_end_id text,
  done_at timestamptz,
  reason text,
  check ((state in ('paid', 'refused', 'failed', 'cancelled')) = (done_at is not null))
);
create index withdrawals_member on cashier.withdrawals (member_id, created_at desc, id desc);
create index withdrawals_queue on cashier.withdrawals (created_at, id) where state in ('review', 'approved', 'sending', 'confirming');
create index withdrawals_done on cashier.withdrawals (done_at desc) where state = 'paid';
create index withdrawals_payee on cashier.withdrawals (payee_id);
grant select, insert on cashier.withdrawals to tucano_app;
grant update (state, decided_at, operator_id, sending, sent_at, asked_at, end_to_end_id, done_at, reason) on cashier.withdrawals to tucano_app;

-- Withdrawals that other members' money pays come in parts, and the member says of each whether it arrived.
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
create index parts_withdrawal on cashier.parts (withdrawal_id, paid_at);
create index parts_waiting on cashier.parts (answer_until) where state = 'paid';
grant select, insert on cashier.parts to tucano_app;
grant update (state, answered_at, note) on cashier.parts to tucano_app;

-- How much must be staked before money may leave. Every source of such a rule adds to it; what was staked counts against it.
create table cashier.wagering (
  member_id bigint primary key references member.members,
  required bigint not null default 0 check (required >= 0),
  -- what the member had staked in all when the present requirement began
  staked_before bigint not null default 0
);
grant select, insert, update on cashier.wagering to tucano_app;

-- How long it took, from the wish to the money.
drop table cashier.times;
create view cashier.times as
  select 'deposit' as kind, method, created_at as asked_at, done_at from cashier.deposits where state = 'credited'
  union all
  select 'withdrawal', method, created_at, done_at from cashier.withdrawals where state = 'paid';
grant select on cashier.times to tucano_app;

-- What a member deposited since a moment: what is on its way counts, so that many wishes at once are not more than one.
create function cashier.deposited(p_member bigint, p_since timestamptz) returns bigint language sql stable as $$
  select coalesce(sum(coalesce(d.paid, d.amount)), 0)::bigint from cashier.deposits d
  where d.member_id = p_member and d.created_at >= p_since and d.state in ('asked', 'open', 'review', 'credited')
$$;
grant execute on function cashier.deposited to tucano_app;

-- How much of each cap is used, in the periods of now.
create function limits.used(p_member bigint) returns table (kind text, period text, cap bigint, used bigint, until timestamptz) language sql stable as $$
  select k.kind, p.period, limits.cap_of(s, k.kind, p.period),
    case k.kind
      when 'deposit' then cashier.deposited(p_member, p.since)
      when 'time' then (extract(epoch from limits.time_used(p_member, p.since, c.now)) / 60)::bigint
      else coalesce(case
        when s.capped and c.now < s.day_until then (to_jsonb(s) ->> (case k.kind when 'stake' then 'staked' when 'loss' then 'lost' else 'played' end || '_' || p.period))::bigint
        else (select sum(case k.kind when 'stake' then t.stake when 'loss' then t.stake - t.payout else t.rounds end) from betting.turnover t
          where t.member_id = p_member and t.day >= (p.since at time zone z.name)::date)
      end, 0)
    end::bigint, p.until
  from (select ledger.clock() as now) c
  cross join (select coalesce((select name from limits.zone), 'UTC') as name) z
  left join limits.standing s on s.member_id = p_member
  cross join lateral (
    select v.* from limits.periods(c.now) n, lateral (values ('day', n.day_from, n.day_until), ('week', n.week_from, n.week_until), ('month', n.month_from, n.month_until)) v(period, since, until)
  ) p
  cross join (values ('deposit'), ('loss'), ('stake'), ('bets'), ('time')) k(kind)
$$;
grant execute on function limits.used to tucano_app;

-- Why this deposit may not be made now; null when it may. Whoever asks holds the member's standing.
create function cashier.judge_deposit(s limits.standing, p_amount bigint) returns text language sql stable as $$
  select case
    when s.closed_until > c.now then 'play.closed'
    when p_amount > s.deposit_day - cashier.deposited(s.member_id, p.day_from) or p_amount > s.deposit_week - cashier.deposited(s.member_id, p.week_from)
      or p_amount > s.deposit_month - cashier.deposited(s.member_id, p.month_from) then 'limit.deposit'
  end
  from (select ledger.clock() as now) c, limits.periods(c.now) p
$$;
grant execute on function cashier.judge_deposit to tucano_app;
