-- Rebates of a day by payee and type instead of by everybody below, whose days and rates they can be counted again from; and what agreements came to and paid by day, so that nobody adds up slots of five minutes.
create table commissions.rebate_days (
  payee_id bigint not null references member.members (id),
  day date not null,
  type text not null,
  people integer not null,
  stake bigint not null check (stake > 0),
  amount bigint not null check (amount >= 0),
  is_suspended boolean not null default false,
  primary key (payee_id, day, type),
  constraint rebate_days_suspended check (is_suspended = (amount = 0))
);
comment on table commissions.rebate_days is 'What somebody gets of what everybody of its team, and itself, staked on a day: for each floor(stake × rate) less floor(stake × highest rate of whoever is between), in ten thousandths.';
comment on column commissions.rebate_days.people is 'of how many members something comes to the payee';
comment on column commissions.rebate_days.stake is 'what they staked';
comment on column commissions.rebate_days.is_suspended is 'the payee was suspended when the day was closed, so it got nothing';
create index rebate_days_day on commissions.rebate_days (day);
grant select on commissions.rebate_days to tucano_app;
insert into commissions.rebate_days (payee_id, day, type, people, stake, amount) select r.payee_id, r.day, r.type, count(*), sum(r.stake), sum(r.amount) from commissions.rebates r group by 1, 2, 3;
drop table commissions.rebates;

create table commissions.settled_days (
  agreement_id bigint not null references commissions.agreements (id),
  day date not null,
  due bigint not null,
  paid bigint not null,
  primary key (agreement_id, day)
) with (fillfactor = 70);
comment on table commissions.settled_days is 'What settlements of periods that began on a day come to, and what of it was paid; without those that were reversed.';
grant select on commissions.settled_days to tucano_app;

create table commissions.paid_days (
  agreement_id bigint not null references commissions.agreements (id),
  day date not null,
  amount bigint not null,
  settlements integer not null,
  primary key (agreement_id, day)
) with (fillfactor = 70);
comment on table commissions.paid_days is 'What was paid on a day, and for how many settlements; without what was taken back.';
grant select on commissions.paid_days to tucano_app;

insert into commissions.settled_days (agreement_id, day, due, paid) select c.agreement_id, c.day, c.due, c.paid from commissions.count_settled_days() c;
insert into commissions.paid_days (agreement_id, day, amount, settlements) select c.agreement_id, c.day, c.amount, c.settlements from commissions.count_paid_days() c;
create trigger settlements_added after insert on commissions.settlements referencing new table as after for each statement execute function commissions.follow_settled();
create trigger settlements_changed after update on commissions.settlements referencing old table as before new table as after for each statement execute function commissions.follow_changed();
create trigger payments_added after insert on commissions.payments referencing new table as after for each statement execute function commissions.follow_paid();
create trigger payments_changed after update on commissions.payments referencing new table as after for each statement execute function commissions.follow_taken_back();
