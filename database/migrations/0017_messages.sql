create schema messages;
grant usage on schema messages to tucano_app;

-- What the site has to say to one member. Unread while nobody has opened it.
create table messages.messages (
  id bigint generated always as identity primary key,
  member_id bigint not null references member.members,
  title text not null check (char_length(title) between 1 and 120),
  body text not null check (char_length(body) between 1 and 10000),
  sent_at timestamptz not null default clock_timestamp(),
  read_at timestamptz,
  check (read_at >= sent_at)
);
create index messages_member on messages.messages (member_id, sent_at desc, id desc);
create index messages_unread on messages.messages (member_id) where read_at is null;
grant select on messages.messages to tucano_app;

-- Open pages of the members concerned hear of it, whoever made the change: each member once a statement.
create function messages.tell_members() returns trigger language plpgsql as $$
begin
  insert into platform.outbox (name, member_id, payload) select distinct 'messages.changed', member_id, '{}'::jsonb from concerned;
  return null;
end
$$;
create trigger messages_sent after insert on messages.messages referencing new table as concerned
  for each statement execute function messages.tell_members();
create trigger messages_read after update on messages.messages referencing new table as concerned
  for each statement execute function messages.tell_members();
create trigger messages_gone after delete on messages.messages referencing old table as concerned
  for each statement execute function messages.tell_members();
