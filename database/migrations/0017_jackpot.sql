create table jackpot.pools (
  id bigint generated always as identity primary key,
  currency text not null references ledger.currencies,
  seed bigint not null check (seed > 0),
  growth bigint not null check (growth > 0),
  every_ms integer not null check (every_ms > 0),
  started_at timestamptz not null default clock_timestamp(),
  won_at timestamptz,
  round_id uuid unique,
  amount bigint check (amount > 0),
  member_id bigint references member.members,
  check ((won_at is null) = (round_id is null) and (won_at is null) = (amount is null) and (won_at is null) = (member_id is null))
);
comment on column jackpot.pools.won_at is 'when it was won, and by which round; a pool that is over is never changed again';
-- One pool at a time in a currency.
create unique index pools_open on jackpot.pools (currency) where won_at is null;
grant select, insert on jackpot.pools to tucano_app;
grant update (won_at, round_id, amount, member_id) on jackpot.pools to tucano_app;
create trigger told after insert or update on jackpot.pools for each statement execute function jackpot.tell_change();
