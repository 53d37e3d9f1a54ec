-- Bonus money: what was given on which terms and how far it is; and stakes that the promotion account pays.
create table betting.bonuses (
  id bigint generated always as identity primary key,
  member_id bigint not null references member.members (id),
  currency text not null references ledger.currencies (code),
  source text not null unique check (length(source) between 1 and 200),
  title text not null,
  amount bigint not null check (amount > 0),
  required bigint not null check (required >= 0),
  progress bigint not null default 0,
  max_stake bigint check (max_stake > 0),
  max_cash bigint check (max_cash > 0),
  products text[],
  terms jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'active', 'converted', 'forfeited', 'expired', 'spent', 'ended')),
  converted bigint not null default 0,
  granted_at timestamptz not null default platform.clock(),
  active_at timestamptz,
  expires_at timestamptz,
  paused_at timestamptz,
  ended_at timestamptz,
  constraint bonuses_times check (
    case state when 'waiting' then num_nonnulls(active_at, ended_at) = 0 when 'active' then num_nonnulls(active_at, expires_at) = 2 and ended_at is null else ended_at is not null end
  )
);
comment on table betting.bonuses is 'A bonus of a member''s. One of a currency is active, others wait their turn: only the money of the active one is in the bonus pocket.';
comment on column betting.bonuses.source is 'the key of the reward that it came by: a reward gives one bonus';
comment on column betting.bonuses.required is 'what has to be staked; progress counts stakes of settled bets, as far as they contribute';
comment on column betting.bonuses.max_cash is 'the most that becomes cash; the rest goes back to the promotion account';
comment on column betting.bonuses.products is 'what its money can be staked on; null is everything';
comment on column betting.bonuses.terms is 'all of the terms, as the member has seen them';
comment on column betting.bonuses.paused_at is 'since when its clock stands still, because its member has closed play for a while';
create unique index bonuses_active on betting.bonuses (member_id, currency) where state = 'active';
create index bonuses_member on betting.bonuses (member_id, id);
create index bonuses_expire on betting.bonuses (expires_at) where state = 'active';
grant select, insert on betting.bonuses to tucano_app;
grant update (progress, state, converted, active_at, expires_at, paused_at, ended_at) on betting.bonuses to tucano_app;
grant select on betting.bonuses to tucano_ledger;

create table betting.free_stakes (
  id uuid primary key,
  member_id bigint not null references member.members (id),
  source text not null unique check (length(source) between 1 and 200),
  kind text not null check (kind in ('rounds', 'bet')),
  title text not null,
  game text,
  products text[],
  stake bigint not null check (stake > 0),
  given integer not null check (given > 0),
  used integer not null default 0,
  won bigint not null default 0,
  until timestamptz not null,
  at timestamptz not null default platform.clock(),
  constraint free_stakes_used check (used between 0 and given),
  constraint free_stakes_parts check (case kind when 'rounds' then game is not null else products is not null end)
);
comment on table betting.free_stakes is 'Rounds of a game, or bets on some products, whose stake the promotion account pays; what they win is cash.';
create index free_stakes_member on betting.free_stakes (member_id, at) where used < given;
grant select, insert on betting.free_stakes to tucano_app;
grant select on betting.free_stakes to tucano_ledger;
grant update (used, won) on betting.free_stakes to tucano_ledger;

-- Plays may have a free stake.
alter type betting.asked_play add attribute free uuid;
alter type betting.drawn_play add attribute free uuid;
