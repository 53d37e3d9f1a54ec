-- A round changes only by what happens to it, and never back: steps change its amounts, the rest is how it ends.
create or replace function betting.check_round() returns trigger language plpgsql as $$
begin
  if (new.id, new.account_id, new.member_id, new.input_hash, new.placed_at, new.place_posting_id, new.product, new.vendor, new.game, new.currency, new.seed_id, new.nonce)
      is distinct from
     (old.id, old.account_id, old.member_id, old.input_hash, old.placed_at, old.place_posting_id, old.product, old.vendor, old.game, old.currency, old.seed_id, old.nonce)
    or (case
      when new.state = old.state then old.state = 'void' or (new.settled_at, new.settle_posting_id, new.void_posting_id) is distinct from (old.settled_at, old.settle_posting_id, old.void_posting_id)
      when new.state = 'settled' then old.state <> 'open' or new.stake <> old.stake or new.settle_posting_id is null or new.void_posting_id is not null
      when new.state = 'void' then (new.stake, new.payout) is distinct from (old.stake, old.payout) or new.void_posting_id is null
      else true end)
  then
    raise exception 'round % cannot become this', old.id using errcode = 'check_violation';
  end if;
  return new;
end
$$;
