-- What bets of everybody right below an agent came to, and bets of everybody in the order of time: of so many people nobody asks one after the other.
create table team.direct_turnover (
  agent_id bigint not null references member.members (id),
  day date not null,
  product text not null,
  currency text not null,
  bets bigint not null,
  stake bigint not null,
  payout bigint not null,
  primary key (agent_id, day, product, currency)
) with (fillfactor = 70);
comment on table team.direct_turnover is 'What betting.turnover comes to for everybody who is right below an agent now. Follows it in the same transaction.';
grant select on team.direct_turnover to tucano_app;

set local role tucano_ledger;
create index bets_newest on betting.bets (placed_at, id);
create index bets_newest_unsettled on betting.bets (placed_at, id) where state <> 'settled';
create index bets_newest_marked on betting.bets (placed_at, id) where mark is not null;
create index bets_newest_others on betting.bets (product, placed_at, id) where product <> 'RNG';
reset role;
