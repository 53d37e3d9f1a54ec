-- The inbox: messages that the site words itself, and messages that operators write --------------------------------------------------------

-- What an operator wrote to one member or to many. Its id is made by the page: asking again sends nothing twice.
create table messages.sendings (
  id uuid primary key,
  operator_id bigint not null references operator.operators,
  title text not null check (char_length(title) between 1 and 120),
  body text not null check (char_length(body) between 1 and 10000),
  -- the account, or the type of members, that it was for
  account text,
  member_type smallint,
  recipients integer not null,
  at timestamptz not null default clock_timestamp(),
  check ((account is null) <> (member_type is null))
);
grant select, insert on messages.sendings to tucano_app;

-- kind says what happened and facts what the page needs to word it, in whatever language; what an operator wrote is `written` and has its own
-- words. What a member removes is out of sight, and stays for whoever has to settle a dispute.
alter table messages.messages
  alter column title drop not null,
  alter column body drop not null,
  add column kind text not null default 'written' check (kind ~ '^[a-z][A-Za-z]{1,39}$'),
  add column facts jsonb check (jsonb_typeof(facts) = 'object' and length(facts::text) <= 2000),
  add column sending_id uuid references messages.sendings,
  add column removed_at timestamptz check (removed_at >= sent_at),
  add constraint messages_words check (
    case when kind = 'written' then title is not null and body is not null and facts is null
    else title is null and body is null and facts is not null and sending_id is null end
  );
drop index messages.messages_member;
drop index messages.messages_unread;
create index messages_kept on messages.messages (member_id, id) where removed_at is null;
create index messages_unread on messages.messages (member_id, id) where read_at is null and removed_at is null;
create unique index messages_sending on messages.messages (sending_id, member_id) where sending_id is not null;
grant insert (member_id, title, body, kind, facts, sending_id), update (read_at, removed_at) on messages.messages to tucano_app;
