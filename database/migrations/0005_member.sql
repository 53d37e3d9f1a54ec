create schema member;
grant usage on schema member to tucano_app;

-- type: 0 member, 1 agent, 2 general agent, 41 and 42 staff-managed agents, 4 trial.
create table member.members (
  id bigint generated always as identity (start with 100001) primary key,
  account text not null unique check (account = lower(account)),
  nickname text not null,
  type smallint not null default 0 check (type in (0, 1, 2, 4, 41, 42)),
  status text not null default 'active' check (status in ('active', 'disabled')),
  password_hash text not null,
  -- the account still has the password that somebody else chose for it
  password_default boolean not null default false,
  password_changed_at timestamptz not null default clock_timestamp(),
  mobile text unique,
  email text unique check (email = lower(email)),
  payee_name text,
  upline_id bigint references member.members,
  created_at timestamptz not null default clock_timestamp(),
  first_login_at timestamptz
);
grant select, insert, update on member.members to tucano_app;
