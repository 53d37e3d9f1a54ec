-- A bet changes only by its steps, one version after the other, and never becomes open again.
create or replace function betting.check_bet() returns trigger language plpgsql as $$
begin
  if (new.id, new.pocket_id, new.member_id, new.input_hash, new.placed_at, new.posting_id, new.product, new.vendor, new.game, new.currency, new.free, new.event_id, new.seed_id, new.nonce)
      is distinct from
     (old.id, old.pocket_id, old.member_id, old.input_hash, old.placed_at, old.posting_id, old.product, old.vendor, old.game, old.currency, old.free, old.event_id, old.seed_id, old.nonce)
    or new.version <> old.version + 1
    or (new.state = 'open' and old.state <> 'open')
    or (old.state = 'void' and new.state <> 'settled')
    or (new.state = 'open') <> (new.settled_at is null)
  then
    raise exception 'bet % cannot become this', old.id using errcode = 'check_violation';
  end if;
  return new;
end
$$;
