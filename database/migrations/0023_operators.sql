-- Operators: what each may do, a second factor, and a journal of what they did ------------------------------------------------------------

-- Whoever worked here before there were roles answered customers.
alter table operator.operators
  add column roles text[] not null default '{support}' check (roles <@ array['support', 'cashier', 'compliance', 'auditor', 'admin']),
  -- the password is one that somebody else has chosen
  add column password_default boolean not null default false,
  -- the authenticator's secret, sealed; since when; and the last time step whose code was used
  add column factor bytea,
  add column factor_since timestamptz,
  add column factor_step bigint,
  add check ((factor is null) = (factor_since is null));
alter table operator.operators alter column roles set default '{}';
grant update (name, roles, status, password_hash, password_default, factor, factor_since, factor_step) on operator.operators to tucano_app;

-- Somebody must be able to let others in: the last admin who can sign in stays one, whoever asks and however many ask at once.
create function operator.keep_admin() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('operator.keep_admin', 0));
  if not exists (select from operator.operators o where o.id <> old.id and o.status = 'active' and 'admin' = any (o.roles)) then
    raise exception 'the last admin stays' using errcode = 'OP001';
  end if;
  return new;
end
$$;
create trigger operators_keep_admin before update of roles, status on operator.operators for each row
  when (old.status = 'active' and 'admin' = any (old.roles) and (new.status <> 'active' or not 'admin' = any (new.roles)))
  execute function operator.keep_admin();

create or replace view operator.open_sessions as
  select s.id, s.token_hash, s.operator_id, s.seen_at, o.account, o.name, o.roles, o.password_default
  from operator.sessions s join operator.operators o on o.id = s.operator_id
  where s.ended_at is null and o.status = 'active'
    and s.seen_at > clock_timestamp() - interval '30 minutes' and s.created_at > clock_timestamp() - interval '12 hours';

-- The right password has been shown: the right to show a code, once and soon.
create table operator.tickets (
  hash bytea primary key check (length(hash) = 32),
  operator_id bigint not null references operator.operators,
  step text not null check (step in ('enrol', 'code')),
  -- the secret that is offered to whoever enrols, sealed; it becomes the operator's with the first right code
  secret bytea,
  tries integer not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  used_at timestamptz,
  check (secret is null or step = 'enrol')
);
create index tickets_operator on operator.tickets (operator_id);
create index tickets_created on operator.tickets (created_at);
grant select, insert, delete on operator.tickets to tucano_app;
grant update (secret, tries, used_at) on operator.tickets to tucano_app;

-- The journal -----------------------------------------------------------------------------------------------------------------------------

do $$
begin
  create role tucano_journal nologin;
exception
  when duplicate_object or unique_violation then null;
end
$$;
do $$
begin
  execute format('grant tucano_journal to %I', current_user);
end
$$;
grant usage, create on schema operator to tucano_journal;
grant references on operator.operators to tucano_journal;
set local role tucano_journal;

-- What operators did: ids without a gap, each hash over the one before it. One function writes it; nobody changes it.
create table operator.journal (
  id bigint primary key check (id > 0),
  at timestamptz not null,
  -- nobody: a stranger at the door, or the house itself
  operator_id bigint references operator.operators,
  account text not null,
  session_id bigint,
  ip inet,
  -- <feature>.<what>
  action text not null check (action ~ '^[a-z]+(\.[a-zA-Z]+)+$'),
  -- <kind>:<id>
  subject text not null check (subject ~ '^[a-z]+:[^[:space:]]{1,200}$'),
  details jsonb not null check (jsonb_typeof(details) = 'object' and length(details::text) <= 10000),
  previous bytea not null,
  hash bytea not null check (length(hash) = 32)
);
create index journal_operator on operator.journal (operator_id, id desc);
create index journal_action on operator.journal (action text_pattern_ops, id desc);
create index journal_subject on operator.journal (subject, id desc);
create index journal_at on operator.journal (at);
grant select on operator.journal to tucano_app;

-- Where the chain ends: without it, rows could be taken off its end unseen.
create table operator.journal_head (
  singleton boolean primary key default true check (singleton),
  id bigint not null default 0,
  hash bytea not null default ''
);
insert into operator.journal_head default values;
grant select on operator.journal_head to tucano_app;

-- Heads under a key that the database does not have: whoever rewrites the whole chain cannot rewrite these.
create table operator.journal_seals (
  entry_id bigint primary key,
  hash bytea not null,
  mac bytea not null,
  at timestamptz not null default clock_timestamp()
);
grant select, insert on operator.journal_seals to tucano_app;

-- How the last look over the whole chain ended.
create table operator.journal_verified (
  singleton boolean primary key default true check (singleton),
  at timestamptz,
  entries bigint not null default 0,
  problems integer not null default 0
);
insert into operator.journal_verified default values;
grant select, update on operator.journal_verified to tucano_app;

create function operator.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is never changed', tg_table_name using errcode = 'restrict_violation';
end
$$;
create trigger journal_fixed before update or delete or truncate on operator.journal for each statement execute function operator.refuse_change();
create trigger journal_guard before insert on operator.journal
  for each statement when (current_user <> 'tucano_journal') execute function operator.refuse_change();
create trigger journal_head_fixed before insert or delete or truncate on operator.journal_head for each statement execute function operator.refuse_change();
create trigger journal_head_guard before update on operator.journal_head
  for each statement when (current_user <> 'tucano_journal') execute function operator.refuse_change();
create trigger journal_seals_fixed before update or delete or truncate on operator.journal_seals
  for each statement execute function operator.refuse_change();

-- The hash of an entry: of the one before it and of all that it says, written in the one way that jsonb has of writing it.
create function operator.journal_hash(p operator.journal) returns bytea language sql stable as $$
  select sha256(p.previous || convert_to(jsonb_build_array(p.id, (extract(epoch from p.at) * 1000000)::bigint, p.operator_id, p.account, p.session_id,
    p.ip::text, p.action, p.subject, p.details)::text, 'UTF8'))
$$;

-- Writes an entry in the transaction of what it tells of. The lock lasts until that ends: it is called last.
create function operator.append_journal(
  p_operator bigint, p_account text, p_session bigint, p_ip inet, p_action text, p_subject text, p_details jsonb
) returns bigint language plpgsql security definer set search_path = pg_catalog as $$
declare
  head operator.journal_head;
  entry operator.journal;
begin
  perform pg_advisory_xact_lock(hashtextextended('operator.journal', 0));
  select * into strict head from operator.journal_head;
  entry.id := head.id + 1;
  entry.at := clock_timestamp();
  entry.operator_id := p_operator;
  entry.account := p_account;
  entry.session_id := p_session;
  entry.ip := p_ip;
  entry.action := p_action;
  entry.subject := p_subject;
  entry.details := p_details;
  entry.previous := head.hash;
  entry.hash := operator.journal_hash(entry);
  insert into operator.journal select entry.*;
  update operator.journal_head set id = entry.id, hash = entry.hash;
  return entry.id;
end
$$;

-- Goes over the whole chain and returns what is not as it was written. One statement: what is written meanwhile is not seen in halves.
create function operator.verify_journal() returns table (entry_id bigint, problem text)
language sql stable security definer set search_path = pg_catalog as $$
  with chain as (
    select j.id, j.previous, j.hash, operator.journal_hash(j) as expected,
      lag(j.id, 1, 0::bigint) over w as id_before, lag(j.hash, 1, ''::bytea) over w as hash_before
    from operator.journal j window w as (order by j.id)
  )
  select id, case when id <> id_before + 1 then 'missing' when previous <> hash_before then 'broken' else 'changed' end
  from chain where id <> id_before + 1 or previous <> hash_before or hash <> expected
  union all
  select coalesce(h.id, 0), 'head'
  from (values (true)) one
  left join operator.journal_head h on true
  left join (select j.id, j.hash from operator.journal j order by j.id desc limit 1) l on true
  where h.id is distinct from coalesce(l.id, 0) or h.hash is distinct from coalesce(l.hash, '')
$$;

revoke execute on function operator.journal_hash, operator.append_journal, operator.verify_journal from public;
grant execute on function operator.append_journal, operator.verify_journal to tucano_app;
reset role;
revoke create on schema operator from tucano_journal;
