create table session.devices (
  id bigint generated always as identity primary key,
  member_id bigint not null references member.members,
  token_hash bytea not null,
  name text not null,
  created_at timestamptz not null default clock_timestamp(),
  seen_at timestamptz not null default clock_timestamp(),
  unique (member_id, token_hash)
);
comment on table session.devices is 'A browser that a member has signed in with. The browser keeps a random token in a cookie that scripts cannot read; here is its hash.';
grant select, insert, update, delete on session.devices to tucano_app;
create index devices_token on session.devices (token_hash);

create table session.sessions (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  member_id bigint not null references member.members,
  created_at timestamptz not null default clock_timestamp(),
  seen_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  ended_why text check (ended_why in ('logout', 'replaced', 'idle', 'expired', 'revoked')),
  ip inet not null,
  device_id bigint references session.devices on delete set null,
  device text not null default '',
  country text,
  way text not null default 'username',
  check ((ended_at is null) = (ended_why is null))
);
comment on table session.sessions is 'Tokens are 256 random bits; only their hash is kept, so a copy of this table opens no session.';
comment on column session.sessions.way is 'how it was opened: username, sms, google, facebook, firebase, register, trial, reset';
grant select, insert, update on session.sessions to tucano_app;
grant select on session.sessions to tucano_ledger;
create index sessions_open on session.sessions (member_id) where ended_at is null;
create index sessions_member on session.sessions (member_id, id);


create table session.networks (
  member_id bigint not null references member.members,
  network text not null,
  seen_at timestamptz not null default clock_timestamp(),
  primary key (member_id, network)
);
comment on table session.networks is 'Networks that a member has signed in from: an IPv4 address, or the /64 of one subscriber.';
grant select, insert, update on session.networks to tucano_app;

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
comment on table session.attempts is 'Every try to sign in, for the member to look at and for us to count.';
create index attempts_member on session.attempts (member_id, id) where member_id is not null;
create index attempts_at on session.attempts using brin (at);
grant select, insert, delete on session.attempts to tucano_app;

create table session.failures (
  key text primary key,
  since timestamptz not null default clock_timestamp(),
  tries integer not null,
  wrong integer not null default 0
);
comment on table session.failures is 'Tries of late and how many of them were wrong, by account name (whether there is such an account or not), and by account name and trusted device.';
create index failures_since on session.failures (since);
grant select, insert, update, delete on session.failures to tucano_app;

create table session.second_factors (
  id uuid primary key default gen_random_uuid(),
  member_id bigint not null references member.members,
  way text not null,
  ip inet not null,
  created_at timestamptz not null default clock_timestamp(),
  tries integer not null default 0,
  used_at timestamptz
);
comment on table session.second_factors is 'Somebody knows the password of an account, and has to show more.';
grant select, insert, update, delete on session.second_factors to tucano_app;

create table session.captchas (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('image', 'slider', 'work')),
  answer text not null,
  created_at timestamptz not null default clock_timestamp(),
  tries integer not null default 0,
  passed_at timestamptz,
  used_at timestamptz,
  network text
);
comment on table session.captchas is 'Pictures to be read, pieces to be moved, work to be done. `passed_at` is the ticket, and it is used once.';
create index captchas_created on session.captchas (created_at);
grant select, insert, update, delete on session.captchas to tucano_app;
create index captchas_network on session.captchas (network, created_at);

create table session.codes (
  id bigint generated always as identity primary key,
  purpose text not null,
  target text not null,
  hash bytea not null,
  created_at timestamptz not null default clock_timestamp(),
  tries integer not null default 0,
  used_at timestamptz,
  browser bytea,
  network text
);
comment on table session.codes is 'Codes of six digits sent to a mobile number or an e-mail address. Only the newest one of its purpose counts.';
create index codes_target on session.codes (target, purpose, id desc);
create index codes_created on session.codes (created_at);
grant select, insert, update, delete on session.codes to tucano_app;

create table session.links (
  token_hash bytea primary key,
  member_id bigint not null references member.members,
  created_at timestamptz not null default clock_timestamp(),
  used_at timestamptz
);
comment on table session.links is 'Links that set a new password, sent by e-mail.';
grant select, insert, update, delete on session.links to tucano_app;

create table session.free_plays (
  random_hash bytea primary key,
  used_at timestamptz not null default clock_timestamp()
);
comment on table session.free_plays is 'The random string of each free play, as a digest: none opens a second one. A string can be read only while the key that it was sealed with is there.';
grant select, insert, delete on session.free_plays to tucano_app;
