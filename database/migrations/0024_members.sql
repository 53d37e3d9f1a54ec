create table members.notes (
  id uuid primary key,
  member_id bigint not null references member.members,
  operator_id bigint not null references operator.operators,
  text text not null check (char_length(text) between 1 and 1000),
  at timestamptz not null default clock_timestamp()
);
comment on table members.notes is 'Only ever added to.';
create index notes_member on members.notes (member_id, at desc);
grant select, insert on members.notes to tucano_app;
create trigger notes_fixed before update or delete or truncate on members.notes for each statement execute function members.refuse_change();

create table members.adjustments (
  id uuid primary key,
  member_id bigint not null references member.members,
  pocket text not null check (pocket in ('cash', 'bonus')),
  amount bigint not null check (amount <> 0),
  currency text not null,
  reason text not null check (char_length(reason) between 10 and 300),
  day date not null,
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'refused')),
  proposed_by bigint not null references operator.operators,
  proposed_at timestamptz not null default clock_timestamp(),
  decided_by bigint references operator.operators,
  decided_at timestamptz,
  answer text check (char_length(answer) between 1 and 300),
  posting_id bigint,
  constraint adjustments_two_people check (decided_by <> proposed_by),
  constraint adjustments_decided check ((state = 'waiting') = (decided_by is null) and (decided_by is null) = (decided_at is null)),
  constraint adjustments_posted check ((state = 'approved') = (posting_id is not null)),
  constraint adjustments_answered check ((state = 'refused') = (answer is not null))
);
comment on table members.adjustments is 'Money moved by hand: one operator proposes, another decides. The day is the brand''s, for the limit of a day.';
create index adjustments_day on members.adjustments (member_id, day);
create index adjustments_member on members.adjustments (member_id, proposed_at desc);
create index adjustments_queue on members.adjustments (proposed_at, id) where state = 'waiting';
grant select, insert on members.adjustments to tucano_app;
grant update (state, decided_by, decided_at, answer, posting_id) on members.adjustments to tucano_app;
create trigger adjustments_kept before delete or truncate on members.adjustments for each statement execute function members.refuse_change();
create trigger adjustments_fixed before update on members.adjustments for each row when (old.state <> 'waiting') execute function members.refuse_change();
