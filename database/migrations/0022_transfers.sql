create table transfers.transfers (
  id bigint generated always as identity primary key,
  member_id bigint not null references member.members,
  upline_id bigint not null references member.members,
  transfer_id uuid not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  day date not null,
  posting_id bigint not null,
  at timestamptz not null default clock_timestamp(),
  unique (member_id, transfer_id),
  check (member_id <> upline_id)
);
comment on table transfers.transfers is 'day is the brand''s, for the limit of a day.';
create index transfers_day on transfers.transfers (member_id, day);
create index transfers_member on transfers.transfers (member_id, id);
grant select, insert on transfers.transfers to tucano_app;
