-- Promotions: what they are, in versions; how members stand with them; what they have given.
create schema promotions;
grant usage on schema promotions to tucano_app;

create table promotions.promotions (
  id bigint generated always as identity primary key,
  kind text not null,
  state text not null default 'draft' check (state in ('draft', 'running', 'stopped', 'ended')),
  version integer not null default 0,
  draft jsonb,
  starts_at timestamptz not null,
  ends_at timestamptz,
  -- what it may cost and give, and what it has
  amount_max bigint,
  rewards_max bigint,
  amount bigint not null default 0,
  rewards bigint not null default 0,
  changed integer not null default 0,
  created_at timestamptz not null default platform.clock(),
  constraint promotions_amount check (amount_max is null or amount <= amount_max),
  constraint promotions_rewards check (rewards_max is null or rewards <= rewards_max),
  constraint promotions_draft check (state <> 'draft' or draft is not null)
);
comment on table promotions.promotions is 'A promotion: the version that runs, what is being edited, and what it has cost. What it may cost is judged by the row itself, in the transaction of each reward.';
comment on column promotions.promotions.changed is 'grows with every change: whoever edits names what it was made from';
comment on column promotions.promotions.amount_max is 'what it may cost and give, and what it has';
create index promotions_running on promotions.promotions (id) where state = 'running';
grant select, insert on promotions.promotions to tucano_app;
grant update (state, version, draft, starts_at, ends_at, amount_max, rewards_max, amount, rewards, changed) on promotions.promotions to tucano_app;

create table promotions.versions (
  promotion_id bigint not null references promotions.promotions (id),
  version integer not null,
  definition jsonb not null,
  since timestamptz not null,
  by text not null,
  at timestamptz not null default platform.clock(),
  primary key (promotion_id, version)
);
comment on table promotions.versions is 'What a promotion was from when on. Never changed: what is edited becomes another version.';
grant select, insert on promotions.versions to tucano_app;

create table promotions.switch (
  one boolean primary key default true check (one),
  is_off boolean not null default false,
  stamp bigint not null default 0
);
comment on table promotions.switch is 'Whether all promotions are off; the stamp grows with every change of any of them, so that whoever keeps them in memory knows.';
insert into promotions.switch default values;
grant select on promotions.switch to tucano_app;
grant update (is_off, stamp) on promotions.switch to tucano_app;

create table promotions.entries (
  promotion_id bigint not null references promotions.promotions (id),
  member_id bigint not null references member.members (id),
  period text not null,
  version integer not null,
  state text not null check (state in ('signed', 'in process', 'claim', 'applying', 'rejected', 'issued', 'claimed', 'closed')),
  measured bigint not null default 0,
  data jsonb,
  reward jsonb,
  reason text,
  signed_at timestamptz,
  earned_at timestamptz,
  claim_until timestamptz,
  ended_at timestamptz,
  primary key (promotion_id, member_id, period)
) with (fillfactor = 80);
comment on table promotions.entries is 'How a member stands with a promotion in one of its periods. Who has no row has not begun: `join`, `coming soon` or `closed` is what the promotion says then.';
comment on column promotions.entries.measured is 'what counts so far, in the unit of the promotion''s kind';
comment on column promotions.entries.data is 'what the kind keeps besides';
comment on column promotions.entries.reward is 'what was earned';
create index entries_member on promotions.entries (member_id, promotion_id);
create index entries_claims on promotions.entries (member_id) where state = 'claim';
create index entries_claim_until on promotions.entries (claim_until) where state = 'claim';
grant select, insert on promotions.entries to tucano_app;
grant update (version, state, measured, data, reward, reason, signed_at, earned_at, claim_until, ended_at) on promotions.entries to tucano_app;

create table promotions.marks (
  promotion_id bigint not null,
  member_id bigint not null,
  period text not null,
  mark text not null,
  count bigint not null,
  primary key (promotion_id, member_id, period, mark)
);
comment on table promotions.marks is 'Where different things are counted (games, days): how often each was there. One that is there no more does not count.';
grant select, insert, update on promotions.marks to tucano_app;

create table promotions.deposits (
  member_id bigint primary key references member.members (id),
  deposits integer not null
);
comment on table promotions.deposits is 'How many deposits of each member promotions have heard of.';
grant select, insert, update on promotions.deposits to tucano_app;

create table promotions.rewards (
  id bigint generated always as identity primary key,
  key text not null unique check (length(key) between 1 and 200),
  promotion_id bigint not null references promotions.promotions (id),
  version integer not null,
  member_id bigint not null references member.members (id),
  period text not null,
  type text not null,
  reward jsonb not null,
  cost bigint not null check (cost >= 0),
  is_auto boolean not null,
  cause jsonb,
  posting_id bigint,
  at timestamptz not null default platform.clock()
);
comment on table promotions.rewards is 'What members were given, each once by its key.';
comment on column promotions.rewards.cost is 'what it takes from the budget: money as it is, a bonus with its amount, free stakes with theirs, points with their worth';
comment on column promotions.rewards.cause is 'which bets, or which deposit, have earned it';
create index rewards_member on promotions.rewards (member_id, at desc, id desc);
create index rewards_promotion on promotions.rewards (promotion_id, at);
grant select, insert on promotions.rewards to tucano_app;
grant update (posting_id) on promotions.rewards to tucano_app;

create table promotions.suspicions (
  id bigint generated always as identity primary key,
  promotion_id bigint not null,
  member_id bigint not null,
  period text not null,
  reasons jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'released', 'refused')),
  at timestamptz not null default platform.clock(),
  decided_by text,
  decided_at timestamptz,
  reason text,
  unique (promotion_id, member_id, period),
  foreign key (promotion_id, member_id, period) references promotions.entries,
  constraint suspicions_decided check ((state = 'waiting') = (decided_at is null))
);
comment on table promotions.suspicions is 'Rewards that wait for an operator, because their members seem to be somebody else''s, too.';
create index suspicions_waiting on promotions.suspicions (at, id) where state = 'waiting';
create index suspicions_decided on promotions.suspicions (decided_at desc, id desc) where state <> 'waiting';
grant select, insert on promotions.suspicions to tucano_app;
grant update (state, decided_by, decided_at, reason) on promotions.suspicions to tucano_app;

create table promotions.applications (
  id bigint generated always as identity primary key,
  promotion_id bigint not null,
  member_id bigint not null,
  period text not null,
  comment text not null check (char_length(comment) <= 140),
  state text not null default 'applying' check (state in ('applying', 'issued', 'rejected')),
  at timestamptz not null default platform.clock(),
  decided_by text,
  decided_at timestamptz,
  reason text,
  foreign key (promotion_id, member_id, period) references promotions.entries,
  constraint applications_decided check ((state = 'applying') = (decided_at is null))
);
comment on table promotions.applications is 'What members ask an operator for, with words and pictures.';
create unique index applications_one on promotions.applications (promotion_id, member_id, period) where state = 'applying';
create index applications_waiting on promotions.applications (at, id) where state = 'applying';
create index applications_decided on promotions.applications (decided_at desc, id desc) where state <> 'applying';
grant select, insert on promotions.applications to tucano_app;
grant update (state, decided_by, decided_at, reason) on promotions.applications to tucano_app;

create table promotions.pictures (
  application_id bigint not null references promotions.applications (id),
  number smallint not null check (number between 1 and 3),
  type text not null,
  sealed bytea not null,
  primary key (application_id, number)
);
comment on table promotions.pictures is 'Pictures of applications, drawn again and sealed.';
grant select, insert on promotions.pictures to tucano_app;

create table promotions.codes (
  code text primary key,
  promotion_id bigint not null references promotions.promotions (id),
  uses integer not null default 0
);
comment on table promotions.codes is 'Codes of promotions that run or have run.';
grant select, insert on promotions.codes to tucano_app;
grant update (uses) on promotions.codes to tucano_app;

create table promotions.code_contacts (
  code text not null references promotions.codes (code),
  print bytea not null,
  member_id bigint not null references member.members (id),
  sealed bytea not null,
  at timestamptz not null default platform.clock(),
  primary key (code, print)
);
comment on table promotions.code_contacts is 'Numbers that members have given for a code, sealed; a number takes a code once.';
grant select, insert on promotions.code_contacts to tucano_app;
