create table member.members (
  id bigint generated always as identity (start with 100001) primary key,
  account text not null unique check (account = lower(account)),
  nickname text not null,
  type smallint not null default 0 check (type in (0, 1, 2, 4, 41, 42)),
  status text not null default 'active',
  password_hash text not null,
  password_default boolean not null default false,
  password_changed_at timestamptz not null default clock_timestamp(),
  mobile text unique,
  email text unique check (email = lower(email)),
  payee_name text,
  upline_id bigint references member.members,
  created_at timestamptz not null default clock_timestamp(),
  first_login_at timestamptz,
  mobile_verified_at timestamptz,
  email_verified_at timestamptz,
  payment_password_hash text,
  authenticator bytea,
  authenticator_since timestamptz,
  authenticator_step bigint,
  id_number text unique,
  avatar smallint not null default 0 check (avatar between 0 and 99),
  picture text,
  rank_level smallint not null default 0 check (rank_level between 0 and 99),
  trial_until timestamptz,
  excluded_until timestamptz,
  constraint members_status_check check (status in ('active', 'disabled', 'system', 'ended')),
  constraint members_trial check ((type = 4) = (trial_until is not null))
);
comment on table member.members is 'type: 0 member, 1 agent, 2 general agent, 41 and 42 staff-managed agents, 4 trial.';
comment on column member.members.password_default is 'the account still has the password that somebody else chose for it';
comment on column member.members.authenticator is 'the secret that the member''s authenticator shares with us, sealed with the server''s own key; the last step that it was used for';
comment on column member.members.avatar is 'number of a drawn avatar, 0 for none';
comment on column member.members.picture is 'file name of a picture of the member''s own, which goes before the drawn one';
comment on column member.members.trial_until is 'a trial account ends by itself';
comment on column member.members.excluded_until is 'until then the member has excluded itself; limits.close writes it';
grant select, insert, update on member.members to tucano_app;
create index members_trial_until on member.members (trial_until) where status = 'active' and trial_until is not null;
create trigger members_excluded before update of excluded_until on member.members
  for each statement when (current_user <> 'tucano_ledger') execute function member.keep_exclusion();
create trigger members_audit after insert or update on member.members for each row execute function member.audit();
-- Who stands below whom.
create index members_upline on member.members (upline_id) where upline_id is not null;
grant references on member.members to tucano_ledger;
grant select, update (excluded_until) on member.members to tucano_ledger;
-- One index for every way of searching. E-mail, mobile and id number have theirs from being unique.
create index members_account_prefix on member.members (account text_pattern_ops);
create index members_words on member.members using gin (to_tsvector('simple', members.folded(nickname || ' ' || coalesce(payee_name, ''))));

create table member.pictures (
  name text primary key,
  member_id bigint not null references member.members,
  png bytea not null,
  created_at timestamptz not null default clock_timestamp()
);
grant select, insert, delete on member.pictures to tucano_app;

create table member.labels (
  id bigint generated always as identity primary key,
  name text not null unique,
  colour text not null default '#ABABAB' check (colour ~ '^#[0-9A-F]{6}$')
);
comment on table member.labels is 'What operators say of members: "VIP", "new", "watch". Shown in the member''s own info.';
grant select, insert, update, delete on member.labels to tucano_app;

create table member.member_labels (
  member_id bigint not null references member.members,
  label_id bigint not null references member.labels,
  primary key (member_id, label_id)
);
grant select, insert, update, delete on member.member_labels to tucano_app;

create table member.identities (
  provider text not null,
  subject text not null,
  member_id bigint not null references member.members,
  created_at timestamptz not null default clock_timestamp(),
  primary key (provider, subject)
);
comment on table member.identities is 'Accounts at other services by which a member signs in: google, facebook, phone-auth.';
create index identities_member on member.identities (member_id);
grant select, insert on member.identities to tucano_app;

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
  agreed_at timestamptz not null
);
comment on table member.applications is 'What was said at registration, as it was said. Contacts are what the brand asked for besides the member''s own columns.';
comment on column member.applications.agreed_at is 'of age, and the terms agreed to';
grant select, insert on member.applications to tucano_app;

create table member.changes (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  member_id bigint not null,
  what text[] not null,
  before jsonb not null,
  after jsonb not null,
  actor text not null,
  ip inet,
  session_id bigint
);
comment on table member.changes is 'The audit: every change of an account, written by the database itself. Secrets are named, never shown.';
comment on column member.changes.actor is 'who did it: member, operator:<id>, system; from where; in which session';
create index changes_member on member.changes (member_id, id);
grant select on member.changes to tucano_app;
create trigger changes_fixed before update or delete or truncate on member.changes for each statement execute function member.refuse_change();
