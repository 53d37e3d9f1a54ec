-- What a member has besides a name and a password ---------------------------------------------------------------------------------------

alter table member.members
  add column mobile_verified_at timestamptz,
  add column email_verified_at timestamptz,
  add column payment_password_hash text,
  -- the secret that the member's authenticator shares with us, sealed with the server's own key; the last step that it was used for
  add column authenticator bytea,
  add column authenticator_since timestamptz,
  add column authenticator_step bigint,
  add column id_number text unique,
  -- number of a drawn avatar, 0 for none
  add column avatar smallint not null default 0 check (avatar between 0 and 99),
  -- file name of a picture of the member's own, which goes before the drawn one
  add column picture text,
  add column rank_level smallint not null default 0 check (rank_level between 0 and 99),
  -- a trial account ends by itself
  add column trial_until timestamptz,
  drop constraint members_status_check,
  add constraint members_status_check check (status in ('active', 'disabled', 'system', 'ended'));
update member.members set trial_until = created_at + interval '1 day' where type = 4;
alter table member.members add constraint members_trial check ((type = 4) = (trial_until is not null));
create index members_trial_until on member.members (trial_until) where status = 'active' and trial_until is not null;

create table member.pictures (
  name text primary key,
  member_id bigint not null references member.members,
  png bytea not null,
  created_at timestamptz not null default clock_timestamp()
);
grant select, insert, delete on member.pictures to tucano_app;

-- What operators say of members: "VIP", "new", "watch". Shown in the member's own info.
create table member.labels (
  id bigint generated always as identity primary key,
  name text not null unique,
  colour text not null default '#ABABAB' check (colour ~ '^#[0-9A-F]{6}$')
);
create table member.member_labels (
  member_id bigint not null references member.members,
  label_id bigint not null references member.labels,
  primary key (member_id, label_id)
);
grant select, insert, update, delete on member.labels, member.member_labels to tucano_app;

-- Accounts at other services by which a member signs in: google, facebook, phone-auth.
create table member.identities (
  provider text not null,
  subject text not null,
  member_id bigint not null references member.members,
  created_at timestamptz not null default clock_timestamp(),
  primary key (provider, subject)
);
create index identities_member on member.identities (member_id);
grant select, insert on member.identities to tucano_app;

-- What was said at registration, as it was said. Contacts are what the brand asked for besides the member's own columns.
create table member.applications (
  member_id bigint primary key references member.members,
  at timestamptz not null default clock_timestamp(),
  ip inet not null,
  country text,
  method text not null,
  url text,
  domain text,
  affiliate_code text,
  referral_code text,
  recommender text,
  contacts jsonb not null default '{}',
  -- of age, and the terms agreed to
  agreed_at timestamptz not null
);
grant select, insert on member.applications to tucano_app;

-- The audit: every change of an account, written by the database itself. Secrets are named, never shown.
create table member.changes (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  member_id bigint not null,
  what text[] not null,
  before jsonb not null,
  after jsonb not null,
  -- who did it: member, operator:<id>, system; from where; in which session
  actor text not null,
  ip inet,
  session_id bigint
);
create index changes_member on member.changes (member_id, id);
grant select on member.changes to tucano_app;

create function member.shown(p_member jsonb, p_what text[]) returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(key, case
    when key in ('password_hash', 'payment_password_hash', 'authenticator', 'authenticator_step') then to_jsonb(case when value = 'null'::jsonb then null else '***' end)
    when key in ('mobile', 'id_number') and value <> 'null'::jsonb then to_jsonb('***' || right(value #>> '{}', 4))
    when key = 'email' and value <> 'null'::jsonb then to_jsonb(left(value #>> '{}', 1) || '***@' || split_part(value #>> '{}', '@', 2))
    else value end), '{}')
  from jsonb_each(p_member) where key = any (p_what)
$$;

create function member.audit() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
declare
  was jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  is_now jsonb := to_jsonb(new);
  changed text[];
begin
  select array_agg(key order by key) into changed from jsonb_each(is_now)
  where value is distinct from was -> key and (tg_op = 'UPDATE' or value <> 'null'::jsonb) and key <> 'authenticator_step';
  if changed is not null then
    insert into member.changes (member_id, what, before, after, actor, ip, session_id)
    values (new.id, changed, member.shown(was, changed), member.shown(is_now, changed), coalesce(nullif(current_setting('tucano.actor', true), ''), 'system'),
      nullif(current_setting('tucano.ip', true), '')::inet, nullif(current_setting('tucano.session', true), '')::bigint);
  end if;
  return null;
end
$$;
create trigger members_audit after insert or update on member.members for each row execute function member.audit();

create function member.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit is never changed' using errcode = 'restrict_violation';
end
$$;
create trigger changes_fixed before update or delete or truncate on member.changes for each statement execute function member.refuse_change();

-- Agents' invitation codes. Whoever registers with one is below its agent.
create schema agent;
grant usage on schema agent to tucano_app;
create table agent.invitations (
  code text primary key check (code = upper(code)),
  agent_id bigint not null references member.members,
  -- null: under every address of the brand
  domain text,
  enabled boolean not null default true,
  created_at timestamptz not null default clock_timestamp()
);
create index invitations_agent on agent.invitations (agent_id);
grant select, insert, update on agent.invitations to tucano_app;

-- Signing in ------------------------------------------------------------------------------------------------------------------------------

-- A browser that a member has signed in with. The browser keeps a random token in a cookie that scripts cannot read; here is its hash.
create table session.devices (
  id bigint generated always as identity primary key,
  member_id bigint not null references member.members,
  token_hash bytea not null,
  name text not null,
  created_at timestamptz not null default clock_timestamp(),
  seen_at timestamptz not null default clock_timestamp(),
  unique (member_id, token_hash)
);
grant select, insert, update, delete on session.devices to tucano_app;

-- Networks that a member has signed in from: an IPv4 address, or the /64 of one subscriber.
create table session.networks (
  member_id bigint not null references member.members,
  network text not null,
  seen_at timestamptz not null default clock_timestamp(),
  primary key (member_id, network)
);
grant select, insert, update on session.networks to tucano_app;

alter table session.sessions
  add column device_id bigint references session.devices on delete set null,
  add column device text not null default '',
  add column country text,
  -- how it was opened: username, sms, google, facebook, firebase, register, trial, reset
  add column way text not null default 'username';
-- One session a member is a setting of the brand now; whoever opens one holds the member's row meanwhile.
drop index session.sessions_one_open;
create index sessions_open on session.sessions (member_id) where ended_at is null;
create index sessions_member on session.sessions (member_id, id);

-- Every try to sign in, for the member to look at and for us to count.
create table session.attempts (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  account text not null,
  member_id bigint,
  ip inet not null,
  country text,
  device text not null,
  way text not null,
  outcome text not null check (outcome in ('in', 'wrong', 'captcha', 'second', 'blocked', 'closed'))
);
create index attempts_member on session.attempts (member_id, id) where member_id is not null;
create index attempts_at on session.attempts using brin (at);
grant select, insert, delete on session.attempts to tucano_app;

-- Tries of late and how many of them were wrong, by account name (whether there is such an account or not), and by account name and
-- trusted device.
create table session.failures (
  key text primary key,
  since timestamptz not null default clock_timestamp(),
  tries integer not null,
  wrong integer not null default 0
);
create index failures_since on session.failures (since);
grant select, insert, update, delete on session.failures to tucano_app;

-- Somebody knows the password of an account, and has to show more.
create table session.second_factors (
  id uuid primary key default gen_random_uuid(),
  member_id bigint not null references member.members,
  way text not null,
  ip inet not null,
  created_at timestamptz not null default clock_timestamp(),
  tries integer not null default 0,
  used_at timestamptz
);
grant select, insert, update, delete on session.second_factors to tucano_app;

-- Pictures to be read, pieces to be moved, work to be done. `passed_at` is the ticket, and it is used once.
create table session.captchas (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('image', 'slider', 'work')),
  answer text not null,
  created_at timestamptz not null default clock_timestamp(),
  tries integer not null default 0,
  passed_at timestamptz,
  used_at timestamptz
);
create index captchas_created on session.captchas (created_at);
grant select, insert, update, delete on session.captchas to tucano_app;

-- Codes of six digits sent to a mobile number or an e-mail address. Only the newest one of its purpose counts.
create table session.codes (
  id bigint generated always as identity primary key,
  purpose text not null,
  target text not null,
  hash bytea not null,
  created_at timestamptz not null default clock_timestamp(),
  tries integer not null default 0,
  used_at timestamptz
);
create index codes_target on session.codes (target, purpose, id desc);
create index codes_created on session.codes (created_at);
grant select, insert, update, delete on session.codes to tucano_app;

-- Links that set a new password, sent by e-mail.
create table session.links (
  token_hash bytea primary key,
  member_id bigint not null references member.members,
  created_at timestamptz not null default clock_timestamp(),
  used_at timestamptz
);
grant select, insert, update, delete on session.links to tucano_app;

grant delete on session.keys to tucano_app;

-- Letters: text messages and e-mails on their way out ---------------------------------------------------------------------------------------

create table platform.letters (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default clock_timestamp(),
  channel text not null check (channel in ('sms', 'email')),
  recipient text not null,
  purpose text not null,
  -- whose budget it is taken from
  network text not null,
  subject text not null default '',
  -- emptied once the letter has left: it may hold a code
  body text not null,
  state text not null default 'queued' check (state in ('queued', 'sent', 'delivered', 'failed', 'withheld')),
  attempts integer not null default 0,
  due_at timestamptz not null default clock_timestamp(),
  -- later than this it is of no use
  until timestamptz not null,
  provider_id text,
  problem text
);
create index letters_due on platform.letters (due_at) where state = 'queued';
create index letters_recipient on platform.letters (recipient, created_at);
create index letters_network on platform.letters (network, created_at);
create index letters_created on platform.letters (channel, created_at);
create index letters_provider on platform.letters (provider_id) where provider_id is not null;
grant select, insert, update, delete on platform.letters to tucano_app;
