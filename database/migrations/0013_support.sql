create table support.articles (
  slug text primary key,
  category text not null,
  position integer not null,
  title text not null,
  content text not null
);
create index articles_category on support.articles (category, position);
grant select, insert, update, delete on support.articles to tucano_app;

create table support.passes (
  hash bytea primary key check (length(hash) = 32),
  member_id bigint references member.members,
  vip boolean not null default false,
  created_at timestamptz not null default clock_timestamp(),
  used_at timestamptz,
  check (member_id is not null or not vip)
);
comment on table support.passes is 'The right to open one conversation, once and soon: by a member, or by a visitor.';
create index passes_created on support.passes (created_at);
grant select, insert, delete on support.passes to tucano_app;
grant update (used_at) on support.passes to tucano_app;

create table support.conversations (
  id bigint generated always as identity primary key,
  member_id bigint references member.members,
  vip boolean not null default false,
  country text,
  language text not null,
  state text not null default 'new' check (state in ('new', 'waiting', 'taken', 'closed')),
  operator_id bigint references operator.operators,
  created_at timestamptz not null default clock_timestamp(),
  waiting_since timestamptz,
  last_at timestamptz not null default clock_timestamp(),
  closed_at timestamptz,
  closed_by text check (closed_by in ('customer', 'operator', 'system')),
  customer_read bigint not null default 0,
  operator_read bigint not null default 0,
  stars smallint check (stars between 1 and 5),
  comment text check (length(comment) <= 500),
  check ((state = 'closed') = (closed_at is not null) and (state = 'closed') = (closed_by is not null)),
  check (state <> 'taken' or operator_id is not null),
  check (state not in ('waiting', 'taken') or waiting_since is not null),
  check (stars is null or state = 'closed')
);
comment on table support.conversations is 'new: nobody has written yet; waiting: the customer has; taken: an operator has it; closed.';
comment on column support.conversations.waiting_since is 'since when the customer waits for an operator: the order of the queue';
comment on column support.conversations.customer_read is 'the last message that each side has seen';
-- A member has one open conversation, in however many windows.
create unique index conversations_open on support.conversations (member_id) where closed_at is null;
create index conversations_queue on support.conversations (vip desc, waiting_since, id) where state in ('waiting', 'taken');
create index conversations_idle on support.conversations (last_at) where closed_at is null;
grant select, insert on support.conversations to tucano_app;
grant update (state, operator_id, waiting_since, last_at, closed_at, closed_by, customer_read, operator_read, stars, comment)
  on support.conversations to tucano_app;
grant delete on support.conversations to tucano_app;

create table support.tokens (
  hash bytea primary key check (length(hash) = 32),
  conversation_id bigint not null references support.conversations on delete cascade,
  created_at timestamptz not null default clock_timestamp()
);
comment on table support.tokens is 'What a customer''s window shows for its conversation.';
create index tokens_conversation on support.tokens (conversation_id);
grant select, insert, delete on support.tokens to tucano_app;

create table support.messages (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references support.conversations,
  writer text not null check (writer in ('customer', 'operator')),
  operator_id bigint references operator.operators,
  client_id uuid not null,
  text text not null check (length(text) between 1 and 2000),
  at timestamptz not null default clock_timestamp(),
  unique (conversation_id, client_id),
  check ((writer = 'operator') = (operator_id is not null))
);
comment on table support.messages is 'What was said stays said: nobody changes or removes a line.';
comment on column support.messages.client_id is 'names the message for whoever sends it: the same id is the same message';
create index messages_conversation on support.messages (conversation_id, id);
grant select, insert on support.messages to tucano_app;

create table support.replies (
  slug text primary key,
  position integer not null,
  title text not null,
  text text not null check (length(text) between 1 and 2000)
);
comment on table support.replies is 'Answers that operators give often.';
grant select, insert, update, delete on support.replies to tucano_app;

create table support.feedback (
  id uuid primary key,
  reference text not null unique check (reference ~ '^[0-9A-Z]{4}-[0-9A-Z]{4}$'),
  at timestamptz not null default clock_timestamp(),
  topic text not null,
  content text not null check (length(content) <= 6000),
  email text check (length(email) <= 120),
  network text
);
comment on table support.feedback is 'What visitors write to the house. `id` comes from the page: sending again is the same feedback. The network is kept for the limit alone.';
create index feedback_at on support.feedback (at desc);
create index feedback_network on support.feedback (network, at) where network is not null;
grant select, insert, update (network) on support.feedback to tucano_app;
