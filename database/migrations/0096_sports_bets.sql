-- The book on sports: bets with their legs, what the house takes on by them, what operators close, limit and say about results.

alter table sports.markets add column stopped_at timestamptz;
comment on column sports.markets.stopped_at is 'when bets on it were last stopped, by the database''s clock: a live bet that waits is not taken after that';
alter table sports.events add column disturbed_at timestamptz;
comment on column sports.events.disturbed_at is 'when its score or its cards last changed, by the database''s clock: a live bet that waits is not taken after that';

create table sports.bets (
  id uuid primary key,
  member_id bigint not null references member.members,
  pocket_id bigint not null,
  currency text not null,
  input_hash bigint not null,
  slip jsonb not null check (jsonb_typeof(slip) = 'object'),
  state text not null check (state in ('pending', 'open', 'settled', 'void', 'refused')),
  version integer not null default 1 check (version > 0),
  in_books text not null default 'open' check (in_books in ('open', 'settled', 'void')),
  lines integer not null check (lines > 0),
  unit bigint not null check (unit > 0),
  unit_left bigint not null check (unit_left between 0 and unit),
  stake bigint not null check (stake > 0),
  payout bigint not null default 0 check (payout >= 0),
  potential bigint not null check (potential >= 0),
  cap bigint not null check (cap > 0),
  cashed_out bigint not null default 0 check (cashed_out >= 0),
  policy text not null check (policy in ('none', 'better', 'any')),
  paid_from text not null check (paid_from in ('cash', 'bonus', 'free')),
  return_bp integer not null check (return_bp >= 0),
  is_live boolean not null,
  is_late boolean,
  placed_at timestamptz not null default platform.clock(),
  accepted_at timestamptz,
  decides_at timestamptz,
  settled_at timestamptz,
  refusal text check (length(refusal) between 1 and 60),
  auto_target bigint check (auto_target > 0),
  replaced_by uuid,
  constraint bets_accepted check ((accepted_at is null) = (state in ('pending', 'refused'))),
  constraint bets_decides check (state <> 'pending' or decides_at is not null)
) with (fillfactor = 80);
comment on table sports.bets is 'Bets on sports. Their money is in the books; how their legs stand is here.';
comment on column sports.bets.slip is 'as games/sports writes it, with the odds that the bet has; what was staked a line is beside it';
comment on column sports.bets.version is 'goes up with whatever becomes of it: part of the key of every step of its money';
comment on column sports.bets.in_books is 'where its money stands. In the books a bet that was over never becomes open again: here it does, when a settlement is taken back';
comment on column sports.bets.unit_left is 'what is left of a line''s stake after cash-outs';
comment on column sports.bets.payout is 'in all, cash-outs among it';
comment on column sports.bets.return_bp is 'what it gave back on average by the chances that it was taken at, in basis points of its stake';
comment on column sports.bets.is_late is 'whether its fair chance rose by 3 per cent or more within ten seconds of a live bet; null until that was looked at';
create index bets_member on sports.bets (member_id, placed_at desc, id desc);
create index bets_open on sports.bets (id) where state in ('pending', 'open');
create index bets_pending on sports.bets (decides_at) where state = 'pending';
create index bets_settled on sports.bets (settled_at) where settled_at is not null;
create index bets_auto on sports.bets (id) where auto_target is not null and state = 'open';
create index bets_unlooked on sports.bets (accepted_at) where is_live and is_late is null and accepted_at is not null;
grant select, insert, update (slip, state, version, in_books, unit_left, payout, potential, cashed_out, is_late, accepted_at, decides_at, settled_at, refusal, auto_target, replaced_by, return_bp)
  on sports.bets to tucano_app;

create table sports.legs (
  bet_id uuid not null references sports.bets,
  leg smallint not null check (leg >= 0),
  selection smallint not null check (selection >= 0),
  event_id bigint not null references sports.events,
  market_id integer not null,
  specifiers text not null,
  outcome text not null,
  odds integer not null check (odds > 1000),
  chance integer check (chance between 0 and 1000000000),
  odds_without integer check (odds_without > 1000),
  claimed_stake bigint not null default 0,
  claimed_payout bigint not null default 0,
  is_claimed boolean not null default true,
  result text check (result in ('won', 'halfWon', 'void', 'halfLost', 'lost')),
  dead_heat text check (dead_heat ~ '^[01]([.][0-9]{1,17})?$'),
  void_reason smallint,
  followed integer not null default 0,
  primary key (bet_id, leg, selection),
  foreign key (event_id, market_id, specifiers) references sports.markets
) with (fillfactor = 80);
comment on table sports.legs is 'What bets are on: each selection of each of their legs. Several selections of a leg are a builder.';
comment on column sports.legs.odds is 'of the selection by itself, when the bet was taken';
comment on column sports.legs.chance is 'of the selection by itself, in billionths, when the bet was taken';
comment on column sports.legs.odds_without is 'of a builder: those of the others together, should this selection become void';
comment on column sports.legs.claimed_payout is 'what it adds to what its outcome can cost: of a multiple as much as the chances of its other legs leave';
comment on column sports.legs.dead_heat is 'as the feed writes it: places over the runners that share them';
comment on column sports.legs.followed is 'the version of its market''s results that it has followed';
create index legs_market on sports.legs (event_id, market_id, specifiers, bet_id) include (followed);
grant select, insert, update (odds, chance, claimed_stake, claimed_payout, is_claimed, result, dead_heat, void_reason, followed) on sports.legs to tucano_app;

create table sports.bet_changes (
  bet_id uuid not null references sports.bets,
  version integer not null check (version > 0),
  what text not null check (what in ('placed', 'accepted', 'refused', 'legDecided', 'settled', 'corrected', 'reopened', 'voided', 'cashedOut', 'partCashedOut', 'edited')),
  state text not null,
  payout bigint not null,
  reason text check (length(reason) between 1 and 300),
  at timestamptz not null default platform.clock(),
  primary key (bet_id, version)
);
comment on table sports.bet_changes is 'What became of bets, one version after the other.';
grant select, insert on sports.bet_changes to tucano_app;

create table sports.exposures (
  event_id bigint not null references sports.events,
  market_id integer not null,
  specifiers text not null,
  outcome text not null,
  bets integer not null default 0,
  stake bigint not null default 0,
  payout bigint not null default 0,
  primary key (event_id, market_id, specifiers, outcome)
) with (fillfactor = 70);
comment on table sports.exposures is 'What open bets have staked on each outcome and what it pays if it comes in; without an outcome, what they have staked on the market. A market costs at most the greatest payout, less all stakes.';
grant select, insert, update, delete on sports.exposures to tucano_app;

create table sports.cash_outs (
  id uuid primary key,
  bet_id uuid not null references sports.bets,
  input_hash bigint not null,
  unit bigint not null check (unit > 0),
  seen bigint not null check (seen >= 0),
  paid bigint check (paid >= 0),
  value bigint,
  is_auto boolean not null default false,
  state text not null check (state in ('pending', 'paid', 'refused')),
  refusal text,
  decides_at timestamptz,
  at timestamptz not null default platform.clock(),
  constraint cash_outs_paid check ((paid is not null) = (state = 'paid'))
);
comment on table sports.cash_outs is 'Bets, or parts of them, that their members have ended before their matches did.';
comment on column sports.cash_outs.seen is 'the offer that the member saw: less is not paid unless any was taken';
create unique index cash_outs_pending on sports.cash_outs (bet_id) where state = 'pending';
create index cash_outs_due on sports.cash_outs (decides_at) where state = 'pending';
create index cash_outs_bet on sports.cash_outs (bet_id, at);
grant select, insert, update (paid, value, state, refusal) on sports.cash_outs to tucano_app;

create table sports.closings (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('sport', 'league', 'event', 'market')),
  urn text not null,
  market_group text check (market_group ~ '^[a-z0-9_]{1,40}$'),
  market_id integer,
  specifiers text,
  operator_id bigint not null references operator.operators,
  account text not null,
  reason text not null check (length(reason) between 1 and 300),
  at timestamptz not null default platform.clock(),
  opened_by bigint references operator.operators,
  opened_at timestamptz,
  constraint closings_market check ((market_id is not null) = (kind = 'market')),
  constraint closings_opened check ((opened_by is null) = (opened_at is null))
);
comment on table sports.closings is 'What operators have closed for bets: a sport, a league, a match, a market group of these, a market.';
create index closings_now on sports.closings (urn) where opened_at is null;
grant select, insert, update (opened_by, opened_at) on sports.closings to tucano_app;

create table sports.acts (
  id uuid primary key,
  kind text not null check (kind in ('void', 'settle')),
  event_id bigint not null references sports.events,
  input_hash bigint not null,
  asked jsonb not null check (jsonb_typeof(asked) = 'object'),
  bets integer not null,
  stake bigint not null,
  reason text not null check (length(reason) between 1 and 300),
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'refused')),
  proposed_by bigint not null references operator.operators,
  proposer text not null,
  proposed_at timestamptz not null default platform.clock(),
  decided_by bigint references operator.operators,
  decider text,
  decided_at timestamptz,
  answer text check (length(answer) between 1 and 300),
  constraint acts_decided check ((state = 'waiting') = (decided_by is null) and (decided_by is null) = (decided_at is null)),
  constraint acts_by_two check (decided_by <> proposed_by or state = 'refused')
);
comment on table sports.acts is 'What operators say about results: proposed by one, decided by another. What was approved stands among the results, and bets follow it.';
create index acts_order on sports.acts (proposed_at desc, id desc);
grant select, insert, update (state, decided_by, decider, decided_at, answer) on sports.acts to tucano_app;

create table sports.limits (
  kind text not null check (kind in ('all', 'sport', 'league', 'market')),
  key text not null default '',
  version integer not null check (version > 0),
  stake_min bigint not null check (stake_min > 0),
  bet_win bigint not null check (bet_win > 0),
  market bigint not null check (market > 0),
  payout bigint not null check (payout > 0),
  operator_id bigint not null references operator.operators,
  account text not null,
  reason text not null check (length(reason) between 1 and 300),
  at timestamptz not null default platform.clock(),
  primary key (kind, key, version),
  constraint limits_key check ((kind = 'all') = (key = ''))
);
comment on table sports.limits is 'What the house takes on, in versions. Where nobody has said anything the brand''s configuration holds.';
grant select, insert on sports.limits to tucano_app;

create table sports.members (
  member_id bigint primary key references member.members,
  factor_bp integer not null check (factor_bp between 0 and 10000),
  reason text not null check (length(reason) between 1 and 300),
  operator_id bigint not null references operator.operators,
  account text not null,
  at timestamptz not null default platform.clock()
);
comment on table sports.members is 'Members who may bet less than others, or nothing: said by a person, with a reason that the member sees.';
grant select, insert, update on sports.members to tucano_app;

create table sports.codes (
  code text primary key check (code ~ '^[2-9A-HJ-NP-Z]{8}$'),
  digest bytea not null unique,
  legs jsonb not null check (jsonb_typeof(legs) = 'array'),
  member_id bigint not null references member.members,
  at timestamptz not null default platform.clock(),
  until timestamptz not null
);
comment on table sports.codes is 'Slips that members have shared, by the code under which anybody reads them.';
create index codes_until on sports.codes (until);
grant select, insert, update (until), delete on sports.codes to tucano_app;

create table sports.favourites (
  member_id bigint not null references member.members,
  urn text not null check (urn ~ '^[a-z]{2}:[a-z_]+:[0-9]+$'),
  at timestamptz not null default platform.clock(),
  primary key (member_id, urn)
);
comment on table sports.favourites is 'Teams, leagues and matches that members follow.';
grant select, insert, delete on sports.favourites to tucano_app;

create table sports.preferences (
  member_id bigint primary key references member.members,
  odds_format text not null check (odds_format in ('decimal', 'fractional', 'american', 'hongKong', 'malay', 'indonesian')),
  policy text not null check (policy in ('none', 'better', 'any'))
);
comment on table sports.preferences is 'How members read odds, and which they take without being asked again.';
grant select, insert, update on sports.preferences to tucano_app;

create trigger stopped before update on sports.markets for each row
  when ((new.is_stopped and not old.is_stopped) or (new.status <> 1 and old.status = 1)) execute function sports.note_stop();
create trigger disturbed before update on sports.events for each row
  when (new.standing -> 'score' is distinct from old.standing -> 'score' or new.standing -> 'redCards' is distinct from old.standing -> 'redCards'
    or new.standing -> 'yellowRedCards' is distinct from old.standing -> 'yellowRedCards' or new.standing -> 'penaltyScore' is distinct from old.standing -> 'penaltyScore')
  execute function sports.note_disturbance();
