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
  -- hundredths of a per cent that the house keeps, and that must be staked before a withdrawal
  fee_rate integer not null default 0 check (fee_rate between 0 and 5000),
  wager_rate integer not null default 0 check (wager_rate >= 0),
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
  fee bigint check (fee between 0 and paid),
  posting_id bigint,
  operator_id bigint references operator.operators,
  reason text,
  check ((state = 'credited') = (posting_id is not null and paid is not null and fee is not null)),
  check ((state in ('credited', 'expired', 'cancelled', 'refused')) = (done_at is not null))
);
create index deposits_member on cashier.deposits (member_id, created_at desc, id desc);
create index deposits_waiting on cashier.deposits (expires_at) where state in ('asked', 'open');
create index deposits_queue on cashier.deposits (sent_at, id) where state = 'review';
create index deposits_done on cashier.deposits (done_at desc) where state = 'credited';
grant select, insert on cashier.deposits to tucano_app;
grant update (state, br_code, sent_at, done_at, paid, fee, posting_id, operator_id, reason, expires_at) on cashier.deposits to tucano_app;

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

-- Crediting ---------------------------------------------------------------------------------------------------------------------------

grant usage on schema cashier, documents, platform, messages to tucano_ledger;
grant select, update on cashier.deposits to tucano_ledger;
grant select, insert on cashier.payments to tucano_ledger;
grant select, insert, update on cashier.wagering to tucano_ledger;
grant select on documents.cases, betting.turnover to tucano_ledger;
grant insert on platform.outbox, messages.messages to tucano_ledger;
grant execute on function cashier.deposited, cashier.judge_deposit to tucano_ledger;
grant create on schema cashier to tucano_ledger;
set local role tucano_ledger;

-- As before (migration 22), and what belongs to no round is found by what it is (migration 24).
create or replace function ledger.write_moves(p_posting bigint[], p_from bigint[], p_to bigint[], p_amount bigint[], p_reference uuid[])
returns void language plpgsql
set search_path = pg_catalog set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  now_at timestamptz;
  e record;
begin
  perform from ledger.accounts a where a.id = any (p_from || p_to) order by a.id for no key update;
  now_at := ledger.clock();
  select array_agg(l.account) as accounts, array_agg(a.version + l.nth) as versions,
    array_agg(greatest(now_at, a.last_at + interval '1 microsecond') + (l.nth - 1)::float8 * interval '1 microsecond') as ats,
    array_agg(l.posting) as postings, array_agg(l.amount) as amounts, array_agg((a.balance + l.moved)::bigint) as balances, array_agg(l.reference) as refs,
    array_agg(a.currency) as currencies,
    max(case when a.id is null then 'account.unknown'
      when a.closed_at is not null then 'account.closed'
      when l.amount < 0 and a.balance + l.moved < a.floor then 'balance.insufficient'
      when a.balance + l.moved not between -1000000000000000000 and 1000000000000000000 then 'balance.limit' end) as code
  into e from (
    select t.posting, t.reference, l.account, l.amount, sum(l.amount) over w as moved, row_number() over w as nth
    from unnest(p_posting, p_from, p_to, p_amount, p_reference) with ordinality t(posting, "from", "to", amount, reference, n),
      lateral (values (t."from", -t.amount), (t."to", t.amount)) l(account, amount)
    window w as (partition by l.account order by t.n)
  ) l left join ledger.accounts a on a.id = l.account;
  if e.code is not null then
    perform ledger.refuse(e.code);
  end if;
  insert into ledger.entries (account_id, version, at, posting_id, amount, balance, reference, currency)
  select * from unnest(e.accounts, e.versions, e.ats, e.postings, e.amounts, e.balances, e.refs, e.currencies);
  perform ledger.take_over(e.accounts, e.balances, e.versions, e.ats);
  insert into ledger.movements (account_id, heading, at)
  select t.account, ledger.heading(t.posting), t.at from unnest(e.accounts, e.postings, e.refs, e.ats) t(account, posting, reference, at)
  where t.reference is null and t.account < 1000000000000000;
end
$$;

-- More that has to be staked before money may leave. What was asked for before and is done is forgotten.
create function cashier.add_wagering(p_member bigint, p_more bigint) returns void language sql security definer set search_path = pg_catalog as $$
  with staked as (select coalesce(sum(t.stake), 0)::bigint as total from betting.turnover t where t.member_id = p_member)
  insert into cashier.wagering as w (member_id, required, staked_before) select p_member, p_more, s.total from staked s where p_more > 0
  on conflict (member_id) do update set
    required = case when excluded.staked_before - w.staked_before >= w.required then 0 else w.required end + excluded.required,
    staked_before = case when excluded.staked_before - w.staked_before >= w.required then excluded.staked_before else w.staked_before end
$$;

-- Credits payments that the provider itself has just told us of: each once, whatever was heard before, and all in one commit. What may not be
-- credited is kept apart, to be sent back, with the reason.
create function cashier.credit(p_payments json, p_own boolean) returns table (end_to_end_id text, outcome text, deposit_id uuid)
language plpgsql security definer set search_path = pg_catalog set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare
  now_at timestamptz := ledger.clock();
  moves record;
  j record;
begin
  perform from cashier.deposits d where d.txid in (select t.txid from json_to_recordset(p_payments) t(txid text)) order by d.id for no key update;
  perform from ledger.accounts a where a.id in (
    select c.id from json_to_recordset(p_payments) t(txid text) join cashier.deposits d on d.txid = t.txid
      join ledger.accounts c on c.member_id = d.member_id and c.kind = 'cash' and c.currency = d.currency
    union select ledger.system_account(k.kind, d.currency) from json_to_recordset(p_payments) t(txid text) join cashier.deposits d on d.txid = t.txid,
      (values ('clearing'), ('suspense'), ('house')) k(kind)
  ) order by a.id for no key update;
  perform from limits.standing s where s.member_id in (
    select d.member_id from json_to_recordset(p_payments) t(txid text) join cashier.deposits d on d.txid = t.txid
  ) order by s.member_id for no key update;
  select array_agg(q.e2e) as e2es, array_agg(q.txid) as txids, array_agg(q.amount) as amounts, array_agg(q.name) as names, array_agg(q.cpf) as cpfs, array_agg(q.at) as ats,
    array_agg(q.deposit) as deposits, array_agg(q.member_id) as members, array_agg(coalesce(q.currency, q.charge_currency)) as currencies, array_agg(q.method) as methods,
    array_agg(q.account) as accounts, array_agg(q.outcome) as outcomes, array_agg(q.wager_rate) as wager_rates,
    array_agg(case when q.outcome = 'credited' then q.amount * q.fee_rate / 10000 else 0 end) as fees,
    array_agg(case when q.outcome <> 'known' then nextval('ledger.postings_id_seq') end) as postings
  into j from (
    select t.*, d.id as deposit, d.member_id, d.currency, d.method, d.fee_rate, d.wager_rate, a.id as account,
      case
        when k.end_to_end_id is not null then 'known'
        when d.id is null then 'unknown'
        when d.state in ('credited', 'refused') or t.nth > 1 then 'more'
        when s.closed_until > now_at or a.closed_at is not null or m.status <> 'active' then 'closed'
        when p_own and c.cpf is distinct from t.cpf then 'stranger'
        when t.amount > case when d.state in ('asked', 'open') then d.amount else 0 end
          and cashier.judge_deposit(s, t.amount - case when d.state in ('asked', 'open') then d.amount else 0 end) is not null then 'limit'
        else 'credited'
      end as outcome
    from (
      select t.*, row_number() over (partition by t.txid order by t.at, t.e2e) as nth
      from json_to_recordset(p_payments) t(e2e text, txid text, amount bigint, name text, cpf text, at timestamptz, charge_currency text)
    ) t
    left join cashier.deposits d on d.txid = t.txid
    left join cashier.payments k on k.end_to_end_id = t.e2e
    left join member.members m on m.id = d.member_id
    left join ledger.accounts a on a.member_id = d.member_id and a.kind = 'cash' and a.currency = d.currency
    left join limits.standing s on s.member_id = d.member_id
    left join lateral (select c.cpf from documents.cases c where c.member_id = d.member_id and c.state = 'verified' order by c.id desc limit 1) c on p_own
  ) q;
  insert into ledger.postings (id, kind, key, input_hash) overriding system value
  select t.posting, case t.outcome when 'credited' then 'deposit' else 'unplaced' end, 'deposit:pix:' || t.e2e,
    sha256(convert_to(concat_ws(' ', t.outcome, t.amount, t.deposit), 'UTF8'))
  from unnest(j.e2es, j.postings, j.outcomes, j.amounts, j.deposits) t(e2e, posting, outcome, amount, deposit) where t.outcome <> 'known';
  select array_agg(x.posting) as postings, array_agg(x."from") as froms, array_agg(x."to") as tos, array_agg(x.amount) as amounts, array_agg(x.reference) as refs into moves from (
    select t.posting, ledger.system_account('clearing', t.currency) as "from", l."to", l.amount, null::uuid as reference
    from unnest(j.postings, j.outcomes, j.currencies, j.accounts, j.amounts, j.fees) t(posting, outcome, currency, account, amount, fee),
      lateral (values (case t.outcome when 'credited' then t.account else ledger.system_account('suspense', t.currency) end, t.amount - t.fee),
        (ledger.system_account('house', t.currency), t.fee)) l("to", amount)
    where t.outcome <> 'known' and l.amount > 0
  ) x;
  if moves.postings is not null then
    perform ledger.write_moves(moves.postings, moves.froms, moves.tos, moves.amounts, moves.refs);
  end if;
  insert into cashier.payments (end_to_end_id, txid, amount, payer_name, payer_cpf, paid_at, deposit_id, state, why, posting_id)
  select t.e2e, t.txid, t.amount, t.name, t.cpf, t.at, t.deposit, case t.outcome when 'credited' then 'credited' else 'returning' end,
    case when t.outcome <> 'credited' then t.outcome end, t.posting
  from unnest(j.e2es, j.txids, j.amounts, j.names, j.cpfs, j.ats, j.deposits, j.outcomes, j.postings) t(e2e, txid, amount, name, cpf, at, deposit, outcome, posting)
  where t.outcome <> 'known';
  update cashier.deposits d set state = 'credited', paid = t.amount, fee = t.fee, posting_id = t.posting, done_at = now_at, reason = null
  from unnest(j.deposits, j.amounts, j.fees, j.postings, j.outcomes) t(deposit, amount, fee, posting, outcome) where d.id = t.deposit and t.outcome = 'credited';
  perform cashier.add_wagering(t.member, t.amount * t.rate / 10000)
  from unnest(j.members, j.amounts, j.wager_rates, j.outcomes) t(member, amount, rate, outcome) where t.outcome = 'credited' and t.rate > 0;
  insert into platform.outbox (name, member_id, payload)
  select 'deposits.changed', t.member, jsonb_build_object('depositId', t.deposit, 'state', t.outcome)
  from unnest(j.members, j.deposits, j.outcomes) t(member, deposit, outcome) where t.outcome = 'credited';
  insert into messages.messages (member_id, kind, facts)
  select t.member, case t.outcome when 'credited' then 'depositCredited' else 'depositReturned' end,
    jsonb_build_object('amount', (t.amount - t.fee)::text, 'currency', t.currency) || case t.outcome when 'credited' then jsonb_build_object('method', t.method) else jsonb_build_object('reason', t.outcome) end
  from unnest(j.members, j.amounts, j.fees, j.currencies, j.methods, j.outcomes) t(member, amount, fee, currency, method, outcome) where t.outcome <> 'known' and t.member is not null;
  return query select t.e2e, t.outcome, t.deposit from unnest(j.e2es, j.outcomes, j.deposits) t(e2e, outcome, deposit);
end
$$;
revoke execute on function cashier.credit, cashier.add_wagering from public;
grant execute on function cashier.credit, cashier.add_wagering to tucano_app;
reset role;
revoke create on schema cashier from tucano_ledger;

-- Up to when the provider was asked for everything that arrived.
create table cashier.polled (one boolean primary key default true check (one), at timestamptz not null);
insert into cashier.polled (at) values (clock_timestamp());
grant select, update on cashier.polled to tucano_app;
