-- Bets whose stake a ticket has paid: the stake goes back to the promotion account when they win.
alter table betting.bets add column returns boolean not null default false;
comment on column betting.bets.returns is 'its free stake goes back to the promotion account when it wins: what it pays is what it has won above the stake';
alter table betting.free_stakes add column bet_id uuid unique;
comment on column betting.free_stakes.bet_id is 'the bet that it was staked on; one that is undone gives it back';
alter table betting.free_stakes add constraint free_stakes_bet check (bet_id is null or kind = 'bet');
grant update (bet_id) on betting.free_stakes to tucano_ledger;
alter type betting.judged add attribute returns boolean, add attribute ticket uuid;

-- What has to be staked before cash may leave: a row for each source.
alter table cashier.wagering drop constraint wagering_pkey;
alter table cashier.wagering
  add column id bigint generated always as identity primary key,
  add column source text not null default 'deposit' check (source in ('deposit', 'transfer', 'reward')),
  add column amount bigint not null default 0 check (amount >= 0),
  add column earlier bigint not null default 0 check (earlier >= 0),
  add column at timestamptz not null default platform.clock(),
  add column lifted_at timestamptz;
alter table cashier.wagering alter column source drop default;
update cashier.wagering set amount = required;
comment on table cashier.wagering is 'How much must be staked before money may leave, by where it comes from. What is staked counts against the oldest first.';
comment on column cashier.wagering.amount is 'the money that came with it';
comment on column cashier.wagering.earlier is 'what has to be staked before it, of those that were open when it came';
comment on column cashier.wagering.staked_before is 'what the member had staked in all when the first of those that were open began';
comment on column cashier.wagering.lifted_at is 'when it was let go, because its member has excluded themselves: the money can leave';
create index wagering_member on cashier.wagering (member_id, id) where lifted_at is null;

alter table betting.turnover add column bonus_stake bigint not null default 0;
comment on column betting.turnover.bonus_stake is 'what of the stakes was bonus money';
