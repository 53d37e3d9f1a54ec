-- Who won, kept by a listener of the rounds: the board needs twenty of them, not all rounds there ever were -----------------------------

create schema winners;
grant usage on schema winners to tucano_app;

create table winners.wins (
  id bigint generated always as identity primary key,
  round_id uuid not null unique,
  member_id bigint not null,
  vendor text not null,
  game text not null,
  currency text not null,
  stake bigint not null check (stake > 0),
  payout bigint not null check (payout > stake),
  at timestamptz not null
);
create index wins_newest on winners.wins (at desc, id desc);
grant select, insert, delete on winners.wins to tucano_app;

-- The progressive jackpot. What it holds follows from the clock: the seed, and so much for every step since it began ----------------------

create schema jackpot;
grant usage on schema jackpot to tucano_app;

create table jackpot.pools (
  id bigint generated always as identity primary key,
  currency text not null references ledger.currencies,
  seed bigint not null check (seed > 0),
  growth bigint not null check (growth > 0),
  every_ms integer not null check (every_ms > 0),
  started_at timestamptz not null default clock_timestamp(),
  -- when it was won, and by which round; a pool that is over is never changed again
  won_at timestamptz,
  round_id uuid unique,
  amount bigint check (amount > 0),
  member_id bigint references member.members,
  check ((won_at is null) = (round_id is null) and (won_at is null) = (amount is null) and (won_at is null) = (member_id is null))
);
-- One pool at a time in a currency.
create unique index pools_open on jackpot.pools (currency) where won_at is null;
grant select, insert on jackpot.pools to tucano_app;
grant update (won_at, round_id, amount, member_id) on jackpot.pools to tucano_app;

create function jackpot.tell_change() returns trigger language plpgsql as $$
begin
  insert into platform.outbox (name, payload) values ('jackpot.changed', '{}');
  return null;
end
$$;
create trigger told after insert or update on jackpot.pools for each statement execute function jackpot.tell_change();

-- How long deposits and withdrawals took, from the wish to the money -----------------------------------------------------------------------

create schema cashier;
grant usage on schema cashier to tucano_app;

create table cashier.times (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('deposit', 'withdrawal')),
  asked_at timestamptz not null,
  done_at timestamptz not null default clock_timestamp(),
  check (done_at >= asked_at)
);
create index times_newest on cashier.times (kind, done_at desc);
grant select, insert on cashier.times to tucano_app;
