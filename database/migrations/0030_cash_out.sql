set local role tucano_ledger;

alter table betting.bets add column mark text;
alter table betting.bets add constraint bets_mark check (mark in ('corrected', 'cashedOut'));
comment on column betting.bets.mark is 'what is to be told of a bet besides its state: it was corrected, or its member has ended it before its event did';
create index bets_marked on betting.bets (member_id, placed_at, id) where mark is not null;

alter table betting.steps drop constraint steps_kind_check;
alter table betting.steps add constraint steps_kind_check check (kind in ('place', 'raise', 'pay', 'part', 'cashOut', 'back', 'settle', 'void', 'correct'));

-- The condition is the trigger's own: of a set of bets that change as they may, no function is called.
drop trigger bets_check on betting.bets;
create trigger bets_check before update on betting.bets for each row
  when ((new.id, new.pocket_id, new.member_id, new.input_hash, new.placed_at, new.posting_id, new.product, new.vendor, new.game, new.currency, new.free, new.event_id, new.seed_id, new.nonce)
      is distinct from
     (old.id, old.pocket_id, old.member_id, old.input_hash, old.placed_at, old.posting_id, old.product, old.vendor, old.game, old.currency, old.free, old.event_id, old.seed_id, old.nonce)
    or new.version <> old.version + 1
    or (new.state = 'open' and old.state <> 'open')
    or (old.state = 'void' and new.state <> 'settled')
    or (new.state = 'open') <> (new.settled_at is null))
  execute function betting.check_bet();

reset role;
