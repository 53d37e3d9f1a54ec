-- Promotions with chance and places: envelopes, wheels, raffles, boards.
create table promotions.envelopes (
  id bigint generated always as identity primary key,
  promotion_id bigint not null references promotions.promotions (id),
  version integer not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  total bigint not null check (total > 0),
  shares integer not null check (shares > 0),
  least bigint not null check (least > 0),
  seed bytea not null check (length(seed) = 32),
  hash bytea not null check (hash = sha256(seed)),
  is_told boolean not null default false,
  closed_at timestamptz,
  given_back bigint,
  unique (promotion_id, opens_at),
  constraint envelopes_times check (opens_at < closes_at),
  constraint envelopes_closed check ((closed_at is null) = (given_back is null))
);
comment on table promotions.envelopes is 'Sums that members catch shares of. How one is split follows from its seed, whose digest is shown while it is open and which is told when it is closed.';
comment on column promotions.envelopes.is_told is 'pages have been told that it can be opened';
comment on column promotions.envelopes.given_back is 'what nobody has caught, back in the budget';
create index envelopes_open on promotions.envelopes (opens_at) where closed_at is null;
grant select, insert on promotions.envelopes to tucano_app;
grant update (is_told, closed_at, given_back) on promotions.envelopes to tucano_app;

create table promotions.shares (
  envelope_id bigint not null references promotions.envelopes (id),
  number integer not null check (number > 0),
  amount bigint not null check (amount > 0),
  member_id bigint references member.members (id),
  caught_at timestamptz,
  primary key (envelope_id, number),
  constraint shares_caught check ((member_id is null) = (caught_at is null))
) with (fillfactor = 50);
comment on table promotions.shares is 'What an envelope is split into. A share is one member''s, and a member has one of an envelope.';
create unique index shares_member on promotions.shares (envelope_id, member_id) where member_id is not null;
create index shares_free on promotions.shares (envelope_id, number) where member_id is null;
create index shares_lately on promotions.shares (member_id, caught_at desc) where member_id is not null;
grant select, insert on promotions.shares to tucano_app;
grant update (member_id, caught_at) on promotions.shares to tucano_app;

create table promotions.tickets (
  id uuid primary key,
  promotion_id bigint not null references promotions.promotions (id),
  member_id bigint not null references member.members (id),
  source text not null check (length(source) between 1 and 200),
  number integer not null check (number > 0),
  until timestamptz,
  at timestamptz not null default platform.clock(),
  used_at timestamptz,
  unique (source, number)
);
comment on table promotions.tickets is 'Turns of wheels that members have, each once.';
comment on column promotions.tickets.source is 'the key of the reward that it came by, or the day for which a wheel gives a turn to everybody';
create index tickets_member on promotions.tickets (member_id, at) where used_at is null;
grant select, insert on promotions.tickets to tucano_app;
grant update (used_at) on promotions.tickets to tucano_app;

create table fairness.turns (
  seed_id bigint not null references fairness.seeds,
  nonce integer not null check (nonce > 0),
  id uuid not null unique,
  weights integer[] not null,
  segment integer not null,
  at timestamptz not null default platform.clock(),
  primary key (seed_id, nonce),
  constraint turns_segment check (segment between 0 and cardinality(weights) - 1)
);
comment on table fairness.turns is 'What was drawn from a member''s seed and is no bet: turns of a wheel, with the weights of its segments. A turn has the id of its ticket.';
grant select, insert on fairness.turns to tucano_app;

create table promotions.raffles (
  id bigint generated always as identity primary key,
  promotion_id bigint not null references promotions.promotions (id),
  period text not null,
  version integer not null,
  ends_at timestamptz not null,
  salt bytea not null check (length(salt) = 32),
  numbers integer not null default 0 check (numbers >= 0),
  state text not null default 'open' check (state in ('open', 'closed', 'drawn', 'over')),
  list_hash bytea check (length(list_hash) = 32),
  ranges integer,
  draws integer not null default 0,
  draw_id uuid,
  unique (promotion_id, period),
  constraint raffles_list check ((state = 'open') = (list_hash is null) and (list_hash is null) = (ranges is null))
);
comment on table promotions.raffles is 'A raffle of a period: its numbers have no gap, its list is sealed when it closes, and a shared draw that was named before the first number decides it.';
comment on column promotions.raffles.salt is 'members stand in the list under names that are made with it';
comment on column promotions.raffles.draws is 'how many draws it has been given: one that is void is followed by another';
comment on column promotions.raffles.state is 'over: there was nobody to draw among';
create index raffles_running on promotions.raffles (ends_at) where state in ('open', 'closed');
create index raffles_draw on promotions.raffles (draw_id);
grant select, insert on promotions.raffles to tucano_app;
grant update (numbers, state, list_hash, ranges, draws, draw_id) on promotions.raffles to tucano_app;

create table promotions.raffle_numbers (
  raffle_id bigint not null references promotions.raffles (id),
  first integer not null check (first > 0),
  last integer not null,
  member_id bigint not null references member.members (id),
  source text check (length(source) between 1 and 200),
  is_void boolean not null default false,
  primary key (raffle_id, first),
  unique (raffle_id, source),
  constraint raffle_numbers_order check (last >= first)
);
comment on table promotions.raffle_numbers is 'Who has which numbers of a raffle. Those whose bets were void afterwards stay, and cannot be drawn.';
comment on column promotions.raffle_numbers.source is 'the key of the reward that they came by; null is what was staked';
create index raffle_numbers_member on promotions.raffle_numbers (raffle_id, member_id, first);
grant select, insert on promotions.raffle_numbers to tucano_app;
grant update (last, is_void) on promotions.raffle_numbers to tucano_app;

create table promotions.raffle_wins (
  raffle_id bigint not null references promotions.raffles (id),
  place integer not null check (place > 0),
  prize integer not null check (prize >= 0),
  number integer not null,
  member_id bigint not null references member.members (id),
  primary key (raffle_id, place),
  unique (raffle_id, member_id),
  unique (raffle_id, number)
);
comment on table promotions.raffle_wins is 'Numbers that were drawn, in their order; one prize a member.';
grant select, insert on promotions.raffle_wins to tucano_app;

create table promotions.boards (
  id bigint generated always as identity primary key,
  promotion_id bigint not null references promotions.promotions (id),
  period text not null,
  version integer not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  frozen_at timestamptz,
  unique (promotion_id, period)
);
comment on table promotions.boards is 'A board of a period. Frozen, its places change no more.';
create index boards_running on promotions.boards (ends_at) where frozen_at is null;
grant select, insert on promotions.boards to tucano_app;
grant update (frozen_at) on promotions.boards to tucano_app;

create table promotions.scores (
  board_id bigint not null references promotions.boards (id),
  member_id bigint not null references member.members (id),
  score bigint not null check (score > 0),
  earliness bigint not null,
  primary key (board_id, member_id)
) with (fillfactor = 80);
comment on table promotions.scores is 'How members stand on a board. The higher score goes first, of equal ones the one that was reached earlier, and then the older account.';
comment on column promotions.scores.earliness is 'milliseconds since 1970 when the score was reached, below zero: what came earlier is higher';
create index scores_places on promotions.scores (board_id, score desc, earliness desc, member_id);
grant select, insert, delete on promotions.scores to tucano_app;
grant update (score, earliness) on promotions.scores to tucano_app;

create table promotions.score_buckets (
  board_id bigint not null references promotions.boards (id),
  score bigint not null,
  earliness bigint not null,
  members integer not null,
  primary key (board_id, score, earliness)
);
comment on table promotions.score_buckets is 'How many members of a board stand from one score up to the next bucket''s: a place is found by adding up a few of them. One that grows too large is split.';
grant select, insert on promotions.score_buckets to tucano_app;
grant update (members) on promotions.score_buckets to tucano_app;
