-- What agents earn: agreements between a payer (the house, or an agent) and a payee right below it.
create schema commissions;
grant usage on schema commissions to tucano_app;

create table commissions.agreements (
  id bigint primary key generated always as identity,
  payer_id bigint references member.members (id),
  payee_id bigint not null references member.members (id),
  kind text not null check (kind in ('dividend', 'salaryDay', 'salaryHour', 'salaryLive')),
  type text not null check (type in ('CONS', 'LOTT', 'ELOTT', 'LIVE', 'RNG', 'SPORTS', 'FISH', 'PVP')),
  period text not null,
  state text not null default 'P' check (state in ('P', 'E', 'A', 'R', 'V', 'C', 'X')),
  version integer not null default 1,
  offered_at timestamptz not null default platform.clock(),
  asked_at timestamptz not null default platform.clock(),
  ends_at timestamptz,
  carried bigint not null default 0,
  slot_day date,
  slot_turnover bigint not null default 0,
  slot_paid bigint not null default 0,
  constraint agreements_parties check (payer_id is distinct from payee_id),
  constraint agreements_period check (
    case kind when 'dividend' then period in ('day', 'week', 'halfMonth', 'month') when 'salaryDay' then period = 'day' when 'salaryHour' then period = 'hour' else period = 'fiveMinutes' end
  ),
  constraint agreements_end check ((ends_at is not null) = (state = 'C'))
);
comment on table commissions.agreements is 'What a payer gives a payee for what the payee''s team comes to in each period. Offered (P), in force (A), in force with other terms offered (E) or its end asked for (V), refused (R), withdrawn or run out (X), ended (C).';
comment on column commissions.agreements.payer_id is 'null: the house';
comment on column commissions.agreements.version is 'counts every change: whoever answers names the version that it has seen';
comment on column commissions.agreements.asked_at is 'since when the state waits for an answer';
comment on column commissions.agreements.carried is 'what goes on into the next period: of a dividend, a loss; of slots, parts of a cent';
comment on column commissions.agreements.slot_turnover is 'what slots of slot_day have counted so far';
create unique index agreements_live on commissions.agreements (payee_id, kind, type) where state in ('P', 'E', 'A', 'V');
create index agreements_payer on commissions.agreements (payer_id, id);
create index agreements_waiting on commissions.agreements (asked_at) where state in ('P', 'E', 'V');
create index agreements_period on commissions.agreements (period) where state in ('A', 'E', 'V', 'C');
grant select, insert on commissions.agreements to tucano_app;
grant update (state, version, asked_at, ends_at, carried, slot_day, slot_turnover, slot_paid) on commissions.agreements to tucano_app;

create table commissions.terms (
  agreement_id bigint not null references commissions.agreements (id),
  version integer not null,
  rate_type text not null check (rate_type in ('percent', 'amount')),
  carry boolean not null default false,
  fence bigint check (fence > 0),
  tiers jsonb not null,
  is_higher boolean not null default false,
  offered_at timestamptz not null default platform.clock(),
  since timestamptz,
  primary key (agreement_id, version)
);
comment on table commissions.terms is 'Terms as they were offered, by the version of the agreement that offered them. Nothing of them is changed but that they come into force.';
comment on column commissions.terms.fence is 'a member who has won more counts by itself from then on';
comment on column commissions.terms.since is 'from the period that begins then; null: not accepted';
grant select, insert on commissions.terms to tucano_app;
grant update (since) on commissions.terms to tucano_app;

create table commissions.settlements (
  agreement_id bigint not null references commissions.agreements (id),
  since timestamptz not null,
  until timestamptz not null,
  terms_version integer not null,
  stake bigint not null,
  payout bigint not null,
  rebate bigint not null,
  promotion bigint not null,
  salary bigint not null,
  fee bigint not null,
  net_loss bigint not null,
  active integer not null,
  carried_in bigint not null,
  carried_out bigint not null,
  tier smallint not null,
  rate bigint not null,
  base bigint not null,
  due bigint not null check (due >= 0),
  paid bigint not null default 0,
  state text not null check (state in ('due', 'partly', 'settled', 'nothing', 'reversed')),
  is_new boolean not null,
  counted_at timestamptz not null default platform.clock(),
  primary key (agreement_id, since),
  constraint settlements_paid check (paid between 0 and due),
  constraint settlements_state check (case state when 'due' then paid = 0 and due > 0 when 'partly' then paid > 0 and paid < due when 'settled' then paid = due and due > 0 when 'nothing' then due = 0 else true end)
);
comment on table commissions.settlements is 'What an agreement came to in a period, with every figure that decided it, and what of it was paid.';
comment on column commissions.settlements.tier is 'the place of the tier from 0; -1: none was reached';
create index settlements_owed on commissions.settlements (agreement_id, since) where state in ('due', 'partly');
comment on column commissions.settlements.is_new is 'nobody has tried to pay it yet; what then stays due is tried again with the payer''s next ones';
create index settlements_new on commissions.settlements (agreement_id) where is_new;
grant select, insert on commissions.settlements to tucano_app;
grant update (paid, state, is_new) on commissions.settlements to tucano_app;

create table commissions.payments (
  posting_id bigint primary key,
  agreement_id bigint not null,
  since timestamptz not null,
  n integer not null,
  amount bigint not null check (amount > 0),
  at timestamptz not null default platform.clock(),
  reversed_by bigint,
  unique (agreement_id, since, n),
  foreign key (agreement_id, since) references commissions.settlements (agreement_id, since)
);
comment on table commissions.payments is 'Postings that paid a settlement: the first for its period, the rest as the payer could.';
grant select, insert on commissions.payments to tucano_app;
grant update (reversed_by) on commissions.payments to tucano_app;
