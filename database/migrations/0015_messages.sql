create table messages.sendings (
  id uuid primary key,
  operator_id bigint not null references operator.operators,
  title text not null check (char_length(title) between 1 and 120),
  body text not null check (char_length(body) between 1 and 10000),
  account text,
  member_type smallint,
  recipients integer not null,
  at timestamptz not null default clock_timestamp(),
  check ((account is null) <> (member_type is null))
);
comment on table messages.sendings is 'What an operator wrote to one member or to many. Its id is made by the page: asking again sends nothing twice.';
comment on column messages.sendings.account is 'the account, or the type of members, that it was for';
grant select, insert on messages.sendings to tucano_app;

create table messages.messages (
  id bigint generated always as identity primary key,
  member_id bigint not null references member.members,
  title text check (char_length(title) between 1 and 120),
  body text check (char_length(body) between 1 and 10000),
  sent_at timestamptz not null default clock_timestamp(),
  read_at timestamptz,
  kind text not null default 'written' check (kind ~ '^[a-z][A-Za-z]{1,39}$'),
  facts jsonb check (jsonb_typeof(facts) = 'object' and length(facts::text) <= 12000),
  sending_id uuid references messages.sendings,
  removed_at timestamptz check (removed_at >= sent_at),
  check (read_at >= sent_at),
  constraint messages_words check (
    case when kind = 'written' then title is not null and body is not null and facts is null
    else title is null and body is null and facts is not null and sending_id is null end
  )
);
comment on table messages.messages is 'What the site has to say to one member. Unread while nobody has opened it.';
grant select on messages.messages to tucano_app;
create trigger messages_sent after insert on messages.messages referencing new table as concerned
  for each statement execute function messages.tell_members();
create trigger messages_read after update on messages.messages referencing new table as concerned
  for each statement execute function messages.tell_members();
create trigger messages_gone after delete on messages.messages referencing old table as concerned
  for each statement execute function messages.tell_members();
create index messages_unread on messages.messages (member_id, id) where read_at is null and removed_at is null;
create index messages_kept on messages.messages (member_id, id) where removed_at is null;
create unique index messages_sending on messages.messages (sending_id, member_id) where sending_id is not null;
grant insert (member_id, title, body, kind, facts, sending_id), update (read_at, removed_at) on messages.messages to tucano_app;
grant insert on messages.messages to tucano_ledger;
