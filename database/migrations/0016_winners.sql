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
