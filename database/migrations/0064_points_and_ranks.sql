-- Points: what members earn by playing, in monthly lots; the mall; what they become.
create schema points;
grant usage on schema points to tucano_app;

create table points.members (
  member_id bigint primary key references member.members (id),
  part bigint not null default 0
);
comment on table points.members is 'One row a member. Whoever changes its points holds it.';
comment on column points.members.part is 'what was staked for the next point: minor units times hundredths of a per cent. Below zero, what bets that became void have left to be earned again';
grant select, insert on points.members to tucano_app;
grant update (part) on points.members to tucano_app;

create table points.lots (
  member_id bigint not null references points.members (member_id),
  month date not null check (extract(day from month) = 1),
  remaining bigint not null check (remaining >= 0),
  expires_at timestamptz not null,
  is_told boolean not null default false,
  ended_at timestamptz,
  primary key (member_id, month),
  constraint lots_ended check (ended_at is null or remaining = 0)
);
comment on table points.lots is 'A member''s points by the month in which they came, the oldest spent first: together what stands in the pocket.';
comment on column points.lots.expires_at is 'twelve months after the month''s end; later by as long as the member had closed play';
comment on column points.lots.is_told is 'the member knows that they are about to expire';
create index lots_expire on points.lots (expires_at) where remaining > 0;
grant select, insert on points.lots to tucano_app;
grant update (remaining, is_told, ended_at) on points.lots to tucano_app;

create table points.goods (
  id bigint generated always as identity primary key,
  name text not null check (char_length(name) between 3 and 60),
  text text not null check (char_length(text) <= 300),
  picture text not null,
  points integer not null check (points > 0),
  stock integer not null check (stock >= 0),
  per_member integer check (per_member > 0),
  is_shown boolean not null,
  created_at timestamptz not null default platform.clock()
);
comment on table points.goods is 'What the mall has.';
grant select, insert on points.goods to tucano_app;
grant update (name, text, picture, points, stock, per_member, is_shown) on points.goods to tucano_app;

create table points.redemptions (
  id bigint generated always as identity primary key,
  member_id bigint not null references member.members (id),
  key text not null check (length(key) between 1 and 200),
  goods_id bigint not null references points.goods (id),
  name text not null,
  picture text not null,
  points bigint not null check (points >= 0),
  hold_id bigint,
  lots jsonb not null,
  state text not null default 'in process' check (state in ('in process', 'rejected', 'approved')),
  at timestamptz not null default platform.clock(),
  decided_by bigint references operator.operators (id),
  decided_at timestamptz,
  reason text,
  unique (member_id, key),
  constraint redemptions_decided check ((state = 'in process') = (decided_at is null)),
  constraint redemptions_reason check ((state = 'rejected') = (reason is not null)),
  constraint redemptions_hold check ((points > 0) = (hold_id is not null))
);
comment on table points.redemptions is 'Goods that members have asked for, or that a reward gave them. Their points are set aside until an operator has answered.';
comment on column points.redemptions.key is 'the page''s id of what it asks for, or the reward''s key: the same gives nothing again';
comment on column points.redemptions.name is 'of the goods, as they were then';
comment on column points.redemptions.lots is 'which months'' points were set aside, so that they can go back there';
create index redemptions_member on points.redemptions (member_id, at desc, id desc);
create index redemptions_goods on points.redemptions (goods_id, member_id) where state <> 'rejected';
create index redemptions_waiting on points.redemptions (at, id) where state = 'in process';
create index redemptions_over on points.redemptions (decided_at desc, id desc) where state <> 'in process';
grant select, insert on points.redemptions to tucano_app;
grant update (state, decided_by, decided_at, reason) on points.redemptions to tucano_app;

create table points.conversions (
  member_id bigint not null references member.members (id),
  request_id uuid not null,
  asked bigint not null,
  points bigint not null check (points > 0 and points <= asked),
  amount bigint not null check (amount > 0),
  day date not null,
  posting_id bigint not null,
  at timestamptz not null default platform.clock(),
  primary key (member_id, request_id)
);
comment on table points.conversions is 'Points that became cash. day is the brand''s, for what a day allows.';
comment on column points.conversions.points is 'what was taken: no more than the amount is worth';
create index conversions_day on points.conversions (member_id, day);
grant select, insert on points.conversions to tucano_app;

-- Ranks of the club, by what members stake.
create schema ranks;
grant usage on schema ranks to tucano_app;

create table ranks.members (
  member_id bigint primary key references member.members (id),
  turnover bigint not null default 0,
  level smallint not null default 0,
  highest smallint not null default 0,
  since timestamptz not null,
  is_given boolean not null default false,
  constraint members_highest check (highest >= level or is_given)
);
comment on table ranks.members is 'What each member has staked of real money, and the rank that it came to.';
comment on column ranks.members.highest is 'the highest it came to by what it staked in all. A rank up to this one that was lost comes back by what is staked in a month';
comment on column ranks.members.since is 'since when it has its rank: a month is judged only if it had it from the month''s beginning';
comment on column ranks.members.is_given is 'an operator has given the rank: it stays';
grant select, insert on ranks.members to tucano_app;
grant update (turnover, level, highest, since, is_given) on ranks.members to tucano_app;

create table ranks.months (
  member_id bigint not null references ranks.members (member_id),
  month date not null,
  turnover bigint not null,
  primary key (member_id, month)
);
comment on table ranks.months is 'What each member staked in a month of the brand''s.';
grant select, insert on ranks.months to tucano_app;
grant update (turnover) on ranks.months to tucano_app;

create table ranks.reached (
  member_id bigint not null references member.members (id),
  level smallint not null check (level > 0),
  at timestamptz not null,
  primary key (member_id, level)
);
comment on table ranks.reached is 'When a member first came to a rank by what it staked. Never changed: a rank that is lost and comes back was reached before.';
create index reached_at on ranks.reached (at, member_id);
grant select, insert on ranks.reached to tucano_app;

-- Until now all ranks were given.
insert into ranks.members (member_id, level, since, is_given) select id, rank_level, platform.clock(), true from member.members where rank_level > 0;
