create table operator.operators (
  id bigint generated always as identity primary key,
  account text not null unique check (account = lower(account)),
  name text not null,
  password_hash text not null,
  status text not null default 'active' check (status in ('active', 'disabled')),
  created_at timestamptz not null default clock_timestamp(),
  roles text[] not null default '{}' check (roles <@ array['support', 'cashier', 'compliance', 'auditor', 'admin']),
  password_default boolean not null default false,
  factor bytea,
  factor_since timestamptz,
  factor_step bigint,
  check ((factor is null) = (factor_since is null))
);
comment on column operator.operators.name is 'what customers see';
comment on column operator.operators.password_default is 'the password is one that somebody else has chosen';
comment on column operator.operators.factor is 'the authenticator''s secret, sealed; since when; and the last time step whose code was used';
grant select, insert on operator.operators to tucano_app;
grant update (name, roles, status, password_hash, password_default, factor, factor_since, factor_step) on operator.operators to tucano_app;
create trigger operators_keep_admin before update of roles, status on operator.operators for each row
  when (old.status = 'active' and 'admin' = any (old.roles) and (new.status <> 'active' or not 'admin' = any (new.roles)))
  execute function operator.keep_admin();
grant references on operator.operators to tucano_journal;

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

create view operator.open_sessions as
  select s.id, s.token_hash, s.operator_id, s.seen_at, o.account, o.name, o.roles, o.password_default
  from operator.sessions s join operator.operators o on o.id = s.operator_id
  where s.ended_at is null and o.status = 'active'
    and s.seen_at > clock_timestamp() - interval '30 minutes' and s.created_at > clock_timestamp() - interval '12 hours';
comment on view operator.open_sessions is 'Sessions that are good now: used within half an hour, younger than half a day, of an operator who still is one.';
grant select on operator.open_sessions to tucano_app;

create table operator.tickets (
  hash bytea primary key check (length(hash) = 32),
  operator_id bigint not null references operator.operators,
  step text not null check (step in ('enrol', 'code')),
  secret bytea,
  tries integer not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  used_at timestamptz,
  check (secret is null or step = 'enrol')
);
comment on table operator.tickets is 'The right password has been shown: the right to show a code, once and soon.';
comment on column operator.tickets.secret is 'the secret that is offered to whoever enrols, sealed; it becomes the operator''s with the first right code';
create index tickets_operator on operator.tickets (operator_id);
create index tickets_created on operator.tickets (created_at);
grant select, insert, delete on operator.tickets to tucano_app;
grant update (secret, tries, used_at) on operator.tickets to tucano_app;

set local role tucano_journal;

create table operator.journal (
  id bigint primary key check (id > 0),
  at timestamptz not null,
  operator_id bigint references operator.operators,
  account text not null,
  session_id bigint,
  ip inet,
  action text not null check (action ~ '^[a-z]+(\.[a-zA-Z]+)+$'),
  subject text not null check (subject ~ '^[a-z]+:[^[:space:]]{1,200}$'),
  details jsonb not null check (jsonb_typeof(details) = 'object' and length(details::text) <= 10000),
  previous bytea not null,
  hash bytea not null check (length(hash) = 32)
);
comment on table operator.journal is 'What operators did: ids without a gap, each hash over the one before it. One function writes it; nobody changes it.';
comment on column operator.journal.operator_id is 'nobody: a stranger at the door, or the house itself';
comment on column operator.journal.action is '<feature>.<what>';
comment on column operator.journal.subject is '<kind>:<id>';
create index journal_operator on operator.journal (operator_id, id desc);
create index journal_action on operator.journal (action text_pattern_ops, id desc);
create index journal_subject on operator.journal (subject, id desc);
create index journal_at on operator.journal (at);
grant select on operator.journal to tucano_app;
create trigger journal_fixed before update or delete or truncate on operator.journal for each statement execute function operator.refuse_change();
create trigger journal_guard before insert on operator.journal
  for each statement when (current_user <> 'tucano_journal') execute function operator.refuse_change();
reset role;

-- Deeds about a member say so in their details: their lines are found by person.
create index journal_member on operator.journal ((details ->> 'member'), id desc) where details ->> 'member' is not null;

set local role tucano_journal;

create table operator.journal_head (
  singleton boolean primary key default true check (singleton),
  id bigint not null default 0,
  hash bytea not null default ''
);
comment on table operator.journal_head is 'Where the chain ends: without it, rows could be taken off its end unseen.';
insert into operator.journal_head default values;
grant select on operator.journal_head to tucano_app;
create trigger journal_head_fixed before insert or delete or truncate on operator.journal_head for each statement execute function operator.refuse_change();
create trigger journal_head_guard before update on operator.journal_head
  for each statement when (current_user <> 'tucano_journal') execute function operator.refuse_change();

create table operator.journal_seals (
  entry_id bigint primary key,
  hash bytea not null,
  mac bytea not null,
  at timestamptz not null default clock_timestamp()
);
comment on table operator.journal_seals is 'Heads under a key that the database does not have: whoever rewrites the whole chain cannot rewrite these.';
grant select, insert on operator.journal_seals to tucano_app;
create trigger journal_seals_fixed before update or delete or truncate on operator.journal_seals
  for each statement execute function operator.refuse_change();

create table operator.journal_verified (
  singleton boolean primary key default true check (singleton),
  at timestamptz,
  entries bigint not null default 0,
  problems integer not null default 0
);
comment on table operator.journal_verified is 'How the last look over the whole chain ended.';
insert into operator.journal_verified default values;
grant select, update on operator.journal_verified to tucano_app;

reset role;

-- Who has a request in hand, until when by this clock.
create table operator.claims (
  subject text primary key check (subject ~ '^(deposit|withdrawal|documents):[0-9a-f-]{1,36}$'),
  operator_id bigint not null references operator.operators,
  until timestamptz not null
);
grant select, insert, update, delete on operator.claims to tucano_app;
