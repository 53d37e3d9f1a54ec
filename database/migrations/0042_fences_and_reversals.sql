-- What a settlement is counted again from, members behind a fence, and settlements that are taken back.
alter table commissions.settlements add column turnover bigint not null default 0, add column paid_before bigint not null default 0, add column fenced bigint not null default 0;
update commissions.settlements set turnover = stake;
comment on column commissions.settlements.turnover is 'what chose the tier: the stake of the period, or of a slot''s day so far';
comment on column commissions.settlements.paid_before is 'what earlier slots of the same day had come to';
comment on column commissions.settlements.fenced is 'what members behind the fence change of the net loss: what they have won waits, and what they lose makes up for it first';
create index settlements_since on commissions.settlements (since desc, agreement_id desc);
create index payments_at on commissions.payments (agreement_id, at);
create index agreements_payee on commissions.agreements (payee_id, id);

create table commissions.fenced (
  agreement_id bigint not null references commissions.agreements (id),
  member_id bigint not null references member.members (id),
  waiting bigint not null check (waiting < 0),
  since timestamptz not null,
  primary key (agreement_id, member_id)
);
comment on table commissions.fenced is 'Members who have won more than an agreement''s fence, and what of it still waits for what they lose later.';
grant select, insert, update, delete on commissions.fenced to tucano_app;

create table commissions.fence_parts (
  agreement_id bigint not null,
  since timestamptz not null,
  member_id bigint not null references member.members (id),
  result bigint not null,
  before bigint not null,
  after bigint not null,
  primary key (agreement_id, since, member_id),
  foreign key (agreement_id, since) references commissions.settlements (agreement_id, since)
);
comment on table commissions.fence_parts is 'What each member behind a fence came to in a period, what waited before it, and what waits after it.';
grant select, insert on commissions.fence_parts to tucano_app;

create table commissions.reversals (
  agreement_id bigint not null,
  since timestamptz not null,
  asked_id bigint not null,
  asked_by text not null,
  asked_at timestamptz not null default platform.clock(),
  reason text not null,
  done_id bigint,
  done_by text,
  done_at timestamptz,
  primary key (agreement_id, since),
  foreign key (agreement_id, since) references commissions.settlements (agreement_id, since),
  constraint reversals_done check ((done_id is null) = (done_at is null) and (done_id is null) = (done_by is null)),
  constraint reversals_two check (done_id <> asked_id)
);
comment on table commissions.reversals is 'Settlements that one operator wants to take back; a different one does it.';
create index reversals_waiting on commissions.reversals (since) where done_at is null;
grant select, insert on commissions.reversals to tucano_app;
grant update (done_id, done_by, done_at) on commissions.reversals to tucano_app;
