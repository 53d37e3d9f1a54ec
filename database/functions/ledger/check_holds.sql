-- What is locked is what is held: a hold that was not released, or released without its money, cannot be committed.
create or replace function ledger.check_holds() returns trigger language plpgsql as $$
declare
  balance bigint := (select a.balance from ledger.accounts a where a.id = new.locked_id);
  held bigint := (select coalesce(sum(h.remaining), 0) from ledger.holds h where h.locked_id = new.locked_id and h.remaining > 0);
begin
  if balance <> held then
    raise exception 'account % has % locked and % held', new.locked_id, balance, held using errcode = 'check_violation';
  end if;
  return null;
end
$$;
