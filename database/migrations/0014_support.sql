-- Events for more than one member, and for whoever is no member --------------------------------------------------------------------------

-- Whom a row reaches: one member's pages, one conversation's pages, a whole audience, or (nothing given) every page.
alter table platform.outbox
  add column conversation_id bigint,
  add column audience text check (audience in ('room', 'operators')),
  add constraint outbox_one_audience check (num_nonnulls(member_id, conversation_id, audience) <= 1);

-- Operators: accounts of their own, which have nothing in common with members' ----------------------------------------------------------

create schema operator;
grant usage on schema operator to tucano_app;

create table operator.operators (
  id bigint generated always as identity primary key,
  account text not null unique check (account = lower(account)),
  -- what customers see
  name text not null,
  password_hash text not null,
  status text not null default 'active' check (status in ('active', 'disabled')),
  created_at timestamptz not null default clock_timestamp()
);
grant select, insert on operator.operators to tucano_app;

create table operator.sessions (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique check (length(token_hash) = 32),
  operator_id bigint not null references operator.operators,
  ip inet not null,
  device text not null,
  created_at timestamptz not null default clock_timestamp(),
  seen_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  ended_why text check (ended_why in ('logout', 'idle', 'expired', 'revoked')),
  check ((ended_at is null) = (ended_why is null))
);
create index sessions_open on operator.sessions (operator_id) where ended_at is null;
create index sessions_from on operator.sessions (operator_id, ip, created_at);
grant select, insert on operator.sessions to tucano_app;
grant update (seen_at, ended_at, ended_why) on operator.sessions to tucano_app;

-- Sessions that are good now: used within half an hour, younger than half a day, of an operator who still is one.
create view operator.open_sessions as
  select s.id, s.token_hash, s.operator_id, s.seen_at, o.account, o.name
  from operator.sessions s join operator.operators o on o.id = s.operator_id
  where s.ended_at is null and o.status = 'active'
    and s.seen_at > clock_timestamp() - interval '30 minutes' and s.created_at > clock_timestamp() - interval '12 hours';
grant select on operator.open_sessions to tucano_app;

-- Customer service -----------------------------------------------------------------------------------------------------------------------

-- The right to open one conversation, once and soon: by a member, or by a visitor.
create table support.passes (
  hash bytea primary key check (length(hash) = 32),
  member_id bigint references member.members,
  vip boolean not null default false,
  created_at timestamptz not null default clock_timestamp(),
  used_at timestamptz,
  check (member_id is not null or not vip)
);
create index passes_created on support.passes (created_at);
grant select, insert, delete on support.passes to tucano_app;
grant update (used_at) on support.passes to tucano_app;

-- new: nobody has written yet; waiting: the customer has; taken: an operator has it; closed.
create table support.conversations (
  id bigint generated always as identity primary key,
  member_id bigint references member.members,
  vip boolean not null default false,
  country text,
  language text not null,
  state text not null default 'new' check (state in ('new', 'waiting', 'taken', 'closed')),
  operator_id bigint references operator.operators,
  created_at timestamptz not null default clock_timestamp(),
  -- since when the customer waits for an operator: the order of the queue
  waiting_since timestamptz,
  last_at timestamptz not null default clock_timestamp(),
  closed_at timestamptz,
  closed_by text check (closed_by in ('customer', 'operator', 'system')),
  -- the last message that each side has seen
  customer_read bigint not null default 0,
  operator_read bigint not null default 0,
  stars smallint check (stars between 1 and 5),
  comment text check (length(comment) <= 500),
  check ((state = 'closed') = (closed_at is not null) and (state = 'closed') = (closed_by is not null)),
  check (state <> 'taken' or operator_id is not null),
  check (state not in ('waiting', 'taken') or waiting_since is not null),
  check (stars is null or state = 'closed')
);
-- A member has one open conversation, in however many windows.
create unique index conversations_open on support.conversations (member_id) where closed_at is null;
create index conversations_queue on support.conversations (vip desc, waiting_since, id) where state in ('waiting', 'taken');
create index conversations_idle on support.conversations (last_at) where closed_at is null;
grant select, insert on support.conversations to tucano_app;
grant update (state, operator_id, waiting_since, last_at, closed_at, closed_by, customer_read, operator_read, stars, comment)
  on support.conversations to tucano_app;
grant delete on support.conversations to tucano_app;

-- What a customer's window shows for its conversation.
create table support.tokens (
  hash bytea primary key check (length(hash) = 32),
  conversation_id bigint not null references support.conversations on delete cascade,
  created_at timestamptz not null default clock_timestamp()
);
create index tokens_conversation on support.tokens (conversation_id);
grant select, insert, delete on support.tokens to tucano_app;

-- What was said stays said: nobody changes or removes a line.
create table support.messages (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references support.conversations,
  writer text not null check (writer in ('customer', 'operator')),
  operator_id bigint references operator.operators,
  -- names the message for whoever sends it: the same id is the same message
  client_id uuid not null,
  text text not null check (length(text) between 1 and 2000),
  at timestamptz not null default clock_timestamp(),
  unique (conversation_id, client_id),
  check ((writer = 'operator') = (operator_id is not null))
);
create index messages_conversation on support.messages (conversation_id, id);
grant select, insert on support.messages to tucano_app;

-- Answers that operators give often.
create table support.replies (
  slug text primary key,
  position integer not null,
  title text not null,
  text text not null check (length(text) between 1 and 2000)
);
grant select, insert on support.replies to tucano_app;
