-- Generated from migrations/ and functions/ by `npm run schema`. Do not edit.

-- agent ---------------------------------------------------------------------------------------------------------

-- Members who ask to become agents, and what an operator answered.
create table agent.applications (
  id bigint not null generated always as identity,
  member_id bigint not null,
  channel text not null,
  address text not null,
  text text not null,
  state text not null default 'applied'::text,
  at timestamp with time zone not null default platform.clock(),
  decided_by text,
  decided_at timestamp with time zone,
  reason text,
  constraint applications_channel_check CHECK ((channel = ANY (ARRAY['site'::text, 'social'::text, 'video'::text, 'group'::text, 'offline'::text, 'other'::text]))),
  constraint applications_decided CHECK ((((state = 'applied'::text) = (decided_at IS NULL)) AND ((decided_at IS NULL) = (decided_by IS NULL)) AND ((state = 'refused'::text) = (reason IS NOT NULL)))),
  constraint applications_state_check CHECK ((state = ANY (ARRAY['applied'::text, 'approved'::text, 'refused'::text]))),
  constraint applications_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint applications_pkey PRIMARY KEY (id)
);
CREATE INDEX applications_member ON agent.applications USING btree (member_id, id DESC);
CREATE INDEX applications_queue ON agent.applications USING btree (id) WHERE (state = 'applied'::text);
CREATE UNIQUE INDEX applications_waiting ON agent.applications USING btree (member_id) WHERE (state = 'applied'::text);

-- Lower rebates that somebody is asked to agree to.
create table agent.asked_rebates (
  id bigint not null generated always as identity,
  member_id bigint not null,
  -- the agent right above; null: the house
  asked_by bigint,
  -- [{type, bp}]
  rebates jsonb not null,
  at timestamp with time zone not null default platform.clock(),
  state text not null default 'waiting'::text,
  constraint asked_rebates_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'accepted'::text, 'refused'::text, 'withdrawn'::text]))),
  constraint asked_rebates_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES member.members(id),
  constraint asked_rebates_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint asked_rebates_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX asked_rebates_waiting ON agent.asked_rebates USING btree (member_id) WHERE (state = 'waiting'::text);

create table agent.invitations (
  code text not null,
  agent_id bigint not null,
  -- null: under every address of the brand
  domain text,
  -- false: closed by its agent
  enabled boolean not null default true,
  created_at timestamp with time zone not null default platform.clock(),
  -- what whoever comes by it becomes: 0 member, 1 agent
  kind smallint not null default 0,
  -- [{type, bp}]; nobody gets more than the agent itself has then
  rebates jsonb not null default '[]'::jsonb,
  note text not null default ''::text,
  -- the last day on which it is good; null has no end
  until date,
  -- how many may still come by it; null is any number
  uses_left integer,
  -- visitors who came by it, each once a day as far as their browsers tell
  clicks bigint not null default 0,
  registrations integer not null default 0,
  constraint invitations_code_check CHECK ((code = upper(code))),
  constraint invitations_kind_check CHECK ((kind = ANY (ARRAY[0, 1]))),
  constraint invitations_uses_left_check CHECK ((uses_left >= 0)),
  constraint invitations_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES member.members(id),
  constraint invitations_pkey PRIMARY KEY (code)
);
CREATE INDEX invitations_newest ON agent.invitations USING btree (agent_id, created_at DESC);

-- The operator, by account, who is in charge of an agent of a kind that staff manages. Who changed it is in the journal.
create table agent.managed (
  agent_id bigint not null,
  operator text not null,
  since timestamp with time zone not null default platform.clock(),
  constraint managed_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES member.members(id),
  constraint managed_pkey PRIMARY KEY (agent_id)
);

-- Accounts that agents have opened, by the id of the request: asked again, it opens nothing twice.
create table agent.opened (
  agent_id bigint not null,
  request_id uuid not null,
  member_id bigint not null,
  asked jsonb not null,
  constraint opened_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES member.members(id),
  constraint opened_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint opened_pkey PRIMARY KEY (agent_id, request_id),
  constraint opened_member_id_key UNIQUE (member_id)
);

-- What of a member's stake comes back to it and to whoever is above, in hundredths of a per cent, by the day of the brand's time zone from which it holds. Of two of one day the later one counts.
create table agent.rebates (
  member_id bigint not null,
  type text not null,
  since date not null,
  bp smallint not null,
  given_at timestamp with time zone not null default platform.clock(),
  constraint rebates_bp_check CHECK (((bp >= 0) AND (bp <= 500))),
  constraint rebates_type_check CHECK ((type = ANY (ARRAY['LOTT'::text, 'ELOTT'::text, 'LIVE'::text, 'RNG'::text, 'SPORTS'::text, 'FISH'::text, 'PVP'::text]))),
  constraint rebates_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint rebates_pkey PRIMARY KEY (member_id, type, since)
);

-- Agents who bring nobody in, offer nothing and earn nothing new. Who did it and undid it is in the journal.
create table agent.suspended (
  agent_id bigint not null,
  since timestamp with time zone not null default platform.clock(),
  suspended_by text not null,
  reason text not null,
  constraint suspended_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES member.members(id),
  constraint suspended_pkey PRIMARY KEY (agent_id)
);

-- A member's rate for a type of product on a day; nothing where nobody has given one.
function agent.rebate_on(p_member bigint, p_type text, p_day date) returns integer;

grant delete, insert, select on agent.suspended to tucano_app;
grant delete, insert, select, update on agent.managed to tucano_app;
grant execute on function agent.rebate_on(bigint,text,date) to tucano_app;
grant insert, select on agent.applications to tucano_app;
grant insert, select on agent.asked_rebates to tucano_app;
grant insert, select on agent.opened to tucano_app;
grant insert, select, update on agent.invitations to tucano_app;
grant insert, select, update on agent.rebates to tucano_app;

-- betting -------------------------------------------------------------------------------------------------------

-- A member's stake, and what it came to. The id is a UUID of version 7, made by whoever asks for the bet, so that asking again is safe. Its first 48 bits are a time, which chooses the partition: uniqueness holds over all months.
create table betting.bets (
  id uuid not null,
  -- the one account that the stake came from and the payout goes to
  pocket_id bigint not null,
  member_id bigint not null,
  stake bigint not null,
  payout bigint not null default 0,
  -- how much of an open bet's stake has been decided already
  decided bigint not null default 0,
  -- what the pocket could not give back and owes the operator; below zero, what it could not take and waits for the member. Both stand in suspense
  owed bigint not null default 0,
  -- hash of what was asked for: the same id with another one is refused
  input_hash bigint not null,
  placed_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  -- what moved the stake; null on a tombstone, which never had money
  posting_id bigint,
  -- the most it can pay, where that is known
  potential bigint,
  product text not null,
  vendor text not null,
  game text not null,
  currency text not null,
  state text not null,
  -- how many steps the bet has had; a bet that was over at once has none
  version integer not null default 0,
  -- the promotion account has paid the stake
  free boolean not null default false,
  event_id uuid,
  -- what was bet on, as its product describes it
  selections jsonb,
  -- what it takes to replay the bet: seeds, nonce, outcome
  transcript bytea,
  seed_id bigint,
  nonce integer,
  -- what is to be told of a bet besides its state: it was corrected, or its member has ended it before its event did
  mark text,
  -- its free stake goes back to the promotion account when it wins: what it pays is what it has won above the stake
  returns boolean not null default false,
  constraint bets_amounts CHECK (((stake >= 0) AND (payout >= 0) AND ((decided >= 0) AND (decided <= stake)))),
  constraint bets_mark CHECK ((mark = ANY (ARRAY['corrected'::text, 'cashedOut'::text]))),
  constraint bets_seed CHECK (((seed_id IS NULL) = (nonce IS NULL))),
  constraint bets_pkey PRIMARY KEY (id)
) partition by RANGE (id);
CREATE INDEX bets_event ON ONLY betting.bets USING btree (event_id, id) WHERE (event_id IS NOT NULL);
CREATE INDEX bets_marked ON ONLY betting.bets USING btree (member_id, placed_at, id) WHERE (mark IS NOT NULL);
CREATE INDEX bets_newest ON ONLY betting.bets USING btree (placed_at, id);
CREATE INDEX bets_newest_marked ON ONLY betting.bets USING btree (placed_at, id) WHERE (mark IS NOT NULL);
CREATE INDEX bets_newest_others ON ONLY betting.bets USING btree (product, placed_at, id) WHERE (product <> 'RNG'::text);
CREATE INDEX bets_newest_unsettled ON ONLY betting.bets USING btree (placed_at, id) WHERE (state <> 'settled'::text);
CREATE INDEX bets_open ON ONLY betting.bets USING btree (id) WHERE (state = 'open'::text);
CREATE INDEX bets_product ON ONLY betting.bets USING btree (member_id, product, placed_at, id) WHERE (member_id IS NOT NULL);
CREATE INDEX bets_unsettled ON ONLY betting.bets USING btree (member_id, placed_at, id) WHERE (state <> 'settled'::text);

-- A bonus of a member's. One of a currency is active, others wait their turn: only the money of the active one is in the bonus pocket.
create table betting.bonuses (
  id bigint not null generated always as identity,
  member_id bigint not null,
  currency text not null,
  -- the key of the reward that it came by: a reward gives one bonus
  source text not null,
  title text not null,
  amount bigint not null,
  -- what has to be staked; progress counts stakes of settled bets, as far as they contribute
  required bigint not null,
  progress bigint not null default 0,
  max_stake bigint,
  -- the most that becomes cash; the rest goes back to the promotion account
  max_cash bigint,
  -- what its money can be staked on; null is everything
  products text[],
  -- all of the terms, as the member has seen them
  terms jsonb not null,
  state text not null default 'waiting'::text,
  converted bigint not null default 0,
  granted_at timestamp with time zone not null default platform.clock(),
  active_at timestamp with time zone,
  expires_at timestamp with time zone,
  -- since when its clock stands still, because its member has closed play for a while
  paused_at timestamp with time zone,
  ended_at timestamp with time zone,
  constraint bonuses_amount_check CHECK ((amount > 0)),
  constraint bonuses_max_cash_check CHECK ((max_cash > 0)),
  constraint bonuses_max_stake_check CHECK ((max_stake > 0)),
  constraint bonuses_required_check CHECK ((required >= 0)),
  constraint bonuses_source_check CHECK (((length(source) >= 1) AND (length(source) <= 200))),
  constraint bonuses_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'active'::text, 'converted'::text, 'forfeited'::text, 'expired'::text, 'spent'::text, 'ended'::text]))),
  constraint bonuses_times CHECK (
CASE state
    WHEN 'waiting'::text THEN (num_nonnulls(active_at, ended_at) = 0)
    WHEN 'active'::text THEN ((num_nonnulls(active_at, expires_at) = 2) AND (ended_at IS NULL))
    ELSE (ended_at IS NOT NULL)
END),
  constraint bonuses_currency_fkey FOREIGN KEY (currency) REFERENCES ledger.currencies(code),
  constraint bonuses_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint bonuses_pkey PRIMARY KEY (id),
  constraint bonuses_source_key UNIQUE (source)
);
CREATE UNIQUE INDEX bonuses_active ON betting.bonuses USING btree (member_id, currency) WHERE (state = 'active'::text);
CREATE INDEX bonuses_done ON betting.bonuses USING btree (member_id) WHERE ((state = 'active'::text) AND (progress >= required));
CREATE INDEX bonuses_expire ON betting.bonuses USING btree (expires_at) WHERE (state = 'active'::text);
CREATE INDEX bonuses_member ON betting.bonuses USING btree (member_id, id);
CREATE INDEX bonuses_waiting ON betting.bonuses USING btree (member_id, currency) WHERE (state = 'waiting'::text);

-- What the brand's jurisdiction closes: no stake is taken in bets of this product, or of this vendor, whichever way it comes. Written at the start.
create table betting.closed_play (
  product text,
  vendor text,
  constraint closed_play_check CHECK ((num_nonnulls(product, vendor) = 1))
);

-- What decides bets of many members: a draw, a round of a table, a market. A bet that only its own chance decides has none.
create table betting.events (
  id uuid not null,
  product text not null,
  vendor text not null,
  game text not null,
  state text not null default 'open'::text,
  -- how often the event has changed: whoever changes it names the version that it has seen
  version integer not null default 0,
  opens_at timestamp with time zone not null default platform.clock(),
  -- by the clock of the database; a bet after it is refused, whatever the state says
  closes_at timestamp with time zone not null,
  -- the account that is the other side of its bets, where they play for one another's stakes; else the house is
  pot_id bigint,
  -- what the house took of the pot, and what was too small to share
  rake bigint,
  breakage bigint,
  result jsonb,
  constraint events_state_check CHECK ((state = ANY (ARRAY['scheduled'::text, 'open'::text, 'suspended'::text, 'closed'::text, 'settled'::text, 'void'::text]))),
  constraint events_times CHECK ((opens_at <= closes_at)),
  constraint events_pkey PRIMARY KEY (id)
);

-- Rounds of a game, or bets on some products, whose stake the promotion account pays; what they win is cash.
create table betting.free_stakes (
  id uuid not null,
  member_id bigint not null,
  source text not null,
  kind text not null,
  title text not null,
  game text,
  products text[],
  stake bigint not null,
  given integer not null,
  used integer not null default 0,
  won bigint not null default 0,
  until timestamp with time zone not null,
  at timestamp with time zone not null default platform.clock(),
  -- the bet that it was staked on; one that is undone gives it back
  bet_id uuid,
  constraint free_stakes_bet CHECK (((bet_id IS NULL) OR (kind = 'bet'::text))),
  constraint free_stakes_given_check CHECK ((given > 0)),
  constraint free_stakes_kind_check CHECK ((kind = ANY (ARRAY['rounds'::text, 'bet'::text]))),
  constraint free_stakes_parts CHECK (
CASE kind
    WHEN 'rounds'::text THEN (game IS NOT NULL)
    ELSE (products IS NOT NULL)
END),
  constraint free_stakes_source_check CHECK (((length(source) >= 1) AND (length(source) <= 200))),
  constraint free_stakes_stake_check CHECK ((stake > 0)),
  constraint free_stakes_used CHECK (((used >= 0) AND (used <= given))),
  constraint free_stakes_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint free_stakes_pkey PRIMARY KEY (id),
  constraint free_stakes_bet_id_key UNIQUE (bet_id),
  constraint free_stakes_source_key UNIQUE (source)
);
CREATE INDEX free_stakes_member ON betting.free_stakes USING btree (member_id, at) WHERE (used < given);

-- The highest number of a seed that was used. A number is given with the bet's money or not at all, so numbers have no gap; and what is closed gives no more, so that a seed can be told.
create table betting.nonces (
  seed_id bigint not null,
  member_id bigint not null,
  used integer not null default 0,
  closed_at timestamp with time zone,
  constraint nonces_pkey PRIMARY KEY (seed_id)
);

-- Bets in our own games that wait for their player: one a seed and game.
create table betting.open_bets (
  seed_id bigint not null,
  game text not null,
  bet_id uuid not null,
  constraint open_bets_pkey PRIMARY KEY (seed_id, game),
  constraint open_bets_bet_id_key UNIQUE (bet_id)
);

-- How far the last comparison of bets and postings has looked.
create table betting.reconciled (
  singleton boolean not null default true,
  xid xid8 not null default '0'::xid8,
  posting_id bigint not null default 0,
  at timestamp with time zone not null default platform.clock(),
  constraint reconciled_singleton_check CHECK (singleton),
  constraint reconciled_pkey PRIMARY KEY (singleton)
);

-- Every movement of a bet's money, in the order of its versions. A bet that was over at once has none: its one posting says it all.
create table betting.steps (
  bet_id uuid not null,
  -- the same key with the same inputs is the same step, and moves nothing again
  key text not null,
  version integer not null,
  kind text not null,
  input_hash bigint not null,
  posting_id bigint not null,
  at timestamp with time zone not null,
  -- by how much the bet's stake, decided stake and payout changed
  stake bigint not null,
  decided bigint not null,
  payout bigint not null,
  -- by how much the pocket changed; what it could not give or take is owed
  moved bigint not null,
  owed bigint not null,
  -- of the bet, after it
  state text not null,
  -- the bet was over when this came
  late boolean not null,
  -- the key of the step that was taken back
  undoes text,
  constraint steps_key_check CHECK (((length(key) >= 1) AND (length(key) <= 200))),
  constraint steps_kind_check CHECK ((kind = ANY (ARRAY['place'::text, 'raise'::text, 'pay'::text, 'part'::text, 'cashOut'::text, 'back'::text, 'settle'::text, 'void'::text, 'correct'::text]))),
  constraint steps_pkey PRIMARY KEY (bet_id, key)
);
CREATE INDEX steps_posting ON betting.steps USING btree (posting_id);

-- What each member staked and won, by day of the brand's time zone and product. Kept by a listener; reports read it instead of bets.
create table betting.turnover (
  member_id bigint not null,
  day date not null,
  product text not null,
  currency text not null,
  bets bigint not null,
  stake bigint not null,
  payout bigint not null,
  -- what of the stakes was bonus money
  bonus_stake bigint not null default 0,
  constraint turnover_pkey PRIMARY KEY (member_id, day, product, currency)
);

-- Numbers that were drawn and have no bet: the server drew, and then the writing failed. They are spent all the same, and shown.
create table betting.unused_numbers (
  seed_id bigint not null,
  nonce integer not null,
  at timestamp with time zone not null default platform.clock(),
  constraint unused_numbers_pkey PRIMARY KEY (seed_id, nonce)
);

-- The accounts from which stakes come and to which payouts go: what a product may know of the ledger.
create view betting.pockets as
 SELECT id,
    member_id,
    kind,
    vendor,
    currency,
    balance,
    closed_at
   FROM ledger.accounts a
  WHERE member_id IS NOT NULL;

-- Says of each bet whether its stake is accepted, and gives those that are their numbers. It locks nothing and writes nothing: betting.finish takes only
-- bets whose pocket and seed are as they were read here. Refusals come in
-- the order of betting.judge_stake. A bet that depends on what an earlier one of the batch comes to, comes `later`.
-- Answers come as lists, in the order of the bets.
function betting.accept(p_plays betting.asked_play[], OUT verdicts text[], OUT nonces integer[], OUT balances bigint[], OUT versions bigint[]) returns record security definer;

-- A session begins: limits know when, and when the member last made a bet.
function betting.begin_session() returns trigger security definer;

-- A bet changes only by its steps, one version after the other, and never becomes open again: the trigger's condition says what is none of that.
function betting.check_bet() returns trigger;

-- An event goes from state to state and not back, but that one that takes no bets for a while is opened again; once it is over, only its result changes, by a correction, or it becomes void and is settled after all.
function betting.check_event() returns trigger;

-- A bet that is over waits for nobody, whichever function ended it.
function betting.close_bet() returns trigger;

-- Takes from an event's pot what its winners did not get. Payouts, rake and breakage are all that was staked: whatever does not add up is refused.
function betting.close_pot(p_event uuid, p_version integer, p_rake bigint, p_breakage bigint) returns TABLE(posting_id bigint, replayed boolean) security definer;

-- Ends a seed and returns how many numbers it gave. A seed with an open bet cannot end: whoever knew it would know what comes.
function betting.close_seed(p_seed bigint) returns integer security definer;

-- Bets that go on: more stake is judged, wins and what is undone are counted in the periods in which the bet began.
function betting.count_changed() returns trigger security definer;

-- New bets are counted, and refused with all that came with them when they are more than the member allows.
function betting.count_new() returns trigger security definer;

-- A member's first cap on bets: counts what it would have counted if it had always been there. Whoever sets it holds the accounts, so nobody plays meanwhile.
function betting.count_used() returns trigger security definer;

-- Settles open bets of an event, or voids them, as betting.move would, where there is nothing to judge: nothing is owed, and nothing is taken from a pocket. Returns which; the others
-- are for betting.move. Ids come in their order. Locks as betting.move does: bets, pockets,
-- accounts of the operator, and then what the limits of players lock.
function betting.end_bets(p_event uuid, p_kind text, p_key text, p_ids uuid[], p_amounts bigint[], p_hashes bigint[]) returns SETOF uuid security definer;

-- Writes bets that were accepted and drawn: one posting for those that are over, one for those that wait for their player. A pocket must stand as
-- betting.accept has read it (`version`), and a seed must have had fewer: whoever comes here with something else writes nothing, and is judged again.
-- Numbers between the last bet and the next were drawn and not written; they are spent all the same, and listed.
-- A free stake is used with its bet, and must still have been there.
-- Answers with the balances of the bets' pockets, in the order of the bets.
function betting.finish(p_plays betting.drawn_play[], OUT balances bigint[]) returns bigint[] security definer;

-- The smallest id of a moment.
function betting.first_id(p_at timestamp with time zone) returns uuid;

-- Why bonus money may not be staked so: no bonus is active, its terms do not know the product, or allow less at a time. Null when it may.
function betting.judge_bonus(p_member bigint, p_currency text, p_product text, p_stake bigint, p_at timestamp with time zone) returns text security definer;

-- Why this stake may not be made; null when it may, as far as the balance allows. The order of refusals: the pocket, what the way in itself refuses
-- (`p_own`: a product that the jurisdiction closes, a seed that is over, an open round of the game), the amount, the id, and what limits.judge says of the member (`p_limited`). Every way in
-- asks this; a known id is answered before it, the balance judged after it.
function betting.judge_stake(p_member bigint, p_pocket text, p_closed_at timestamp with time zone, p_own text, p_stake bigint, p_id uuid, p_first uuid, p_last uuid, p_limited text) returns text;

-- Judges steps of bets, each by itself: what the bet becomes, what moves, or why not. Bets, events and pockets are locked by betting.move. A step that depends on an earlier one of
-- the same set, by its bet or by what its pocket then holds, comes `later`.
function betting.judge_steps(p_steps json, p_at timestamp with time zone) returns betting.judged[];

-- When the member last made a bet, if that was in these two days. Bets are found by product: a member may have a million of them.
function betting.last_bet_at(p_member bigint) returns timestamp with time zone;

-- Partitions of this month and of so many months ahead.
function betting.make_partitions(p_ahead integer) returns void security definer;

-- Steps of bets in one set, each with its own verdict: placed, raised, paid, partly settled, cashed out, taken back, settled, voided, corrected. What is refused leaves nothing; a key that is
-- known with the same inputs is answered as it was. One posting for each kind of step.
-- 
-- Locks in one order: bets, events, holds, pockets, and then whatever the ledger and the limits of players lock. An event that is being closed is waited for, so none comes late.
function betting.move(p_steps json) returns TABLE(n integer, verdict text, posting_id bigint, version integer, balance bigint) security definer;

-- Steps of bets that are taken together or not at all: the first that is not taken refuses them all.
function betting.move_all(p_steps json) returns TABLE(n integer, posting_id bigint) security definer;

-- Begins to count the numbers of a seed.
function betting.open_seed(p_seed bigint, p_member bigint) returns void security definer;

-- Where the money of a bet stands: by how much the member and the promotion account have more than before it, and what is set aside among the open stakes. The rest is with the
-- other side, the house or a pot. A step moves the difference between two positions. A free stake that returns goes back to the promotion account when the bet has won something.
function betting.position(p_state text, p_stake bigint, p_decided bigint, p_payout bigint, p_free boolean, p_returns boolean) returns TABLE(member bigint, promotion bigint, aside bigint);

-- A page of some accounts' entries, newest first, with all that it takes to word them. Each account gives its newest; the newest of those are
-- the page. It goes on before a moment, and of entries of that very moment before an account.
function betting.read_movements(p_accounts bigint[], p_from timestamp with time zone, p_until timestamp with time zone, p_heading text, p_micros bigint, p_account bigint, p_limit integer) returns TABLE(account_id bigint, micros bigint, amount bigint, balance bigint, reference uuid, kind text, heading text, own_vendor text, other_vendor text, vendor text, game text, stake bigint, payout bigint, state text, mark text);

-- Compares bets with what was posted for them and returns what differs: those of the postings since the last look, or all; and the open stakes of all.
function betting.reconcile(p_whole boolean) returns TABLE(problem text, account_id bigint, currency text, expected numeric, found numeric) security definer;

-- Undoes a bet that may not have arrived yet: then a tombstone keeps its place, and the late bet is refused.
function betting.rollback(p_id uuid, p_pocket bigint, p_product text, p_vendor text, p_game text) returns TABLE(posting_id bigint, replayed boolean) security definer;

-- An event that bets can hang on, once by its id. With `p_pot`, a pot is the other side of its bets: they play for one another's stakes.
function betting.schedule_event(p_id uuid, p_product text, p_vendor text, p_game text, p_opens timestamp with time zone, p_closes timestamp with time zone, p_pot text DEFAULT NULL::text) returns void security definer;

-- Changes an event's state, from the version that the caller has seen. Closing waits for bets that are being written; after it, none is accepted.
function betting.set_event_state(p_id uuid, p_version integer, p_state text, p_result jsonb DEFAULT NULL::jsonb) returns integer security definer;

-- Stops bets on events for a while, or takes them again. Events that are over, or that are so already, stay as they are. Waits for bets that are being written.
function betting.suspend_events(p_ids uuid[], p_suspended boolean) returns void security definer;

-- The next number of a seed, for a draw that is no bet, in the transaction that writes down what came out. Numbers that were drawn and not written are spent all the same, and listed.
-- Whoever asks next waits until that has ended.
function betting.take_number(p_seed bigint, p_member bigint, p_drawn integer, p_most integer) returns integer security definer;

-- Uses one round each of some free rounds, or gives one back. Whoever judged them has seen that there was one left; where there is none any more, everything is judged again.
function betting.use_free_rounds(p_ids uuid[], p_by integer) returns void security definer;

-- What a member staked, lost or how many bets it made since the beginning of a day.
function betting.used(p_member bigint, p_kind text, p_since timestamp with time zone) returns bigint;

CREATE TRIGGER bets_changed_limits AFTER UPDATE ON betting.bets REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION betting.count_changed();
CREATE TRIGGER bets_check BEFORE UPDATE ON betting.bets FOR EACH ROW WHEN ((((((((((((((((new.id IS DISTINCT FROM old.id) OR (new.pocket_id IS DISTINCT FROM old.pocket_id)) OR (new.member_id IS DISTINCT FROM old.member_id)) OR (new.input_hash IS DISTINCT FROM old.input_hash)) OR (new.placed_at IS DISTINCT FROM old.placed_at)) OR (new.posting_id IS DISTINCT FROM old.posting_id)) OR (new.product IS DISTINCT FROM old.product)) OR (new.vendor IS DISTINCT FROM old.vendor)) OR (new.game IS DISTINCT FROM old.game)) OR (new.currency IS DISTINCT FROM old.currency)) OR (new.free IS DISTINCT FROM old.free)) OR (new.event_id IS DISTINCT FROM old.event_id)) OR (new.seed_id IS DISTINCT FROM old.seed_id)) OR (new.nonce IS DISTINCT FROM old.nonce)) OR (new.version <> (old.version + 1)) OR ((new.state = 'open'::text) AND (old.state <> 'open'::text)) OR ((old.state = 'void'::text) AND (new.state <> 'settled'::text)) OR ((new.state = 'open'::text) <> (new.settled_at IS NULL)))) EXECUTE FUNCTION betting.check_bet();
CREATE TRIGGER bets_closed AFTER UPDATE ON betting.bets FOR EACH ROW WHEN (((old.state = 'open'::text) AND (new.state <> 'open'::text) AND (new.seed_id IS NOT NULL))) EXECUTE FUNCTION betting.close_bet();
CREATE TRIGGER bets_fixed BEFORE DELETE OR TRUNCATE ON betting.bets FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER bets_guard BEFORE INSERT OR UPDATE ON betting.bets FOR EACH STATEMENT WHEN ((CURRENT_USER <> 'tucano_ledger'::name)) EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER bets_new_limits AFTER INSERT ON betting.bets REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION betting.count_new();
CREATE TRIGGER events_check BEFORE UPDATE ON betting.events FOR EACH ROW EXECUTE FUNCTION betting.check_event();
CREATE TRIGGER events_fixed BEFORE DELETE OR TRUNCATE ON betting.events FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER events_guard BEFORE INSERT OR UPDATE ON betting.events FOR EACH STATEMENT WHEN ((CURRENT_USER <> 'tucano_ledger'::name)) EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER nonces_fixed BEFORE DELETE OR TRUNCATE ON betting.nonces FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER nonces_guard BEFORE INSERT OR UPDATE ON betting.nonces FOR EACH STATEMENT WHEN ((CURRENT_USER <> 'tucano_ledger'::name)) EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER open_bets_guard BEFORE INSERT OR DELETE OR UPDATE ON betting.open_bets FOR EACH STATEMENT WHEN ((CURRENT_USER <> 'tucano_ledger'::name)) EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER steps_fixed BEFORE DELETE OR UPDATE OR TRUNCATE ON betting.steps FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER steps_guard BEFORE INSERT OR UPDATE ON betting.steps FOR EACH STATEMENT WHEN ((CURRENT_USER <> 'tucano_ledger'::name)) EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER turnover_added AFTER INSERT ON betting.turnover REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION team.follow_turnover();
CREATE TRIGGER turnover_changed AFTER UPDATE ON betting.turnover REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION team.follow_turnover();
CREATE TRIGGER unused_numbers_fixed BEFORE DELETE OR UPDATE OR TRUNCATE ON betting.unused_numbers FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER unused_numbers_guard BEFORE INSERT ON betting.unused_numbers FOR EACH STATEMENT WHEN ((CURRENT_USER <> 'tucano_ledger'::name)) EXECUTE FUNCTION ledger.refuse_change();

grant delete, insert, select on betting.closed_play to tucano_app;
grant execute on function betting.accept(betting.asked_play[]) to tucano_app;
grant execute on function betting.close_pot(uuid,integer,bigint,bigint) to tucano_app;
grant execute on function betting.close_seed(bigint) to tucano_app;
grant execute on function betting.end_bets(uuid,text,text,uuid[],bigint[],bigint[]) to tucano_app;
grant execute on function betting.finish(betting.drawn_play[]) to tucano_app;
grant execute on function betting.first_id(timestamp with time zone) to tucano_app;
grant execute on function betting.judge_bonus(bigint,text,text,bigint,timestamp with time zone) to tucano_app;
grant execute on function betting.judge_stake(bigint,text,timestamp with time zone,text,bigint,uuid,uuid,uuid,text) to tucano_app;
grant execute on function betting.make_partitions(integer) to tucano_app;
grant execute on function betting.move(json) to tucano_app;
grant execute on function betting.move_all(json) to tucano_app;
grant execute on function betting.open_seed(bigint,bigint) to tucano_app;
grant execute on function betting.read_movements(bigint[],timestamp with time zone,timestamp with time zone,text,bigint,bigint,integer) to tucano_app;
grant execute on function betting.reconcile(boolean) to tucano_app;
grant execute on function betting.rollback(uuid,bigint,text,text,text) to tucano_app;
grant execute on function betting.schedule_event(uuid,text,text,text,timestamp with time zone,timestamp with time zone,text) to tucano_app;
grant execute on function betting.set_event_state(uuid,integer,text,jsonb) to tucano_app;
grant execute on function betting.suspend_events(uuid[],boolean) to tucano_app;
grant execute on function betting.take_number(bigint,bigint,integer,integer) to tucano_app;
grant execute on function betting.use_free_rounds(uuid[],integer) to tucano_app;
grant execute on function betting.used(bigint,text,timestamp with time zone) to tucano_app;
grant insert, select on betting.bonuses to tucano_app;
grant insert, select on betting.free_stakes to tucano_app;
grant insert, select, update on betting.turnover to tucano_app;
grant select on betting.bets to tucano_app;
grant select on betting.events to tucano_app;
grant select on betting.nonces to tucano_app;
grant select on betting.open_bets to tucano_app;
grant select on betting.pockets to tucano_app;
grant select on betting.reconciled to tucano_app;
grant select on betting.steps to tucano_app;
grant select on betting.unused_numbers to tucano_app;

-- cashier -------------------------------------------------------------------------------------------------------

create table cashier.deposits (
  -- made by the page, so that asking again is the same deposit
  id uuid not null,
  member_id bigint not null,
  method text not null,
  kind text not null,
  amount bigint not null,
  -- hundredths of a per cent that the house keeps, and that must be staked before a withdrawal
  fee_rate integer not null default 0,
  wager_rate integer not null default 0,
  currency text not null,
  -- asked: the provider has not answered yet; open: can be paid; review: an operator looks at it
  state text not null default 'asked'::text,
  -- the provider's name for it, and what the payer's bank reads
  txid text,
  br_code text,
  -- what the payer writes into a transfer
  reference text,
  created_at timestamp with time zone not null default clock_timestamp(),
  expires_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  done_at timestamp with time zone,
  -- what arrived, before the fee
  paid bigint,
  fee bigint,
  posting_id bigint,
  operator_id bigint,
  reason text,
  first_by bigint,
  first_at timestamp with time zone,
  first_amount bigint,
  constraint deposits_amount_check CHECK (((amount >= 1) AND (amount <= '1000000000000000'::bigint))),
  constraint deposits_check CHECK (((fee >= 0) AND (fee <= paid))),
  constraint deposits_check1 CHECK (((state = 'credited'::text) = ((posting_id IS NOT NULL) AND (paid IS NOT NULL) AND (fee IS NOT NULL)))),
  constraint deposits_check2 CHECK (((state = ANY (ARRAY['credited'::text, 'expired'::text, 'cancelled'::text, 'refused'::text])) = (done_at IS NOT NULL))),
  constraint deposits_fee_rate_check CHECK (((fee_rate >= 0) AND (fee_rate <= 5000))),
  constraint deposits_first CHECK ((((first_by IS NULL) = (first_at IS NULL)) AND ((first_by IS NULL) = (first_amount IS NULL)))),
  constraint deposits_first_amount_check CHECK ((first_amount > 0)),
  constraint deposits_kind_check CHECK ((kind = ANY (ARRAY['pix'::text, 'transfer'::text]))),
  constraint deposits_paid_check CHECK ((paid > 0)),
  constraint deposits_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'open'::text, 'review'::text, 'credited'::text, 'expired'::text, 'cancelled'::text, 'refused'::text]))),
  constraint deposits_two_agree CHECK (((state <> 'credited'::text) OR (first_amount = paid))),
  constraint deposits_two_people CHECK (((first_by <> operator_id) OR (state = 'refused'::text))),
  constraint deposits_wager_rate_check CHECK ((wager_rate >= 0)),
  constraint deposits_first_by_fkey FOREIGN KEY (first_by) REFERENCES operator.operators(id),
  constraint deposits_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint deposits_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operator.operators(id),
  constraint deposits_pkey PRIMARY KEY (id),
  constraint deposits_reference_key UNIQUE (reference),
  constraint deposits_txid_key UNIQUE (txid)
);
CREATE INDEX deposits_done ON cashier.deposits USING btree (done_at DESC) WHERE (state = 'credited'::text);
CREATE INDEX deposits_member ON cashier.deposits USING btree (member_id, created_at DESC, id DESC);
CREATE INDEX deposits_over ON cashier.deposits USING btree (done_at DESC, id DESC) WHERE (done_at IS NOT NULL);
CREATE INDEX deposits_queue ON cashier.deposits USING btree (sent_at, id) WHERE (state = 'review'::text);
CREATE INDEX deposits_waiting ON cashier.deposits USING btree (expires_at) WHERE (state = ANY (ARRAY['asked'::text, 'open'::text]));

-- Withdrawals that other members' money pays come in parts, and the member says of each whether it arrived.
create table cashier.parts (
  id uuid not null,
  withdrawal_id uuid not null,
  amount bigint not null,
  state text not null default 'paid'::text,
  note text not null default ''::text,
  paid_at timestamp with time zone not null default clock_timestamp(),
  answer_until timestamp with time zone not null,
  answered_at timestamp with time zone,
  operator_id bigint not null,
  constraint parts_amount_check CHECK ((amount > 0)),
  constraint parts_check CHECK (((state = 'paid'::text) = (answered_at IS NULL))),
  constraint parts_note_check CHECK ((char_length(note) <= 200)),
  constraint parts_state_check CHECK ((state = ANY (ARRAY['paid'::text, 'received'::text, 'forced'::text, 'disputed'::text, 'void'::text]))),
  constraint parts_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operator.operators(id),
  constraint parts_withdrawal_id_fkey FOREIGN KEY (withdrawal_id) REFERENCES cashier.withdrawals(id),
  constraint parts_pkey PRIMARY KEY (id)
);
CREATE INDEX parts_waiting ON cashier.parts USING btree (answer_until) WHERE (state = 'paid'::text);
CREATE INDEX parts_withdrawal ON cashier.parts USING btree (withdrawal_id, paid_at);

-- Where a member's money goes to: a Pix key or a bank account in the member's own name.
create table cashier.payees (
  id uuid not null,
  member_id bigint not null,
  kind text not null,
  -- key or account, sealed; what may be seen of it; and what tells two of them apart without opening either
  sealed bytea not null,
  masked text not null,
  print bytea not null,
  holder text not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  usable_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  constraint payees_kind_check CHECK ((kind = ANY (ARRAY['pix'::text, 'bank'::text]))),
  constraint payees_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint payees_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX payees_member ON cashier.payees USING btree (member_id, print) WHERE (removed_at IS NULL);
CREATE INDEX payees_owner ON cashier.payees USING btree (member_id, print);
CREATE INDEX payees_print ON cashier.payees USING btree (print);

-- Every payment that a provider told of and was asked about, once. What could not be credited goes back.
create table cashier.payments (
  end_to_end_id text not null,
  txid text,
  amount bigint not null,
  payer_name text,
  payer_cpf text,
  paid_at timestamp with time zone not null,
  heard_at timestamp with time zone not null default clock_timestamp(),
  deposit_id uuid,
  state text not null,
  -- why it was not credited
  why text,
  posting_id bigint not null,
  returned_at timestamp with time zone,
  constraint payments_amount_check CHECK ((amount > 0)),
  constraint payments_check CHECK (((state = 'credited'::text) = (why IS NULL))),
  constraint payments_end_to_end_id_check CHECK ((end_to_end_id ~ '^[A-Za-z0-9]{32}$'::text)),
  constraint payments_state_check CHECK ((state = ANY (ARRAY['credited'::text, 'returning'::text, 'returned'::text, 'kept'::text]))),
  constraint payments_why_check CHECK ((why = ANY (ARRAY['unknown'::text, 'over'::text, 'closed'::text, 'limit'::text, 'stranger'::text, 'more'::text]))),
  constraint payments_deposit_id_fkey FOREIGN KEY (deposit_id) REFERENCES cashier.deposits(id),
  constraint payments_pkey PRIMARY KEY (end_to_end_id)
);
CREATE INDEX payments_deposit ON cashier.payments USING btree (deposit_id);
CREATE INDEX payments_returning ON cashier.payments USING btree (heard_at) WHERE (state = 'returning'::text);

-- Up to when the provider was asked for everything that arrived.
create table cashier.polled (
  one boolean not null default true,
  at timestamp with time zone not null,
  constraint polled_one_check CHECK (one),
  constraint polled_pkey PRIMARY KEY (one)
);

-- The proof of a transfer that the member sent, sealed.
create table cashier.receipts (
  deposit_id uuid not null,
  type text not null,
  sealed bytea not null,
  at timestamp with time zone not null default clock_timestamp(),
  constraint receipts_type_check CHECK ((type = ANY (ARRAY['image/png'::text, 'image/jpeg'::text, 'application/pdf'::text]))),
  constraint receipts_deposit_id_fkey FOREIGN KEY (deposit_id) REFERENCES cashier.deposits(id),
  constraint receipts_pkey PRIMARY KEY (deposit_id)
);

-- How much must be staked before money may leave, by where it comes from. What is staked counts against the oldest first.
create table cashier.wagering (
  member_id bigint not null,
  required bigint not null default 0,
  -- what the member had staked in all when the first of those that were open began
  staked_before bigint not null default 0,
  id bigint not null generated always as identity,
  source text not null,
  -- the money that came with it
  amount bigint not null default 0,
  -- what has to be staked before it, of those that were open when it came
  earlier bigint not null default 0,
  at timestamp with time zone not null default platform.clock(),
  -- when it was let go, because its member has excluded themselves: the money can leave
  lifted_at timestamp with time zone,
  constraint wagering_amount_check CHECK ((amount >= 0)),
  constraint wagering_earlier_check CHECK ((earlier >= 0)),
  constraint wagering_required_check CHECK ((required >= 0)),
  constraint wagering_source_check CHECK ((source = ANY (ARRAY['deposit'::text, 'transfer'::text, 'reward'::text]))),
  constraint wagering_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint wagering_pkey PRIMARY KEY (id)
);
CREATE INDEX wagering_member ON cashier.wagering USING btree (member_id, id) WHERE (lifted_at IS NULL);

-- How much of a stake counts against what has to be staked, by product, in basis points; all of it where nothing is said. Products say it, and the server writes it here when it starts.
create table cashier.weights (
  one boolean not null default true,
  weight_bp jsonb not null,
  constraint weights_one_check CHECK (one),
  constraint weights_pkey PRIMARY KEY (one)
);

create table cashier.withdrawals (
  id uuid not null,
  member_id bigint not null,
  payee_id uuid not null,
  method text not null,
  kind text not null,
  -- what leaves the wallet; the payee gets it less the fee
  amount bigint not null,
  fee bigint not null default 0,
  currency text not null,
  state text not null default 'review'::text,
  hold_id bigint not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  decided_at timestamp with time zone,
  operator_id bigint,
  -- each sending has a name of its own at the provider, and is never done twice
  sending integer not null default 0,
  sent_at timestamp with time zone,
  asked_at timestamp with time zone,
  end_to_end_id text,
  done_at timestamp with time zone,
  reason text,
  first_by bigint,
  first_at timestamp with time zone,
  constraint withdrawals_amount_check CHECK (((amount >= 1) AND (amount <= '1000000000000000'::bigint))),
  constraint withdrawals_check CHECK (((fee >= 0) AND (fee < amount))),
  constraint withdrawals_check1 CHECK (((state = ANY (ARRAY['paid'::text, 'refused'::text, 'failed'::text, 'cancelled'::text])) = (done_at IS NOT NULL))),
  constraint withdrawals_first CHECK (((first_by IS NULL) = (first_at IS NULL))),
  constraint withdrawals_kind_check CHECK ((kind = ANY (ARRAY['pix'::text, 'bank'::text, 'c2c'::text]))),
  constraint withdrawals_state_check CHECK ((state = ANY (ARRAY['review'::text, 'approved'::text, 'sending'::text, 'confirming'::text, 'paid'::text, 'refused'::text, 'failed'::text, 'cancelled'::text]))),
  constraint withdrawals_two_people CHECK (((first_by <> operator_id) OR (state = ANY (ARRAY['review'::text, 'refused'::text, 'cancelled'::text])))),
  constraint withdrawals_first_by_fkey FOREIGN KEY (first_by) REFERENCES operator.operators(id),
  constraint withdrawals_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint withdrawals_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operator.operators(id),
  constraint withdrawals_payee_id_fkey FOREIGN KEY (payee_id) REFERENCES cashier.payees(id),
  constraint withdrawals_pkey PRIMARY KEY (id)
);
CREATE INDEX withdrawals_done ON cashier.withdrawals USING btree (done_at DESC) WHERE (state = 'paid'::text);
CREATE INDEX withdrawals_member ON cashier.withdrawals USING btree (member_id, created_at DESC, id DESC);
CREATE INDEX withdrawals_over ON cashier.withdrawals USING btree (done_at DESC, id DESC) WHERE (done_at IS NOT NULL);
CREATE INDEX withdrawals_payee ON cashier.withdrawals USING btree (payee_id);
CREATE INDEX withdrawals_queue ON cashier.withdrawals USING btree (created_at, id) WHERE (state = ANY (ARRAY['review'::text, 'approved'::text, 'sending'::text, 'confirming'::text]));

create view cashier.times as
 SELECT 'deposit'::text AS kind,
    deposits.method,
    deposits.created_at AS asked_at,
    deposits.done_at
   FROM cashier.deposits
  WHERE deposits.state = 'credited'::text
UNION ALL
 SELECT 'withdrawal'::text AS kind,
    withdrawals.method,
    withdrawals.created_at AS asked_at,
    withdrawals.done_at
   FROM cashier.withdrawals
  WHERE withdrawals.state = 'paid'::text;

-- More that has to be staked before money may leave, by where the money comes from. It comes after what is open; what is done is not looked at any more.
function cashier.add_wagering(p_member bigint, p_more bigint, p_source text DEFAULT 'deposit'::text, p_amount bigint DEFAULT NULL::bigint) returns void security definer;

-- Credits payments that the provider itself has just told us of: each once, whatever was heard before, and all in one commit. What may not be
-- credited is kept apart, to be sent back, with the reason.
function cashier.credit(p_payments json, p_own boolean) returns TABLE(end_to_end_id text, outcome text, deposit_id uuid) security definer;

-- How much a member may still deposit by its own caps; null when there is none.
function cashier.deposit_left(p_member bigint) returns bigint;

-- What a member deposited since a moment: what is on its way counts, so that many wishes at once are not more than one.
function cashier.deposited(p_member bigint, p_since timestamp with time zone) returns bigint;

-- Why this deposit may not be made now; null when it may. Whoever asks holds the member's limits.
function cashier.judge_deposit(p_member bigint, p_amount bigint) returns text;

-- Holds all that is looked at when money is to leave a member's cash, in the order in which everybody takes it: accounts by id, of both
-- sides where it goes to another member, and then the member's limits.
function cashier.lock_cash_out(p_member bigint, p_to bigint DEFAULT NULL::bigint) returns void security definer;

-- From now on stakes count by these weights. What members have done of what they have to stake stays as it was.
function cashier.set_weights(p_weights jsonb) returns void security definer;

-- What a member has staked in all, as far as it counts against what has to be staked: bonus money does not.
function cashier.staked(p_member bigint, p_weights jsonb) returns bigint;

grant execute on function cashier.add_wagering(bigint,bigint,text,bigint) to tucano_app;
grant execute on function cashier.credit(json,boolean) to tucano_app;
grant execute on function cashier.deposit_left(bigint) to tucano_app;
grant execute on function cashier.deposited(bigint,timestamp with time zone) to tucano_app;
grant execute on function cashier.judge_deposit(bigint,bigint) to tucano_app;
grant execute on function cashier.lock_cash_out(bigint,bigint) to tucano_app;
grant execute on function cashier.set_weights(jsonb) to tucano_app;
grant execute on function cashier.staked(bigint,jsonb) to tucano_app;
grant insert, select on cashier.deposits to tucano_app;
grant insert, select on cashier.parts to tucano_app;
grant insert, select on cashier.payees to tucano_app;
grant insert, select on cashier.payments to tucano_app;
grant insert, select on cashier.withdrawals to tucano_app;
grant insert, select, update on cashier.receipts to tucano_app;
grant insert, select, update on cashier.wagering to tucano_app;
grant select on cashier.times to tucano_app;
grant select on cashier.weights to tucano_app;
grant select, update on cashier.polled to tucano_app;

-- chat ----------------------------------------------------------------------------------------------------------

create table chat.messages (
  id bigint not null generated always as identity,
  member_id bigint not null,
  -- names the message for whoever sends it: the same id is the same message
  client_id uuid not null,
  text text not null,
  at timestamp with time zone not null default clock_timestamp(),
  removed_at timestamp with time zone,
  removed_by bigint,
  constraint messages_check CHECK (((removed_at IS NULL) = (removed_by IS NULL))),
  constraint messages_text_check CHECK (((length(text) >= 1) AND (length(text) <= 300))),
  constraint messages_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint messages_removed_by_fkey FOREIGN KEY (removed_by) REFERENCES operator.operators(id),
  constraint messages_pkey PRIMARY KEY (id),
  constraint messages_member_id_client_id_key UNIQUE (member_id, client_id)
);
CREATE INDEX messages_member ON chat.messages USING btree (member_id, at DESC);
CREATE INDEX messages_shown ON chat.messages USING btree (id DESC) WHERE (removed_at IS NULL);

-- Who may not write for a while.
create table chat.mutes (
  member_id bigint not null,
  until timestamp with time zone not null,
  operator_id bigint not null,
  at timestamp with time zone not null default clock_timestamp(),
  constraint mutes_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint mutes_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operator.operators(id),
  constraint mutes_pkey PRIMARY KEY (member_id)
);

-- Words that nobody writes here, in small letters and without accents.
create table chat.words (
  word text not null,
  constraint words_word_check CHECK ((word ~ '^[a-z]{2,40}$'::text)),
  constraint words_pkey PRIMARY KEY (word)
);

grant delete, insert, select on chat.words to tucano_app;
grant insert, select on chat.messages to tucano_app;
grant insert, select, update on chat.mutes to tucano_app;

-- commissions ---------------------------------------------------------------------------------------------------

-- What a payer gives a payee for what the payee's team comes to in each period. Offered (P), in force (A), in force with other terms offered (E) or its end asked for (V), refused (R), withdrawn or run out (X), ended (C).
create table commissions.agreements (
  id bigint not null generated always as identity,
  -- null: the house
  payer_id bigint,
  payee_id bigint not null,
  kind text not null,
  type text not null,
  period text not null,
  state text not null default 'P'::text,
  -- counts every change: whoever answers names the version that it has seen
  version integer not null default 1,
  offered_at timestamp with time zone not null default platform.clock(),
  -- since when the state waits for an answer
  asked_at timestamp with time zone not null default platform.clock(),
  ends_at timestamp with time zone,
  -- what goes on into the next period: of a dividend, a loss; of slots, parts of a cent
  carried bigint not null default 0,
  slot_day date,
  -- what slots of slot_day have counted so far
  slot_turnover bigint not null default 0,
  slot_paid bigint not null default 0,
  constraint agreements_end CHECK (((ends_at IS NOT NULL) = (state = 'C'::text))),
  constraint agreements_kind_check CHECK ((kind = ANY (ARRAY['dividend'::text, 'salaryDay'::text, 'salaryHour'::text, 'salaryLive'::text]))),
  constraint agreements_parties CHECK ((payer_id IS DISTINCT FROM payee_id)),
  constraint agreements_period CHECK (
CASE kind
    WHEN 'dividend'::text THEN (period = ANY (ARRAY['day'::text, 'week'::text, 'halfMonth'::text, 'month'::text]))
    WHEN 'salaryDay'::text THEN (period = 'day'::text)
    WHEN 'salaryHour'::text THEN (period = 'hour'::text)
    ELSE (period = 'fiveMinutes'::text)
END),
  constraint agreements_state_check CHECK ((state = ANY (ARRAY['P'::text, 'E'::text, 'A'::text, 'R'::text, 'V'::text, 'C'::text, 'X'::text]))),
  constraint agreements_type_check CHECK ((type = ANY (ARRAY['CONS'::text, 'LOTT'::text, 'ELOTT'::text, 'LIVE'::text, 'RNG'::text, 'SPORTS'::text, 'FISH'::text, 'PVP'::text]))),
  constraint agreements_payee_id_fkey FOREIGN KEY (payee_id) REFERENCES member.members(id),
  constraint agreements_payer_id_fkey FOREIGN KEY (payer_id) REFERENCES member.members(id),
  constraint agreements_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX agreements_live ON commissions.agreements USING btree (payee_id, kind, type) WHERE (state = ANY (ARRAY['P'::text, 'E'::text, 'A'::text, 'V'::text]));
CREATE INDEX agreements_payee ON commissions.agreements USING btree (payee_id, id);
CREATE INDEX agreements_payer ON commissions.agreements USING btree (payer_id, id);
CREATE INDEX agreements_period ON commissions.agreements USING btree (period) WHERE (state = ANY (ARRAY['A'::text, 'E'::text, 'V'::text, 'C'::text]));
CREATE INDEX agreements_waiting ON commissions.agreements USING btree (asked_at) WHERE (state = ANY (ARRAY['P'::text, 'E'::text, 'V'::text]));

-- The rebate of each bet that was sold with one and has settled.
create table commissions.bet_rebates (
  bet_id uuid not null,
  member_id bigint not null,
  type text not null,
  -- the day of the brand's time zone on which it was given first
  day date not null,
  -- what it comes to as the bet stands: nothing of one that is void
  amount bigint not null,
  -- what could not be taken back, or below zero what a closed account could not take: it stands in suspense, and whatever changes the bet again settles it first
  owed bigint not null default 0,
  -- how often it was given or taken back
  version integer not null,
  at timestamp with time zone not null,
  constraint bet_rebates_amount_check CHECK ((amount >= 0)),
  constraint bet_rebates_version_check CHECK ((version >= 1)),
  constraint bet_rebates_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint bet_rebates_pkey PRIMARY KEY (bet_id)
);
CREATE INDEX bet_rebates_days ON commissions.bet_rebates USING btree (member_id, day);

-- Members for whom an affiliate was paid once; nothing for its own accounts.
create table commissions.cpa (
  member_id bigint not null,
  agent_id bigint not null,
  amount bigint not null,
  posting_id bigint,
  at timestamp with time zone not null default platform.clock(),
  -- the first deposit that the plan asks for, and in asked_stake what is to be staked in thirty days from its day on
  asked_deposit bigint not null,
  asked_stake bigint not null,
  -- the day of the member's first deposit
  first_day date not null,
  -- the first deposit, and in stake what was staked from its day on, when it was paid
  deposit bigint not null,
  stake bigint not null,
  constraint cpa_paid CHECK ((((amount > 0) AND (posting_id IS NOT NULL)) OR ((amount = 0) AND (posting_id IS NULL)))),
  constraint cpa_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES member.members(id),
  constraint cpa_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint cpa_pkey PRIMARY KEY (member_id)
);
CREATE INDEX cpa_agent ON commissions.cpa USING btree (agent_id, at);

-- What each member behind a fence came to in a period, what waited before it, and what waits after it.
create table commissions.fence_parts (
  agreement_id bigint not null,
  since timestamp with time zone not null,
  member_id bigint not null,
  result bigint not null,
  before bigint not null,
  after bigint not null,
  constraint fence_parts_agreement_id_since_fkey FOREIGN KEY (agreement_id, since) REFERENCES commissions.settlements(agreement_id, since),
  constraint fence_parts_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint fence_parts_pkey PRIMARY KEY (agreement_id, since, member_id)
);

-- Members who have won more than an agreement's fence, and what of it still waits for what they lose later.
create table commissions.fenced (
  agreement_id bigint not null,
  member_id bigint not null,
  waiting bigint not null,
  since timestamp with time zone not null,
  constraint fenced_waiting_check CHECK ((waiting < 0)),
  constraint fenced_agreement_id_fkey FOREIGN KEY (agreement_id) REFERENCES commissions.agreements(id),
  constraint fenced_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint fenced_pkey PRIMARY KEY (agreement_id, member_id)
);

-- Games whose bets are sold with a rebate of their own, written when the site starts. None is ever taken out: what was staked on it stays as it was counted.
create table commissions.games_with_rebates (
  vendor text not null,
  game text not null,
  -- a bet was sold with a rebate where its selections have a value of this name; without one it brings the rebate of the day
  field text not null,
  constraint games_with_rebates_pkey PRIMARY KEY (vendor, game)
);

-- What was paid on a day, and for how many settlements; without what was taken back.
create table commissions.paid_days (
  agreement_id bigint not null,
  day date not null,
  amount bigint not null,
  settlements integer not null,
  constraint paid_days_agreement_id_fkey FOREIGN KEY (agreement_id) REFERENCES commissions.agreements(id),
  constraint paid_days_pkey PRIMARY KEY (agreement_id, day)
);

-- Postings that paid a settlement: the first for its period, the rest as the payer could.
create table commissions.payments (
  posting_id bigint not null,
  agreement_id bigint not null,
  since timestamp with time zone not null,
  n integer not null,
  amount bigint not null,
  at timestamp with time zone not null default platform.clock(),
  reversed_by bigint,
  constraint payments_amount_check CHECK ((amount > 0)),
  constraint payments_agreement_id_since_fkey FOREIGN KEY (agreement_id, since) REFERENCES commissions.settlements(agreement_id, since),
  constraint payments_pkey PRIMARY KEY (posting_id),
  constraint payments_agreement_id_since_n_key UNIQUE (agreement_id, since, n)
);
CREATE INDEX payments_at ON commissions.payments USING btree (agreement_id, at);

-- An affiliate's plan: a share of what its people lose, which is an agreement with the house, a sum once for each of them, or both.
create table commissions.plans (
  member_id bigint not null,
  plan text not null,
  agreement_id bigint,
  cpa_amount bigint,
  cpa_first_deposit bigint,
  cpa_stake bigint,
  given_by text not null,
  given_at timestamp with time zone not null default platform.clock(),
  constraint plans_cpa_amount_check CHECK ((cpa_amount > 0)),
  constraint plans_cpa_first_deposit_check CHECK ((cpa_first_deposit >= 0)),
  constraint plans_cpa_stake_check CHECK ((cpa_stake >= 0)),
  constraint plans_parts CHECK ((((agreement_id IS NOT NULL) = (plan <> 'cpa'::text)) AND ((cpa_amount IS NOT NULL) = (plan <> 'revenue'::text)) AND ((cpa_first_deposit IS NOT NULL) = (plan <> 'revenue'::text)) AND ((cpa_stake IS NOT NULL) = (plan <> 'revenue'::text)))),
  constraint plans_plan_check CHECK ((plan = ANY (ARRAY['revenue'::text, 'cpa'::text, 'hybrid'::text]))),
  constraint plans_agreement_id_fkey FOREIGN KEY (agreement_id) REFERENCES commissions.agreements(id),
  constraint plans_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint plans_pkey PRIMARY KEY (member_id)
);

-- What somebody gets of what everybody of its team, and itself, staked on a day: for each floor(stake × rate) less floor(stake × highest rate of whoever is between), in ten thousandths.
create table commissions.rebate_days (
  payee_id bigint not null,
  day date not null,
  type text not null,
  -- of how many members something comes to the payee
  people integer not null,
  -- what they staked
  stake bigint not null,
  amount bigint not null,
  -- the payee was suspended when the day was closed, so it got nothing
  is_suspended boolean not null default false,
  constraint rebate_days_amount_check CHECK ((amount >= 0)),
  constraint rebate_days_stake_check CHECK ((stake > 0)),
  constraint rebate_days_suspended CHECK ((is_suspended = (amount = 0))),
  constraint rebate_days_payee_id_fkey FOREIGN KEY (payee_id) REFERENCES member.members(id),
  constraint rebate_days_pkey PRIMARY KEY (payee_id, day, type)
);
CREATE INDEX rebate_days_day ON commissions.rebate_days USING btree (day);

-- A day's rebates of somebody, in all. Closed: the account had been closed when they were to be paid.
create table commissions.rebate_payments (
  payee_id bigint not null,
  day date not null,
  amount bigint not null,
  state text not null default 'due'::text,
  posting_id bigint,
  constraint rebate_payments_amount_check CHECK ((amount > 0)),
  constraint rebate_payments_posting CHECK (((posting_id IS NOT NULL) = (state = 'paid'::text))),
  constraint rebate_payments_state_check CHECK ((state = ANY (ARRAY['due'::text, 'paid'::text, 'closed'::text]))),
  constraint rebate_payments_payee_id_fkey FOREIGN KEY (payee_id) REFERENCES member.members(id),
  constraint rebate_payments_pkey PRIMARY KEY (payee_id, day)
);
CREATE INDEX rebate_payments_due ON commissions.rebate_payments USING btree (day, payee_id) WHERE (state = 'due'::text);

-- Settlements that one operator wants to take back; a different one does it.
create table commissions.reversals (
  agreement_id bigint not null,
  since timestamp with time zone not null,
  asked_id bigint not null,
  asked_by text not null,
  asked_at timestamp with time zone not null default platform.clock(),
  reason text not null,
  done_id bigint,
  done_by text,
  done_at timestamp with time zone,
  constraint reversals_done CHECK ((((done_id IS NULL) = (done_at IS NULL)) AND ((done_id IS NULL) = (done_by IS NULL)))),
  constraint reversals_two CHECK ((done_id <> asked_id)),
  constraint reversals_agreement_id_since_fkey FOREIGN KEY (agreement_id, since) REFERENCES commissions.settlements(agreement_id, since),
  constraint reversals_pkey PRIMARY KEY (agreement_id, since)
);
CREATE INDEX reversals_waiting ON commissions.reversals USING btree (since) WHERE (done_at IS NULL);

-- What settlements of periods that began on a day come to, and what of it was paid; without those that were reversed.
create table commissions.settled_days (
  agreement_id bigint not null,
  day date not null,
  due bigint not null,
  paid bigint not null,
  constraint settled_days_agreement_id_fkey FOREIGN KEY (agreement_id) REFERENCES commissions.agreements(id),
  constraint settled_days_pkey PRIMARY KEY (agreement_id, day)
);

-- What an agreement came to in a period, with every figure that decided it, and what of it was paid.
create table commissions.settlements (
  agreement_id bigint not null,
  since timestamp with time zone not null,
  until timestamp with time zone not null,
  terms_version integer not null,
  stake bigint not null,
  payout bigint not null,
  rebate bigint not null,
  promotion bigint not null,
  salary bigint not null,
  fee bigint not null,
  net_loss bigint not null,
  active integer not null,
  carried_in bigint not null,
  carried_out bigint not null,
  -- the place of the tier from 0; -1: none was reached
  tier smallint not null,
  rate bigint not null,
  base bigint not null,
  due bigint not null,
  paid bigint not null default 0,
  state text not null,
  -- nobody has tried to pay it yet; what then stays due is tried again with the payer's next ones
  is_new boolean not null,
  counted_at timestamp with time zone not null default platform.clock(),
  -- the payee was suspended when the period was closed, so it earned nothing
  is_suspended boolean not null default false,
  -- what chose the tier: the stake of the period, or of a slot's day so far
  turnover bigint not null default 0,
  -- what earlier slots of the same day had come to
  paid_before bigint not null default 0,
  -- what members behind the fence change of the net loss: what they have won waits, and what they lose makes up for it first
  fenced bigint not null default 0,
  constraint settlements_due_check CHECK ((due >= 0)),
  constraint settlements_paid CHECK (((paid >= 0) AND (paid <= due))),
  constraint settlements_state CHECK (
CASE state
    WHEN 'due'::text THEN ((paid = 0) AND (due > 0))
    WHEN 'partly'::text THEN ((paid > 0) AND (paid < due))
    WHEN 'settled'::text THEN ((paid = due) AND (due > 0))
    WHEN 'nothing'::text THEN (due = 0)
    ELSE true
END),
  constraint settlements_state_check CHECK ((state = ANY (ARRAY['due'::text, 'partly'::text, 'settled'::text, 'nothing'::text, 'reversed'::text]))),
  constraint settlements_agreement_id_fkey FOREIGN KEY (agreement_id) REFERENCES commissions.agreements(id),
  constraint settlements_pkey PRIMARY KEY (agreement_id, since)
);
CREATE INDEX settlements_new ON commissions.settlements USING btree (agreement_id) WHERE is_new;
CREATE INDEX settlements_owed ON commissions.settlements USING btree (agreement_id, since) WHERE (state = ANY (ARRAY['due'::text, 'partly'::text]));
CREATE INDEX settlements_since ON commissions.settlements USING btree (since DESC, agreement_id DESC);

-- Of what a member staked of a type on a day, as team.member_days has it: what was sold with a rebate of its own.
create table commissions.stakes_with_rebates (
  member_id bigint not null,
  day date not null,
  type text not null,
  stake bigint not null,
  constraint stakes_with_rebates_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint stakes_with_rebates_pkey PRIMARY KEY (member_id, day, type)
);

-- Terms as they were offered, by the version of the agreement that offered them. Nothing of them is changed but that they come into force.
create table commissions.terms (
  agreement_id bigint not null,
  version integer not null,
  rate_type text not null,
  carry boolean not null default false,
  -- a member who has won more counts by itself from then on
  fence bigint,
  tiers jsonb not null,
  is_higher boolean not null default false,
  offered_at timestamp with time zone not null default platform.clock(),
  -- from the period that begins then; null: not accepted
  since timestamp with time zone,
  constraint terms_fence_check CHECK ((fence > 0)),
  constraint terms_rate_type_check CHECK ((rate_type = ANY (ARRAY['percent'::text, 'amount'::text]))),
  constraint terms_agreement_id_fkey FOREIGN KEY (agreement_id) REFERENCES commissions.agreements(id),
  constraint terms_pkey PRIMARY KEY (agreement_id, version)
);

-- What was paid by day, counted from all payments.
function commissions.count_paid_days() returns TABLE(agreement_id bigint, day date, amount bigint, settlements integer) security definer;

-- Keeps what rebates of a day come to when it is closed. Whoever is suspended gets nothing, and nobody else gets its part.
function commissions.count_rebates(p_day date, p_max_bp integer) returns integer security definer;

-- What settlements come to by the day on which their periods began, counted from all of them.
function commissions.count_settled_days() returns TABLE(agreement_id bigint, day date, due bigint, paid bigint) security definer;

-- The day of the brand's time zone in which a moment lies.
function commissions.day_of(p_at timestamp with time zone) returns date;

-- Settlements that were paid or reversed change the sums of their days.
function commissions.follow_changed() returns trigger security definer;

-- Adds payments to the sums of their days. A settlement that is paid in parts on one day counts once.
function commissions.follow_paid() returns trigger security definer;

-- Adds settlements that were counted to the sums of their days.
function commissions.follow_settled() returns trigger security definer;

-- Payments that were taken back: their days are counted again.
function commissions.follow_taken_back() returns trigger security definer;

-- What rebates of a day come to, part by part: of what a member staked of a type it gets its own rate, and everybody above the difference to whoever is below, by cumulative floors: all of them together cost what the
-- highest rate comes to. Of stakes that were sold with a rebate of their own the member has had it already. A day on which more was undone than staked gives nothing, and nothing of it is carried on. In the teams as they are; for a day that is past, as they were on it. Of one payee alone, where one is named.
function commissions.rebate_parts(p_day date, p_max_bp integer, p_is_past boolean, p_payee bigint DEFAULT NULL::bigint) returns TABLE(payee_id bigint, member_id bigint, type text, stake bigint, below_bp integer, bp integer, amount bigint);

-- What rebates of a day come to by payee and type.
function commissions.rebates_on(p_day date, p_max_bp integer, p_is_past boolean) returns TABLE(payee_id bigint, type text, people integer, stake bigint, amount bigint) security definer;

CREATE TRIGGER payments_added AFTER INSERT ON commissions.payments REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION commissions.follow_paid();
CREATE TRIGGER payments_changed AFTER UPDATE ON commissions.payments REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION commissions.follow_taken_back();
CREATE TRIGGER settlements_added AFTER INSERT ON commissions.settlements REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION commissions.follow_settled();
CREATE TRIGGER settlements_changed AFTER UPDATE ON commissions.settlements REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION commissions.follow_changed();

grant delete, insert, select, update on commissions.fenced to tucano_app;
grant execute on function commissions.count_paid_days() to tucano_app;
grant execute on function commissions.count_rebates(date,integer) to tucano_app;
grant execute on function commissions.count_settled_days() to tucano_app;
grant execute on function commissions.day_of(timestamp with time zone) to tucano_app;
grant execute on function commissions.rebate_parts(date,integer,boolean,bigint) to tucano_app;
grant execute on function commissions.rebates_on(date,integer,boolean) to tucano_app;
grant insert, select on commissions.agreements to tucano_app;
grant insert, select on commissions.bet_rebates to tucano_app;
grant insert, select on commissions.cpa to tucano_app;
grant insert, select on commissions.fence_parts to tucano_app;
grant insert, select on commissions.games_with_rebates to tucano_app;
grant insert, select on commissions.payments to tucano_app;
grant insert, select on commissions.reversals to tucano_app;
grant insert, select on commissions.settlements to tucano_app;
grant insert, select on commissions.stakes_with_rebates to tucano_app;
grant insert, select on commissions.terms to tucano_app;
grant insert, select, update on commissions.plans to tucano_app;
grant select on commissions.paid_days to tucano_app;
grant select on commissions.rebate_days to tucano_app;
grant select on commissions.rebate_payments to tucano_app;
grant select on commissions.settled_days to tucano_app;

-- content -------------------------------------------------------------------------------------------------------

-- Pictures of banners that operators uploaded, as we have drawn them again: nothing of a file that was sent is kept.
create table content.pictures (
  -- SHA-256 of the bytes: their address
  digest text not null,
  webp bytea not null,
  width integer not null,
  height integer not null,
  operator_id bigint not null,
  -- when it was last uploaded; one that no banner has had for a day is dropped
  at timestamp with time zone not null default clock_timestamp(),
  constraint pictures_digest_check CHECK ((digest ~ '^[0-9a-f]{64}$'::text)),
  constraint pictures_height_check CHECK (((height >= 1) AND (height <= 1080))),
  constraint pictures_webp_check CHECK (((length(webp) >= 1) AND (length(webp) <= 4000000))),
  constraint pictures_width_check CHECK (((width >= 1) AND (width <= 1920))),
  constraint pictures_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operator.operators(id),
  constraint pictures_pkey PRIMARY KEY (digest)
);
CREATE INDEX pictures_by_time ON content.pictures USING btree (at DESC);

-- What each thing that the site says was before it was changed, for ever.
create table content.versions (
  id bigint not null generated always as identity,
  subject text not null,
  slug text not null,
  at timestamp with time zone not null default clock_timestamp(),
  -- who changed it; nobody for the command line
  operator_id bigint,
  -- as it was until then; null: it was not there
  before jsonb,
  constraint versions_slug_check CHECK (((length(slug) >= 1) AND (length(slug) <= 100))),
  constraint versions_subject_check CHECK ((subject = ANY (ARRAY['games'::text, 'vendors'::text, 'banners'::text, 'notices'::text, 'articles'::text, 'synonyms'::text, 'replies'::text, 'words'::text]))),
  constraint versions_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operator.operators(id),
  constraint versions_pkey PRIMARY KEY (id)
);
CREATE INDEX versions_of_one ON content.versions USING btree (subject, slug, id DESC);

grant delete, insert, select on content.pictures to tucano_app;
grant insert, select on content.versions to tucano_app;

-- documents -----------------------------------------------------------------------------------------------------

create table documents.alike (
  case_id bigint not null,
  side text not null,
  other_case_id bigint not null,
  other_side text not null,
  same boolean not null,
  constraint alike_case_id_side_fkey FOREIGN KEY (case_id, side) REFERENCES documents.pictures(case_id, side),
  constraint alike_other_case_id_other_side_fkey FOREIGN KEY (other_case_id, other_side) REFERENCES documents.pictures(case_id, side),
  constraint alike_pkey PRIMARY KEY (case_id, side, other_case_id, other_side)
);
CREATE INDEX alike_other ON documents.alike USING btree (other_case_id);

create table documents.cases (
  id bigint not null generated always as identity,
  member_id bigint not null,
  state text not null,
  full_name text not null,
  born_on date not null,
  -- digits alone; check digits are looked at before it comes here
  cpf text not null,
  kind text not null,
  number text not null,
  asked_at timestamp with time zone not null default clock_timestamp(),
  decided_at timestamp with time zone,
  operator_id bigint,
  reason text,
  constraint cases_check CHECK (((state = 'waiting'::text) = (decided_at IS NULL))),
  constraint cases_check1 CHECK (((state = 'refused'::text) = (reason IS NOT NULL))),
  constraint cases_cpf_check CHECK ((cpf ~ '^[0-9]{11}$'::text)),
  constraint cases_full_name_check CHECK (((char_length(full_name) >= 3) AND (char_length(full_name) <= 120))),
  constraint cases_kind_check CHECK ((kind = ANY (ARRAY['rg'::text, 'cnh'::text, 'passport'::text]))),
  constraint cases_number_check CHECK (((char_length(number) >= 4) AND (char_length(number) <= 20))),
  constraint cases_reason_check CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 300))),
  constraint cases_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'verified'::text, 'refused'::text]))),
  constraint cases_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint cases_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operator.operators(id),
  constraint cases_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX cases_cpf ON documents.cases USING btree (cpf) WHERE (state = 'verified'::text);
CREATE INDEX cases_cpf_any ON documents.cases USING btree (cpf);
CREATE INDEX cases_decided ON documents.cases USING btree (decided_at DESC, id DESC) WHERE (decided_at IS NOT NULL);
CREATE INDEX cases_member ON documents.cases USING btree (member_id, id DESC);
CREATE INDEX cases_queue ON documents.cases USING btree (id) WHERE (state = 'waiting'::text);
CREATE UNIQUE INDEX cases_waiting ON documents.cases USING btree (member_id) WHERE (state = 'waiting'::text);
CREATE INDEX cases_words ON documents.cases USING gin (to_tsvector('simple'::regconfig, members.folded(full_name)));

create table documents.looks (
  case_id bigint not null,
  side text not null,
  operator_id bigint not null,
  at timestamp with time zone not null default clock_timestamp(),
  constraint looks_case_id_side_fkey FOREIGN KEY (case_id, side) REFERENCES documents.pictures(case_id, side),
  constraint looks_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operator.operators(id),
  constraint looks_pkey PRIMARY KEY (case_id, side, operator_id)
);

-- Pictures of the documents, sealed: whoever has a copy of the database cannot look at them.
create table documents.pictures (
  case_id bigint not null,
  side text not null,
  sealed bytea not null,
  digest bytea,
  likeness bigint,
  constraint pictures_digest_check CHECK ((length(digest) = 32)),
  constraint pictures_side_check CHECK ((side = ANY (ARRAY['front'::text, 'back'::text, 'face'::text]))),
  constraint pictures_case_id_fkey FOREIGN KEY (case_id) REFERENCES documents.cases(id),
  constraint pictures_pkey PRIMARY KEY (case_id, side)
);
CREATE INDEX pictures_digest ON documents.pictures USING btree (digest);
CREATE INDEX pictures_undigested ON documents.pictures USING btree (case_id, side) WHERE (digest IS NULL);

grant insert, select on documents.alike to tucano_app;
grant insert, select on documents.cases to tucano_app;
grant insert, select on documents.looks to tucano_app;
grant insert, select on documents.pictures to tucano_app;

-- draws ---------------------------------------------------------------------------------------------------------

-- Beacons that draws have named: what their chains promise. The hash is over all of it.
create table draws.beacons (
  id integer not null generated always as identity,
  hash bytea not null,
  public_key bytea not null,
  group_hash bytea not null,
  name text not null,
  genesis_seconds bigint not null,
  period_seconds integer not null,
  -- a process of the house: whoever has its key knows every round, and pages that show a proof say so
  is_own boolean not null,
  constraint beacons_hash_check CHECK ((length(hash) = 32)),
  constraint beacons_period_seconds_check CHECK ((period_seconds > 0)),
  constraint beacons_pkey PRIMARY KEY (id),
  constraint beacons_hash_key UNIQUE (hash)
);

-- Seeds of a source's draws: each is the digest of the one after it, and the anchor, which is the digest of the first, stands in the public log before the first is drawn from.
create table draws.chains (
  id bigint not null generated always as identity,
  source text not null,
  length integer not null,
  anchor bytea not null,
  log_place bigint not null,
  made_at timestamp with time zone not null,
  -- links that draws have: they are given in their order, without a gap
  used integer not null default 0,
  constraint chains_anchor_check CHECK ((length(anchor) = 32)),
  constraint chains_length_check CHECK (((length >= 1) AND (length <= 1000000))),
  constraint chains_source_check CHECK ((source ~ '^[A-Za-z0-9_:.-]{1,64}$'::text)),
  constraint chains_used CHECK (((used >= 0) AND (used <= length))),
  constraint chains_log_place_fkey FOREIGN KEY (log_place) REFERENCES fairness.log(place),
  constraint chains_pkey PRIMARY KEY (id),
  constraint chains_anchor_key UNIQUE (anchor),
  constraint chains_log_place_key UNIQUE (log_place)
);
CREATE INDEX chains_source ON draws.chains USING btree (source, id);

-- Draws that decide bets of many members. The order is what makes them fair: the seed is committed to, the beacon's round is named, betting closes, the bets are sealed, the beacon's round comes to exist, the seed is told.
create table draws.draws (
  event_id uuid not null,
  source text not null,
  -- what members call it; in the message that the draw is made from
  number text not null,
  chain_id bigint not null,
  link integer not null,
  game text not null,
  maths bytea not null,
  beacon_id integer not null,
  beacon_round bigint not null,
  state text not null default 'open'::text,
  closes_at timestamp with time zone not null,
  -- of the tree over its bets, in the order of their ids (RFC 6962)
  root bytea,
  bets integer,
  sealed_at timestamp with time zone,
  signature bytea,
  randomness bytea,
  seed bytea,
  told_at timestamp with time zone,
  void_reason text,
  -- all of its bets are settled, or have gone back
  is_over boolean not null default false,
  -- what was done in the round before its result was told, where members play it: not part of what is drawn, but of what comes of it
  moves jsonb,
  constraint draws_beacon CHECK ((((signature IS NOT NULL) = (state = 'drawn'::text)) AND ((signature IS NULL) = (randomness IS NULL)))),
  constraint draws_beacon_round_check CHECK ((beacon_round > 0)),
  constraint draws_link_check CHECK ((link > 0)),
  constraint draws_moves CHECK (((moves IS NULL) OR (state = 'drawn'::text))),
  constraint draws_number_check CHECK ((number ~ '^[A-Za-z0-9_:.-]{1,64}$'::text)),
  constraint draws_over CHECK (((state = ANY (ARRAY['drawn'::text, 'void'::text])) OR (NOT is_over))),
  constraint draws_reason CHECK (((void_reason IS NOT NULL) = (state = 'void'::text))),
  constraint draws_root CHECK (((root IS NOT NULL) OR (state <> ALL (ARRAY['sealed'::text, 'drawn'::text])))),
  constraint draws_root_check CHECK ((length(root) = 32)),
  constraint draws_sealed CHECK ((((root IS NULL) = (bets IS NULL)) AND ((root IS NULL) = (sealed_at IS NULL)))),
  constraint draws_seed_check CHECK ((length(seed) = 32)),
  constraint draws_state_check CHECK ((state = ANY (ARRAY['open'::text, 'closed'::text, 'sealed'::text, 'drawn'::text, 'void'::text]))),
  constraint draws_told CHECK ((((seed IS NOT NULL) = (state = ANY (ARRAY['drawn'::text, 'void'::text]))) AND ((seed IS NULL) = (told_at IS NULL)))),
  constraint draws_beacon_id_fkey FOREIGN KEY (beacon_id) REFERENCES draws.beacons(id),
  constraint draws_chain_id_fkey FOREIGN KEY (chain_id) REFERENCES draws.chains(id),
  constraint draws_event_id_fkey FOREIGN KEY (event_id) REFERENCES betting.events(id),
  constraint draws_maths_fkey FOREIGN KEY (maths) REFERENCES fairness.maths(digest),
  constraint draws_pkey PRIMARY KEY (event_id),
  constraint draws_chain_id_link_key UNIQUE (chain_id, link),
  constraint draws_source_number_key UNIQUE (source, number)
);
CREATE INDEX draws_running ON draws.draws USING btree (closes_at) WHERE (NOT is_over);
CREATE INDEX draws_source ON draws.draws USING btree (source, event_id);

-- Every so many a link is kept, sealed, and the last: those before it are its digests.
create table draws.links (
  chain_id bigint not null,
  link integer not null,
  sealed bytea not null,
  constraint links_link_check CHECK ((link > 0)),
  constraint links_chain_id_fkey FOREIGN KEY (chain_id) REFERENCES draws.chains(id),
  constraint links_pkey PRIMARY KEY (chain_id, link)
);

-- Whenever a link is opened: by whom, and what for.
create table draws.reads (
  id bigint not null generated always as identity,
  chain_id bigint not null,
  link integer not null,
  purpose text not null,
  process text not null,
  at timestamp with time zone not null default clock_timestamp(),
  constraint reads_purpose_check CHECK ((purpose = ANY (ARRAY['draw'::text, 'void'::text]))),
  constraint reads_chain_id_fkey FOREIGN KEY (chain_id) REFERENCES draws.chains(id),
  constraint reads_pkey PRIMARY KEY (id)
);
CREATE INDEX reads_chain ON draws.reads USING btree (chain_id, link);

-- Roots over every so many bets of a draw: a path is found without reading all of them.
create table draws.subtrees (
  event_id uuid not null,
  n integer not null,
  first_id uuid not null,
  root bytea not null,
  constraint subtrees_root_check CHECK ((length(root) = 32)),
  constraint subtrees_event_id_fkey FOREIGN KEY (event_id) REFERENCES draws.draws(event_id),
  constraint subtrees_pkey PRIMARY KEY (event_id, n)
);

-- A draw goes one way, what was published of it stays, and the seed that is told is the one that was committed to: its digest, or the digest of that, is the seed that was told before it, or the anchor.
function draws.check_draw() returns trigger;

CREATE TRIGGER draws_check BEFORE INSERT OR UPDATE ON draws.draws FOR EACH ROW EXECUTE FUNCTION draws.check_draw();

grant insert, select on draws.beacons to tucano_app;
grant insert, select on draws.chains to tucano_app;
grant insert, select on draws.draws to tucano_app;
grant insert, select on draws.links to tucano_app;
grant insert, select on draws.reads to tucano_app;
grant insert, select on draws.subtrees to tucano_app;

-- fairness ------------------------------------------------------------------------------------------------------

-- Heads of the log, signed by the hour: two people who were shown different logs can prove it.
create table fairness.heads (
  place bigint not null,
  digest bytea not null,
  at timestamp with time zone not null default clock_timestamp(),
  key_id bigint not null,
  signature bytea not null,
  constraint heads_key_id_fkey FOREIGN KEY (key_id) REFERENCES fairness.keys(id),
  constraint heads_place_fkey FOREIGN KEY (place) REFERENCES fairness.log(place),
  constraint heads_pkey PRIMARY KEY (place)
);

create table fairness.keys (
  id bigint not null generated always as identity,
  public_key bytea not null,
  sealed bytea not null,
  made_at timestamp with time zone not null default clock_timestamp(),
  constraint keys_pkey PRIMARY KEY (id)
);

-- The public log of commitments. Each digest is over the one before it, so that an entry cannot be changed, left out or put in later.
create table fairness.log (
  place bigint not null,
  seed_id bigint,
  seed_hash bytea not null,
  at timestamp with time zone not null,
  -- what is committed to, where it is not a member's seed: a chain of shared draws names its source and its length
  about text,
  digest bytea not null,
  constraint log_seed_id_fkey FOREIGN KEY (seed_id) REFERENCES fairness.seeds(id),
  constraint log_pkey PRIMARY KEY (place),
  constraint log_seed_id_key UNIQUE (seed_id)
);

-- Every version of every game's maths that was ever played, to the letter: a round names the one it was drawn with.
create table fairness.maths (
  id bigint not null generated always as identity,
  game text not null,
  digest bytea not null,
  text text not null,
  at timestamp with time zone not null default clock_timestamp(),
  constraint maths_check CHECK ((digest = sha256(convert_to(text, 'UTF8'::name)))),
  constraint maths_digest_check CHECK ((length(digest) = 32)),
  constraint maths_pkey PRIMARY KEY (id),
  constraint maths_digest_key UNIQUE (digest)
);

-- Whenever a seed is opened: by whom, and what for.
create table fairness.reads (
  id bigint not null generated always as identity,
  seed_id bigint not null,
  purpose text not null,
  process text not null,
  at timestamp with time zone not null default clock_timestamp(),
  constraint reads_purpose_check CHECK ((purpose = ANY (ARRAY['draw'::text, 'tell'::text, 'show'::text]))),
  constraint reads_seed_id_fkey FOREIGN KEY (seed_id) REFERENCES fairness.seeds(id),
  constraint reads_pkey PRIMARY KEY (id)
);
CREATE INDEX reads_seed ON fairness.reads USING btree (seed_id);

-- A member has one seed that is drawn from and one that comes after it; both are committed to by their digests. The seed itself is sealed until it is told. `betting.nonces` counts its rounds, and ends it.
create table fairness.seeds (
  id bigint not null generated always as identity,
  member_id bigint not null,
  sealed bytea not null,
  hash bytea not null,
  -- the page's part, made after it has seen the digests; without it nothing is drawn
  client_seed text,
  state text not null,
  made_at timestamp with time zone not null default clock_timestamp(),
  chosen_at timestamp with time zone,
  told_at timestamp with time zone,
  -- rounds that it had, when it is told
  rounds integer,
  logged boolean not null default false,
  constraint seeds_check CHECK (((client_seed IS NULL) = (chosen_at IS NULL))),
  constraint seeds_check1 CHECK ((((state = 'told'::text) = (told_at IS NOT NULL)) AND ((told_at IS NULL) = (rounds IS NULL)))),
  constraint seeds_check2 CHECK (((state <> 'next'::text) OR (client_seed IS NULL))),
  constraint seeds_client_seed_check CHECK ((client_seed ~ '^[A-Za-z0-9_-]{8,64}$'::text)),
  constraint seeds_hash_check CHECK ((length(hash) = 32)),
  constraint seeds_state_check CHECK ((state = ANY (ARRAY['next'::text, 'active'::text, 'told'::text]))),
  constraint seeds_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint seeds_pkey PRIMARY KEY (id),
  constraint seeds_hash_key UNIQUE (hash)
);
CREATE UNIQUE INDEX seeds_active ON fairness.seeds USING btree (member_id) WHERE (state = 'active'::text);
CREATE UNIQUE INDEX seeds_next ON fairness.seeds USING btree (member_id) WHERE (state = 'next'::text);
CREATE INDEX seeds_old ON fairness.seeds USING btree (chosen_at) WHERE ((state = 'active'::text) AND (chosen_at IS NOT NULL));
CREATE INDEX seeds_told ON fairness.seeds USING btree (member_id, id) WHERE (state = 'told'::text);
CREATE INDEX seeds_unlogged ON fairness.seeds USING btree (id) WHERE (NOT logged);

-- What was drawn from a member's seed and is no bet: turns of a wheel, with the weights of its segments. A turn has the id of its ticket.
create table fairness.turns (
  seed_id bigint not null,
  nonce integer not null,
  id uuid not null,
  weights integer[] not null,
  segment integer not null,
  at timestamp with time zone not null default platform.clock(),
  constraint turns_nonce_check CHECK ((nonce > 0)),
  constraint turns_segment CHECK (((segment >= 0) AND (segment <= (cardinality(weights) - 1)))),
  constraint turns_seed_id_fkey FOREIGN KEY (seed_id) REFERENCES fairness.seeds(id),
  constraint turns_pkey PRIMARY KEY (seed_id, nonce),
  constraint turns_id_key UNIQUE (id)
);

-- Appends one commitment to the public log: its digest is over the one before it and `place|hash|milliseconds`, and what it is about where that is said. Returns its place.
function fairness.append_entry(p_hash bytea, p_at timestamp with time zone, p_about text, p_seed bigint DEFAULT NULL::bigint) returns bigint;

-- Appends the commitments to members' seeds that the log does not have yet. Returns how many.
function fairness.append_log(p_limit integer) returns integer;

-- A seed goes from next to active to told and never back; a client seed is chosen once.
function fairness.check_seed() returns trigger;

-- Milliseconds of a moment, as everything that is digested writes it.
function fairness.ms(p_at timestamp with time zone) returns bigint;

CREATE TRIGGER seeds_check BEFORE UPDATE ON fairness.seeds FOR EACH ROW EXECUTE FUNCTION fairness.check_seed();

grant execute on function fairness.append_entry(bytea,timestamp with time zone,text,bigint) to tucano_app;
grant execute on function fairness.append_log(integer) to tucano_app;
grant execute on function fairness.ms(timestamp with time zone) to tucano_app;
grant insert, select on fairness.heads to tucano_app;
grant insert, select on fairness.keys to tucano_app;
grant insert, select on fairness.log to tucano_app;
grant insert, select on fairness.maths to tucano_app;
grant insert, select on fairness.reads to tucano_app;
grant insert, select on fairness.seeds to tucano_app;
grant insert, select on fairness.turns to tucano_app;

-- jackpot -------------------------------------------------------------------------------------------------------

create table jackpot.pools (
  id bigint not null generated always as identity,
  currency text not null,
  seed bigint not null,
  growth bigint not null,
  every_ms integer not null,
  started_at timestamp with time zone not null default clock_timestamp(),
  -- when it was won, and by which round; a pool that is over is never changed again
  won_at timestamp with time zone,
  round_id uuid,
  amount bigint,
  member_id bigint,
  constraint pools_amount_check CHECK ((amount > 0)),
  constraint pools_check CHECK ((((won_at IS NULL) = (round_id IS NULL)) AND ((won_at IS NULL) = (amount IS NULL)) AND ((won_at IS NULL) = (member_id IS NULL)))),
  constraint pools_every_ms_check CHECK ((every_ms > 0)),
  constraint pools_growth_check CHECK ((growth > 0)),
  constraint pools_seed_check CHECK ((seed > 0)),
  constraint pools_currency_fkey FOREIGN KEY (currency) REFERENCES ledger.currencies(code),
  constraint pools_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint pools_pkey PRIMARY KEY (id),
  constraint pools_round_id_key UNIQUE (round_id)
);
CREATE UNIQUE INDEX pools_open ON jackpot.pools USING btree (currency) WHERE (won_at IS NULL);

-- Tells every process that the jackpot is another one now.
function jackpot.tell_change() returns trigger;

CREATE TRIGGER told AFTER INSERT OR UPDATE ON jackpot.pools FOR EACH STATEMENT EXECUTE FUNCTION jackpot.tell_change();

grant insert, select on jackpot.pools to tucano_app;

-- ledger --------------------------------------------------------------------------------------------------------

-- A member's pockets and vendor wallets, and the operator's own accounts. An account without a floor may go below zero: what the operator has at payment providers (clearing) is the negative of what it owes. Hot accounts of the operator exist in stripes, so that connections do not queue for one row; their balance is the sum over the stripes.
create table ledger.accounts (
  -- the operator's accounts come from 10^15 on: whoever locks in the order of ids locks them last, and holds them shortest
  id bigint not null generated always as identity,
  member_id bigint,
  kind text not null,
  vendor text,
  currency text not null,
  stripe smallint not null default 0,
  floor bigint,
  balance bigint not null default 0,
  -- entries so far, and the moment of the newest one
  version bigint not null default 0,
  last_at timestamp with time zone not null default '2000-01-01 00:00:00+00'::timestamp with time zone,
  closed_at timestamp with time zone,
  constraint accounts_floor CHECK ((balance >= floor)),
  constraint accounts_currency_fkey FOREIGN KEY (currency) REFERENCES ledger.currencies(code),
  constraint accounts_pkey PRIMARY KEY (id),
  constraint accounts_one UNIQUE NULLS NOT DISTINCT (member_id, kind, vendor, currency, stripe)
);
CREATE INDEX accounts_house ON ledger.accounts USING btree (stripe) WHERE (kind = 'house'::text);

-- play: chips of free play, which never meet money. points: what members earn by playing.
create table ledger.currencies (
  code text not null,
  nature text not null,
  constraint currencies_code_check CHECK ((code ~ '^[A-Z]{3}$'::text)),
  constraint currencies_nature_check CHECK ((nature = ANY (ARRAY['money'::text, 'play'::text, 'points'::text]))),
  constraint currencies_pkey PRIMARY KEY (code)
);

-- What the entries of a member's account add up to, by day of the brand's time zone. Kept by a job, a little behind the entries.
create table ledger.days (
  account_id bigint not null,
  day date not null,
  heading text not null,
  entries bigint not null,
  credit bigint not null,
  debit bigint not null,
  constraint days_pkey PRIMARY KEY (account_id, day, heading)
);

-- `at` grows strictly within an account, whatever the clock does, so that it is the order of its entries as well as their time.
create table ledger.entries (
  account_id bigint not null,
  version bigint not null,
  at timestamp with time zone not null,
  posting_id bigint not null,
  amount bigint not null,
  balance bigint not null,
  -- the bet that the entry belongs to, if any
  reference uuid,
  currency text not null,
  constraint entries_amount CHECK ((amount <> 0)),
  constraint entries_pkey PRIMARY KEY (account_id, at)
) partition by RANGE (at);
CREATE INDEX entries_posting ON ONLY ledger.entries USING btree (posting_id);

-- Money set aside stands in the member's locked pocket. The hold is named by the posting that reserved it.
create table ledger.holds (
  id bigint not null,
  account_id bigint not null,
  locked_id bigint not null,
  amount bigint not null,
  remaining bigint not null,
  constraint holds_amount_check CHECK (((amount >= 1) AND (amount <= '1000000000000000'::bigint))),
  constraint holds_remaining CHECK (((remaining >= 0) AND (remaining <= amount))),
  constraint holds_account_id_fkey FOREIGN KEY (account_id) REFERENCES ledger.accounts(id),
  constraint holds_id_fkey FOREIGN KEY (id) REFERENCES ledger.postings(id),
  constraint holds_locked_id_fkey FOREIGN KEY (locked_id) REFERENCES ledger.accounts(id),
  constraint holds_pkey PRIMARY KEY (id)
);
CREATE INDEX holds_open ON ledger.holds USING btree (locked_id) WHERE (remaining > 0);

-- Where a member's entries that belong to no bet are found by what they are: among a million bets, the last bonus.
create table ledger.movements (
  account_id bigint not null,
  heading text not null,
  at timestamp with time zone not null,
  constraint movements_pkey PRIMARY KEY (account_id, heading, at)
);

-- One act of bookkeeping. (xid, id) is the order in which postings are told and sealed, as in the outbox. A posting of bets gathers many bets and has no key: each bet is its own.
create table ledger.postings (
  id bigint not null generated always as identity,
  xid xid8 not null default pg_current_xact_id(),
  at timestamp with time zone not null default platform.clock(),
  kind text not null,
  key text,
  input_hash bytea,
  reverses bigint,
  constraint postings_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX postings_key ON ledger.postings USING btree (key) WHERE (key IS NOT NULL);
CREATE INDEX postings_order ON ledger.postings USING btree (xid, id);
CREATE UNIQUE INDEX postings_reverses ON ledger.postings USING btree (reverses) WHERE (reverses IS NOT NULL);

-- How far the last reconciliation has looked.
create table ledger.reconciled (
  singleton boolean not null default true,
  xid xid8 not null default '0'::xid8,
  posting_id bigint not null default 0,
  at timestamp with time zone not null default platform.clock(),
  constraint reconciled_singleton_check CHECK (singleton),
  constraint reconciled_pkey PRIMARY KEY (singleton)
);

-- Links of the hash chain over postings, up to and including the posting at (xid, posting_id).
create table ledger.seals (
  id bigint not null,
  xid xid8 not null,
  posting_id bigint not null,
  postings bigint not null,
  entries bigint not null,
  digest bytea not null,
  at timestamp with time zone not null default platform.clock(),
  constraint seals_pkey PRIMARY KEY (id)
);

-- How far the days have been summed, in the order of postings. Entries that are not in them yet are younger than `since`: whatever has a transaction id from `mark_xid` on began after `mark_at`, and becomes `since` as soon as everything before it is summed.
create table ledger.summed (
  singleton boolean not null default true,
  xid xid8 not null default '0'::xid8,
  posting_id bigint not null default 0,
  since timestamp with time zone not null default '-infinity'::timestamp with time zone,
  mark_xid xid8 not null default '0'::xid8,
  mark_at timestamp with time zone not null default '-infinity'::timestamp with time zone,
  constraint summed_singleton_check CHECK (singleton),
  constraint summed_pkey PRIMARY KEY (singleton)
);

-- Begins a posting under a key. A key that is known with the same inputs gives the posting of then, and `fresh` is false.
function ledger.begin_posting(p_key text, p_kind text, p_inputs text, p_reverses bigint DEFAULT NULL::bigint, OUT posting_id bigint, OUT fresh boolean) returns record;

-- Takes part of what is held, or all of it, to where it was meant for. What remains stays held.
function ledger.capture(p_key text, p_hold bigint, p_to bigint, p_amount bigint, p_kind text DEFAULT 'capture'::text) returns TABLE(posting_id bigint, replayed boolean) security definer;

-- Refuses what is no amount of money: nothing, less, or more than 10^15.
function ledger.check_amount(p_amount bigint) returns void;

-- Nearly always the entries of one posting in one currency are written, and one sum is enough.
function ledger.check_entries() returns trigger;

-- What is locked is what is held: a hold that was not released, or released without its money, cannot be committed.
function ledger.check_holds() returns trigger;

-- Whatever else an account is, it is from the beginning.
function ledger.check_new_account() returns trigger;

-- A closed account takes and gives nothing. Whatever it holds stays visible.
function ledger.close_account(p_account bigint, p_closed boolean) returns void security definer;

-- The digest of the postings after one position up to and including another, on top of the digest before them.
function ledger.digest(p_previous bytea, p_from_xid xid8, p_from bigint, p_to_xid xid8, p_to bigint, OUT postings bigint, OUT entries bigint, OUT digest bytea) returns record;

-- Brings all that some accounts hold to another one. What it takes along is decided here, under the accounts' locks, and once for a key.
function ledger.gather(p_key text, p_kind text, p_from bigint[], p_to bigint) returns TABLE(posting_id bigint, replayed boolean) security definer;

-- A reversal is filed where what it undoes is.
function ledger.heading(p_posting bigint) returns text;

-- Entries of rounds are bets; everything else is filed by what its posting was.
function ledger.heading_of(p_kind text) returns text;

-- Sets money of a member aside, in the member's locked pocket. The hold is named by its posting. What it is for says its kind: a withdrawal, unless somebody else names it.
function ledger.hold(p_key text, p_account bigint, p_amount bigint, p_kind text DEFAULT 'hold'::text) returns TABLE(posting_id bigint, replayed boolean) security definer;

-- Holds accounts until the transaction ends, in their order, so that whoever reads them next reads what it will write to.
function ledger.hold_accounts(p_accounts bigint[]) returns void security definer;

-- Holds the cash of members, in the order of accounts, and tells what there is. Accounts that are closed are left out.
function ledger.lock_cash(p_members bigint[], p_currency text) returns TABLE(id bigint, member_id bigint, balance bigint) security definer;

-- Holds a member's accounts in a currency, in the order of accounts, and tells what is in each, and whether it is closed.
function ledger.lock_pockets(p_member bigint, p_currency text) returns TABLE(id bigint, kind text, balance bigint, closed boolean) security definer;

-- The same rules stand on each partition, for whoever writes to it directly.
function ledger.make_partitions(p_ahead integer) returns void security definer;

-- The months from the last one to some ahead, by UTC.
function ledger.months(p_ahead integer) returns TABLE(name text, first timestamp with time zone, next timestamp with time zone);

-- A member's account, opened the first time that it is asked for.
function ledger.open_account(p_member bigint, p_kind text, p_currency text, p_vendor text DEFAULT NULL::text) returns bigint security definer;

-- A currency, and the operator's accounts in it. The nature of a currency never changes.
function ledger.open_currency(p_code text, p_nature text) returns void security definer;

-- The account of a pot, by the id of what is played for. It holds stakes until they are paid out, to the last cent.
function ledger.open_pot(p_id uuid, p_currency text) returns bigint security definer;

-- Moves amounts from account to account, each in a currency that both must have: a list of {from, to, amount, currency}. What is held moves only by its hold.
function ledger.post(p_key text, p_kind text, p_moves jsonb, p_reference uuid DEFAULT NULL::uuid) returns TABLE(posting_id bigint, replayed boolean) security definer;

-- Moves amounts, each from one account to another by a posting and a key of its own, in their order, so that what one gets the next can give: a list of
-- {key, kind, from, to, amount}. All of them are written or none. A key that is known with the same inputs moves nothing again.
function ledger.post_many(p_moves jsonb, p_currency text) returns TABLE(n integer, posting_id bigint) security definer;

-- What the entries of a period add up to, and what the accounts held when it began and ended. Days are summed by a job, and what it has not come
-- to yet is added here: one statement, so that nothing is in both or in neither.
function ledger.read_total(p_accounts bigint[], p_zone text, p_first date, p_last date, p_heading text) returns TABLE(movements bigint, credit numeric, debit numeric, opening numeric, closing numeric);

-- Compares what must agree and returns what does not. New postings are looked at in full; of the accounts, those they touched and one slice
-- of sixty, or all of them.
function ledger.reconcile(p_slice integer) returns TABLE(problem text, account_id bigint, currency text, expected numeric, found numeric) security definer;

-- Refuses, by a code that the server knows.
function ledger.refuse(p_code text, p_what text DEFAULT NULL::text) returns void;

-- What was booked is never changed, and what follows from it only by the functions of the ledger and of betting.
function ledger.refuse_change() returns trigger;

-- Gives back what remains of a hold.
function ledger.release(p_key text, p_hold bigint, p_kind text DEFAULT 'release'::text) returns TABLE(posting_id bigint, replayed boolean) security definer;

-- Undoes a posting by its mirror image, once.
function ledger.reverse(p_key text, p_posting bigint) returns TABLE(posting_id bigint, replayed boolean) security definer;

-- Adds one link over at most so many postings that are committed and can have nothing slip in before them. Returns the link, or nothing.
function ledger.seal(p_limit integer) returns SETOF ledger.seals security definer;

-- Which stripe of the operator's hot accounts this connection works on.
function ledger.stripe() returns smallint;

-- Adds the entries of some more postings to the days, one caller at a time. Returns how many postings that were.
function ledger.sum_days(p_zone text, p_postings integer) returns integer security definer;

-- An account of the operator: the stripe of this connection where there are stripes.
function ledger.system_account(p_kind text, p_currency text) returns bigint security definer;

-- Recomputes links and returns those that do not come out as they were written. Ids of links have no gap, so one that is missing shows.
function ledger.verify(p_first bigint, p_last bigint) returns TABLE(seal_id bigint, problem text) security definer;

-- The one way into entries: lines in their order, each an entry of its own, or two when something comes back. All of them are written or none. An account never goes below its floor on
-- the way; one whose version is named must still have it, or the caller judges again. Returns what each line has left in its account.
function ledger.write(p_lines ledger.line[]) returns TABLE(n integer, account_id bigint, balance bigint);

-- Writes the entries of one posting that has begun. Amounts are signed; several for one account become one entry.
function ledger.write_entries(p_posting bigint, p_account bigint[], p_amount bigint[], p_reference uuid DEFAULT NULL::uuid) returns void;

CREATE TRIGGER accounts_fixed BEFORE DELETE OR TRUNCATE ON ledger.accounts FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER accounts_guard BEFORE UPDATE ON ledger.accounts FOR EACH STATEMENT WHEN ((CURRENT_USER <> 'tucano_ledger'::name)) EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER accounts_new BEFORE INSERT ON ledger.accounts FOR EACH ROW EXECUTE FUNCTION ledger.check_new_account();
CREATE TRIGGER accounts_same BEFORE UPDATE OF id, member_id, kind, vendor, currency, stripe, floor ON ledger.accounts FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER days_fixed BEFORE DELETE OR TRUNCATE ON ledger.days FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER days_guard BEFORE INSERT OR UPDATE ON ledger.days FOR EACH STATEMENT WHEN ((CURRENT_USER <> 'tucano_ledger'::name)) EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER entries_check AFTER INSERT ON ledger.entries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION ledger.check_entries();
CREATE TRIGGER entries_fixed BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger.entries FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER entries_guard BEFORE INSERT ON ledger.entries FOR EACH STATEMENT WHEN ((CURRENT_USER <> 'tucano_ledger'::name)) EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER holds_fixed BEFORE DELETE OR TRUNCATE ON ledger.holds FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE CONSTRAINT TRIGGER holds_locked AFTER INSERT OR UPDATE ON ledger.holds DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger.check_holds();
CREATE TRIGGER movements_fixed BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger.movements FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER movements_guard BEFORE INSERT OR UPDATE ON ledger.movements FOR EACH STATEMENT WHEN ((CURRENT_USER <> 'tucano_ledger'::name)) EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER postings_fixed BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger.postings FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER seals_fixed BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger.seals FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER summed_guard BEFORE INSERT OR UPDATE ON ledger.summed FOR EACH STATEMENT WHEN ((CURRENT_USER <> 'tucano_ledger'::name)) EXECUTE FUNCTION ledger.refuse_change();

grant execute on function ledger.capture(text,bigint,bigint,bigint,text) to tucano_app;
grant execute on function ledger.close_account(bigint,boolean) to tucano_app;
grant execute on function ledger.gather(text,text,bigint[],bigint) to tucano_app;
grant execute on function ledger.heading_of(text) to tucano_app;
grant execute on function ledger.hold(text,bigint,bigint,text) to tucano_app;
grant execute on function ledger.hold_accounts(bigint[]) to tucano_app;
grant execute on function ledger.lock_cash(bigint[],text) to tucano_app;
grant execute on function ledger.lock_pockets(bigint,text) to tucano_app;
grant execute on function ledger.make_partitions(integer) to tucano_app;
grant execute on function ledger.open_account(bigint,text,text,text) to tucano_app;
grant execute on function ledger.open_currency(text,text) to tucano_app;
grant execute on function ledger.post(text,text,jsonb,uuid) to tucano_app;
grant execute on function ledger.post_many(jsonb,text) to tucano_app;
grant execute on function ledger.read_total(bigint[],text,date,date,text) to tucano_app;
grant execute on function ledger.reconcile(integer) to tucano_app;
grant execute on function ledger.release(text,bigint,text) to tucano_app;
grant execute on function ledger.reverse(text,bigint) to tucano_app;
grant execute on function ledger.seal(integer) to tucano_app;
grant execute on function ledger.sum_days(text,integer) to tucano_app;
grant execute on function ledger.system_account(text,text) to tucano_app;
grant execute on function ledger.verify(bigint,bigint) to tucano_app;
grant select on ledger.accounts to tucano_app;
grant select on ledger.currencies to tucano_app;
grant select on ledger.days to tucano_app;
grant select on ledger.entries to tucano_app;
grant select on ledger.holds to tucano_app;
grant select on ledger.movements to tucano_app;
grant select on ledger.postings to tucano_app;
grant select on ledger.reconciled to tucano_app;
grant select on ledger.seals to tucano_app;
grant select on ledger.summed to tucano_app;

-- limits --------------------------------------------------------------------------------------------------------

-- Every cap that was asked for. Less takes effect at once; more waits a day, and then for the member to say so again.
create table limits.change_requests (
  id bigint not null generated always as identity,
  member_id bigint not null,
  kind text not null,
  period text not null,
  cap_before bigint,
  cap bigint,
  asked_at timestamp with time zone not null default platform.clock(),
  ready_at timestamp with time zone not null,
  state text not null,
  done_at timestamp with time zone,
  constraint change_requests_check CHECK (((state = 'done'::text) = (done_at IS NOT NULL))),
  constraint change_requests_check1 CHECK ((done_at >= ready_at)),
  constraint change_requests_kind_check CHECK ((kind = ANY (ARRAY['deposit'::text, 'loss'::text, 'stake'::text, 'bets'::text, 'time'::text]))),
  constraint change_requests_period_check CHECK ((period = ANY (ARRAY['day'::text, 'week'::text, 'month'::text]))),
  constraint change_requests_state_check CHECK ((state = ANY (ARRAY['done'::text, 'waiting'::text, 'dropped'::text]))),
  constraint change_requests_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint change_requests_pkey PRIMARY KEY (id)
);
CREATE INDEX change_requests_member ON limits.change_requests USING btree (member_id, asked_at DESC);
CREATE UNIQUE INDEX change_requests_waiting ON limits.change_requests USING btree (member_id, kind, period) WHERE (state = 'waiting'::text);

-- Pauses and exclusions, as they were asked for. None is ever shortened.
create table limits.closures (
  id bigint not null generated always as identity,
  member_id bigint not null,
  why text not null,
  at timestamp with time zone not null default platform.clock(),
  until timestamp with time zone not null,
  constraint closures_check CHECK ((until > at)),
  constraint closures_why_check CHECK ((why = ANY (ARRAY['pause'::text, 'exclusion'::text]))),
  constraint closures_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint closures_pkey PRIMARY KEY (id)
);
CREATE INDEX closures_member ON limits.closures USING btree (member_id, at DESC);

-- One row a member. Caps are what is allowed in a period, null is no cap; the tallies below them are of the periods that end at `…_until`.
create table limits.player_limits (
  member_id bigint not null,
  -- may neither play nor deposit before this
  closed_until timestamp with time zone,
  closed_why text,
  -- how often the member is asked how it is going, and when next
  check_minutes smallint not null default 60,
  check_due_at timestamp with time zone,
  -- when the time that the member allows to a session is used up
  time_up_at timestamp with time zone,
  deposit_cap_day bigint,
  deposit_cap_week bigint,
  deposit_cap_month bigint,
  time_cap_day bigint,
  time_cap_week bigint,
  time_cap_month bigint,
  stake_cap_day bigint,
  stake_cap_week bigint,
  stake_cap_month bigint,
  loss_cap_day bigint,
  loss_cap_week bigint,
  loss_cap_month bigint,
  bets_cap_day bigint,
  bets_cap_week bigint,
  bets_cap_month bigint,
  capped boolean not null generated always as ((COALESCE(stake_cap_day, stake_cap_week, stake_cap_month, loss_cap_day, loss_cap_week, loss_cap_month, bets_cap_day, bets_cap_week, bets_cap_month) IS NOT NULL)) stored,
  day_from timestamp with time zone,
  week_from timestamp with time zone,
  month_from timestamp with time zone,
  day_until timestamp with time zone,
  week_until timestamp with time zone,
  month_until timestamp with time zone,
  stake_used_day bigint not null default 0,
  stake_used_week bigint not null default 0,
  stake_used_month bigint not null default 0,
  loss_used_day bigint not null default 0,
  loss_used_week bigint not null default 0,
  loss_used_month bigint not null default 0,
  bets_used_day bigint not null default 0,
  bets_used_week bigint not null default 0,
  bets_used_month bigint not null default 0,
  stretch_since timestamp with time zone,
  constraint player_limits_check CHECK (((closed_until IS NULL) = (closed_why IS NULL))),
  constraint player_limits_check1 CHECK ((LEAST(deposit_cap_day, deposit_cap_week, deposit_cap_month, time_cap_day, time_cap_week, time_cap_month, stake_cap_day, stake_cap_week, stake_cap_month, loss_cap_day, loss_cap_week, loss_cap_month, bets_cap_day, bets_cap_week, bets_cap_month) >= 0)),
  constraint player_limits_check_minutes_check CHECK ((check_minutes = ANY (ARRAY[15, 30, 60]))),
  constraint player_limits_closed_why_check CHECK ((closed_why = ANY (ARRAY['pause'::text, 'exclusion'::text]))),
  constraint player_limits_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint player_limits_pkey PRIMARY KEY (member_id)
);

-- The member has seen how it is going. Before it was time, an answer changes nothing.
function limits.answer_check(p_member bigint) returns boolean security definer;

-- A session begins. Whoever was away for as long as the member wants between two checks begins anew; for everybody else the clock of the
-- check goes on, so that signing in again puts nothing off. A vendor's game is played without a call to us: `p_played_at` is the last bet.
function limits.begin_session(p_member bigint, p_played_at timestamp with time zone) returns void security definer;

-- The cap of a kind and period.
function limits.cap_of(s limits.player_limits, p_kind text, p_period text) returns bigint;

-- Asked more often from now on; less often from the next time.
function limits.choose_check(p_member bigint, p_minutes integer) returns void security definer;

-- Neither play nor deposits for so long. What was closed for longer stays so; an exclusion is never turned into a pause, and also kept
-- with the member: no call is answered without looking at it.
function limits.close(p_member bigint, p_why text, p_for interval) returns limits.player_limits security definer;

-- A day later the member says again that it should be more; a week after that it is forgotten.
function limits.confirm(p_member bigint, p_request bigint) returns limits.change_requests security definer;

-- Counts what moved for members with caps, whose periods are those of now, and refuses all of it when that is more than one of them allows. What a new bet may lose is its
-- stake, whatever it paid: otherwise a limit would turn away the bets that lose and keep those that win. Of bets that go on only more stake is judged.
function limits.count_moved(p_moved limits.moved[]) returns void security definer;

-- Drops a change that waits.
function limits.drop_request(p_member bigint, p_request bigint) returns boolean security definer;

-- Why this stake may not be made now; null when it may. More stake in a bet that is open (`p_new` is false) is no bet of its own, and waits for no check. A day is over before its week and month are.
function limits.judge(s limits.player_limits, p_stake bigint, p_at timestamp with time zone, p_new boolean) returns text;

-- The member's row, locked, with everything that a round would hold locked before it.
function limits.lock_player_limits(p_member bigint) returns limits.player_limits security definer;

-- Sets the cap of a kind and period.
function limits.put_cap(s limits.player_limits, p_kind text, p_period text, p_cap bigint) returns void security definer;

-- Less, or a first cap, is there at once. More, or none, waits for a day and for the member's word.
function limits.request_change(p_member bigint, p_kind text, p_period text, p_cap bigint) returns limits.change_requests security definer;

-- Tallies of periods that are over begin again.
function limits.roll(p_members bigint[], p_at timestamp with time zone) returns void security definer;

-- When the time of the member's sessions will be used up if the one of now goes on: in this day, week and month, or early in the next.
function limits.time_up(p_member bigint, p_at timestamp with time zone) returns timestamp with time zone security definer;

-- How long the member has been here since a moment, in all sessions.
function limits.time_used(p_member bigint, p_since timestamp with time zone, p_at timestamp with time zone) returns interval security definer;

-- The caps of a member and what is used of them in the periods of now, as far as it is counted here: time, and bets where one of their caps is set.
function limits.used(p_member bigint) returns TABLE(kind text, period text, cap bigint, used bigint, since timestamp with time zone, until timestamp with time zone);

CREATE TRIGGER closures_stop_points AFTER INSERT ON limits.closures FOR EACH ROW EXECUTE FUNCTION points.stop_clock();
CREATE TRIGGER player_limits_first_cap AFTER UPDATE ON limits.player_limits FOR EACH ROW WHEN ((new.capped AND (NOT old.capped))) EXECUTE FUNCTION betting.count_used();

grant execute on function limits.answer_check(bigint) to tucano_app;
grant execute on function limits.begin_session(bigint,timestamp with time zone) to tucano_app;
grant execute on function limits.cap_of(limits.player_limits,text,text) to tucano_app;
grant execute on function limits.choose_check(bigint,integer) to tucano_app;
grant execute on function limits.close(bigint,text,interval) to tucano_app;
grant execute on function limits.confirm(bigint,bigint) to tucano_app;
grant execute on function limits.drop_request(bigint,bigint) to tucano_app;
grant execute on function limits.judge(limits.player_limits,bigint,timestamp with time zone,boolean) to tucano_app;
grant execute on function limits.lock_player_limits(bigint) to tucano_app;
grant execute on function limits.request_change(bigint,text,text,bigint) to tucano_app;
grant execute on function limits.time_used(bigint,timestamp with time zone,timestamp with time zone) to tucano_app;
grant execute on function limits.used(bigint) to tucano_app;
grant select on limits.change_requests to tucano_app;
grant select on limits.closures to tucano_app;
grant select on limits.player_limits to tucano_app;

-- live ----------------------------------------------------------------------------------------------------------

-- What members have said at tables. What was removed stays here, and is shown to operators alone.
create table live.messages (
  id bigint not null generated always as identity,
  table_code text not null,
  member_id bigint not null,
  client_id uuid not null,
  text text not null,
  at timestamp with time zone not null default platform.clock(),
  removed_at timestamp with time zone,
  removed_by bigint,
  constraint messages_removed CHECK (((removed_at IS NULL) = (removed_by IS NULL))),
  constraint messages_text_check CHECK (((char_length(text) >= 1) AND (char_length(text) <= 160))),
  constraint messages_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint messages_removed_by_fkey FOREIGN KEY (removed_by) REFERENCES operator.operators(id),
  constraint messages_pkey PRIMARY KEY (id),
  constraint messages_member_id_client_id_key UNIQUE (member_id, client_id)
);
CREATE INDEX messages_member ON live.messages USING btree (member_id, at DESC);
CREATE INDEX messages_table ON live.messages USING btree (table_code, id DESC);

-- Members who may not write at tables until a moment; without one for good. Whoever may write again has one that is over.
create table live.mutes (
  member_id bigint not null,
  until timestamp with time zone,
  reason text not null,
  operator_id bigint not null,
  account text not null,
  at timestamp with time zone not null default platform.clock(),
  constraint mutes_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 300))),
  constraint mutes_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint mutes_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operator.operators(id),
  constraint mutes_pkey PRIMARY KEY (member_id)
);

-- Tables whose chat an operator has closed.
create table live.quiet_tables (
  code text not null,
  reason text not null,
  operator_id bigint not null,
  account text not null,
  at timestamp with time zone not null default platform.clock(),
  constraint quiet_tables_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 300))),
  constraint quiet_tables_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operator.operators(id),
  constraint quiet_tables_pkey PRIMARY KEY (code)
);

-- Lines that members have reported, once each.
create table live.reports (
  message_id bigint not null,
  member_id bigint not null,
  at timestamp with time zone not null default platform.clock(),
  -- an operator has looked at it, and the line stays
  kept_at timestamp with time zone,
  kept_by bigint,
  constraint reports_kept CHECK (((kept_at IS NULL) = (kept_by IS NULL))),
  constraint reports_kept_by_fkey FOREIGN KEY (kept_by) REFERENCES operator.operators(id),
  constraint reports_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint reports_message_id_fkey FOREIGN KEY (message_id) REFERENCES live.messages(id),
  constraint reports_pkey PRIMARY KEY (message_id, member_id)
);

-- Rounds of tables. The result is told, and bets are settled, when a round has been played.
create table live.rounds (
  event_id uuid not null,
  table_code text not null,
  number bigint not null,
  kind text not null,
  -- what members did in it, where they play it
  moves jsonb,
  played_at timestamp with time zone,
  -- what stakes are put on that members add while the round is played; they are settled by its result
  stakes_event_id uuid,
  constraint rounds_number_check CHECK ((number > 0)),
  constraint rounds_played CHECK (((moves IS NULL) OR (played_at IS NOT NULL))),
  constraint rounds_event_id_fkey FOREIGN KEY (event_id) REFERENCES betting.events(id),
  constraint rounds_stakes_event_id_fkey FOREIGN KEY (stakes_event_id) REFERENCES betting.events(id),
  constraint rounds_pkey PRIMARY KEY (event_id),
  constraint rounds_stakes_event_id_key UNIQUE (stakes_event_id),
  constraint rounds_table_code_number_key UNIQUE (table_code, number)
);
CREATE INDEX rounds_lately ON live.rounds USING btree (table_code, number DESC);

-- What a table became with each change: how it stands now is in live.tables.
create table live.table_changes (
  code text not null,
  version integer not null,
  what text not null,
  state text not null,
  min_bet bigint,
  max_bet bigint,
  max_slip bigint,
  announcement text,
  -- none of an announcement: everybody reads it
  reason text,
  operator_id bigint not null,
  account text not null,
  at timestamp with time zone not null default platform.clock(),
  constraint table_changes_announcement_check CHECK (((length(announcement) >= 1) AND (length(announcement) <= 200))),
  constraint table_changes_limits CHECK ((((min_bet IS NULL) = (max_bet IS NULL)) AND ((min_bet IS NULL) = (max_slip IS NULL)) AND (min_bet <= max_bet) AND (max_bet <= max_slip))),
  constraint table_changes_min_bet_check CHECK ((min_bet > 0)),
  constraint table_changes_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 300))),
  constraint table_changes_state_check CHECK ((state = ANY (ARRAY['open'::text, 'paused'::text, 'closed'::text]))),
  constraint table_changes_version_check CHECK ((version > 0)),
  constraint table_changes_what_check CHECK ((what = ANY (ARRAY['state'::text, 'limits'::text, 'announcement'::text]))),
  constraint table_changes_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operator.operators(id),
  constraint table_changes_pkey PRIMARY KEY (code, version)
);

-- Tables of which an operator has said something. One that is not here is open, within the brand's limits, and nothing is announced at it.
create table live.tables (
  code text not null,
  -- paused: no new round begins; closed: nor is the table shown as one that takes bets. A round that runs goes on to its end
  state text not null default 'open'::text,
  min_bet bigint,
  max_bet bigint,
  -- of all bets of a member in a round together
  max_slip bigint,
  announcement text,
  -- why it is open, paused or closed, where an operator has said so
  reason text,
  version integer not null,
  changed_by bigint not null,
  changed_at timestamp with time zone not null default platform.clock(),
  constraint tables_announcement_check CHECK (((length(announcement) >= 1) AND (length(announcement) <= 200))),
  constraint tables_code_check CHECK ((code ~ '^[a-z0-9-]{2,60}$'::text)),
  constraint tables_limits CHECK ((((min_bet IS NULL) = (max_bet IS NULL)) AND ((min_bet IS NULL) = (max_slip IS NULL)) AND (min_bet <= max_bet) AND (max_bet <= max_slip))),
  constraint tables_min_bet_check CHECK ((min_bet > 0)),
  constraint tables_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 300))),
  constraint tables_state_check CHECK ((state = ANY (ARRAY['open'::text, 'paused'::text, 'closed'::text]))),
  constraint tables_version_check CHECK ((version > 0)),
  constraint tables_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES operator.operators(id),
  constraint tables_pkey PRIMARY KEY (code)
);

-- Rounds that an operator wants to be void, and what another one has decided.
create table live.voids (
  id uuid not null,
  event_id uuid not null,
  input_hash bigint not null,
  -- what stood on the round when it was asked for, in the brand's money
  bets integer not null,
  stake bigint not null,
  paid bigint not null,
  -- players read it
  reason text not null,
  asked_by bigint not null,
  asker text not null,
  asked_at timestamp with time zone not null default platform.clock(),
  state text not null default 'waiting'::text,
  decided_by bigint,
  decider text,
  decided_at timestamp with time zone,
  answer text,
  -- before the round was settled, or after: then what was settled is reversed
  how text,
  -- everything has gone back
  done_at timestamp with time zone,
  constraint voids_answer_check CHECK (((length(answer) >= 1) AND (length(answer) <= 300))),
  constraint voids_bets_check CHECK ((bets >= 0)),
  constraint voids_decided CHECK ((((state = 'waiting'::text) = (decided_by IS NULL)) AND ((decided_by IS NULL) = (decider IS NULL)) AND ((decided_by IS NULL) = (decided_at IS NULL)))),
  constraint voids_done CHECK (((done_at IS NULL) OR (how IS NOT NULL))),
  constraint voids_how CHECK (((how IS NULL) OR (state = 'granted'::text))),
  constraint voids_how_check CHECK ((how = ANY (ARRAY['before'::text, 'after'::text]))),
  constraint voids_paid_check CHECK ((paid >= 0)),
  constraint voids_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 300))),
  constraint voids_stake_check CHECK ((stake >= 0)),
  constraint voids_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'granted'::text, 'refused'::text]))),
  constraint voids_two CHECK (((state <> 'granted'::text) OR (decided_by <> asked_by))),
  constraint voids_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES operator.operators(id),
  constraint voids_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES operator.operators(id),
  constraint voids_event_id_fkey FOREIGN KEY (event_id) REFERENCES live.rounds(event_id),
  constraint voids_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX voids_one ON live.voids USING btree (event_id) WHERE (state <> 'refused'::text);
CREATE INDEX voids_order ON live.voids USING btree (asked_at DESC, id DESC);
CREATE INDEX voids_undone ON live.voids USING btree (decided_at) WHERE ((state = 'granted'::text) AND (done_at IS NULL));

CREATE TRIGGER told AFTER INSERT OR DELETE OR UPDATE ON live.tables FOR EACH STATEMENT EXECUTE FUNCTION lobby.tell_change();

grant delete, insert, select on live.quiet_tables to tucano_app;
grant insert, select on live.messages to tucano_app;
grant insert, select on live.reports to tucano_app;
grant insert, select on live.rounds to tucano_app;
grant insert, select on live.table_changes to tucano_app;
grant insert, select on live.voids to tucano_app;
grant insert, select, update on live.mutes to tucano_app;
grant insert, select, update on live.tables to tucano_app;

-- lobby ---------------------------------------------------------------------------------------------------------

-- A vendor in a category. Vendors of e-sports and of the cockfight stand among the sports, and the page takes them out of there.
create table lobby.cards (
  vendor text not null,
  game_type text not null,
  place integer not null,
  hot boolean not null default false,
  -- the game that it is by itself; null: it has a list of games
  game_code text,
  play_type text not null default ''::text,
  constraint cards_game_type_check CHECK ((game_type = ANY (ARRAY['RNG'::text, 'LIVE'::text, 'SPORTS'::text, 'ESPORTS'::text, 'FISH'::text, 'PVP'::text, 'LOTT'::text, 'ELOTT'::text]))),
  constraint cards_vendor_fkey FOREIGN KEY (vendor) REFERENCES lobby.vendors(code),
  constraint cards_pkey PRIMARY KEY (vendor, game_type)
);

create table lobby.favourites (
  member_id bigint not null,
  game_id bigint not null,
  at timestamp with time zone not null default clock_timestamp(),
  constraint favourites_game_id_fkey FOREIGN KEY (game_id) REFERENCES lobby.games(id),
  constraint favourites_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint favourites_pkey PRIMARY KEY (member_id, game_id)
);
CREATE INDEX favourites_newest ON lobby.favourites USING btree (member_id, at DESC);

create table lobby.games (
  id bigint not null generated always as identity,
  vendor text not null,
  game_type text not null,
  code text not null,
  name text not null,
  name_en text not null,
  classify text,
  -- of lottery games: what is drawn together
  group_code text,
  group_name text,
  min_bet bigint not null,
  min_lines integer not null default 1,
  -- hundredths of a percent of all stakes that come back
  rtp integer,
  -- what its cover is drawn from
  theme jsonb not null,
  state text not null default 'open'::text,
  place integer not null,
  hot_place integer,
  featured_place integer,
  added_at timestamp with time zone not null default clock_timestamp(),
  constraint games_check CHECK (((classify IS NOT NULL) = (game_type = 'RNG'::text))),
  constraint games_check1 CHECK ((((group_code IS NOT NULL) = (game_type = ANY (ARRAY['LOTT'::text, 'ELOTT'::text]))) AND ((group_code IS NULL) = (group_name IS NULL)))),
  constraint games_classify_check CHECK ((classify = ANY (ARRAY['SC'::text, 'VP'::text, 'JP'::text, 'TG'::text, 'AC'::text, 'BG'::text]))),
  constraint games_code_check CHECK ((code ~ '^[a-z0-9-]{2,60}$'::text)),
  constraint games_min_bet_check CHECK ((min_bet > 0)),
  constraint games_min_lines_check CHECK ((min_lines > 0)),
  constraint games_name_check CHECK ((name <> ''::text)),
  constraint games_name_en_check CHECK ((name_en <> ''::text)),
  constraint games_rtp_check CHECK (((rtp >= 5000) AND (rtp <= 10000))),
  constraint games_state_check CHECK ((state = ANY (ARRAY['open'::text, 'maintenance'::text, 'off'::text]))),
  constraint games_vendor_game_type_fkey FOREIGN KEY (vendor, game_type) REFERENCES lobby.cards(vendor, game_type),
  constraint games_pkey PRIMARY KEY (id),
  constraint games_vendor_code_key UNIQUE (vendor, code)
);

-- How we and a vendor talk. Secrets are sealed with the server's own key.
create table lobby.integrations (
  vendor text not null,
  shape text not null,
  -- where the vendor is asked to open a game and whether it is well
  api_url text not null,
  -- their key, by which we know them, and the two halves of ours
  public_key text,
  our_public_key text not null,
  our_private_key bytea not null,
  -- what shapes without keys know each other by
  secret bytea,
  added_at timestamp with time zone not null default clock_timestamp(),
  constraint integrations_api_url_check CHECK ((api_url ~ '^https?://'::text)),
  constraint integrations_check CHECK ((((shape = 'canonical'::text) = (public_key IS NOT NULL)) AND ((public_key IS NULL) = (secret IS NOT NULL)))),
  constraint integrations_shape_check CHECK ((shape = ANY (ARRAY['canonical'::text, 'gap'::text, 'pg'::text]))),
  constraint integrations_vendor_fkey FOREIGN KEY (vendor) REFERENCES lobby.vendors(code),
  constraint integrations_pkey PRIMARY KEY (vendor)
);

-- A game opened for a member. Whoever shows the token is playing it; only its hash is here.
create table lobby.launches (
  token_hash bytea not null,
  member_id bigint not null,
  game_id bigint not null,
  at timestamp with time zone not null default clock_timestamp(),
  session_id bigint,
  constraint launches_game_id_fkey FOREIGN KEY (game_id) REFERENCES lobby.games(id),
  constraint launches_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint launches_pkey PRIMARY KEY (token_hash)
);
CREATE INDEX launches_at ON lobby.launches USING btree (at);

-- What a member has opened, and when last.
create table lobby.openings (
  member_id bigint not null,
  game_id bigint not null,
  at timestamp with time zone not null default clock_timestamp(),
  times integer not null default 1,
  constraint openings_game_id_fkey FOREIGN KEY (game_id) REFERENCES lobby.games(id),
  constraint openings_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint openings_pkey PRIMARY KEY (member_id, game_id)
);
CREATE INDEX openings_at ON lobby.openings USING btree (at);
CREATE INDEX openings_newest ON lobby.openings USING btree (member_id, at DESC);

-- Where players meet players: what a seat costs.
create table lobby.rooms (
  id bigint not null generated always as identity,
  game_id bigint not null,
  name text not null,
  stake bigint not null,
  seats integer not null,
  place integer not null,
  state text not null default 'open'::text,
  constraint rooms_name_check CHECK ((name <> ''::text)),
  constraint rooms_seats_check CHECK (((seats >= 2) AND (seats <= 1000))),
  constraint rooms_stake_check CHECK ((stake > 0)),
  constraint rooms_state_check CHECK ((state = ANY (ARRAY['open'::text, 'maintenance'::text, 'off'::text]))),
  constraint rooms_game_id_fkey FOREIGN KEY (game_id) REFERENCES lobby.games(id),
  constraint rooms_pkey PRIMARY KEY (id),
  constraint rooms_game_id_name_key UNIQUE (game_id, name)
);

-- What people type when they mean a game: beside its names, and never shown. One word or phrase may mean several games.
create table lobby.synonyms (
  game_id bigint not null,
  words text not null,
  constraint synonyms_words_check CHECK (((words <> ''::text) AND (length(words) <= 60))),
  constraint synonyms_game_id_fkey FOREIGN KEY (game_id) REFERENCES lobby.games(id),
  constraint synonyms_pkey PRIMARY KEY (game_id, words)
);

-- A studio of our own, or a vendor elsewhere. Its code is what the specification calls vassalage.
create table lobby.vendors (
  code text not null,
  name text not null,
  account_type_id integer not null,
  account_type_name text not null,
  -- what its mark is drawn from
  theme jsonb not null,
  state text not null default 'open'::text,
  down_at timestamp with time zone,
  constraint vendors_code_check CHECK ((code ~ '^[A-Z0-9_]{2,20}$'::text)),
  constraint vendors_name_check CHECK ((name <> ''::text)),
  constraint vendors_state_check CHECK ((state = ANY (ARRAY['open'::text, 'maintenance'::text, 'off'::text]))),
  constraint vendors_pkey PRIMARY KEY (code),
  constraint vendors_account_type_id_key UNIQUE (account_type_id)
);

-- Whatever changes the catalogue tells every process and every page, by whichever road it comes.
function lobby.tell_change() returns trigger;

CREATE TRIGGER told AFTER INSERT OR DELETE OR UPDATE ON lobby.cards FOR EACH STATEMENT EXECUTE FUNCTION lobby.tell_change();
CREATE TRIGGER told AFTER INSERT OR DELETE OR UPDATE ON lobby.games FOR EACH STATEMENT EXECUTE FUNCTION lobby.tell_change();
CREATE TRIGGER told AFTER INSERT OR DELETE OR UPDATE ON lobby.integrations FOR EACH STATEMENT EXECUTE FUNCTION lobby.tell_change();
CREATE TRIGGER told AFTER INSERT OR DELETE OR UPDATE ON lobby.rooms FOR EACH STATEMENT EXECUTE FUNCTION lobby.tell_change();
CREATE TRIGGER told AFTER INSERT OR DELETE OR UPDATE ON lobby.synonyms FOR EACH STATEMENT EXECUTE FUNCTION lobby.tell_change();
CREATE TRIGGER told AFTER INSERT OR DELETE OR UPDATE ON lobby.vendors FOR EACH STATEMENT EXECUTE FUNCTION lobby.tell_change();

grant delete, insert, select on lobby.favourites to tucano_app;
grant delete, insert, select on lobby.launches to tucano_app;
grant delete, insert, select on lobby.synonyms to tucano_app;
grant delete, insert, select, update on lobby.cards to tucano_app;
grant insert, select, update on lobby.games to tucano_app;
grant insert, select, update on lobby.integrations to tucano_app;
grant insert, select, update on lobby.openings to tucano_app;
grant insert, select, update on lobby.rooms to tucano_app;
grant insert, select, update on lobby.vendors to tucano_app;

-- lottery -------------------------------------------------------------------------------------------------------

-- What the house takes on in a game, where operators have set it: the newest version holds for bets that are placed from then on. A game that is not here has the brand's.
create table lottery.caps (
  game_code text not null,
  version integer not null,
  prize bigint not null,
  stake bigint not null,
  member bigint not null,
  selection bigint not null,
  draw bigint not null,
  operator_id bigint not null,
  account text not null,
  reason text not null,
  at timestamp with time zone not null default platform.clock(),
  constraint caps_draw_check CHECK ((draw > 0)),
  constraint caps_game_code_check CHECK ((game_code ~ '^[a-z0-9-]{2,60}$'::text)),
  constraint caps_member_check CHECK ((member > 0)),
  constraint caps_prize_check CHECK ((prize > 0)),
  constraint caps_reason_check CHECK (((length(reason) >= 10) AND (length(reason) <= 300))),
  constraint caps_selection_check CHECK ((selection > 0)),
  constraint caps_stake_check CHECK ((stake > 0)),
  constraint caps_version_check CHECK ((version > 0)),
  constraint caps_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operator.operators(id),
  constraint caps_pkey PRIMARY KEY (game_code, version)
);

-- Draws of lottery games. The event that bets hang on is made of game and numero, so that whoever plans it plans the same one.
create table lottery.draws (
  event_id uuid not null,
  game_code text not null,
  numero text not null,
  -- when the draw before it closes: bets are taken as soon as it is planned, and those of a plan when it is next
  opens_at timestamp with time zone not null,
  closes_at timestamp with time zone not null,
  draws_at timestamp with time zone not null,
  is_official boolean not null default false,
  state text not null default 'open'::text,
  -- the newest; all of them are among the results
  result jsonb,
  -- how many results it has had
  version integer not null default 0,
  -- how many numbers members have sent into it
  numbers integer not null default 0,
  constraint draws_game_code_check CHECK ((game_code ~ '^[a-z0-9-]{2,60}$'::text)),
  constraint draws_numbers_check CHECK ((numbers >= 0)),
  constraint draws_numero_check CHECK ((numero ~ '^20[0-9]{10}$'::text)),
  constraint draws_result CHECK (((result IS NOT NULL) OR (state <> ALL (ARRAY['drawn'::text, 'settled'::text])))),
  constraint draws_result_check CHECK ((jsonb_typeof(result) = 'array'::text)),
  constraint draws_state_check CHECK ((state = ANY (ARRAY['open'::text, 'drawn'::text, 'settled'::text, 'void'::text]))),
  constraint draws_times CHECK (((opens_at < closes_at) AND (closes_at <= draws_at))),
  constraint draws_version_check CHECK ((version >= 0)),
  constraint draws_event_id_fkey FOREIGN KEY (event_id) REFERENCES betting.events(id),
  constraint draws_pkey PRIMARY KEY (event_id),
  constraint draws_game_code_numero_key UNIQUE (game_code, numero)
);
CREATE INDEX draws_ahead ON lottery.draws USING btree (closes_at);
CREATE INDEX draws_lately ON lottery.draws USING btree (draws_at DESC);
CREATE INDEX draws_official ON lottery.draws USING btree (closes_at) WHERE (is_official AND (state <> 'settled'::text));
CREATE INDEX draws_times ON lottery.draws USING btree (game_code, closes_at);

-- What the house has taken on for a draw that is not over: the most that each selection can cost, the worst of bets on too many selections to count, and what each member has staked. Gone when the draw is over.
create table lottery.exposures (
  draw_id uuid not null,
  kind text not null,
  key text not null,
  amount bigint not null,
  constraint exposures_amount_check CHECK ((amount >= 0)),
  constraint exposures_key_check CHECK ((length(key) <= 200)),
  constraint exposures_kind_check CHECK ((kind = ANY (ARRAY['draw'::text, 'member'::text, 'selection'::text]))),
  constraint exposures_pkey PRIMARY KEY (draw_id, kind, key)
);

-- What each of the two feeds says of a draw. When both say the same it is the result.
create table lottery.fed_results (
  draw_id uuid not null,
  feed smallint not null,
  source text not null,
  result jsonb not null,
  at timestamp with time zone not null default platform.clock(),
  constraint fed_results_feed_check CHECK ((feed = ANY (ARRAY[1, 2]))),
  constraint fed_results_result_check CHECK ((jsonb_typeof(result) = 'array'::text)),
  constraint fed_results_source_check CHECK (((length(source) >= 1) AND (length(source) <= 200))),
  constraint fed_results_draw_id_fkey FOREIGN KEY (draw_id) REFERENCES lottery.draws(event_id),
  constraint fed_results_pkey PRIMARY KEY (draw_id, feed)
);

-- Games that an operator has closed, now or before. A game that is not here was never closed.
create table lottery.games (
  code text not null,
  closed_by bigint,
  closed_reason text,
  closed_at timestamp with time zone,
  constraint games_closed CHECK ((((closed_at IS NULL) = (closed_by IS NULL)) AND ((closed_at IS NULL) = (closed_reason IS NULL)))),
  constraint games_closed_reason_check CHECK (((length(closed_reason) >= 1) AND (length(closed_reason) <= 200))),
  constraint games_code_check CHECK ((code ~ '^[a-z0-9-]{2,60}$'::text)),
  constraint games_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES operator.operators(id),
  constraint games_pkey PRIMARY KEY (code)
);

-- What a plan stakes on each of its draws. The bet is made when the draw is next.
create table lottery.plan_draws (
  plan_id uuid not null,
  n integer not null,
  numero text not null,
  opens_at timestamp with time zone not null,
  closes_at timestamp with time zone not null,
  -- times what the first draw takes
  multiple integer not null,
  stake bigint not null,
  state text not null default 'waiting'::text,
  bet_id uuid,
  constraint plan_draws_bet CHECK (((bet_id IS NOT NULL) = (state = 'bet'::text))),
  constraint plan_draws_multiple_check CHECK ((multiple > 0)),
  constraint plan_draws_n_check CHECK ((n > 0)),
  constraint plan_draws_numero_check CHECK ((numero ~ '^20[0-9]{10}$'::text)),
  constraint plan_draws_stake_check CHECK ((stake > 0)),
  constraint plan_draws_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'bet'::text, 'released'::text]))),
  constraint plan_draws_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES lottery.plans(id),
  constraint plan_draws_pkey PRIMARY KEY (plan_id, n)
);
CREATE INDEX plan_draws_due ON lottery.plan_draws USING btree (opens_at) WHERE (state = 'waiting'::text);

-- A slip for draws to come. Its whole cost is held; each draw takes its part when it is next, and what is left goes back.
create table lottery.plans (
  id uuid not null,
  member_id bigint not null,
  game_code text not null,
  pocket_id bigint not null,
  hold_id bigint not null,
  currency text not null,
  input_hash bigint not null,
  series integer,
  -- the series that the member could have had
  most integer not null,
  -- as for its first draw
  contents jsonb not null,
  win_stop boolean not null,
  cost bigint not null,
  state text not null default 'running'::text,
  refusal text,
  started_at timestamp with time zone not null default platform.clock(),
  ended_at timestamp with time zone,
  constraint plans_contents_check CHECK ((jsonb_typeof(contents) = 'array'::text)),
  constraint plans_cost_check CHECK ((cost > 0)),
  constraint plans_ended CHECK (((ended_at IS NOT NULL) = (state <> 'running'::text))),
  constraint plans_refusal CHECK (((refusal IS NOT NULL) = (state = 'refused'::text))),
  constraint plans_state_check CHECK ((state = ANY (ARRAY['running'::text, 'done'::text, 'won'::text, 'stopped'::text, 'refused'::text]))),
  constraint plans_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint plans_pkey PRIMARY KEY (id)
);
CREATE INDEX plans_member ON lottery.plans USING btree (member_id, started_at DESC, id DESC);

-- What was told of draws, and who told it. A correction is another version; what stood before it stays.
create table lottery.results (
  draw_id uuid not null,
  version integer not null,
  result jsonb not null,
  source text not null,
  at timestamp with time zone not null default platform.clock(),
  constraint results_result_check CHECK ((jsonb_typeof(result) = 'array'::text)),
  constraint results_source_check CHECK (((length(source) >= 1) AND (length(source) <= 200))),
  constraint results_version_check CHECK ((version > 0)),
  constraint results_draw_id_fkey FOREIGN KEY (draw_id) REFERENCES lottery.draws(event_id),
  constraint results_pkey PRIMARY KEY (draw_id, version)
);

-- Numbers that members have sent into draws. They are leaves of the draw's tree, beside its bets.
create table lottery.sent_numbers (
  id uuid not null,
  draw_id uuid not null,
  place integer not null,
  member_id bigint not null,
  number text not null,
  at timestamp with time zone not null default platform.clock(),
  constraint sent_numbers_number_check CHECK ((number ~ '^[0-9]{5}$'::text)),
  constraint sent_numbers_place_check CHECK ((place > 0)),
  constraint sent_numbers_draw_id_fkey FOREIGN KEY (draw_id) REFERENCES lottery.draws(event_id),
  constraint sent_numbers_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint sent_numbers_pkey PRIMARY KEY (id),
  constraint sent_numbers_draw_id_member_id_number_key UNIQUE (draw_id, member_id, number),
  constraint sent_numbers_draw_id_place_key UNIQUE (draw_id, place)
);
CREATE INDEX sent_numbers_leaves ON lottery.sent_numbers USING btree (draw_id, id);

-- What operators have typed for a version of a draw's result. Two different ones whose last are the same make it the result.
create table lottery.typed_results (
  draw_id uuid not null,
  version integer not null,
  operator_id bigint not null,
  account text not null,
  result jsonb not null,
  -- of a correction
  reason text,
  at timestamp with time zone not null default platform.clock(),
  -- how often the operator has typed it, this time included
  n integer not null,
  is_last boolean not null default true,
  constraint typed_results_n_check CHECK ((n > 0)),
  constraint typed_results_reason_check CHECK (((length(reason) >= 10) AND (length(reason) <= 300))),
  constraint typed_results_result_check CHECK ((jsonb_typeof(result) = 'array'::text)),
  constraint typed_results_version_check CHECK ((version > 0)),
  constraint typed_results_draw_id_fkey FOREIGN KEY (draw_id) REFERENCES lottery.draws(event_id),
  constraint typed_results_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operator.operators(id),
  constraint typed_results_pkey PRIMARY KEY (draw_id, version, operator_id, n)
);
CREATE UNIQUE INDEX typed_results_last ON lottery.typed_results USING btree (draw_id, version, operator_id) WHERE is_last;

-- Draws that an operator has voided, and official ones whose result did not come in time (result.missing). Why other draws are void stands in draws.draws.
create table lottery.voids (
  draw_id uuid not null,
  operator_id bigint,
  account text,
  reason text not null,
  at timestamp with time zone not null default platform.clock(),
  constraint voids_operator CHECK (((operator_id IS NULL) = (account IS NULL))),
  constraint voids_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 300))),
  constraint voids_draw_id_fkey FOREIGN KEY (draw_id) REFERENCES lottery.draws(event_id),
  constraint voids_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operator.operators(id),
  constraint voids_pkey PRIMARY KEY (draw_id)
);

-- Why nothing more may come to a draw; null if it may. Until the transaction ends the draw is not closed: what is written with it is sealed.
function lottery.hold_open(p_event uuid) returns text security definer;

CREATE TRIGGER told AFTER INSERT OR DELETE OR UPDATE ON lottery.games FOR EACH STATEMENT EXECUTE FUNCTION lobby.tell_change();

grant delete, insert, select, update on lottery.exposures to tucano_app;
grant execute on function lottery.hold_open(uuid) to tucano_app;
grant insert, select on lottery.caps to tucano_app;
grant insert, select on lottery.draws to tucano_app;
grant insert, select on lottery.fed_results to tucano_app;
grant insert, select on lottery.plan_draws to tucano_app;
grant insert, select on lottery.plans to tucano_app;
grant insert, select on lottery.results to tucano_app;
grant insert, select on lottery.sent_numbers to tucano_app;
grant insert, select on lottery.typed_results to tucano_app;
grant insert, select on lottery.voids to tucano_app;
grant insert, select, update on lottery.games to tucano_app;

-- member --------------------------------------------------------------------------------------------------------

-- What was said at registration, as it was said. Contacts are what the brand asked for besides the member's own columns.
create table member.applications (
  member_id bigint not null,
  at timestamp with time zone not null default clock_timestamp(),
  ip inet not null,
  country text,
  method text not null,
  url text,
  domain text,
  affiliate_code text,
  referral_code text,
  recommender text,
  contacts jsonb not null default '{}'::jsonb,
  -- of age, and the terms agreed to
  agreed_at timestamp with time zone not null,
  constraint applications_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint applications_pkey PRIMARY KEY (member_id)
);

-- The audit: every change of an account, written by the database itself. Secrets are named, never shown.
create table member.changes (
  id bigint not null generated always as identity,
  at timestamp with time zone not null default clock_timestamp(),
  member_id bigint not null,
  what text[] not null,
  before jsonb not null,
  after jsonb not null,
  -- who did it: member, operator:<id>, system; from where; in which session
  actor text not null,
  ip inet,
  session_id bigint,
  constraint changes_pkey PRIMARY KEY (id)
);
CREATE INDEX changes_member ON member.changes USING btree (member_id, id);

-- Accounts at other services by which a member signs in: google, facebook, phone-auth.
create table member.identities (
  provider text not null,
  subject text not null,
  member_id bigint not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint identities_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint identities_pkey PRIMARY KEY (provider, subject)
);
CREATE INDEX identities_member ON member.identities USING btree (member_id);

-- What operators say of members: "VIP", "new", "watch". Shown in the member's own info.
create table member.labels (
  id bigint not null generated always as identity,
  name text not null,
  colour text not null default '#ABABAB'::text,
  constraint labels_colour_check CHECK ((colour ~ '^#[0-9A-F]{6}$'::text)),
  constraint labels_pkey PRIMARY KEY (id),
  constraint labels_name_key UNIQUE (name)
);

create table member.member_labels (
  member_id bigint not null,
  label_id bigint not null,
  constraint member_labels_label_id_fkey FOREIGN KEY (label_id) REFERENCES member.labels(id),
  constraint member_labels_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint member_labels_pkey PRIMARY KEY (member_id, label_id)
);

-- type: 0 member, 1 agent, 2 general agent, 41 and 42 staff-managed agents, 4 trial.
create table member.members (
  id bigint not null generated always as identity,
  account text not null,
  nickname text not null,
  type smallint not null default 0,
  status text not null default 'active'::text,
  password_hash text not null,
  -- the account still has the password that somebody else chose for it
  password_default boolean not null default false,
  password_changed_at timestamp with time zone not null default clock_timestamp(),
  mobile text,
  email text,
  payee_name text,
  upline_id bigint,
  created_at timestamp with time zone not null default platform.clock(),
  first_login_at timestamp with time zone,
  mobile_verified_at timestamp with time zone,
  email_verified_at timestamp with time zone,
  payment_password_hash text,
  -- the secret that the member's authenticator shares with us, sealed with the server's own key; the last step that it was used for
  authenticator bytea,
  authenticator_since timestamp with time zone,
  authenticator_step bigint,
  id_number text,
  -- number of a drawn avatar, 0 for none
  avatar smallint not null default 0,
  -- file name of a picture of the member's own, which goes before the drawn one
  picture text,
  rank_level smallint not null default 0,
  -- a trial account ends by itself
  trial_until timestamp with time zone,
  -- until then the member has excluded itself; limits.close writes it
  excluded_until timestamp with time zone,
  -- the link by which the member came
  invitation text,
  constraint members_account_check CHECK ((account = lower(account))),
  constraint members_avatar_check CHECK (((avatar >= 0) AND (avatar <= 99))),
  constraint members_email_check CHECK ((email = lower(email))),
  constraint members_rank_level_check CHECK (((rank_level >= 0) AND (rank_level <= 99))),
  constraint members_status_check CHECK ((status = ANY (ARRAY['active'::text, 'disabled'::text, 'system'::text, 'ended'::text]))),
  constraint members_trial CHECK (((type = 4) = (trial_until IS NOT NULL))),
  constraint members_type_check CHECK ((type = ANY (ARRAY[0, 1, 2, 4, 41, 42]))),
  constraint members_invitation_fkey FOREIGN KEY (invitation) REFERENCES agent.invitations(code),
  constraint members_upline_id_fkey FOREIGN KEY (upline_id) REFERENCES member.members(id),
  constraint members_pkey PRIMARY KEY (id),
  constraint members_account_key UNIQUE (account),
  constraint members_email_key UNIQUE (email),
  constraint members_id_number_key UNIQUE (id_number),
  constraint members_mobile_key UNIQUE (mobile)
);
CREATE INDEX members_account_below ON member.members USING btree (upline_id, account text_pattern_ops) WHERE (upline_id IS NOT NULL);
CREATE INDEX members_account_prefix ON member.members USING btree (account text_pattern_ops);
CREATE INDEX members_agents_below ON member.members USING btree (upline_id, id DESC) WHERE team.is_agent(type);
CREATE INDEX members_below ON member.members USING btree (upline_id, id DESC) INCLUDE (type) WHERE (upline_id IS NOT NULL);
CREATE INDEX members_invitation ON member.members USING btree (invitation) WHERE (invitation IS NOT NULL);
CREATE INDEX members_nickname_below ON member.members USING btree (upline_id, lower(nickname) text_pattern_ops) WHERE (upline_id IS NOT NULL);
CREATE INDEX members_trial_until ON member.members USING btree (trial_until) WHERE ((status = 'active'::text) AND (trial_until IS NOT NULL));
CREATE INDEX members_words ON member.members USING gin (to_tsvector('simple'::regconfig, members.folded(((nickname || ' '::text) || COALESCE(payee_name, ''::text)))));

create table member.pictures (
  name text not null,
  member_id bigint not null,
  png bytea not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint pictures_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint pictures_pkey PRIMARY KEY (name)
);

-- The code by which a member brings friends.
create table member.referral_codes (
  member_id bigint not null,
  code text not null,
  at timestamp with time zone not null default platform.clock(),
  constraint referral_codes_code_check CHECK ((code ~ '^[A-Z0-9]{8}$'::text)),
  constraint referral_codes_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint referral_codes_pkey PRIMARY KEY (member_id),
  constraint referral_codes_code_key UNIQUE (code)
);

-- Who has come by whose code.
create table member.referrals (
  friend_id bigint not null,
  referrer_id bigint not null,
  at timestamp with time zone not null default platform.clock(),
  constraint referrals_check CHECK ((friend_id <> referrer_id)),
  constraint referrals_friend_id_fkey FOREIGN KEY (friend_id) REFERENCES member.members(id),
  constraint referrals_referrer_id_fkey FOREIGN KEY (referrer_id) REFERENCES member.members(id),
  constraint referrals_pkey PRIMARY KEY (friend_id)
);
CREATE INDEX referrals_referrer ON member.referrals USING btree (referrer_id, at DESC);

-- Writes every change of an account into the audit, by whom the transaction names.
function member.audit() returns trigger security definer;

-- How long a member has excluded itself is written by limits alone, which never shorten it.
function member.keep_exclusion() returns trigger;

-- The audit is only ever added to.
function member.refuse_change() returns trigger;

-- What a row says, with secrets named but not shown.
function member.shown(p_member jsonb, p_what text[]) returns jsonb;

CREATE TRIGGER changes_fixed BEFORE DELETE OR UPDATE OR TRUNCATE ON member.changes FOR EACH STATEMENT EXECUTE FUNCTION member.refuse_change();
CREATE TRIGGER members_audit AFTER INSERT OR UPDATE ON member.members FOR EACH ROW EXECUTE FUNCTION member.audit();
CREATE TRIGGER members_excluded BEFORE UPDATE OF excluded_until ON member.members FOR EACH STATEMENT WHEN ((CURRENT_USER <> 'tucano_ledger'::name)) EXECUTE FUNCTION member.keep_exclusion();
CREATE TRIGGER members_in_teams AFTER INSERT OR UPDATE OF upline_id, type ON member.members FOR EACH ROW EXECUTE FUNCTION team.follow_upline();

grant delete, insert, select on member.pictures to tucano_app;
grant delete, insert, select, update on member.labels to tucano_app;
grant delete, insert, select, update on member.member_labels to tucano_app;
grant execute on function member.shown(jsonb,text[]) to tucano_app;
grant insert, select on member.applications to tucano_app;
grant insert, select on member.identities to tucano_app;
grant insert, select on member.referral_codes to tucano_app;
grant insert, select on member.referrals to tucano_app;
grant insert, select, update on member.members to tucano_app;
grant select on member.changes to tucano_app;

-- members -------------------------------------------------------------------------------------------------------

-- Money moved by hand: one operator proposes, another decides. The day is the brand's, for the limit of a day.
create table members.adjustments (
  id uuid not null,
  member_id bigint not null,
  pocket text not null,
  amount bigint not null,
  currency text not null,
  reason text not null,
  day date not null,
  state text not null default 'waiting'::text,
  proposed_by bigint not null,
  proposed_at timestamp with time zone not null default clock_timestamp(),
  decided_by bigint,
  decided_at timestamp with time zone,
  answer text,
  posting_id bigint,
  constraint adjustments_amount_check CHECK ((amount <> 0)),
  constraint adjustments_answer_check CHECK (((char_length(answer) >= 1) AND (char_length(answer) <= 300))),
  constraint adjustments_answered CHECK (((state = 'refused'::text) = (answer IS NOT NULL))),
  constraint adjustments_decided CHECK ((((state = 'waiting'::text) = (decided_by IS NULL)) AND ((decided_by IS NULL) = (decided_at IS NULL)))),
  constraint adjustments_pocket_check CHECK ((pocket = ANY (ARRAY['cash'::text, 'bonus'::text]))),
  constraint adjustments_posted CHECK (((state = 'approved'::text) = (posting_id IS NOT NULL))),
  constraint adjustments_reason_check CHECK (((char_length(reason) >= 10) AND (char_length(reason) <= 300))),
  constraint adjustments_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'approved'::text, 'refused'::text]))),
  constraint adjustments_two_people CHECK ((decided_by <> proposed_by)),
  constraint adjustments_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES operator.operators(id),
  constraint adjustments_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint adjustments_proposed_by_fkey FOREIGN KEY (proposed_by) REFERENCES operator.operators(id),
  constraint adjustments_pkey PRIMARY KEY (id)
);
CREATE INDEX adjustments_day ON members.adjustments USING btree (member_id, day);
CREATE INDEX adjustments_decided ON members.adjustments USING btree (decided_at DESC, id DESC) WHERE (decided_at IS NOT NULL);
CREATE INDEX adjustments_member ON members.adjustments USING btree (member_id, proposed_at DESC);
CREATE INDEX adjustments_queue ON members.adjustments USING btree (proposed_at, id) WHERE (state = 'waiting'::text);

-- Only ever added to.
create table members.notes (
  id uuid not null,
  member_id bigint not null,
  operator_id bigint not null,
  text text not null,
  at timestamp with time zone not null default clock_timestamp(),
  constraint notes_text_check CHECK (((char_length(text) >= 1) AND (char_length(text) <= 1000))),
  constraint notes_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint notes_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operator.operators(id),
  constraint notes_pkey PRIMARY KEY (id)
);
CREATE INDEX notes_member ON members.notes USING btree (member_id, at DESC);

-- Letters as they are typed in haste: small, without accents.
function members.folded(p_text text) returns text;

-- Notes are only ever added to, and an adjustment that was decided stays as it is.
function members.refuse_change() returns trigger;

CREATE TRIGGER adjustments_fixed BEFORE UPDATE ON members.adjustments FOR EACH ROW WHEN ((old.state <> 'waiting'::text)) EXECUTE FUNCTION members.refuse_change();
CREATE TRIGGER adjustments_kept BEFORE DELETE OR TRUNCATE ON members.adjustments FOR EACH STATEMENT EXECUTE FUNCTION members.refuse_change();
CREATE TRIGGER notes_fixed BEFORE DELETE OR UPDATE OR TRUNCATE ON members.notes FOR EACH STATEMENT EXECUTE FUNCTION members.refuse_change();

grant execute on function members.folded(text) to tucano_app;
grant insert, select on members.adjustments to tucano_app;
grant insert, select on members.notes to tucano_app;

-- messages ------------------------------------------------------------------------------------------------------

-- What the site has to say to one member. Unread while nobody has opened it.
create table messages.messages (
  id bigint not null generated always as identity,
  member_id bigint not null,
  title text,
  body text,
  sent_at timestamp with time zone not null default platform.clock(),
  read_at timestamp with time zone,
  kind text not null default 'written'::text,
  facts jsonb,
  sending_id uuid,
  removed_at timestamp with time zone,
  constraint messages_body_check CHECK (((char_length(body) >= 1) AND (char_length(body) <= 10000))),
  constraint messages_check CHECK ((removed_at >= sent_at)),
  constraint messages_check1 CHECK ((read_at >= sent_at)),
  constraint messages_facts_check CHECK (((jsonb_typeof(facts) = 'object'::text) AND (length((facts)::text) <= 12000))),
  constraint messages_kind_check CHECK ((kind ~ '^[a-z][A-Za-z]{1,39}$'::text)),
  constraint messages_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= 120))),
  constraint messages_words CHECK (
CASE
    WHEN (kind = 'written'::text) THEN ((title IS NOT NULL) AND (body IS NOT NULL) AND (facts IS NULL))
    ELSE ((title IS NULL) AND (body IS NULL) AND (facts IS NOT NULL) AND (sending_id IS NULL))
END),
  constraint messages_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint messages_sending_id_fkey FOREIGN KEY (sending_id) REFERENCES messages.sendings(id),
  constraint messages_pkey PRIMARY KEY (id)
);
CREATE INDEX messages_kept ON messages.messages USING btree (member_id, id) WHERE (removed_at IS NULL);
CREATE UNIQUE INDEX messages_sending ON messages.messages USING btree (sending_id, member_id) WHERE (sending_id IS NOT NULL);
CREATE INDEX messages_unread ON messages.messages USING btree (member_id, id) WHERE ((read_at IS NULL) AND (removed_at IS NULL));

-- What an operator wrote to one member or to many. Its id is made by the page: asking again sends nothing twice.
create table messages.sendings (
  id uuid not null,
  operator_id bigint not null,
  title text not null,
  body text not null,
  -- the account, or the type of members, that it was for
  account text,
  member_type smallint,
  recipients integer not null,
  at timestamp with time zone not null default clock_timestamp(),
  constraint sendings_body_check CHECK (((char_length(body) >= 1) AND (char_length(body) <= 10000))),
  constraint sendings_check CHECK (((account IS NULL) <> (member_type IS NULL))),
  constraint sendings_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= 120))),
  constraint sendings_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operator.operators(id),
  constraint sendings_pkey PRIMARY KEY (id)
);

-- Open pages of the members concerned hear of it, whoever made the change: each member once a statement.
function messages.tell_members() returns trigger;

CREATE TRIGGER messages_gone AFTER DELETE ON messages.messages REFERENCING OLD TABLE AS concerned FOR EACH STATEMENT EXECUTE FUNCTION messages.tell_members();
CREATE TRIGGER messages_read AFTER UPDATE ON messages.messages REFERENCING NEW TABLE AS concerned FOR EACH STATEMENT EXECUTE FUNCTION messages.tell_members();
CREATE TRIGGER messages_sent AFTER INSERT ON messages.messages REFERENCING NEW TABLE AS concerned FOR EACH STATEMENT EXECUTE FUNCTION messages.tell_members();

grant insert, select on messages.sendings to tucano_app;
grant select on messages.messages to tucano_app;

-- notices -------------------------------------------------------------------------------------------------------

create table notices.banners (
  id bigint not null generated always as identity,
  slug text not null,
  group_name text not null,
  position integer not null default 0,
  image text not null,
  alt text not null default ''::text,
  title text not null,
  subtitle text not null default ''::text,
  linkage_type text not null default ''::text,
  linkage text not null default ''::text,
  linkage_label text not null default ''::text,
  vendor text not null default ''::text,
  node_id text not null default ''::text,
  room_id text not null default ''::text,
  starts_at timestamp with time zone not null default '-infinity'::timestamp with time zone,
  ends_at timestamp with time zone not null default 'infinity'::timestamp with time zone,
  constraint banners_check CHECK ((starts_at < ends_at)),
  constraint banners_check1 CHECK (((linkage_type = ''::text) = (linkage_label = ''::text))),
  constraint banners_linkage_type_check CHECK ((linkage_type = ANY (ARRAY[''::text, 'URL'::text, 'P'::text, 'G'::text]))),
  constraint banners_pkey PRIMARY KEY (id),
  constraint banners_slug_key UNIQUE (slug)
);
CREATE INDEX banners_group ON notices.banners USING btree (group_name, "position");

create table notices.notices (
  id bigint not null generated always as identity,
  slug text not null,
  kind text not null,
  title text not null,
  summary text not null default ''::text,
  content text not null,
  published_at timestamp with time zone not null default clock_timestamp(),
  ends_at timestamp with time zone not null default 'infinity'::timestamp with time zone,
  constraint notices_check CHECK ((published_at < ends_at)),
  constraint notices_kind_check CHECK ((kind = ANY (ARRAY['PL'::text, 'PU'::text, 'PR'::text, 'H'::text, 'AG'::text]))),
  constraint notices_pkey PRIMARY KEY (id),
  constraint notices_slug_key UNIQUE (slug)
);
CREATE INDEX notices_kind ON notices.notices USING btree (kind, published_at DESC);

grant delete, insert, select, update on notices.banners to tucano_app;
grant delete, insert, select, update on notices.notices to tucano_app;

-- operator ------------------------------------------------------------------------------------------------------

create table operator.claims (
  subject text not null,
  operator_id bigint not null,
  until timestamp with time zone not null,
  constraint claims_subject_check CHECK ((subject ~ '^(deposit|withdrawal|documents):[0-9a-f-]{1,36}$'::text)),
  constraint claims_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operator.operators(id),
  constraint claims_pkey PRIMARY KEY (subject)
);

-- What operators did: ids without a gap, each hash over the one before it. One function writes it; nobody changes it.
create table operator.journal (
  id bigint not null,
  at timestamp with time zone not null,
  -- nobody: a stranger at the door, or the house itself
  operator_id bigint,
  account text not null,
  session_id bigint,
  ip inet,
  -- <feature>.<what>
  action text not null,
  -- <kind>:<id>
  subject text not null,
  details jsonb not null,
  previous bytea not null,
  hash bytea not null,
  constraint journal_action_check CHECK ((action ~ '^[a-z]+(\.[a-zA-Z]+)+$'::text)),
  constraint journal_details_check CHECK (((jsonb_typeof(details) = 'object'::text) AND (length((details)::text) <= 10000))),
  constraint journal_hash_check CHECK ((length(hash) = 32)),
  constraint journal_id_check CHECK ((id > 0)),
  constraint journal_subject_check CHECK ((subject ~ '^[a-z]+:[^[:space:]]{1,200}$'::text)),
  constraint journal_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operator.operators(id),
  constraint journal_pkey PRIMARY KEY (id)
);
CREATE INDEX journal_action ON operator.journal USING btree (action text_pattern_ops, id DESC);
CREATE INDEX journal_at ON operator.journal USING btree (at);
CREATE INDEX journal_member ON operator.journal USING btree (((details ->> 'member'::text)), id DESC) WHERE ((details ->> 'member'::text) IS NOT NULL);
CREATE INDEX journal_operator ON operator.journal USING btree (operator_id, id DESC);
CREATE INDEX journal_subject ON operator.journal USING btree (subject, id DESC);

-- Where the chain ends: without it, rows could be taken off its end unseen.
create table operator.journal_head (
  singleton boolean not null default true,
  id bigint not null default 0,
  hash bytea not null default '\x'::bytea,
  constraint journal_head_singleton_check CHECK (singleton),
  constraint journal_head_pkey PRIMARY KEY (singleton)
);

-- Heads under a key that the database does not have: whoever rewrites the whole chain cannot rewrite these.
create table operator.journal_seals (
  entry_id bigint not null,
  hash bytea not null,
  mac bytea not null,
  at timestamp with time zone not null default clock_timestamp(),
  constraint journal_seals_pkey PRIMARY KEY (entry_id)
);

-- How the last look over the whole chain ended.
create table operator.journal_verified (
  singleton boolean not null default true,
  at timestamp with time zone,
  entries bigint not null default 0,
  problems integer not null default 0,
  constraint journal_verified_singleton_check CHECK (singleton),
  constraint journal_verified_pkey PRIMARY KEY (singleton)
);

create table operator.operators (
  id bigint not null generated always as identity,
  account text not null,
  -- what customers see
  name text not null,
  password_hash text not null,
  status text not null default 'active'::text,
  created_at timestamp with time zone not null default clock_timestamp(),
  roles text[] not null default '{}'::text[],
  -- the password is one that somebody else has chosen
  password_default boolean not null default false,
  -- the authenticator's secret, sealed; since when; and the last time step whose code was used
  factor bytea,
  factor_since timestamp with time zone,
  factor_step bigint,
  constraint operators_account_check CHECK ((account = lower(account))),
  constraint operators_check CHECK (((factor IS NULL) = (factor_since IS NULL))),
  constraint operators_roles_check CHECK ((roles <@ ARRAY['support'::text, 'cashier'::text, 'compliance'::text, 'auditor'::text, 'admin'::text])),
  constraint operators_status_check CHECK ((status = ANY (ARRAY['active'::text, 'disabled'::text]))),
  constraint operators_pkey PRIMARY KEY (id),
  constraint operators_account_key UNIQUE (account)
);

create table operator.sessions (
  id bigint not null generated always as identity,
  token_hash bytea not null,
  operator_id bigint not null,
  ip inet not null,
  device text not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  seen_at timestamp with time zone not null default clock_timestamp(),
  ended_at timestamp with time zone,
  ended_why text,
  constraint sessions_check CHECK (((ended_at IS NULL) = (ended_why IS NULL))),
  constraint sessions_ended_why_check CHECK ((ended_why = ANY (ARRAY['logout'::text, 'idle'::text, 'expired'::text, 'revoked'::text]))),
  constraint sessions_token_hash_check CHECK ((length(token_hash) = 32)),
  constraint sessions_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operator.operators(id),
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX sessions_from ON operator.sessions USING btree (operator_id, ip, created_at);
CREATE INDEX sessions_open ON operator.sessions USING btree (operator_id) WHERE (ended_at IS NULL);

-- The right password has been shown: the right to show a code, once and soon.
create table operator.tickets (
  hash bytea not null,
  operator_id bigint not null,
  step text not null,
  -- the secret that is offered to whoever enrols, sealed; it becomes the operator's with the first right code
  secret bytea,
  tries integer not null default 0,
  created_at timestamp with time zone not null default clock_timestamp(),
  used_at timestamp with time zone,
  constraint tickets_check CHECK (((secret IS NULL) OR (step = 'enrol'::text))),
  constraint tickets_hash_check CHECK ((length(hash) = 32)),
  constraint tickets_step_check CHECK ((step = ANY (ARRAY['enrol'::text, 'code'::text]))),
  constraint tickets_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operator.operators(id),
  constraint tickets_pkey PRIMARY KEY (hash)
);
CREATE INDEX tickets_created ON operator.tickets USING btree (created_at);
CREATE INDEX tickets_operator ON operator.tickets USING btree (operator_id);

-- Sessions that are good now: used within half an hour, younger than half a day, of an operator who still is one.
create view operator.open_sessions as
 SELECT s.id,
    s.token_hash,
    s.operator_id,
    s.seen_at,
    o.account,
    o.name,
    o.roles,
    o.password_default
   FROM operator.sessions s
     JOIN operator.operators o ON o.id = s.operator_id
  WHERE s.ended_at IS NULL AND o.status = 'active'::text AND s.seen_at > (clock_timestamp() - '00:30:00'::interval) AND s.created_at > (clock_timestamp() - '12:00:00'::interval);

-- Writes an entry in the transaction of what it tells of. The lock lasts until that ends: it is called last.
function operator.append_journal(p_operator bigint, p_account text, p_session bigint, p_ip inet, p_action text, p_subject text, p_details jsonb) returns bigint security definer;

-- The hash of an entry: of the one before it and of all that it says, written in the one way that jsonb has of writing it.
function operator.journal_hash(p operator.journal) returns bytea;

-- Somebody must be able to let others in: the last admin who can sign in stays one, whoever asks and however many ask at once.
function operator.keep_admin() returns trigger;

-- The journal is only ever added to, and by its function alone.
function operator.refuse_change() returns trigger;

-- Goes over the whole chain and returns what is not as it was written. One statement: what is written meanwhile is not seen in halves.
function operator.verify_journal() returns TABLE(entry_id bigint, problem text) security definer;

CREATE TRIGGER journal_fixed BEFORE DELETE OR UPDATE OR TRUNCATE ON operator.journal FOR EACH STATEMENT EXECUTE FUNCTION operator.refuse_change();
CREATE TRIGGER journal_guard BEFORE INSERT ON operator.journal FOR EACH STATEMENT WHEN ((CURRENT_USER <> 'tucano_journal'::name)) EXECUTE FUNCTION operator.refuse_change();
CREATE TRIGGER journal_head_fixed BEFORE INSERT OR DELETE OR TRUNCATE ON operator.journal_head FOR EACH STATEMENT EXECUTE FUNCTION operator.refuse_change();
CREATE TRIGGER journal_head_guard BEFORE UPDATE ON operator.journal_head FOR EACH STATEMENT WHEN ((CURRENT_USER <> 'tucano_journal'::name)) EXECUTE FUNCTION operator.refuse_change();
CREATE TRIGGER journal_seals_fixed BEFORE DELETE OR UPDATE OR TRUNCATE ON operator.journal_seals FOR EACH STATEMENT EXECUTE FUNCTION operator.refuse_change();
CREATE TRIGGER operators_keep_admin BEFORE UPDATE OF roles, status ON operator.operators FOR EACH ROW WHEN (((old.status = 'active'::text) AND ('admin'::text = ANY (old.roles)) AND ((new.status <> 'active'::text) OR (NOT ('admin'::text = ANY (new.roles)))))) EXECUTE FUNCTION operator.keep_admin();

grant delete, insert, select on operator.tickets to tucano_app;
grant delete, insert, select, update on operator.claims to tucano_app;
grant execute on function operator.append_journal(bigint,text,bigint,inet,text,text,jsonb) to tucano_app;
grant execute on function operator.verify_journal() to tucano_app;
grant insert, select on operator.journal_seals to tucano_app;
grant insert, select on operator.operators to tucano_app;
grant insert, select on operator.sessions to tucano_app;
grant select on operator.journal to tucano_app;
grant select on operator.journal_head to tucano_app;
grant select on operator.open_sessions to tucano_app;
grant select, update on operator.journal_verified to tucano_app;

-- platform ------------------------------------------------------------------------------------------------------

-- Periods that a listener has closed: every fact from before the end was heard, and none that comes belongs to it. The first row of a listener has no length and says where it began.
create table platform.closings (
  listener text not null,
  period text not null,
  since timestamp with time zone not null,
  until timestamp with time zone not null,
  closed_at timestamp with time zone not null default clock_timestamp(),
  constraint closings_period_check CHECK ((period = ANY (ARRAY['fiveMinutes'::text, 'hour'::text, 'day'::text, 'week'::text, 'halfMonth'::text, 'month'::text]))),
  constraint closings_listener_fkey FOREIGN KEY (listener) REFERENCES platform.listeners(name),
  constraint closings_pkey PRIMARY KEY (listener, period, until)
);

-- Functions as they were last applied: a file whose hash differs is applied again.
create table platform.functions (
  name text not null,
  hash text not null,
  at timestamp with time zone not null default clock_timestamp(),
  constraint functions_pkey PRIMARY KEY (name)
);

-- Keys of the encrypted calls. The newest is handed to browsers; older ones still open what they sealed.
create table platform.keys (
  kid text not null,
  private_jwk jsonb not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint keys_pkey PRIMARY KEY (kid)
);

create table platform.letters (
  id bigint not null generated always as identity,
  created_at timestamp with time zone not null default clock_timestamp(),
  channel text not null,
  recipient text not null,
  purpose text not null,
  -- whose budget it is taken from
  asker text not null,
  subject text not null default ''::text,
  -- emptied once the letter has left: it may hold a code
  body text not null,
  state text not null default 'queued'::text,
  attempts integer not null default 0,
  due_at timestamp with time zone not null default clock_timestamp(),
  -- later than this it is of no use
  until timestamp with time zone not null,
  provider_id text,
  problem text,
  budget text not null default 'stranger'::text,
  constraint letters_budget_check CHECK ((budget = ANY (ARRAY['stranger'::text, 'known'::text, 'warning'::text]))),
  constraint letters_channel_check CHECK ((channel = ANY (ARRAY['sms'::text, 'email'::text]))),
  constraint letters_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'sent'::text, 'delivered'::text, 'failed'::text, 'withheld'::text]))),
  constraint letters_pkey PRIMARY KEY (id)
);
CREATE INDEX letters_asker ON platform.letters USING btree (asker, created_at);
CREATE INDEX letters_created ON platform.letters USING btree (channel, created_at);
CREATE INDEX letters_due ON platform.letters USING btree (due_at) WHERE (state = 'queued'::text);
CREATE INDEX letters_provider ON platform.letters USING btree (provider_id) WHERE (provider_id IS NOT NULL);
CREATE INDEX letters_recipient ON platform.letters USING btree (recipient, created_at);

-- How far a listener has heard, in the order of postings. It moves in the transaction of what the listener did, so each fact has its effect once.
create table platform.listeners (
  name text not null,
  xid xid8 not null default '0'::xid8,
  posting_id bigint not null default 0,
  mark_xid xid8,
  -- a moment: whatever has a transaction from `mark_xid` on began after it
  mark_at timestamp with time zone,
  constraint listeners_pkey PRIMARY KEY (name)
);

-- Migrations that this database has run.
create table platform.migrations (
  name text not null,
  hash text not null,
  at timestamp with time zone not null default clock_timestamp(),
  constraint migrations_pkey PRIMARY KEY (name)
);

-- Transactional outbox. A row is written in the transaction of the change that it tells of, so it exists exactly when the change does. (xid, id) is the order of delivery: readers stop below the oldest running transaction, so no late commit can slip in behind them.
create table platform.outbox (
  id bigint not null generated always as identity,
  xid xid8 not null default pg_current_xact_id(),
  at timestamp with time zone not null default clock_timestamp(),
  name text not null,
  -- null: for every page; otherwise the member whose pages may see it
  member_id bigint,
  payload jsonb not null,
  conversation_id bigint,
  audience text,
  -- what the event is of, where only pages hear it that show that
  topic text,
  constraint outbox_audience_check CHECK ((audience = ANY (ARRAY['lounge'::text, 'operators'::text]))),
  constraint outbox_one_audience CHECK ((num_nonnulls(member_id, conversation_id, audience, topic) <= 1)),
  constraint outbox_topic_check CHECK ((topic ~ '^[a-z]{1,20}$'::text)),
  constraint outbox_pkey PRIMARY KEY (id)
);
CREATE INDEX outbox_at ON platform.outbox USING brin (at);
CREATE INDEX outbox_order ON platform.outbox USING btree (xid, id);

-- How far the outbox has been swept: a page that asks to go on from before this position may have missed something.
create table platform.outbox_swept (
  singleton boolean not null default true,
  xid xid8 not null default '0'::xid8,
  id bigint not null default 0,
  constraint outbox_swept_singleton_check CHECK (singleton),
  constraint outbox_swept_pkey PRIMARY KEY (singleton)
);

-- What of the brand's first content has been put in. It is put in once: what somebody removes afterwards stays away.
create table platform.seeds (
  subject text not null,
  slug text not null,
  constraint seeds_pkey PRIMARY KEY (subject, slug)
);

-- Days, weeks (from Monday) and months are the brand's.
create table platform.zone (
  one boolean not null default true,
  name text not null,
  constraint zone_one_check CHECK (one),
  constraint zone_pkey PRIMARY KEY (one)
);

-- Wakes whoever sends events to pages.
function platform.announce_outbox() returns trigger;

-- The clock of every money question. A function, so that a simulation can turn it.
function platform.clock() returns timestamp with time zone;

-- The period that a moment is in, in the brand's time zone. Its end is the next one's beginning. Hours and shorter ones are counted from the moment itself: where clocks are put back an hour comes twice, and both are periods.
function platform.period_of(p_period text, p_at timestamp with time zone, OUT since timestamp with time zone, OUT until timestamp with time zone) returns record security definer;

-- The day, the week (from Monday) and the month of a moment, in the brand's time zone.
function platform.periods(p_at timestamp with time zone, OUT day_from timestamp with time zone, OUT week_from timestamp with time zone, OUT month_from timestamp with time zone, OUT day_until timestamp with time zone, OUT week_until timestamp with time zone, OUT month_until timestamp with time zone) returns record security definer;

-- The day that it is in the brand's time zone.
function platform.today() returns date security definer;

CREATE TRIGGER outbox_announce AFTER INSERT ON platform.outbox FOR EACH STATEMENT EXECUTE FUNCTION platform.announce_outbox();

grant delete, insert, select on platform.keys to tucano_app;
grant delete, insert, select on platform.outbox to tucano_app;
grant delete, insert, select, update on platform.letters to tucano_app;
grant execute on function platform.clock() to tucano_app;
grant execute on function platform.period_of(text,timestamp with time zone) to tucano_app;
grant execute on function platform.periods(timestamp with time zone) to tucano_app;
grant execute on function platform.today() to tucano_app;
grant insert, select on platform.closings to tucano_app;
grant insert, select on platform.seeds to tucano_app;
grant insert, select, update on platform.listeners to tucano_app;
grant insert, select, update on platform.zone to tucano_app;
grant select on platform.functions to tucano_app;
grant select on platform.migrations to tucano_app;
grant select, update on platform.outbox_swept to tucano_app;

-- points --------------------------------------------------------------------------------------------------------

-- Points that became cash. day is the brand's, for what a day allows.
create table points.conversions (
  member_id bigint not null,
  request_id uuid not null,
  asked bigint not null,
  -- what was taken: no more than the amount is worth
  points bigint not null,
  amount bigint not null,
  day date not null,
  posting_id bigint not null,
  at timestamp with time zone not null default platform.clock(),
  constraint conversions_amount_check CHECK ((amount > 0)),
  constraint conversions_check CHECK (((points > 0) AND (points <= asked))),
  constraint conversions_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint conversions_pkey PRIMARY KEY (member_id, request_id)
);
CREATE INDEX conversions_day ON points.conversions USING btree (member_id, day);

-- What the mall has.
create table points.goods (
  id bigint not null generated always as identity,
  name text not null,
  text text not null,
  picture text not null,
  points integer not null,
  stock integer not null,
  per_member integer,
  is_shown boolean not null,
  created_at timestamp with time zone not null default platform.clock(),
  constraint goods_name_check CHECK (((char_length(name) >= 3) AND (char_length(name) <= 60))),
  constraint goods_per_member_check CHECK ((per_member > 0)),
  constraint goods_points_check CHECK ((points > 0)),
  constraint goods_stock_check CHECK ((stock >= 0)),
  constraint goods_text_check CHECK ((char_length(text) <= 300)),
  constraint goods_pkey PRIMARY KEY (id)
);

-- A member's points by the month in which they came, the oldest spent first: together what stands in the pocket.
create table points.lots (
  member_id bigint not null,
  month date not null,
  remaining bigint not null,
  -- twelve months after the month's end; later by as long as the member had closed play
  expires_at timestamp with time zone not null,
  -- the member knows that they are about to expire
  is_told boolean not null default false,
  ended_at timestamp with time zone,
  constraint lots_ended CHECK (((ended_at IS NULL) OR (remaining = 0))),
  constraint lots_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric)),
  constraint lots_remaining_check CHECK ((remaining >= 0)),
  constraint lots_member_id_fkey FOREIGN KEY (member_id) REFERENCES points.members(member_id),
  constraint lots_pkey PRIMARY KEY (member_id, month)
);
CREATE INDEX lots_expire ON points.lots USING btree (expires_at) WHERE (remaining > 0);

-- One row a member. Whoever changes its points holds it.
create table points.members (
  member_id bigint not null,
  -- what was staked for the next point: minor units times hundredths of a per cent. Below zero, what bets that became void have left to be earned again
  part bigint not null default 0,
  constraint members_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint members_pkey PRIMARY KEY (member_id)
);

-- Goods that members have asked for, or that a reward gave them. Their points are set aside until an operator has answered.
create table points.redemptions (
  id bigint not null generated always as identity,
  member_id bigint not null,
  -- the page's id of what it asks for, or the reward's key: the same gives nothing again
  key text not null,
  goods_id bigint not null,
  -- of the goods, as they were then
  name text not null,
  picture text not null,
  points bigint not null,
  hold_id bigint,
  -- which months' points were set aside, so that they can go back there
  lots jsonb not null,
  state text not null default 'in process'::text,
  at timestamp with time zone not null default platform.clock(),
  decided_by bigint,
  decided_at timestamp with time zone,
  reason text,
  constraint redemptions_decided CHECK (((state = 'in process'::text) = (decided_at IS NULL))),
  constraint redemptions_hold CHECK (((points > 0) = (hold_id IS NOT NULL))),
  constraint redemptions_key_check CHECK (((length(key) >= 1) AND (length(key) <= 200))),
  constraint redemptions_points_check CHECK ((points >= 0)),
  constraint redemptions_reason CHECK (((state = 'rejected'::text) = (reason IS NOT NULL))),
  constraint redemptions_state_check CHECK ((state = ANY (ARRAY['in process'::text, 'rejected'::text, 'approved'::text]))),
  constraint redemptions_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES operator.operators(id),
  constraint redemptions_goods_id_fkey FOREIGN KEY (goods_id) REFERENCES points.goods(id),
  constraint redemptions_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint redemptions_pkey PRIMARY KEY (id),
  constraint redemptions_member_id_key_key UNIQUE (member_id, key)
);
CREATE INDEX redemptions_goods ON points.redemptions USING btree (goods_id, member_id) WHERE (state <> 'rejected'::text);
CREATE INDEX redemptions_member ON points.redemptions USING btree (member_id, at DESC, id DESC);
CREATE INDEX redemptions_over ON points.redemptions USING btree (decided_at DESC, id DESC) WHERE (state <> 'in process'::text);
CREATE INDEX redemptions_waiting ON points.redemptions USING btree (at, id) WHERE (state = 'in process'::text);

-- A member closes play for a while: points wait for so long. What was closed already has been added before.
function points.stop_clock() returns trigger security definer;

grant insert, select on points.conversions to tucano_app;
grant insert, select on points.goods to tucano_app;
grant insert, select on points.lots to tucano_app;
grant insert, select on points.members to tucano_app;
grant insert, select on points.redemptions to tucano_app;

-- promotions ----------------------------------------------------------------------------------------------------

-- What members ask an operator for, with words and pictures.
create table promotions.applications (
  id bigint not null generated always as identity,
  promotion_id bigint not null,
  member_id bigint not null,
  period text not null,
  comment text not null,
  state text not null default 'applying'::text,
  at timestamp with time zone not null default platform.clock(),
  decided_by text,
  decided_at timestamp with time zone,
  reason text,
  constraint applications_comment_check CHECK ((char_length(comment) <= 140)),
  constraint applications_decided CHECK (((state = 'applying'::text) = (decided_at IS NULL))),
  constraint applications_state_check CHECK ((state = ANY (ARRAY['applying'::text, 'issued'::text, 'rejected'::text]))),
  constraint applications_promotion_id_member_id_period_fkey FOREIGN KEY (promotion_id, member_id, period) REFERENCES promotions.entries(promotion_id, member_id, period),
  constraint applications_pkey PRIMARY KEY (id)
);
CREATE INDEX applications_decided ON promotions.applications USING btree (decided_at DESC, id DESC) WHERE (state <> 'applying'::text);
CREATE UNIQUE INDEX applications_one ON promotions.applications USING btree (promotion_id, member_id, period) WHERE (state = 'applying'::text);
CREATE INDEX applications_waiting ON promotions.applications USING btree (at, id) WHERE (state = 'applying'::text);

-- A board of a period. Frozen, its places change no more.
create table promotions.boards (
  id bigint not null generated always as identity,
  promotion_id bigint not null,
  period text not null,
  version integer not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  frozen_at timestamp with time zone,
  constraint boards_promotion_id_fkey FOREIGN KEY (promotion_id) REFERENCES promotions.promotions(id),
  constraint boards_pkey PRIMARY KEY (id),
  constraint boards_promotion_id_period_key UNIQUE (promotion_id, period)
);
CREATE INDEX boards_running ON promotions.boards USING btree (ends_at) WHERE (frozen_at IS NULL);

-- Numbers that members have given for a code, sealed; a number takes a code once.
create table promotions.code_contacts (
  code text not null,
  print bytea not null,
  member_id bigint not null,
  sealed bytea not null,
  at timestamp with time zone not null default platform.clock(),
  constraint code_contacts_code_fkey FOREIGN KEY (code) REFERENCES promotions.codes(code),
  constraint code_contacts_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint code_contacts_pkey PRIMARY KEY (code, print)
);

-- Codes of promotions that run or have run.
create table promotions.codes (
  code text not null,
  promotion_id bigint not null,
  uses integer not null default 0,
  constraint codes_promotion_id_fkey FOREIGN KEY (promotion_id) REFERENCES promotions.promotions(id),
  constraint codes_pkey PRIMARY KEY (code)
);

-- What a promotion has given to one member, or in one day, week or month. Judged and written in the transaction of each reward, by whoever holds the promotion's row.
create table promotions.counts (
  promotion_id bigint not null,
  scope text not null,
  amount bigint not null default 0,
  rewards bigint not null default 0,
  constraint counts_scope_check CHECK ((scope ~ '^(member:[0-9]+|(day|week|month):[0-9]{4}-[0-9]{2}-[0-9]{2})$'::text)),
  constraint counts_promotion_id_fkey FOREIGN KEY (promotion_id) REFERENCES promotions.promotions(id),
  constraint counts_pkey PRIMARY KEY (promotion_id, scope)
);

-- How many deposits of each member promotions have heard of.
create table promotions.deposits (
  member_id bigint not null,
  deposits integer not null,
  -- what the first of them was, and when
  first_amount bigint,
  first_at timestamp with time zone,
  constraint deposits_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint deposits_pkey PRIMARY KEY (member_id)
);

-- How a member stands with a promotion in one of its periods. Who has no row has not begun: `join`, `coming soon` or `closed` is what the promotion says then.
create table promotions.entries (
  promotion_id bigint not null,
  member_id bigint not null,
  period text not null,
  version integer not null,
  state text not null,
  -- what counts so far, in the unit of the promotion's kind
  measured bigint not null default 0,
  -- what the kind keeps besides
  data jsonb,
  -- what was earned
  reward jsonb,
  reason text,
  signed_at timestamp with time zone,
  earned_at timestamp with time zone,
  claim_until timestamp with time zone,
  ended_at timestamp with time zone,
  -- when its target was reached, when it was no more because bets were void, when again, and so on: a mission that comes after it counts while it was
  reached timestamp with time zone[] not null default '{}'::timestamp with time zone[],
  constraint entries_state_check CHECK ((state = ANY (ARRAY['signed'::text, 'in process'::text, 'claim'::text, 'applying'::text, 'rejected'::text, 'issued'::text, 'claimed'::text, 'closed'::text]))),
  constraint entries_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint entries_promotion_id_fkey FOREIGN KEY (promotion_id) REFERENCES promotions.promotions(id),
  constraint entries_pkey PRIMARY KEY (promotion_id, member_id, period)
);
CREATE INDEX entries_claim_until ON promotions.entries USING btree (claim_until) WHERE (state = 'claim'::text);
CREATE INDEX entries_claims ON promotions.entries USING btree (member_id) WHERE (state = 'claim'::text);
CREATE INDEX entries_member ON promotions.entries USING btree (member_id, promotion_id);
CREATE INDEX entries_period ON promotions.entries USING btree (promotion_id, period, state);
CREATE INDEX entries_waiting ON promotions.entries USING btree (promotion_id) WHERE (state = ANY (ARRAY['claim'::text, 'applying'::text]));

-- Sums that members catch shares of. How one is split follows from its seed, whose digest is shown while it is open and which is told when it is closed.
create table promotions.envelopes (
  id bigint not null generated always as identity,
  promotion_id bigint not null,
  version integer not null,
  opens_at timestamp with time zone not null,
  closes_at timestamp with time zone not null,
  total bigint not null,
  shares integer not null,
  least bigint not null,
  seed bytea not null,
  hash bytea not null,
  -- pages have been told that it can be opened
  is_told boolean not null default false,
  closed_at timestamp with time zone,
  -- what nobody has caught and what waits for an operator, back in the budget: what is let go is taken from it again
  given_back bigint,
  constraint envelopes_check CHECK ((hash = sha256(seed))),
  constraint envelopes_closed CHECK (((closed_at IS NULL) = (given_back IS NULL))),
  constraint envelopes_least_check CHECK (("least" > 0)),
  constraint envelopes_seed_check CHECK ((length(seed) = 32)),
  constraint envelopes_shares_check CHECK ((shares > 0)),
  constraint envelopes_times CHECK ((opens_at < closes_at)),
  constraint envelopes_total_check CHECK ((total > 0)),
  constraint envelopes_promotion_id_fkey FOREIGN KEY (promotion_id) REFERENCES promotions.promotions(id),
  constraint envelopes_pkey PRIMARY KEY (id),
  constraint envelopes_promotion_id_opens_at_key UNIQUE (promotion_id, opens_at)
);
CREATE INDEX envelopes_open ON promotions.envelopes USING btree (opens_at) WHERE (closed_at IS NULL);

-- Where different things are counted (games, days): how often each was there. One that is there no more does not count.
create table promotions.marks (
  promotion_id bigint not null,
  member_id bigint not null,
  period text not null,
  mark text not null,
  count bigint not null,
  constraint marks_pkey PRIMARY KEY (promotion_id, member_id, period, mark)
);

-- Times in which all promotions were switched off: nothing of them counts.
create table promotions.offs (
  since timestamp with time zone not null,
  until timestamp with time zone,
  constraint offs_times CHECK (((until IS NULL) OR (since <= until))),
  constraint offs_pkey PRIMARY KEY (since)
);
CREATE UNIQUE INDEX offs_now ON promotions.offs USING btree ((true)) WHERE (until IS NULL);

-- Pictures of applications, drawn again and sealed.
create table promotions.pictures (
  application_id bigint not null,
  number smallint not null,
  type text not null,
  sealed bytea not null,
  constraint pictures_number_check CHECK (((number >= 1) AND (number <= 3))),
  constraint pictures_application_id_fkey FOREIGN KEY (application_id) REFERENCES promotions.applications(id),
  constraint pictures_pkey PRIMARY KEY (application_id, number)
);

-- A promotion: the version that runs, what is being edited, and what it has cost. What it may cost is judged by the row itself, in the transaction of each reward.
create table promotions.promotions (
  id bigint not null generated always as identity,
  kind text not null,
  state text not null default 'draft'::text,
  version integer not null default 0,
  draft jsonb,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  -- what it may cost and give, and what it has
  amount_max bigint,
  rewards_max bigint,
  amount bigint not null default 0,
  rewards bigint not null default 0,
  -- grows with every change: whoever edits names what it was made from
  changed integer not null default 0,
  created_at timestamp with time zone not null default platform.clock(),
  -- the most for one member, and for each day, week or month
  bounds jsonb,
  constraint promotions_amount CHECK (((amount_max IS NULL) OR (amount <= amount_max))),
  constraint promotions_draft CHECK (((state <> 'draft'::text) OR (draft IS NOT NULL))),
  constraint promotions_rewards CHECK (((rewards_max IS NULL) OR (rewards <= rewards_max))),
  constraint promotions_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'running'::text, 'stopped'::text, 'ended'::text]))),
  constraint promotions_pkey PRIMARY KEY (id)
);
CREATE INDEX promotions_over ON promotions.promotions USING btree (ends_at) WHERE (state = 'running'::text);
CREATE INDEX promotions_running ON promotions.promotions USING btree (id) WHERE (state = 'running'::text);

-- Who has which numbers of a raffle. Those whose bets were void afterwards stay, and cannot be drawn.
create table promotions.raffle_numbers (
  raffle_id bigint not null,
  first integer not null,
  last integer not null,
  member_id bigint not null,
  -- the key of the reward that they came by; null is what was staked
  source text,
  is_void boolean not null default false,
  constraint raffle_numbers_first_check CHECK ((first > 0)),
  constraint raffle_numbers_order CHECK ((last >= first)),
  constraint raffle_numbers_source_check CHECK (((length(source) >= 1) AND (length(source) <= 200))),
  constraint raffle_numbers_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint raffle_numbers_raffle_id_fkey FOREIGN KEY (raffle_id) REFERENCES promotions.raffles(id),
  constraint raffle_numbers_pkey PRIMARY KEY (raffle_id, first),
  constraint raffle_numbers_raffle_id_source_key UNIQUE (raffle_id, source)
);
CREATE INDEX raffle_numbers_member ON promotions.raffle_numbers USING btree (raffle_id, member_id, first);

-- Numbers that were drawn, in their order; one prize a member.
create table promotions.raffle_wins (
  raffle_id bigint not null,
  place integer not null,
  prize integer not null,
  number integer not null,
  member_id bigint not null,
  constraint raffle_wins_place_check CHECK ((place > 0)),
  constraint raffle_wins_prize_check CHECK ((prize >= 0)),
  constraint raffle_wins_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint raffle_wins_raffle_id_fkey FOREIGN KEY (raffle_id) REFERENCES promotions.raffles(id),
  constraint raffle_wins_pkey PRIMARY KEY (raffle_id, place),
  constraint raffle_wins_raffle_id_member_id_key UNIQUE (raffle_id, member_id),
  constraint raffle_wins_raffle_id_number_key UNIQUE (raffle_id, number)
);

-- A raffle of a period: its numbers have no gap, its list is sealed when it closes, and a shared draw that was named before the first number decides it.
create table promotions.raffles (
  id bigint not null generated always as identity,
  promotion_id bigint not null,
  period text not null,
  version integer not null,
  ends_at timestamp with time zone not null,
  -- members stand in the list under names that are made with it
  salt bytea not null,
  numbers integer not null default 0,
  -- over: there was nobody to draw among
  state text not null default 'open'::text,
  list_hash bytea,
  ranges integer,
  -- how many draws it has been given: one that is void is followed by another
  draws integer not null default 0,
  draw_id uuid,
  constraint raffles_list CHECK ((((state = 'open'::text) = (list_hash IS NULL)) AND ((list_hash IS NULL) = (ranges IS NULL)))),
  constraint raffles_list_hash_check CHECK ((length(list_hash) = 32)),
  constraint raffles_numbers_check CHECK ((numbers >= 0)),
  constraint raffles_salt_check CHECK ((length(salt) = 32)),
  constraint raffles_state_check CHECK ((state = ANY (ARRAY['open'::text, 'closed'::text, 'drawn'::text, 'over'::text]))),
  constraint raffles_promotion_id_fkey FOREIGN KEY (promotion_id) REFERENCES promotions.promotions(id),
  constraint raffles_pkey PRIMARY KEY (id),
  constraint raffles_promotion_id_period_key UNIQUE (promotion_id, period)
);
CREATE INDEX raffles_draw ON promotions.raffles USING btree (draw_id);
CREATE INDEX raffles_running ON promotions.raffles USING btree (ends_at) WHERE (state = ANY (ARRAY['open'::text, 'closed'::text]));

-- What members were given, each once by its key.
create table promotions.rewards (
  id bigint not null generated always as identity,
  key text not null,
  promotion_id bigint not null,
  version integer not null,
  member_id bigint not null,
  period text not null,
  type text not null,
  reward jsonb not null,
  -- what it takes from the budget: money as it is, a bonus with its amount, free stakes with theirs, points with their worth
  cost bigint not null,
  is_auto boolean not null,
  -- which bets, or which deposit, have earned it
  cause jsonb,
  posting_id bigint,
  at timestamp with time zone not null default platform.clock(),
  constraint rewards_cost_check CHECK ((cost >= 0)),
  constraint rewards_key_check CHECK (((length(key) >= 1) AND (length(key) <= 200))),
  constraint rewards_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint rewards_promotion_id_fkey FOREIGN KEY (promotion_id) REFERENCES promotions.promotions(id),
  constraint rewards_pkey PRIMARY KEY (id),
  constraint rewards_key_key UNIQUE (key)
);
CREATE INDEX rewards_member ON promotions.rewards USING btree (member_id, at DESC, id DESC);
CREATE INDEX rewards_promotion ON promotions.rewards USING btree (promotion_id, at);

-- How many members of a board stand from one score up to the next bucket's: a place is found by adding up a few of them. One that grows too large is split.
create table promotions.score_buckets (
  board_id bigint not null,
  score bigint not null,
  earliness bigint not null,
  members integer not null,
  constraint score_buckets_board_id_fkey FOREIGN KEY (board_id) REFERENCES promotions.boards(id),
  constraint score_buckets_pkey PRIMARY KEY (board_id, score, earliness)
);

-- How members stand on a board. The higher score goes first, of equal ones the one that was reached earlier, and then the older account.
create table promotions.scores (
  board_id bigint not null,
  member_id bigint not null,
  score bigint not null,
  -- milliseconds since 1970 when the score was reached, below zero: what came earlier is higher
  earliness bigint not null,
  constraint scores_score_check CHECK ((score > 0)),
  constraint scores_board_id_fkey FOREIGN KEY (board_id) REFERENCES promotions.boards(id),
  constraint scores_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint scores_pkey PRIMARY KEY (board_id, member_id)
);
CREATE INDEX scores_places ON promotions.scores USING btree (board_id, score DESC, earliness DESC, member_id);

-- What an envelope is split into. A share is one member's, and a member has one of an envelope.
create table promotions.shares (
  envelope_id bigint not null,
  number integer not null,
  amount bigint not null,
  member_id bigint,
  caught_at timestamp with time zone,
  -- it was not paid: an operator looks at who its member is first
  is_held boolean not null default false,
  constraint shares_amount_check CHECK ((amount > 0)),
  constraint shares_caught CHECK (((member_id IS NULL) = (caught_at IS NULL))),
  constraint shares_held CHECK (((member_id IS NOT NULL) OR (NOT is_held))),
  constraint shares_number_check CHECK ((number > 0)),
  constraint shares_envelope_id_fkey FOREIGN KEY (envelope_id) REFERENCES promotions.envelopes(id),
  constraint shares_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint shares_pkey PRIMARY KEY (envelope_id, number)
);
CREATE INDEX shares_free ON promotions.shares USING btree (envelope_id, number) WHERE (member_id IS NULL);
CREATE INDEX shares_lately ON promotions.shares USING btree (member_id, caught_at DESC) WHERE (member_id IS NOT NULL);
CREATE UNIQUE INDEX shares_member ON promotions.shares USING btree (envelope_id, member_id) WHERE (member_id IS NOT NULL);
CREATE INDEX shares_newest ON promotions.shares USING btree (envelope_id, caught_at DESC, number) WHERE ((member_id IS NOT NULL) AND (NOT is_held));

-- Rewards that wait for an operator, because their members seem to be somebody else's, too.
create table promotions.suspicions (
  id bigint not null generated always as identity,
  promotion_id bigint not null,
  member_id bigint not null,
  period text not null,
  reasons jsonb not null,
  state text not null default 'waiting'::text,
  at timestamp with time zone not null default platform.clock(),
  decided_by text,
  decided_at timestamp with time zone,
  reason text,
  constraint suspicions_decided CHECK (((state = 'waiting'::text) = (decided_at IS NULL))),
  constraint suspicions_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'released'::text, 'refused'::text]))),
  constraint suspicions_promotion_id_member_id_period_fkey FOREIGN KEY (promotion_id, member_id, period) REFERENCES promotions.entries(promotion_id, member_id, period),
  constraint suspicions_pkey PRIMARY KEY (id)
);
CREATE INDEX suspicions_decided ON promotions.suspicions USING btree (decided_at DESC, id DESC) WHERE (state <> 'waiting'::text);
CREATE UNIQUE INDEX suspicions_one ON promotions.suspicions USING btree (promotion_id, member_id, period) WHERE (state = 'waiting'::text);
CREATE INDEX suspicions_waiting ON promotions.suspicions USING btree (at, id) WHERE (state = 'waiting'::text);

-- Whether all promotions are off; the stamp grows with every change of any of them, so that whoever keeps them in memory knows.
create table promotions.switch (
  one boolean not null default true,
  is_off boolean not null default false,
  stamp bigint not null default 0,
  constraint switch_one_check CHECK (one),
  constraint switch_pkey PRIMARY KEY (one)
);

-- Turns of wheels that members have, each once.
create table promotions.tickets (
  id uuid not null,
  promotion_id bigint not null,
  member_id bigint not null,
  -- the key of the reward that it came by, or the day for which a wheel gives a turn to everybody
  source text not null,
  number integer not null,
  until timestamp with time zone,
  at timestamp with time zone not null default platform.clock(),
  used_at timestamp with time zone,
  constraint tickets_number_check CHECK ((number > 0)),
  constraint tickets_source_check CHECK (((length(source) >= 1) AND (length(source) <= 200))),
  constraint tickets_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint tickets_promotion_id_fkey FOREIGN KEY (promotion_id) REFERENCES promotions.promotions(id),
  constraint tickets_pkey PRIMARY KEY (id),
  constraint tickets_source_number_key UNIQUE (source, number)
);
CREATE INDEX tickets_member ON promotions.tickets USING btree (member_id, at) WHERE (used_at IS NULL);

-- What a promotion was from when on. What it says is never changed: what is edited becomes another version.
create table promotions.versions (
  promotion_id bigint not null,
  version integer not null,
  definition jsonb not null,
  since timestamp with time zone not null,
  by text not null,
  at timestamp with time zone not null default platform.clock(),
  -- when it was stopped; one that another version follows is over with that
  until timestamp with time zone,
  constraint versions_promotion_id_fkey FOREIGN KEY (promotion_id) REFERENCES promotions.promotions(id),
  constraint versions_pkey PRIMARY KEY (promotion_id, version)
);

-- Gives each of some members a share of an envelope, in their order, and pays all of them with one posting. A share that somebody else holds at this moment may become free
-- again: whoever finds only such ones comes `later`; whoever has one is told which. A share of somebody who has a device or a payee in common with another who has one is kept
-- for an operator and not paid. Answers come as lists, in the order of the members.
function promotions.grab(p_envelope bigint, p_members bigint[], p_currency text, OUT verdicts text[], OUT amounts bigint[], OUT free integer) returns record;

grant delete, insert, select on promotions.scores to tucano_app;
grant execute on function promotions.grab(bigint,bigint[],text) to tucano_app;
grant insert, select on promotions.applications to tucano_app;
grant insert, select on promotions.boards to tucano_app;
grant insert, select on promotions.code_contacts to tucano_app;
grant insert, select on promotions.codes to tucano_app;
grant insert, select on promotions.counts to tucano_app;
grant insert, select on promotions.entries to tucano_app;
grant insert, select on promotions.envelopes to tucano_app;
grant insert, select on promotions.offs to tucano_app;
grant insert, select on promotions.pictures to tucano_app;
grant insert, select on promotions.promotions to tucano_app;
grant insert, select on promotions.raffle_numbers to tucano_app;
grant insert, select on promotions.raffle_wins to tucano_app;
grant insert, select on promotions.raffles to tucano_app;
grant insert, select on promotions.rewards to tucano_app;
grant insert, select on promotions.score_buckets to tucano_app;
grant insert, select on promotions.shares to tucano_app;
grant insert, select on promotions.suspicions to tucano_app;
grant insert, select on promotions.tickets to tucano_app;
grant insert, select on promotions.versions to tucano_app;
grant insert, select, update on promotions.deposits to tucano_app;
grant insert, select, update on promotions.marks to tucano_app;
grant select on promotions.switch to tucano_app;

-- ranks ---------------------------------------------------------------------------------------------------------

-- What each member has staked of real money, and the rank that it came to.
create table ranks.members (
  member_id bigint not null,
  turnover bigint not null default 0,
  level smallint not null default 0,
  -- the highest it came to by what it staked in all. A rank up to this one that was lost comes back by what is staked in a month
  highest smallint not null default 0,
  -- since when it has its rank: a month is judged only if it had it from the month's beginning
  since timestamp with time zone not null,
  -- an operator has given the rank: it stays
  is_given boolean not null default false,
  constraint members_highest CHECK (((highest >= level) OR is_given)),
  constraint members_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint members_pkey PRIMARY KEY (member_id)
);

-- What each member staked in a month of the brand's.
create table ranks.months (
  member_id bigint not null,
  month date not null,
  turnover bigint not null,
  constraint months_member_id_fkey FOREIGN KEY (member_id) REFERENCES ranks.members(member_id),
  constraint months_pkey PRIMARY KEY (member_id, month)
);

-- When a member first came to a rank by what it staked. Never changed: a rank that is lost and comes back was reached before.
create table ranks.reached (
  member_id bigint not null,
  level smallint not null,
  at timestamp with time zone not null,
  constraint reached_level_check CHECK ((level > 0)),
  constraint reached_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint reached_pkey PRIMARY KEY (member_id, level)
);
CREATE INDEX reached_at ON ranks.reached USING btree (at, member_id);

grant insert, select on ranks.members to tucano_app;
grant insert, select on ranks.months to tucano_app;
grant insert, select on ranks.reached to tucano_app;

-- rooms ---------------------------------------------------------------------------------------------------------

-- Everything that a room was told and took, in order: its state is what its kind makes of it, one after the other.
create table rooms.log (
  room_id text not null,
  seq bigint not null,
  epoch bigint not null,
  -- by the clock of the database; what a step knows of the time
  at timestamp with time zone not null,
  command_id uuid,
  member_id bigint,
  command jsonb not null,
  -- what came of it
  facts jsonb not null,
  constraint log_room_id_fkey FOREIGN KEY (room_id) REFERENCES rooms.rooms(id),
  constraint log_pkey PRIMARY KEY (room_id, seq)
);
CREATE UNIQUE INDEX log_commands ON rooms.log USING btree (room_id, command_id) WHERE (command_id IS NOT NULL);

-- Rooms: tables, fights, hands. A room has one writer at a time, the server process that has its lease.
create table rooms.rooms (
  id text not null,
  kind text not null,
  options jsonb not null default '{}'::jsonb,
  owner text,
  -- how often the room has changed hands: what a writer of an earlier epoch appends is refused
  epoch bigint not null default 0,
  -- by the clock of the database; renewed every second or two, and whoever lets it run out has lost the room
  lease_until timestamp with time zone not null default '-infinity'::timestamp with time zone,
  -- entries of its log
  seq bigint not null default 0,
  constraint rooms_id_check CHECK ((id ~ '^[a-z0-9][a-z0-9:._-]{0,63}$'::text)),
  constraint rooms_pkey PRIMARY KEY (id)
);
CREATE INDEX rooms_lease ON rooms.rooms USING btree (kind, lease_until);

-- A room as it was after an entry of its log: whoever takes it over reads the rest of the log only.
create table rooms.snapshots (
  room_id text not null,
  seq bigint not null,
  state jsonb not null,
  constraint snapshots_room_id_fkey FOREIGN KEY (room_id) REFERENCES rooms.rooms(id),
  constraint snapshots_pkey PRIMARY KEY (room_id)
);

grant insert, select on rooms.log to tucano_app;
grant insert, select on rooms.rooms to tucano_app;
grant insert, select, update on rooms.snapshots to tucano_app;

-- session -------------------------------------------------------------------------------------------------------

-- Every try to sign in, for the member to look at and for us to count.
create table session.attempts (
  id bigint not null generated always as identity,
  at timestamp with time zone not null default clock_timestamp(),
  account text not null,
  member_id bigint,
  ip inet not null,
  country text,
  device text not null,
  way text not null,
  outcome text not null,
  constraint attempts_outcome_check CHECK ((outcome = ANY (ARRAY['in'::text, 'wrong'::text, 'captcha'::text, 'second'::text, 'blocked'::text, 'closed'::text]))),
  constraint attempts_pkey PRIMARY KEY (id)
);
CREATE INDEX attempts_at ON session.attempts USING brin (at);
CREATE INDEX attempts_member ON session.attempts USING btree (member_id, id) WHERE (member_id IS NOT NULL);

-- Pictures to be read, pieces to be moved, work to be done. `passed_at` is the ticket, and it is used once.
create table session.captchas (
  id uuid not null default gen_random_uuid(),
  kind text not null,
  answer text not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  tries integer not null default 0,
  passed_at timestamp with time zone,
  used_at timestamp with time zone,
  network text,
  constraint captchas_kind_check CHECK ((kind = ANY (ARRAY['image'::text, 'slider'::text, 'work'::text]))),
  constraint captchas_pkey PRIMARY KEY (id)
);
CREATE INDEX captchas_created ON session.captchas USING btree (created_at);
CREATE INDEX captchas_network ON session.captchas USING btree (network, created_at);

-- Codes of six digits sent to a mobile number or an e-mail address. Only the newest one of its purpose counts.
create table session.codes (
  id bigint not null generated always as identity,
  purpose text not null,
  target text not null,
  hash bytea not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  tries integer not null default 0,
  used_at timestamp with time zone,
  browser bytea,
  network text,
  constraint codes_pkey PRIMARY KEY (id)
);
CREATE INDEX codes_created ON session.codes USING btree (created_at);
CREATE INDEX codes_target ON session.codes USING btree (target, purpose, id DESC);

-- A browser that a member has signed in with. The browser keeps a random token in a cookie that scripts cannot read; here is its hash.
create table session.devices (
  id bigint not null generated always as identity,
  member_id bigint not null,
  token_hash bytea not null,
  name text not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  seen_at timestamp with time zone not null default clock_timestamp(),
  constraint devices_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint devices_pkey PRIMARY KEY (id),
  constraint devices_member_id_token_hash_key UNIQUE (member_id, token_hash)
);
CREATE INDEX devices_token ON session.devices USING btree (token_hash);

-- Tries of late and how many of them were wrong, by account name (whether there is such an account or not), and by account name and trusted device.
create table session.failures (
  key text not null,
  since timestamp with time zone not null default clock_timestamp(),
  tries integer not null,
  wrong integer not null default 0,
  constraint failures_pkey PRIMARY KEY (key)
);
CREATE INDEX failures_since ON session.failures USING btree (since);

-- The random string of each free play, as a digest: none opens a second one. A string can be read only while the key that it was sealed with is there.
create table session.free_plays (
  random_hash bytea not null,
  used_at timestamp with time zone not null default clock_timestamp(),
  constraint free_plays_pkey PRIMARY KEY (random_hash)
);

-- Links that set a new password, sent by e-mail.
create table session.links (
  token_hash bytea not null,
  member_id bigint not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  used_at timestamp with time zone,
  constraint links_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint links_pkey PRIMARY KEY (token_hash)
);

-- Networks that a member has signed in from: an IPv4 address, or the /64 of one subscriber.
create table session.networks (
  member_id bigint not null,
  network text not null,
  seen_at timestamp with time zone not null default clock_timestamp(),
  constraint networks_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint networks_pkey PRIMARY KEY (member_id, network)
);

-- Somebody knows the password of an account, and has to show more.
create table session.second_factors (
  id uuid not null default gen_random_uuid(),
  member_id bigint not null,
  way text not null,
  ip inet not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  tries integer not null default 0,
  used_at timestamp with time zone,
  constraint second_factors_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint second_factors_pkey PRIMARY KEY (id)
);

-- Tokens are 256 random bits; only their hash is kept, so a copy of this table opens no session.
create table session.sessions (
  id bigint not null generated always as identity,
  token_hash bytea not null,
  member_id bigint not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  seen_at timestamp with time zone not null default clock_timestamp(),
  ended_at timestamp with time zone,
  ended_why text,
  ip inet not null,
  device_id bigint,
  device text not null default ''::text,
  country text,
  -- how it was opened: username, sms, google, facebook, firebase, register, trial, reset
  way text not null default 'username'::text,
  constraint sessions_check CHECK (((ended_at IS NULL) = (ended_why IS NULL))),
  constraint sessions_ended_why_check CHECK ((ended_why = ANY (ARRAY['logout'::text, 'replaced'::text, 'idle'::text, 'expired'::text, 'revoked'::text]))),
  constraint sessions_device_id_fkey FOREIGN KEY (device_id) REFERENCES session.devices(id) ON DELETE SET NULL,
  constraint sessions_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX sessions_member ON session.sessions USING btree (member_id, id);
CREATE INDEX sessions_open ON session.sessions USING btree (member_id) WHERE (ended_at IS NULL);

-- A session is opened by one statement: a login costs its hash, and little else.
-- 
-- Of two logins of a member at once, the later one ends the earlier: the member's row is locked before open sessions are looked for.
-- With a browser's token the browser and its network are trusted from now on, and the login is written into the history.
function session.open_session(in_member bigint, in_token bytea, in_way text, in_single boolean, in_ip inet, in_country text, in_device text, in_browser bytea DEFAULT NULL::bytea, in_network text DEFAULT NULL::text) returns boolean;

CREATE TRIGGER sessions_begin AFTER INSERT ON session.sessions FOR EACH ROW EXECUTE FUNCTION betting.begin_session();
CREATE TRIGGER sessions_seen AFTER INSERT ON session.sessions FOR EACH ROW EXECUTE FUNCTION team.note_session();

grant delete, insert, select on session.attempts to tucano_app;
grant delete, insert, select on session.free_plays to tucano_app;
grant delete, insert, select, update on session.captchas to tucano_app;
grant delete, insert, select, update on session.codes to tucano_app;
grant delete, insert, select, update on session.devices to tucano_app;
grant delete, insert, select, update on session.failures to tucano_app;
grant delete, insert, select, update on session.links to tucano_app;
grant delete, insert, select, update on session.second_factors to tucano_app;
grant execute on function session.open_session(bigint,bytea,text,boolean,inet,text,text,bytea,text) to tucano_app;
grant insert, select, update on session.networks to tucano_app;
grant insert, select, update on session.sessions to tucano_app;

-- site ----------------------------------------------------------------------------------------------------------

-- One row: whether the site is open. Everything else about a brand is configuration, not data.
create table site.state (
  singleton boolean not null default true,
  maintenance boolean not null default false,
  changed_at timestamp with time zone not null default clock_timestamp(),
  constraint state_singleton_check CHECK (singleton),
  constraint state_pkey PRIMARY KEY (singleton)
);

grant select, update on site.state to tucano_app;

-- sports --------------------------------------------------------------------------------------------------------

-- What operators say about results: proposed by one, decided by another. What was approved stands among the results, and bets follow it.
create table sports.acts (
  id uuid not null,
  kind text not null,
  event_id bigint not null,
  input_hash bigint not null,
  asked jsonb not null,
  bets integer not null,
  stake bigint not null,
  reason text not null,
  state text not null default 'waiting'::text,
  proposed_by bigint not null,
  proposer text not null,
  proposed_at timestamp with time zone not null default platform.clock(),
  decided_by bigint,
  decider text,
  decided_at timestamp with time zone,
  answer text,
  -- what it would have changed when it was proposed, to the cent
  preview jsonb,
  constraint acts_answer_check CHECK (((length(answer) >= 1) AND (length(answer) <= 300))),
  constraint acts_asked_check CHECK ((jsonb_typeof(asked) = 'object'::text)),
  constraint acts_by_two CHECK (((decided_by <> proposed_by) OR (state = 'refused'::text))),
  constraint acts_decided CHECK ((((state = 'waiting'::text) = (decided_by IS NULL)) AND ((decided_by IS NULL) = (decided_at IS NULL)))),
  constraint acts_kind_check CHECK ((kind = ANY (ARRAY['void'::text, 'settle'::text]))),
  constraint acts_preview_check CHECK ((jsonb_typeof(preview) = 'object'::text)),
  constraint acts_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 300))),
  constraint acts_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'approved'::text, 'refused'::text]))),
  constraint acts_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES operator.operators(id),
  constraint acts_event_id_fkey FOREIGN KEY (event_id) REFERENCES sports.events(id),
  constraint acts_proposed_by_fkey FOREIGN KEY (proposed_by) REFERENCES operator.operators(id),
  constraint acts_pkey PRIMARY KEY (id)
);
CREATE INDEX acts_order ON sports.acts USING btree (proposed_at DESC, id DESC);

-- What became of bets, one version after the other.
create table sports.bet_changes (
  bet_id uuid not null,
  version integer not null,
  what text not null,
  state text not null,
  payout bigint not null,
  reason text,
  at timestamp with time zone not null default platform.clock(),
  -- why it became so where nobody has said so: a code that pages put into words
  code text,
  constraint bet_changes_code_check CHECK (((length(code) >= 1) AND (length(code) <= 60))),
  constraint bet_changes_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 300))),
  constraint bet_changes_version_check CHECK ((version > 0)),
  constraint bet_changes_what_check CHECK ((what = ANY (ARRAY['placed'::text, 'accepted'::text, 'refused'::text, 'legDecided'::text, 'settled'::text, 'corrected'::text, 'reopened'::text, 'voided'::text, 'cashedOut'::text, 'partCashedOut'::text, 'edited'::text]))),
  constraint bet_changes_bet_id_fkey FOREIGN KEY (bet_id) REFERENCES sports.bets(id),
  constraint bet_changes_pkey PRIMARY KEY (bet_id, version)
);

-- Bets on sports. Their money is in the books; how their legs stand is here.
create table sports.bets (
  id uuid not null,
  member_id bigint not null,
  pocket_id bigint not null,
  currency text not null,
  input_hash bigint not null,
  -- as games/sports writes it, with the odds that the bet has; what was staked a line is beside it
  slip jsonb not null,
  state text not null,
  -- goes up with whatever becomes of it: part of the key of every step of its money
  version integer not null default 1,
  -- where its money stands. In the books a bet that was over never becomes open again: here it does, when a settlement is taken back
  in_books text not null default 'open'::text,
  lines integer not null,
  unit bigint not null,
  -- what is left of a line's stake after cash-outs
  unit_left bigint not null,
  stake bigint not null,
  -- in all, cash-outs among it
  payout bigint not null default 0,
  potential bigint not null,
  cap bigint not null,
  cashed_out bigint not null default 0,
  policy text not null,
  paid_from text not null,
  -- what it gave back on average by the chances that it was taken at, in basis points of its stake
  return_bp integer not null,
  is_live boolean not null,
  -- whether its fair chance rose by 3 per cent or more within ten seconds of a live bet; null until that was looked at
  is_late boolean,
  placed_at timestamp with time zone not null default platform.clock(),
  accepted_at timestamp with time zone,
  decides_at timestamp with time zone,
  settled_at timestamp with time zone,
  refusal text,
  auto_target bigint,
  replaced_by uuid,
  -- of a live bet: by how much its fair chance rose within ten seconds, in basis points; below zero it fell, nothing where there was no chance any more
  rise_bp integer,
  constraint bets_accepted CHECK (((accepted_at IS NULL) = (state = ANY (ARRAY['pending'::text, 'refused'::text])))),
  constraint bets_auto_target_check CHECK ((auto_target > 0)),
  constraint bets_cap_check CHECK ((cap > 0)),
  constraint bets_cashed_out_check CHECK ((cashed_out >= 0)),
  constraint bets_check CHECK (((unit_left >= 0) AND (unit_left <= unit))),
  constraint bets_decides CHECK (((state <> 'pending'::text) OR (decides_at IS NOT NULL))),
  constraint bets_in_books_check CHECK ((in_books = ANY (ARRAY['open'::text, 'settled'::text, 'void'::text]))),
  constraint bets_lines_check CHECK ((lines > 0)),
  constraint bets_paid_from_check CHECK ((paid_from = ANY (ARRAY['cash'::text, 'bonus'::text, 'free'::text]))),
  constraint bets_payout_check CHECK ((payout >= 0)),
  constraint bets_policy_check CHECK ((policy = ANY (ARRAY['none'::text, 'better'::text, 'any'::text]))),
  constraint bets_potential_check CHECK ((potential >= 0)),
  constraint bets_refusal_check CHECK (((length(refusal) >= 1) AND (length(refusal) <= 60))),
  constraint bets_return_bp_check CHECK ((return_bp >= 0)),
  constraint bets_slip_check CHECK ((jsonb_typeof(slip) = 'object'::text)),
  constraint bets_stake_check CHECK ((stake > 0)),
  constraint bets_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'open'::text, 'settled'::text, 'void'::text, 'refused'::text]))),
  constraint bets_unit_check CHECK ((unit > 0)),
  constraint bets_version_check CHECK ((version > 0)),
  constraint bets_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint bets_pkey PRIMARY KEY (id)
);
CREATE INDEX bets_accepted ON sports.bets USING btree (accepted_at) WHERE (accepted_at IS NOT NULL);
CREATE INDEX bets_auto ON sports.bets USING btree (id) WHERE ((auto_target IS NOT NULL) AND (state = 'open'::text));
CREATE INDEX bets_late ON sports.bets USING btree (member_id, accepted_at DESC) WHERE (is_live AND (is_late IS NOT NULL));
CREATE INDEX bets_member ON sports.bets USING btree (member_id, placed_at DESC, id DESC);
CREATE INDEX bets_open ON sports.bets USING btree (id) WHERE (state = ANY (ARRAY['pending'::text, 'open'::text]));
CREATE INDEX bets_pending ON sports.bets USING btree (decides_at) WHERE (state = 'pending'::text);
CREATE INDEX bets_settled ON sports.bets USING btree (settled_at) WHERE (settled_at IS NOT NULL);
CREATE INDEX bets_unlooked ON sports.bets USING btree (accepted_at) WHERE (is_live AND (is_late IS NULL) AND (accepted_at IS NOT NULL));

-- Bets, or parts of them, that their members have ended before their matches did.
create table sports.cash_outs (
  id uuid not null,
  bet_id uuid not null,
  input_hash bigint not null,
  unit bigint not null,
  -- the offer that the member saw: less is not paid unless any was taken
  seen bigint not null,
  paid bigint,
  value bigint,
  is_auto boolean not null default false,
  state text not null,
  refusal text,
  decides_at timestamp with time zone,
  at timestamp with time zone not null default platform.clock(),
  constraint cash_outs_paid CHECK (((paid IS NOT NULL) = (state = 'paid'::text))),
  constraint cash_outs_paid_check CHECK ((paid >= 0)),
  constraint cash_outs_seen_check CHECK ((seen >= 0)),
  constraint cash_outs_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'paid'::text, 'refused'::text]))),
  constraint cash_outs_unit_check CHECK ((unit > 0)),
  constraint cash_outs_bet_id_fkey FOREIGN KEY (bet_id) REFERENCES sports.bets(id),
  constraint cash_outs_pkey PRIMARY KEY (id)
);
CREATE INDEX cash_outs_bet ON sports.cash_outs USING btree (bet_id, at);
CREATE INDEX cash_outs_due ON sports.cash_outs USING btree (decides_at) WHERE (state = 'pending'::text);
CREATE UNIQUE INDEX cash_outs_pending ON sports.cash_outs USING btree (bet_id) WHERE (state = 'pending'::text);

-- What operators have closed for bets: a sport, a league, a match, a market group of these, a market.
create table sports.closings (
  id bigint not null generated always as identity,
  kind text not null,
  urn text not null,
  market_group text,
  market_id integer,
  specifiers text,
  operator_id bigint not null,
  account text not null,
  reason text not null,
  at timestamp with time zone not null default platform.clock(),
  opened_by bigint,
  opened_at timestamp with time zone,
  constraint closings_kind_check CHECK ((kind = ANY (ARRAY['sport'::text, 'league'::text, 'event'::text, 'market'::text]))),
  constraint closings_market CHECK (((market_id IS NOT NULL) = (kind = 'market'::text))),
  constraint closings_market_group_check CHECK ((market_group ~ '^[a-z0-9_]{1,40}$'::text)),
  constraint closings_opened CHECK (((opened_by IS NULL) = (opened_at IS NULL))),
  constraint closings_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 300))),
  constraint closings_opened_by_fkey FOREIGN KEY (opened_by) REFERENCES operator.operators(id),
  constraint closings_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operator.operators(id),
  constraint closings_pkey PRIMARY KEY (id)
);
CREATE INDEX closings_now ON sports.closings USING btree (urn) WHERE (opened_at IS NULL);

-- Slips that members have shared, by the code under which anybody reads them.
create table sports.codes (
  code text not null,
  digest bytea not null,
  legs jsonb not null,
  member_id bigint not null,
  at timestamp with time zone not null default platform.clock(),
  until timestamp with time zone not null,
  constraint codes_code_check CHECK ((code ~ '^[2-9A-HJ-NP-Z]{8}$'::text)),
  constraint codes_legs_check CHECK ((jsonb_typeof(legs) = 'array'::text)),
  constraint codes_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint codes_pkey PRIMARY KEY (code),
  constraint codes_digest_key UNIQUE (digest)
);
CREATE INDEX codes_until ON sports.codes USING btree (until);

-- How long live bets of a sport or a league wait, in versions, where operators have said so.
create table sports.delays (
  kind text not null,
  key text not null,
  version integer not null,
  -- none: from this version on it is the usual again
  seconds smallint,
  operator_id bigint not null,
  account text not null,
  reason text not null,
  at timestamp with time zone not null default platform.clock(),
  constraint delays_kind_check CHECK ((kind = ANY (ARRAY['sport'::text, 'league'::text]))),
  constraint delays_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 300))),
  constraint delays_seconds_check CHECK (((seconds >= 1) AND (seconds <= 12))),
  constraint delays_version_check CHECK ((version > 0)),
  constraint delays_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operator.operators(id),
  constraint delays_pkey PRIMARY KEY (kind, key, version)
);

-- What markets are, as the feed describes them. A market without one is kept and not shown.
create table sports.descriptions (
  market_id integer not null,
  variant text not null default ''::text,
  name_en text not null,
  name_pt text not null,
  groups text[] not null,
  specifiers text[] not null,
  -- id, name in English and Portuguese each; none where they are players or competitors
  outcomes jsonb not null,
  read_at timestamp with time zone not null default platform.clock(),
  constraint descriptions_outcomes_check CHECK ((jsonb_typeof(outcomes) = 'array'::text)),
  constraint descriptions_pkey PRIMARY KEY (market_id, variant)
);

-- Matches. What is bet on hangs on their markets.
create table sports.events (
  id bigint not null generated always as identity,
  urn text not null,
  sport_urn text not null,
  tournament_urn text,
  home_urn text,
  away_urn text,
  starts_at timestamp with time zone,
  -- unknown until its fixture was read
  state text not null default 'unknown'::text,
  is_virtual boolean not null default false,
  -- score, periods, clock, what else the feed tells of how it stands
  standing jsonb not null default '{}'::jsonb,
  fixture jsonb not null default '{}'::jsonb,
  -- goes up with each change of what pages show of it
  version bigint not null default 0,
  -- the feed's time of the last message of it
  told_at timestamp with time zone,
  changed_at timestamp with time zone not null default platform.clock(),
  -- why nothing of it is offered: it stays unknown to pages
  refused text,
  -- when its score or its cards last changed, by the database's clock: a live bet that waits is not taken after that
  disturbed_at timestamp with time zone,
  constraint events_fixture_check CHECK ((jsonb_typeof(fixture) = 'object'::text)),
  constraint events_refused_check CHECK ((refused = 'youth'::text)),
  constraint events_standing_check CHECK ((jsonb_typeof(standing) = 'object'::text)),
  constraint events_state_check CHECK ((state = ANY (ARRAY['unknown'::text, 'not_started'::text, 'live'::text, 'suspended'::text, 'ended'::text, 'closed'::text, 'cancelled'::text, 'delayed'::text, 'interrupted'::text, 'postponed'::text, 'abandoned'::text]))),
  constraint events_urn_check CHECK ((urn ~ '^[a-z]{2}:[a-z_]+:[0-9]+$'::text)),
  constraint events_pkey PRIMARY KEY (id),
  constraint events_urn_key UNIQUE (urn)
);
CREATE INDEX events_ahead ON sports.events USING btree (starts_at) WHERE (state = ANY (ARRAY['not_started'::text, 'delayed'::text, 'postponed'::text]));
CREATE INDEX events_live ON sports.events USING btree (sport_urn, starts_at) WHERE (state = ANY (ARRAY['live'::text, 'suspended'::text, 'interrupted'::text]));
CREATE INDEX events_tournament ON sports.events USING btree (tournament_urn, starts_at);

-- What open bets have staked on each outcome and what it pays if it comes in; without an outcome, what they have staked on the market. A market costs at most the greatest payout, less all stakes.
create table sports.exposures (
  event_id bigint not null,
  market_id integer not null,
  specifiers text not null,
  outcome text not null,
  bets integer not null default 0,
  stake bigint not null default 0,
  payout bigint not null default 0,
  constraint exposures_event_id_fkey FOREIGN KEY (event_id) REFERENCES sports.events(id),
  constraint exposures_pkey PRIMARY KEY (event_id, market_id, specifiers, outcome)
);

-- Teams, leagues and matches that members follow.
create table sports.favourites (
  member_id bigint not null,
  urn text not null,
  at timestamp with time zone not null default platform.clock(),
  constraint favourites_urn_check CHECK ((urn ~ '^[a-z]{2}:[a-z_]+:[0-9]+$'::text)),
  constraint favourites_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint favourites_pkey PRIMARY KEY (member_id, urn)
);

-- How many messages of each kind were followed, by ten seconds; of the last minutes.
create table sports.feed_counts (
  at timestamp with time zone not null,
  kind text not null,
  count integer not null,
  constraint feed_counts_count_check CHECK ((count > 0)),
  constraint feed_counts_kind_check CHECK (((length(kind) >= 1) AND (length(kind) <= 40))),
  constraint feed_counts_pkey PRIMARY KEY (at, kind)
);

-- Which process writes what the feed tells; one at a time, by the clock of the database.
create table sports.feed_lease (
  id smallint not null default 1,
  owner uuid,
  epoch bigint not null default 0,
  until timestamp with time zone not null default '-infinity'::timestamp with time zone,
  constraint feed_lease_id_check CHECK ((id = 1)),
  constraint feed_lease_pkey PRIMARY KEY (id)
);

-- What the feed said of how markets ended, whether or not it changed a result: said again, it is not followed again.
create table sports.heard (
  event_id bigint not null,
  market_id integer not null,
  specifiers text not null,
  kind text not null,
  told_at timestamp with time zone not null,
  from_at timestamp with time zone,
  to_at timestamp with time zone,
  constraint heard_kind_check CHECK ((kind = ANY (ARRAY['settled'::text, 'rolled_back'::text, 'cancelled'::text, 'cancel_rolled_back'::text]))),
  constraint heard_event_id_market_id_specifiers_fkey FOREIGN KEY (event_id, market_id, specifiers) REFERENCES sports.markets(event_id, market_id, specifiers),
  constraint heard_pkey PRIMARY KEY (event_id, market_id, specifiers, kind, told_at)
);

-- How many live bets of the last thirty days members have, and how many of them were late: whoever is late often waits longer.
create table sports.late_scores (
  member_id bigint not null,
  bets integer not null,
  late integer not null,
  -- those on matches that are played somewhere: nobody sees a virtual one before it is told, and by these alone somebody waits longer
  real_bets integer not null,
  real_late integer not null,
  at timestamp with time zone not null default platform.clock(),
  constraint late_scores_bets_check CHECK ((bets >= 0)),
  constraint late_scores_check CHECK (((late >= 0) AND (late <= bets))),
  constraint late_scores_check1 CHECK (((real_bets >= 0) AND (real_bets <= bets))),
  constraint late_scores_check2 CHECK (((real_late >= 0) AND (real_late <= LEAST(late, real_bets)))),
  constraint late_scores_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint late_scores_pkey PRIMARY KEY (member_id)
);
CREATE INDEX late_scores_late ON sports.late_scores USING btree (late DESC) WHERE (late > 0);

-- What bets are on: each selection of each of their legs. Several selections of a leg are a builder.
create table sports.legs (
  bet_id uuid not null,
  leg smallint not null,
  selection smallint not null,
  event_id bigint not null,
  market_id integer not null,
  specifiers text not null,
  outcome text not null,
  -- of the selection by itself, when the bet was taken
  odds integer not null,
  -- of the selection by itself, in billionths, when the bet was taken
  chance integer,
  -- of a builder: those of the others together, should this selection become void
  odds_without integer,
  claimed_stake bigint not null default 0,
  -- what it adds to what its outcome can cost: of a multiple as much as the chances of its other legs leave
  claimed_payout bigint not null default 0,
  is_claimed boolean not null default true,
  result text,
  -- as the feed writes it: places over the runners that share them
  dead_heat text,
  void_reason smallint,
  -- the version of its market's results that it has followed
  followed integer not null default 0,
  -- each way: the half that is on a place, at a share of the odds of the win; it follows the results of its own market
  is_place boolean not null default false,
  constraint legs_chance_check CHECK (((chance >= 0) AND (chance <= 1000000000))),
  constraint legs_dead_heat_check CHECK ((dead_heat ~ '^[01]([.][0-9]{1,17})?$'::text)),
  constraint legs_leg_check CHECK ((leg >= 0)),
  constraint legs_odds_check CHECK ((odds > 1000)),
  constraint legs_odds_without_check CHECK ((odds_without > 1000)),
  constraint legs_result_check CHECK ((result = ANY (ARRAY['won'::text, 'halfWon'::text, 'void'::text, 'halfLost'::text, 'lost'::text]))),
  constraint legs_selection_check CHECK ((selection >= 0)),
  constraint legs_bet_id_fkey FOREIGN KEY (bet_id) REFERENCES sports.bets(id),
  constraint legs_event_id_fkey FOREIGN KEY (event_id) REFERENCES sports.events(id),
  constraint legs_event_id_market_id_specifiers_fkey FOREIGN KEY (event_id, market_id, specifiers) REFERENCES sports.markets(event_id, market_id, specifiers),
  constraint legs_pkey PRIMARY KEY (bet_id, leg, selection)
);
CREATE INDEX legs_market ON sports.legs USING btree (event_id, market_id, specifiers, bet_id) INCLUDE (followed);

-- What the house takes on, in versions. Where nobody has said anything the brand's configuration holds.
create table sports.limits (
  kind text not null,
  key text not null default ''::text,
  version integer not null,
  stake_min bigint not null,
  bet_win bigint not null,
  market bigint not null,
  payout bigint not null,
  operator_id bigint not null,
  account text not null,
  reason text not null,
  at timestamp with time zone not null default platform.clock(),
  -- from this version on there are none of their own: what is wider holds
  is_ended boolean not null default false,
  constraint limits_bet_win_check CHECK ((bet_win > 0)),
  constraint limits_key CHECK (((kind = 'all'::text) = (key = ''::text))),
  constraint limits_kind_check CHECK ((kind = ANY (ARRAY['all'::text, 'sport'::text, 'league'::text, 'market'::text]))),
  constraint limits_market_check CHECK ((market > 0)),
  constraint limits_payout_check CHECK ((payout > 0)),
  constraint limits_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 300))),
  constraint limits_stake_min_check CHECK ((stake_min > 0)),
  constraint limits_version_check CHECK ((version > 0)),
  constraint limits_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operator.operators(id),
  constraint limits_pkey PRIMARY KEY (kind, key, version)
);

-- Odds of now. Bettable: active, its producer up, its event not over, and no operator has closed it.
create table sports.markets (
  event_id bigint not null,
  market_id integer not null,
  -- by name, joined by bars: total=2.5|variant=…
  specifiers text not null default ''::text,
  producer smallint not null,
  -- the feed's: 1 active, 0 inactive, -1 suspended, -2 handed over, -3 settled, -4 cancelled
  status smallint not null,
  is_stopped boolean not null default false,
  stop_reason smallint,
  cash_out smallint,
  -- id, odds in thousandths, probability in billionths where the feed tells it, whether it is active
  outcomes jsonb not null,
  -- goes up with each change: a bet names the one that it has seen
  version bigint not null default 1,
  told_at timestamp with time zone not null,
  changed_at timestamp with time zone not null default platform.clock(),
  -- when bets on it were last stopped, by the database's clock: a live bet that waits is not taken after that
  stopped_at timestamp with time zone,
  constraint markets_cash_out_check CHECK ((cash_out = ANY (ARRAY[1, '-1'::integer, '-2'::integer]))),
  constraint markets_outcomes_check CHECK ((jsonb_typeof(outcomes) = 'array'::text)),
  constraint markets_status_check CHECK ((status = ANY (ARRAY[1, 0, '-1'::integer, '-2'::integer, '-3'::integer, '-4'::integer]))),
  constraint markets_event_id_fkey FOREIGN KEY (event_id) REFERENCES sports.events(id),
  constraint markets_producer_fkey FOREIGN KEY (producer) REFERENCES sports.producers(id),
  constraint markets_pkey PRIMARY KEY (event_id, market_id, specifiers)
);

-- Members who may bet less than others, or nothing: said by a person, with a reason that the member sees.
create table sports.members (
  member_id bigint not null,
  factor_bp integer not null,
  reason text not null,
  operator_id bigint not null,
  account text not null,
  at timestamp with time zone not null default platform.clock(),
  constraint members_factor_bp_check CHECK (((factor_bp >= 0) AND (factor_bp <= 10000))),
  constraint members_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 300))),
  constraint members_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint members_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operator.operators(id),
  constraint members_pkey PRIMARY KEY (member_id)
);

-- Sports, categories, tournaments, competitors, players and venues by the feed's names for them.
create table sports.names (
  urn text not null,
  kind text not null,
  -- a category's sport, a tournament's category, a player's team
  parent_urn text,
  name_en text not null,
  name_pt text not null,
  abbreviation text,
  -- colours, crest, country, number of a shirt: what the feed tells besides
  details jsonb not null default '{}'::jsonb,
  read_at timestamp with time zone not null default platform.clock(),
  -- when a competitor's players were read
  profile_at timestamp with time zone,
  constraint names_abbreviation_check CHECK (((length(abbreviation) >= 1) AND (length(abbreviation) <= 12))),
  constraint names_details_check CHECK ((jsonb_typeof(details) = 'object'::text)),
  constraint names_kind_check CHECK ((kind = ANY (ARRAY['sport'::text, 'category'::text, 'tournament'::text, 'competitor'::text, 'player'::text, 'venue'::text]))),
  constraint names_name_en_check CHECK (((length(name_en) >= 1) AND (length(name_en) <= 200))),
  constraint names_name_pt_check CHECK (((length(name_pt) >= 1) AND (length(name_pt) <= 200))),
  constraint names_urn_check CHECK ((urn ~ '^[a-z]{2}:[a-z_]+:[0-9]+$'::text)),
  constraint names_pkey PRIMARY KEY (urn)
);
CREATE INDEX names_parent ON sports.names USING btree (parent_urn);

-- How members read odds, and which they take without being asked again.
create table sports.preferences (
  member_id bigint not null,
  odds_format text not null,
  policy text not null,
  constraint preferences_odds_format_check CHECK ((odds_format = ANY (ARRAY['decimal'::text, 'fractional'::text, 'american'::text, 'hongKong'::text, 'malay'::text, 'indonesian'::text]))),
  constraint preferences_policy_check CHECK ((policy = ANY (ARRAY['none'::text, 'better'::text, 'any'::text]))),
  constraint preferences_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint preferences_pkey PRIMARY KEY (member_id)
);

-- Who tells odds. While one is down, nothing that it tells of can be bet on.
create table sports.producers (
  id smallint not null,
  name text not null,
  scope text not null,
  recovery_hours integer not null,
  is_up boolean not null default false,
  down_reason text,
  -- the feed's time of the last alive before which everything was processed: recovery asks for what came after it
  alive_at timestamp with time zone,
  -- the feed's time of the last message that was processed
  processed_at timestamp with time zone,
  -- of the recovery that is under way; it is up again when this one is complete
  request_id bigint,
  requested_at timestamp with time zone,
  changed_at timestamp with time zone not null default platform.clock(),
  constraint producers_down_reason_check CHECK (((length(down_reason) >= 1) AND (length(down_reason) <= 60))),
  constraint producers_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint producers_reason CHECK ((is_up = (down_reason IS NULL))),
  constraint producers_recovery_hours_check CHECK ((recovery_hours > 0)),
  constraint producers_scope_check CHECK ((scope = ANY (ARRAY['live'::text, 'prematch'::text, 'virtual'::text]))),
  constraint producers_pkey PRIMARY KEY (id)
);

-- What was asked for to make up for what was missed: everything of a producer, or one match.
create table sports.recoveries (
  -- the number of the request: the feed's answer names it
  id bigint not null generated always as identity,
  producer smallint not null,
  event_urn text,
  -- what came after this moment; everything where there is none
  after_at timestamp with time zone,
  asked_at timestamp with time zone not null default platform.clock(),
  completed_at timestamp with time zone,
  -- why the feed did not take the request, or why it is not waited for
  problem text,
  constraint recoveries_event_urn_check CHECK ((event_urn ~ '^[a-z]{2}:[a-z_]+:[0-9]+$'::text)),
  constraint recoveries_problem_check CHECK (((length(problem) >= 1) AND (length(problem) <= 200))),
  constraint recoveries_producer_fkey FOREIGN KEY (producer) REFERENCES sports.producers(id),
  constraint recoveries_pkey PRIMARY KEY (id)
);
CREATE INDEX recoveries_asked ON sports.recoveries USING btree (producer, asked_at);

-- What came and was not taken: how often, and the last of it.
create table sports.refusals (
  cause text not null,
  kind text not null,
  count bigint not null default 0,
  sample text not null default ''::text,
  problem text not null default ''::text,
  first_at timestamp with time zone not null default platform.clock(),
  last_at timestamp with time zone not null default platform.clock(),
  constraint refusals_cause_check CHECK ((cause = ANY (ARRAY['unreadable'::text, 'unknown'::text, 'producer'::text, 'event'::text, 'time'::text, 'youth'::text, 'market'::text, 'unkept'::text]))),
  constraint refusals_kind_check CHECK (((length(kind) >= 1) AND (length(kind) <= 40))),
  constraint refusals_problem_check CHECK ((length(problem) <= 300)),
  constraint refusals_sample_check CHECK ((length(sample) <= 2000)),
  constraint refusals_pkey PRIMARY KEY (cause, kind)
);

-- What was told of how markets ended, one after the other: settlements, their corrections, cancels of an interval, and what was taken back. Bets follow them in this order.
create table sports.results (
  event_id bigint not null,
  market_id integer not null,
  specifiers text not null,
  version integer not null,
  kind text not null,
  certainty smallint,
  -- id, result, void_factor and dead_heat_factor as the feed writes them
  outcomes jsonb not null default '[]'::jsonb,
  -- of a cancel: bets that were accepted from this moment on, by the database's clock; from ever where there is none
  from_at timestamp with time zone,
  to_at timestamp with time zone,
  void_reason smallint,
  -- the feed, the operators who said so, or past-posting: bets were taken after what had happened and before their market was stopped
  source text not null,
  told_at timestamp with time zone not null,
  at timestamp with time zone not null default platform.clock(),
  -- whether all bets have followed it
  is_done boolean not null default false,
  constraint results_kind_check CHECK ((kind = ANY (ARRAY['settled'::text, 'rolled_back'::text, 'cancelled'::text, 'cancel_rolled_back'::text]))),
  constraint results_outcomes_check CHECK ((jsonb_typeof(outcomes) = 'array'::text)),
  constraint results_source_check CHECK (((length(source) >= 1) AND (length(source) <= 60))),
  constraint results_version_check CHECK ((version > 0)),
  constraint results_event_id_market_id_specifiers_fkey FOREIGN KEY (event_id, market_id, specifiers) REFERENCES sports.markets(event_id, market_id, specifiers),
  constraint results_pkey PRIMARY KEY (event_id, market_id, specifiers, version)
);
CREATE INDEX results_open ON sports.results USING btree (at) WHERE (NOT is_done);

-- Matches and bets that operators have reported as suspicious.
create table sports.suspicions (
  id uuid not null,
  number bigint not null generated always as identity,
  event_id bigint not null,
  input_hash bigint not null,
  text text not null,
  bets integer not null,
  -- what was known when it was reported: the file that is handed over is made of it, and stays the same
  record jsonb not null,
  operator_id bigint not null,
  account text not null,
  at timestamp with time zone not null default platform.clock(),
  constraint suspicions_bets_check CHECK (((bets >= 1) AND (bets <= 500))),
  constraint suspicions_record_check CHECK ((jsonb_typeof(record) = 'object'::text)),
  constraint suspicions_text_check CHECK (((length(text) >= 1) AND (length(text) <= 4000))),
  constraint suspicions_event_id_fkey FOREIGN KEY (event_id) REFERENCES sports.events(id),
  constraint suspicions_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operator.operators(id),
  constraint suspicions_pkey PRIMARY KEY (id),
  constraint suspicions_number_key UNIQUE (number)
);
CREATE INDEX suspicions_event ON sports.suspicions USING btree (event_id);
CREATE INDEX suspicions_order ON sports.suspicions USING btree (at DESC, id DESC);

-- Markets that can be bet on at this moment, as far as the feed has a say. Outcomes have to be active besides; a producer that is down, or a feed that nobody has, closes all of theirs.
create view sports.bettable_markets as
 SELECT m.event_id,
    m.market_id,
    m.specifiers,
    m.producer,
    m.cash_out,
    m.outcomes,
    m.version,
    m.told_at
   FROM sports.markets m
     JOIN sports.producers p ON p.id = m.producer
     JOIN sports.events e ON e.id = m.event_id
     JOIN sports.feed_lease l ON l.until > platform.clock()
  WHERE m.status = 1 AND NOT m.is_stopped AND p.is_up AND e.refused IS NULL AND (e.state <> ALL (ARRAY['unknown'::text, 'ended'::text, 'closed'::text, 'cancelled'::text, 'abandoned'::text])) AND (EXISTS ( SELECT
           FROM sports.descriptions d
          WHERE d.market_id = m.market_id));

-- Letters as they are typed in haste: small, without accents.
function sports.folded(p_text text) returns text;

-- Holds markets until the transaction ends, in the one order in which everybody holds them: nobody changes them meanwhile. For so long the feed may hold one while it writes; whoever bets on it waits and asks
-- again, and never the feed.
function sports.hold_markets(p_urns text[], p_markets integer[], p_specifiers text[]) returns void;

-- Nor are they taken once the score or the cards of their match have changed.
function sports.note_disturbance() returns trigger;

-- Live bets that wait are not taken once bets on their market were stopped, even if it is open again.
function sports.note_stop() returns trigger;

CREATE TRIGGER disturbed BEFORE UPDATE ON sports.events FOR EACH ROW WHEN ((((new.standing -> 'score'::text) IS DISTINCT FROM (old.standing -> 'score'::text)) OR ((new.standing -> 'redCards'::text) IS DISTINCT FROM (old.standing -> 'redCards'::text)) OR ((new.standing -> 'yellowRedCards'::text) IS DISTINCT FROM (old.standing -> 'yellowRedCards'::text)) OR ((new.standing -> 'penaltyScore'::text) IS DISTINCT FROM (old.standing -> 'penaltyScore'::text)))) EXECUTE FUNCTION sports.note_disturbance();
CREATE TRIGGER stopped BEFORE UPDATE ON sports.markets FOR EACH ROW WHEN (((new.is_stopped AND (NOT old.is_stopped)) OR ((new.status <> 1) AND (old.status = 1)))) EXECUTE FUNCTION sports.note_stop();

grant delete, insert, select on sports.codes to tucano_app;
grant delete, insert, select on sports.favourites to tucano_app;
grant delete, insert, select, update on sports.exposures to tucano_app;
grant delete, insert, select, update on sports.feed_counts to tucano_app;
grant execute on function sports.folded(text) to tucano_app;
grant execute on function sports.hold_markets(text[],integer[],text[]) to tucano_app;
grant insert, select on sports.acts to tucano_app;
grant insert, select on sports.bet_changes to tucano_app;
grant insert, select on sports.bets to tucano_app;
grant insert, select on sports.cash_outs to tucano_app;
grant insert, select on sports.closings to tucano_app;
grant insert, select on sports.delays to tucano_app;
grant insert, select on sports.heard to tucano_app;
grant insert, select on sports.legs to tucano_app;
grant insert, select on sports.limits to tucano_app;
grant insert, select on sports.recoveries to tucano_app;
grant insert, select on sports.results to tucano_app;
grant insert, select on sports.suspicions to tucano_app;
grant insert, select, update on sports.descriptions to tucano_app;
grant insert, select, update on sports.events to tucano_app;
grant insert, select, update on sports.late_scores to tucano_app;
grant insert, select, update on sports.markets to tucano_app;
grant insert, select, update on sports.members to tucano_app;
grant insert, select, update on sports.names to tucano_app;
grant insert, select, update on sports.preferences to tucano_app;
grant insert, select, update on sports.producers to tucano_app;
grant insert, select, update on sports.refusals to tucano_app;
grant select on sports.bettable_markets to tucano_app;
grant select, update on sports.feed_lease to tucano_app;

-- studios -------------------------------------------------------------------------------------------------------

-- Rounds that wait for their player's next move. What a round is follows from its moves: it survives whatever happens to a server.
create table studios.open_rounds (
  round_id uuid not null,
  member_id bigint not null,
  account_id bigint not null,
  game text not null,
  vendor text not null,
  maths_id bigint not null,
  seed_id bigint not null,
  nonce integer not null,
  moves jsonb not null,
  -- what the jackpot held when the round began
  pool bigint,
  stake bigint not null,
  began_at timestamp with time zone not null default clock_timestamp(),
  touched_at timestamp with time zone not null default clock_timestamp(),
  -- when the clock alone ends it
  ends_at timestamp with time zone,
  constraint open_rounds_moves_check CHECK ((jsonb_typeof(moves) = 'array'::text)),
  constraint open_rounds_maths_id_fkey FOREIGN KEY (maths_id) REFERENCES fairness.maths(id),
  constraint open_rounds_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint open_rounds_pkey PRIMARY KEY (round_id),
  constraint open_rounds_member_id_game_key UNIQUE (member_id, game)
);
CREATE INDEX open_rounds_ends ON studios.open_rounds USING btree (ends_at) WHERE (ends_at IS NOT NULL);
CREATE INDEX open_rounds_touched ON studios.open_rounds USING btree (touched_at);

grant delete, insert, select, update on studios.open_rounds to tucano_app;

-- support -------------------------------------------------------------------------------------------------------

create table support.articles (
  slug text not null,
  category text not null,
  position integer not null,
  title text not null,
  content text not null,
  constraint articles_pkey PRIMARY KEY (slug)
);
CREATE INDEX articles_category ON support.articles USING btree (category, "position");

-- new: nobody has written yet; waiting: the customer has; taken: an operator has it; closed.
create table support.conversations (
  id bigint not null generated always as identity,
  member_id bigint,
  vip boolean not null default false,
  country text,
  language text not null,
  state text not null default 'new'::text,
  operator_id bigint,
  created_at timestamp with time zone not null default clock_timestamp(),
  -- since when the customer waits for an operator: the order of the queue
  waiting_since timestamp with time zone,
  last_at timestamp with time zone not null default clock_timestamp(),
  closed_at timestamp with time zone,
  closed_by text,
  -- the last message that each side has seen
  customer_read bigint not null default 0,
  operator_read bigint not null default 0,
  stars smallint,
  comment text,
  constraint conversations_check CHECK ((((state = 'closed'::text) = (closed_at IS NOT NULL)) AND ((state = 'closed'::text) = (closed_by IS NOT NULL)))),
  constraint conversations_check1 CHECK (((state <> 'taken'::text) OR (operator_id IS NOT NULL))),
  constraint conversations_check2 CHECK (((state <> ALL (ARRAY['waiting'::text, 'taken'::text])) OR (waiting_since IS NOT NULL))),
  constraint conversations_check3 CHECK (((stars IS NULL) OR (state = 'closed'::text))),
  constraint conversations_closed_by_check CHECK ((closed_by = ANY (ARRAY['customer'::text, 'operator'::text, 'system'::text]))),
  constraint conversations_comment_check CHECK ((length(comment) <= 500)),
  constraint conversations_stars_check CHECK (((stars >= 1) AND (stars <= 5))),
  constraint conversations_state_check CHECK ((state = ANY (ARRAY['new'::text, 'waiting'::text, 'taken'::text, 'closed'::text]))),
  constraint conversations_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint conversations_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operator.operators(id),
  constraint conversations_pkey PRIMARY KEY (id)
);
CREATE INDEX conversations_idle ON support.conversations USING btree (last_at) WHERE (closed_at IS NULL);
CREATE UNIQUE INDEX conversations_open ON support.conversations USING btree (member_id) WHERE (closed_at IS NULL);
CREATE INDEX conversations_queue ON support.conversations USING btree (vip DESC, waiting_since, id) WHERE (state = ANY (ARRAY['waiting'::text, 'taken'::text]));

-- What visitors write to the house. `id` comes from the page: sending again is the same feedback. The network is kept for the limit alone.
create table support.feedback (
  id uuid not null,
  reference text not null,
  at timestamp with time zone not null default clock_timestamp(),
  topic text not null,
  content text not null,
  email text,
  network text,
  constraint feedback_content_check CHECK ((length(content) <= 6000)),
  constraint feedback_email_check CHECK ((length(email) <= 120)),
  constraint feedback_reference_check CHECK ((reference ~ '^[0-9A-Z]{4}-[0-9A-Z]{4}$'::text)),
  constraint feedback_pkey PRIMARY KEY (id),
  constraint feedback_reference_key UNIQUE (reference)
);
CREATE INDEX feedback_at ON support.feedback USING btree (at DESC);
CREATE INDEX feedback_network ON support.feedback USING btree (network, at) WHERE (network IS NOT NULL);

-- What was said stays said: nobody changes or removes a line.
create table support.messages (
  id bigint not null generated always as identity,
  conversation_id bigint not null,
  writer text not null,
  operator_id bigint,
  -- names the message for whoever sends it: the same id is the same message
  client_id uuid not null,
  text text not null,
  at timestamp with time zone not null default clock_timestamp(),
  constraint messages_check CHECK (((writer = 'operator'::text) = (operator_id IS NOT NULL))),
  constraint messages_text_check CHECK (((length(text) >= 1) AND (length(text) <= 2000))),
  constraint messages_writer_check CHECK ((writer = ANY (ARRAY['customer'::text, 'operator'::text]))),
  constraint messages_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES support.conversations(id),
  constraint messages_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operator.operators(id),
  constraint messages_pkey PRIMARY KEY (id),
  constraint messages_conversation_id_client_id_key UNIQUE (conversation_id, client_id)
);
CREATE INDEX messages_conversation ON support.messages USING btree (conversation_id, id);

-- The right to open one conversation, once and soon: by a member, or by a visitor.
create table support.passes (
  hash bytea not null,
  member_id bigint,
  vip boolean not null default false,
  created_at timestamp with time zone not null default clock_timestamp(),
  used_at timestamp with time zone,
  constraint passes_check CHECK (((member_id IS NOT NULL) OR (NOT vip))),
  constraint passes_hash_check CHECK ((length(hash) = 32)),
  constraint passes_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint passes_pkey PRIMARY KEY (hash)
);
CREATE INDEX passes_created ON support.passes USING btree (created_at);

-- Answers that operators give often.
create table support.replies (
  slug text not null,
  position integer not null,
  title text not null,
  text text not null,
  constraint replies_text_check CHECK (((length(text) >= 1) AND (length(text) <= 2000))),
  constraint replies_pkey PRIMARY KEY (slug)
);

-- What a customer's window shows for its conversation.
create table support.tokens (
  hash bytea not null,
  conversation_id bigint not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint tokens_hash_check CHECK ((length(hash) = 32)),
  constraint tokens_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES support.conversations(id) ON DELETE CASCADE,
  constraint tokens_pkey PRIMARY KEY (hash)
);
CREATE INDEX tokens_conversation ON support.tokens USING btree (conversation_id);

grant delete, insert, select on support.conversations to tucano_app;
grant delete, insert, select on support.passes to tucano_app;
grant delete, insert, select on support.tokens to tucano_app;
grant delete, insert, select, update on support.articles to tucano_app;
grant delete, insert, select, update on support.replies to tucano_app;
grant insert, select on support.feedback to tucano_app;
grant insert, select on support.messages to tucano_app;

-- team ----------------------------------------------------------------------------------------------------------

-- How many members of a team have staked enough in a period to count as active.
create table team.actives (
  agent_id bigint not null,
  period text not null,
  since date not null,
  type text not null,
  members integer not null,
  constraint actives_period_check CHECK ((period = ANY (ARRAY['day'::text, 'week'::text, 'halfMonth'::text, 'month'::text]))),
  constraint actives_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES member.members(id),
  constraint actives_pkey PRIMARY KEY (agent_id, period, since, type)
);

-- Everybody who came to stand right below an agent, or left it, and how. Written with the upline, and never changed.
create table team.attributions (
  id bigint not null generated always as identity,
  agent_id bigint not null,
  member_id bigint not null,
  how text not null,
  code text,
  at timestamp with time zone not null default platform.clock(),
  constraint attributions_how_check CHECK ((how = ANY (ARRAY['invitation'::text, 'opened'::text, 'movedIn'::text, 'movedOut'::text]))),
  constraint attributions_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES member.members(id),
  constraint attributions_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint attributions_pkey PRIMARY KEY (id)
);
CREATE INDEX attributions_agent ON team.attributions USING btree (agent_id, id DESC);
CREATE INDEX attributions_by_links ON team.attributions USING btree (at) WHERE (how = 'invitation'::text);

-- Members who have become agents, until the next fold counts in what periods they were active before: who is active depends on a sum that only the fold is told.
create table team.begun (
  member_id bigint not null,
  constraint begun_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint begun_pkey PRIMARY KEY (member_id)
);

-- What somebody came to in a month: an agent with its team, anybody else alone. In the order of the lists that pages show of the people right below an agent.
create table team.branch_months (
  member_id bigint not null,
  month date not null,
  -- who is right above now
  upline_id bigint,
  stake bigint not null,
  payout bigint not null,
  rebate bigint not null,
  promotion bigint not null,
  salary bigint not null,
  deposit bigint not null,
  constraint branch_months_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint branch_months_pkey PRIMARY KEY (member_id, month)
);
CREATE INDEX branch_months_deposit ON team.branch_months USING btree (upline_id, month, deposit DESC, member_id DESC) WHERE (deposit > 0);
CREATE INDEX branch_months_result ON team.branch_months USING btree (upline_id, month, (((((stake - payout) - rebate) - promotion) - salary)) DESC, member_id DESC);
CREATE INDEX branch_months_stake ON team.branch_months USING btree (upline_id, month, stake DESC, member_id DESC);

-- Days of members who are no agents and have one right above, by type and, as CONS, in all, until the last day that was closed.
create table team.closed_days (
  member_id bigint not null,
  day date not null,
  type text not null,
  -- who is right above now
  upline_id bigint not null,
  stake bigint not null,
  -- stake less payout, rebate, promotion and salary
  lost bigint not null,
  deposit bigint not null,
  constraint closed_days_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint closed_days_pkey PRIMARY KEY (member_id, day, type)
);
CREATE INDEX closed_days_below ON team.closed_days USING btree (upline_id, type, day, member_id) INCLUDE (stake, lost, deposit);

-- What everybody who is right below an agent now came to on a day, each without anybody further below.
create table team.direct_days (
  agent_id bigint not null,
  day date not null,
  rounds bigint not null,
  stake bigint not null,
  payout bigint not null,
  rebate bigint not null,
  promotion bigint not null,
  salary bigint not null,
  deposit bigint not null,
  withdrawal bigint not null,
  constraint direct_days_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES member.members(id),
  constraint direct_days_pkey PRIMARY KEY (agent_id, day)
);

-- What betting.turnover comes to for everybody who is right below an agent now. Follows it in the same transaction.
create table team.direct_turnover (
  agent_id bigint not null,
  day date not null,
  product text not null,
  currency text not null,
  bets bigint not null,
  stake bigint not null,
  payout bigint not null,
  constraint direct_turnover_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES member.members(id),
  constraint direct_turnover_pkey PRIMARY KEY (agent_id, day, product, currency)
);

-- The day of a member's first deposit that was credited, and what was credited on it.
create table team.first_deposits (
  member_id bigint not null,
  day date not null,
  amount bigint not null,
  constraint first_deposits_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint first_deposits_pkey PRIMARY KEY (member_id)
);

-- Of those who came by a link: how many made their first deposit in a month, and how many staked enough in it to count as active.
create table team.funnels (
  code text not null,
  month date not null,
  first_deposits integer not null,
  active integer not null,
  constraint funnels_code_fkey FOREIGN KEY (code) REFERENCES agent.invitations(code),
  constraint funnels_pkey PRIMARY KEY (code, month)
);

-- The last day in closed_days: one row, or none before the first.
create table team.last_closed (
  day date not null
);
CREATE UNIQUE INDEX last_closed_one ON team.last_closed USING btree ((true));

-- What a member did on a day of the brand's time zone, by type of product; money that belongs to none is of type CONS.
create table team.member_days (
  member_id bigint not null,
  day date not null,
  type text not null,
  rounds bigint not null,
  -- of bets that were settled; what is undone later is taken from the day on which it is undone
  stake bigint not null,
  payout bigint not null,
  rebate bigint not null,
  promotion bigint not null,
  salary bigint not null,
  deposit bigint not null,
  withdrawal bigint not null,
  -- who is right above the member now
  upline_id bigint,
  constraint member_days_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint member_days_pkey PRIMARY KEY (member_id, day, type)
);
CREATE INDEX member_days_below ON team.member_days USING btree (upline_id, day DESC, member_id) WHERE (upline_id IS NOT NULL);
CREATE INDEX member_days_day ON team.member_days USING btree (day);

-- What a member has staked in the last day, week, half month and month in which it staked something, by type and, as CONS, in all.
create table team.member_sums (
  member_id bigint not null,
  type text not null,
  day date not null,
  day_stake bigint not null,
  week date not null,
  week_stake bigint not null,
  half_month date not null,
  half_month_stake bigint not null,
  month date not null,
  month_stake bigint not null,
  constraint member_sums_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint member_sums_pkey PRIMARY KEY (member_id, type)
);

-- Whose team a member belongs to: every agent above it, and an agent to its own. Follows member.members.upline_id in the same transaction.
create table team.members (
  agent_id bigint not null,
  member_id bigint not null,
  -- steps from the agent down to the member; 0 is the agent itself
  depth smallint not null,
  constraint members_depth_check CHECK (((depth >= 0) AND (depth <= 12))),
  constraint members_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES member.members(id),
  constraint members_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint members_pkey PRIMARY KEY (agent_id, member_id)
);
CREATE INDEX members_above ON team.members USING btree (member_id) INCLUDE (agent_id, depth);

-- Members who change their upline, with everybody below them. They do so when a day is closed: what they did until then stays with the team that they were in.
create table team.moves (
  id bigint not null generated always as identity,
  member_id bigint not null,
  from_id bigint,
  to_id bigint,
  asked_by text not null,
  asked_at timestamp with time zone not null default platform.clock(),
  state text not null default 'waiting'::text,
  -- the first day in the new team
  since date,
  -- why it could not be done when the day was closed
  problem text,
  constraint moves_since CHECK (((since IS NOT NULL) = (state = 'done'::text))),
  constraint moves_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'done'::text, 'refused'::text, 'withdrawn'::text]))),
  constraint moves_from_id_fkey FOREIGN KEY (from_id) REFERENCES member.members(id),
  constraint moves_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint moves_to_id_fkey FOREIGN KEY (to_id) REFERENCES member.members(id),
  constraint moves_pkey PRIMARY KEY (id)
);
CREATE INDEX moves_done ON team.moves USING btree (member_id, since) WHERE (state = 'done'::text);
CREATE UNIQUE INDEX moves_waiting ON team.moves USING btree (member_id) WHERE (state = 'waiting'::text);

-- What members did and teams do not know yet. Folded into the days every few seconds, and before a period is closed.
create table team.pending (
  member_id bigint not null,
  day date not null,
  type text not null,
  joined integer not null default 0,
  rounds bigint not null default 0,
  stake bigint not null default 0,
  payout bigint not null default 0,
  rebate bigint not null default 0,
  promotion bigint not null default 0,
  salary bigint not null default 0,
  deposit bigint not null default 0,
  withdrawal bigint not null default 0
);

-- How many of a team are here, counted every minute, and how many have been away for long, counted every hour.
create table team.presence (
  agent_id bigint not null,
  online integer not null default 0,
  absent_three_days integer not null default 0,
  absent_seven_days integer not null default 0,
  counted_at timestamp with time zone not null default platform.clock(),
  constraint presence_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES member.members(id),
  constraint presence_pkey PRIMARY KEY (agent_id)
);

-- When members were last here, by the minute. Of whoever has shut themselves out, before that. Everybody below an agent has a row.
create table team.seen (
  member_id bigint not null,
  -- null: never
  at timestamp with time zone,
  joined_at timestamp with time zone not null,
  -- who is right above now
  upline_id bigint,
  last timestamp with time zone not null generated always as (COALESCE(at, joined_at)) stored,
  constraint seen_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint seen_pkey PRIMARY KEY (member_id)
);
CREATE INDEX seen_at ON team.seen USING btree (at);
CREATE INDEX seen_below ON team.seen USING btree (upline_id, last, member_id) INCLUDE (at) WHERE (upline_id IS NOT NULL);

-- What is to be added to the sizes of teams, written in the transaction that changes them, so that nobody who joins waits for anybody else. Folded into sizes every few seconds.
create table team.size_changes (
  agent_id bigint not null,
  members integer not null,
  agents integer not null,
  direct integer not null,
  direct_agents integer not null
);
CREATE INDEX size_changes_agent ON team.size_changes USING btree (agent_id);

-- How many are in a team without its agent, how many of them are agents, and how many of both stand right below it. What has changed since is in size_changes.
create table team.sizes (
  agent_id bigint not null,
  members integer not null,
  agents integer not null,
  direct integer not null,
  direct_agents integer not null,
  constraint sizes_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES member.members(id),
  constraint sizes_pkey PRIMARY KEY (agent_id)
);

-- The same of everybody in an agent's team, the agent included, as the team was on that day.
create table team.team_days (
  agent_id bigint not null,
  day date not null,
  type text not null,
  joined integer not null,
  first_deposits integer not null,
  rounds bigint not null,
  stake bigint not null,
  payout bigint not null,
  rebate bigint not null,
  promotion bigint not null,
  salary bigint not null,
  deposit bigint not null,
  withdrawal bigint not null,
  constraint team_days_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES member.members(id),
  constraint team_days_pkey PRIMARY KEY (agent_id, day, type)
);

-- Moves whoever waits for it since the day that is being closed, when all of it is folded. Whoever cannot be moved any more stays, and the move says why.
function team.apply_moves(p_until timestamp with time zone, p_active_stake bigint) returns integer security definer;

-- Whoever has become an agent is the first of its team: what it did before is the team's. In which periods it was active the next fold counts.
function team.begin_team(p_member bigint) returns void;

-- A member is below an agent, and at most twelve steps below the first one.
function team.check_place(p_member bigint, p_upline bigint) returns void;

-- Whoever comes below another agent, with everybody below, has no more there than that agent from the first day on. Who is right below the house and no agent has nothing. What was asked of it before is asked no more.
function team.clip_rebates(p_member bigint, p_day date) returns void;

-- A day is over: what members came to on it stays, and is listed from here on where it does not change any more.
function team.close_day(p_day date) returns void security definer;

-- Counts who of each team has not been here for three days, and for seven. Whoever never was counts from the day of its account.
function team.count_absent() returns void security definer;

-- Adds what members have staked on a day to their sums of the day, its week, half month and month, and counts those who have come to the sum that makes them
-- active, or have fallen below it, in every team above them and among those who came by the same link.
function team.count_active(p_day date, p_active_stake bigint, p_staked team.staked[]) returns void;

-- How many of every team have staked enough in each period, counted from the days of members: whoever is in the team at the period's end, or now. Whoever has just become an agent is counted with the next fold.
function team.count_actives(p_active_stake bigint) returns TABLE(agent_id bigint, period text, since date, type text, members integer) security definer;

-- What everybody came to by month, an agent with its team and anybody else alone, counted from the days of members and teams.
function team.count_branch_months() returns TABLE(member_id bigint, month date, upline_id bigint, stake bigint, payout bigint, rebate bigint, promotion bigint, salary bigint, deposit bigint) security definer;

-- What everybody right below each agent came to by day, counted from the days of members and the uplines as they are.
function team.count_direct_days() returns TABLE(agent_id bigint, day date, rounds bigint, stake bigint, payout bigint, rebate bigint, promotion bigint, salary bigint, deposit bigint, withdrawal bigint) security definer;

-- What bets of everybody right below each agent came to by day and product, counted from the turnover of members and the uplines as they are.
function team.count_direct_turnover() returns TABLE(agent_id bigint, day date, product text, currency text, bets bigint, stake bigint, payout bigint) security definer;

-- How far those who came by each link have come by month, counted from first deposits and from the days of members.
function team.count_funnels(p_active_stake bigint) returns TABLE(code text, month date, first_deposits integer, active integer) security definer;

-- How many are in every team, counted from the uplines.
function team.count_sizes() returns TABLE(agent_id bigint, members integer, agents integer, direct integer, direct_agents integer) security definer;

-- What every team came to by day and type, counted from the days of members, from who has joined and is folded, from first deposits, and from the teams as they were on each day.
function team.count_team_days() returns TABLE(agent_id bigint, day date, type text, joined integer, first_deposits integer, rounds bigint, stake bigint, payout bigint, rebate bigint, promotion bigint, salary bigint, deposit bigint, withdrawal bigint) security definer;

-- What members who are no agents and have one right above came to on some days, by type and, as CONS, in all, counted from their days.
function team.days_of_members(p_first date, p_last date) returns TABLE(member_id bigint, day date, type text, upline_id bigint, stake bigint, lost bigint, deposit bigint) security definer;

-- Whoever is no agent any more has no team: what it did itself is in its own days.
function team.end_team(p_member bigint) returns void;

-- Takes what members did into their days and months, into the days and months of every team above them, and how many have joined or left into the sizes of teams, and counts who has become active, or is no more. One at a time; returns
-- how much there was. Whoever closes a period calls it before, in the same transaction. What belongs to a later day than the one that is running waits for that one's end: whoever changes
-- teams does so between two days.
function team.fold(p_active_stake bigint) returns integer security definer;

-- Whoever has another agent right above, or has become an agent or is none any more, is listed there, with what is its own: an agent's is its team's.
function team.follow_branch(p_member bigint, p_before bigint) returns void;

-- Notes that so many people and agents have come into the teams above somebody, or left them (p_sign -1). Without people it is somebody who is there already and has become an agent, or is none any more.
function team.follow_sizes(p_member bigint, p_sign integer, p_members integer, p_agents integer, p_is_agent boolean) returns void;

-- Adds what turnover has changed by to what everybody right below an agent came to.
function team.follow_turnover() returns trigger security definer;

-- Keeps teams as the uplines are, and a list of who came and left. Whoever joins waits for a team that is being moved, and the other way round. Locks are taken in one order everywhere, and before a member's row: the fold's, the tree's.
function team.follow_upline() returns trigger security definer;

-- General agents (2, and 41 and 42 with an operator in charge) and agents (1).
function team.is_agent(p_type smallint) returns boolean;

-- Of a period that goes on, whoever is active counts in the teams that they are in now, and no more in those that they have left.
function team.move_active(p_member bigint, p_before bigint[], p_day date, p_active_stake bigint) returns void;

-- Takes over from open sessions when members were last seen, and counts who of each team is here.
function team.note_seen(p_online interval) returns void security definer;

-- Whoever opens a session is here. Of whoever has shut themselves out nobody learns that they were.
function team.note_session() returns trigger security definer;

-- The day that is running for teams: the one after the last that was closed. What belongs to a later one waits until it is.
function team.open_day() returns date security definer;

-- The day, week, half month and month in which a day lies; each ends before its last date.
function team.periods_of(p_day date) returns TABLE(period text, since date, until date);

-- What is written down of who came and left stays as it was.
function team.refuse_change() returns trigger;

-- Everybody's place in the teams above, counted from the uplines alone.
function team.tree() returns TABLE(agent_id bigint, member_id bigint, depth smallint) security definer;

-- Everybody's place in the teams above as they were on a day, counted from the uplines and from who was moved since.
function team.tree_on(p_day date) returns TABLE(agent_id bigint, member_id bigint, depth smallint) security definer;

-- Teams as they were, from one day on which somebody was moved until the next, counted from the uplines and from who was moved.
function team.trees() returns TABLE(first date, next date, agent_id bigint, member_id bigint, depth smallint) security definer;

CREATE TRIGGER attributions_fixed BEFORE DELETE OR UPDATE OR TRUNCATE ON team.attributions FOR EACH STATEMENT EXECUTE FUNCTION team.refuse_change();

grant execute on function team.apply_moves(timestamp with time zone,bigint) to tucano_app;
grant execute on function team.close_day(date) to tucano_app;
grant execute on function team.count_absent() to tucano_app;
grant execute on function team.count_actives(bigint) to tucano_app;
grant execute on function team.count_branch_months() to tucano_app;
grant execute on function team.count_direct_days() to tucano_app;
grant execute on function team.count_direct_turnover() to tucano_app;
grant execute on function team.count_funnels(bigint) to tucano_app;
grant execute on function team.count_sizes() to tucano_app;
grant execute on function team.count_team_days() to tucano_app;
grant execute on function team.days_of_members(date,date) to tucano_app;
grant execute on function team.fold(bigint) to tucano_app;
grant execute on function team.is_agent(smallint) to tucano_app;
grant execute on function team.note_seen(interval) to tucano_app;
grant execute on function team.open_day() to tucano_app;
grant execute on function team.periods_of(date) to tucano_app;
grant execute on function team.tree() to tucano_app;
grant execute on function team.tree_on(date) to tucano_app;
grant execute on function team.trees() to tucano_app;
grant insert, select on team.moves to tucano_app;
grant insert, select on team.pending to tucano_app;
grant select on team.actives to tucano_app;
grant select on team.attributions to tucano_app;
grant select on team.begun to tucano_app;
grant select on team.branch_months to tucano_app;
grant select on team.closed_days to tucano_app;
grant select on team.direct_days to tucano_app;
grant select on team.direct_turnover to tucano_app;
grant select on team.first_deposits to tucano_app;
grant select on team.funnels to tucano_app;
grant select on team.last_closed to tucano_app;
grant select on team.member_days to tucano_app;
grant select on team.member_sums to tucano_app;
grant select on team.members to tucano_app;
grant select on team.presence to tucano_app;
grant select on team.seen to tucano_app;
grant select on team.size_changes to tucano_app;
grant select on team.sizes to tucano_app;
grant select on team.team_days to tucano_app;

-- transfers -----------------------------------------------------------------------------------------------------

-- Sums of members that others catch shares of, by a link with a code. How one is split follows from its seed, whose digest is shown while it is open and which is told when it is closed.
create table transfers.envelopes (
  id bigint not null generated always as identity,
  member_id bigint not null,
  request_id uuid not null,
  code text not null,
  total bigint not null,
  shares integer not null,
  least bigint not null,
  seed bytea not null,
  hash bytea not null,
  hold_id bigint not null,
  -- of the brand, for the limit of a day
  day date not null,
  at timestamp with time zone not null,
  closes_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  -- what nobody has caught, back in its member's cash
  given_back bigint,
  constraint envelopes_check CHECK ((hash = sha256(seed))),
  constraint envelopes_closed CHECK (((closed_at IS NULL) = (given_back IS NULL))),
  constraint envelopes_code_check CHECK ((code ~ '^[A-Z2-9]{16}$'::text)),
  constraint envelopes_least_check CHECK (("least" > 0)),
  constraint envelopes_seed_check CHECK ((length(seed) = 32)),
  constraint envelopes_shares_check CHECK ((shares > 0)),
  constraint envelopes_split CHECK ((total >= ("least" * shares))),
  constraint envelopes_times CHECK ((at < closes_at)),
  constraint envelopes_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint envelopes_pkey PRIMARY KEY (id),
  constraint envelopes_code_key UNIQUE (code),
  constraint envelopes_hold_id_key UNIQUE (hold_id),
  constraint envelopes_member_id_request_id_key UNIQUE (member_id, request_id)
);
CREATE INDEX envelopes_day ON transfers.envelopes USING btree (member_id, day);
CREATE INDEX envelopes_member ON transfers.envelopes USING btree (member_id, at DESC);
CREATE INDEX envelopes_open ON transfers.envelopes USING btree (closes_at) WHERE (closed_at IS NULL);

-- What such an envelope is split into. A share is one member's, and a member has one of an envelope.
create table transfers.shares (
  envelope_id bigint not null,
  number integer not null,
  amount bigint not null,
  member_id bigint,
  caught_at timestamp with time zone,
  constraint shares_amount_check CHECK ((amount > 0)),
  constraint shares_caught CHECK (((member_id IS NULL) = (caught_at IS NULL))),
  constraint shares_number_check CHECK ((number > 0)),
  constraint shares_envelope_id_fkey FOREIGN KEY (envelope_id) REFERENCES transfers.envelopes(id),
  constraint shares_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint shares_pkey PRIMARY KEY (envelope_id, number)
);
CREATE UNIQUE INDEX shares_member ON transfers.shares USING btree (envelope_id, member_id) WHERE (member_id IS NOT NULL);

-- day is the brand's, for the limit of a day.
create table transfers.transfers (
  id bigint not null generated always as identity,
  member_id bigint not null,
  to_id bigint not null,
  transfer_id uuid not null,
  amount bigint not null,
  currency text not null,
  day date not null,
  posting_id bigint not null,
  at timestamp with time zone not null default clock_timestamp(),
  -- to whoever is right above the member, or to somebody right below
  way text not null default 'up'::text,
  constraint transfers_amount_check CHECK ((amount > 0)),
  constraint transfers_check CHECK ((member_id <> to_id)),
  constraint transfers_way_check CHECK ((way = ANY (ARRAY['up'::text, 'down'::text]))),
  constraint transfers_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint transfers_upline_id_fkey FOREIGN KEY (to_id) REFERENCES member.members(id),
  constraint transfers_pkey PRIMARY KEY (id),
  constraint transfers_member_id_transfer_id_key UNIQUE (member_id, transfer_id)
);
CREATE INDEX transfers_day ON transfers.transfers USING btree (member_id, day);
CREATE INDEX transfers_member ON transfers.transfers USING btree (member_id, id);
CREATE INDEX transfers_to ON transfers.transfers USING btree (to_id, member_id, day);

grant insert, select on transfers.envelopes to tucano_app;
grant insert, select on transfers.shares to tucano_app;
grant insert, select on transfers.transfers to tucano_app;

-- vendors -------------------------------------------------------------------------------------------------------

-- How many times in a row a vendor could not be reached. Vendors that are down show as under maintenance until they answer again.
create table vendors.health (
  vendor text not null,
  failures integer not null default 0,
  checked_at timestamp with time zone not null default clock_timestamp(),
  constraint health_vendor_fkey FOREIGN KEY (vendor) REFERENCES lobby.vendors(code),
  constraint health_pkey PRIMARY KEY (vendor)
);

-- A member as one vendor knows it: by a name that says nothing, and with the pocket that its games draw on.
create table vendors.players (
  vendor text not null,
  pseudonym text not null,
  member_id bigint not null,
  account_id bigint not null,
  currency text not null,
  constraint players_pseudonym_check CHECK ((pseudonym ~ '^[\w-]{16,64}$'::text)),
  constraint players_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint players_vendor_fkey FOREIGN KEY (vendor) REFERENCES lobby.vendors(code),
  constraint players_pkey PRIMARY KEY (vendor, pseudonym),
  constraint players_vendor_member_id_key UNIQUE (vendor, member_id)
);

-- A vendor's round is a bet of ours. One that was undone altogether makes room for another, when the vendor bets in it again.
create table vendors.rounds (
  vendor text not null,
  round text not null,
  member_id bigint not null,
  bet_id uuid not null,
  constraint rounds_pkey PRIMARY KEY (vendor, round, member_id)
);

-- What a vendor asked for and got, once and for all by its id. Refusals leave no trace. A row without a kind is a tombstone: whatever comes by that id was undone before it came.
create table vendors.transactions (
  vendor text not null,
  id text not null,
  kind text,
  member_id bigint,
  bet_id uuid,
  reference text,
  amount bigint not null default 0,
  -- of all fields that matter: the same id with another one is refused
  hash bigint not null,
  -- what moved the money; a win of nothing moved none
  posting_id bigint,
  undone_by text,
  at timestamp with time zone not null default clock_timestamp(),
  -- the free rounds that the bet is one of; when it is undone, it is given back
  reward uuid,
  constraint transactions_kind_check CHECK ((kind = ANY (ARRAY['bet'::text, 'win'::text, 'rollback'::text]))),
  constraint transactions_pkey PRIMARY KEY (vendor, id)
);
CREATE INDEX transactions_round ON vendors.transactions USING btree (bet_id);

-- Who may play what by a token, and whether for no longer.
create view vendors.tokens as
 SELECT token_hash,
    member_id,
    game_id,
    at < (clock_timestamp() - '12:00:00'::interval) OR (EXISTS ( SELECT
           FROM session.sessions s
          WHERE s.id = l.session_id AND (s.ended_why = ANY (ARRAY['logout'::text, 'replaced'::text, 'revoked'::text])))) AS expired
   FROM lobby.launches l;

-- Bets, wins and questions for the balance, each of another player: judged one by one, and posted together. The verdict is a word of ours,
-- which each shape of vendor says in its own way; a bet that the member may not make now is refused. What the ledger refuses after all fails the
-- whole call, and whoever asked asks again for fewer. An id that somebody else is using at this very moment is a unique violation, and known the
-- next time. A bet that is free names the free rounds that pay for it, and begins a round of its own.
function vendors.act(p_acts json) returns TABLE(n bigint, verdict text, pseudonym text, currency text, balance bigint);

-- What one call asks for at once: all of it, or nothing. The answer is that of the last act, or of the first that is refused.
function vendors.act_together(p_acts json) returns TABLE(verdict text, pseudonym text, currency text, balance bigint);

-- A member goes to play at a vendor: by which name the vendor knows it, and with which pocket.
function vendors.enter(p_vendor text, p_member bigint, p_pseudonym text, p_account bigint, p_currency text) returns text;

-- A vendor could be reached, or not. Three times in a row not is down; once is up again.
function vendors.hear_health(p_vendor text, p_well boolean) returns void;

-- Undoes a bet or a win, or keeps its place when it has not come yet. A bet that is undone has no wins: those that name it go with it, and
-- when no bet is left in a round, all of them. A free round that is undone is given back.
function vendors.roll_back(p_vendor text, p_id text, p_reference text, p_hash bigint, OUT verdict text, OUT pseudonym text, OUT currency text, OUT balance bigint) returns record;

grant execute on function vendors.act(json) to tucano_app;
grant execute on function vendors.act_together(json) to tucano_app;
grant execute on function vendors.enter(text,bigint,text,bigint,text) to tucano_app;
grant execute on function vendors.hear_health(text,boolean) to tucano_app;
grant execute on function vendors.roll_back(text,text,text,bigint) to tucano_app;
grant insert, select on vendors.transactions to tucano_app;
grant insert, select, update on vendors.health to tucano_app;
grant insert, select, update on vendors.players to tucano_app;
grant insert, select, update on vendors.rounds to tucano_app;
grant select on vendors.tokens to tucano_app;

-- winners -------------------------------------------------------------------------------------------------------

create table winners.wins (
  id bigint not null generated always as identity,
  round_id uuid not null,
  member_id bigint not null,
  vendor text not null,
  game text not null,
  currency text not null,
  stake bigint not null,
  payout bigint not null,
  at timestamp with time zone not null,
  constraint wins_check CHECK ((payout > stake)),
  constraint wins_stake_check CHECK ((stake > 0)),
  constraint wins_pkey PRIMARY KEY (id),
  constraint wins_round_id_key UNIQUE (round_id)
);
CREATE INDEX wins_newest ON winners.wins USING btree (at DESC, id DESC);

grant delete, insert, select on winners.wins to tucano_app;
