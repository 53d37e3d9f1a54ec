alter type ledger.line add attribute back bigint;
comment on type ledger.line is 'One amount for one account, as ledger.write takes it: n is the caller''s own number for it. A kind begins the posting; without one it has been begun. With a version, the account must still have so many entries. What comes back to the account within the same act is an entry of its own, after that of the amount.';

create type betting.asked_play as (
  id uuid, pocket bigint, hash bigint, stake bigint, product text, vendor text, game text, alone boolean, seed bigint, drawn integer, most integer
);
comment on type betting.asked_play is 'A bet that is drawn when its stake is accepted, as betting.accept judges it. Alone: no other bet of its pocket goes with it. Of its seed, the highest number that was drawn, and the most there may be.';
create type betting.drawn_play as (
  id uuid, pocket bigint, version bigint, hash bigint, stake bigint, payout bigint, over boolean, product text, vendor text, game text, transcript bytea, seed bigint, nonce integer
);
comment on type betting.drawn_play is 'A bet that was accepted and drawn, as betting.finish writes it. Version: how many entries its pocket had when it was judged.';
drop function if exists betting.accept(json), betting.finish(json);
