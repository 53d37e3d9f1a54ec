create trigger attributions_fixed before update or delete or truncate on team.attributions for each statement execute function team.refuse_change();
create trigger sessions_seen after insert on session.sessions for each row execute function team.note_session();

-- Rebates as they come to be due when a day is closed, and are paid by the house afterwards.
create table commissions.rebates (
  payee_id bigint not null references member.members (id),
  day date not null,
  member_id bigint not null references member.members (id),
  type text not null,
  stake bigint not null check (stake > 0),
  below_bp smallint not null check (below_bp >= 0),
  bp smallint not null check (bp > below_bp),
  amount bigint not null check (amount > 0),
  primary key (payee_id, day, member_id, type)
);
comment on table commissions.rebates is 'What somebody gets of what a member of its team, or itself, staked on a day: floor(stake × bp) less floor(stake × below_bp), in ten thousandths. Parts that come to nothing are left out.';
comment on column commissions.rebates.bp is 'the payee''s own rate on that day';
comment on column commissions.rebates.below_bp is 'what of it belongs to whoever is between the payee and the member';
grant select on commissions.rebates to tucano_app;

create table commissions.rebate_payments (
  payee_id bigint not null references member.members (id),
  day date not null,
  amount bigint not null check (amount > 0),
  state text not null default 'due' check (state in ('due', 'paid', 'closed')),
  posting_id bigint,
  primary key (payee_id, day),
  constraint rebate_payments_posting check ((posting_id is not null) = (state = 'paid'))
);
comment on table commissions.rebate_payments is 'A day''s rebates of somebody, in all. Closed: the account had been closed when they were to be paid.';
create index rebates_day on commissions.rebates (day);
create index rebate_payments_due on commissions.rebate_payments (day, payee_id) where state = 'due';
grant select on commissions.rebate_payments to tucano_app;
grant update (state, posting_id) on commissions.rebate_payments to tucano_app;

alter table commissions.settlements add column is_suspended boolean not null default false;
comment on column commissions.settlements.is_suspended is 'the payee was suspended when the period was closed, so it earned nothing';

create index member_days_day on team.member_days (day);
