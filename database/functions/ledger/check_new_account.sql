-- Whatever else an account is, it is from the beginning.
create or replace function ledger.check_new_account() returns trigger language plpgsql as $$
begin
  if new.balance <> 0 or new.version <> 0 then
    raise exception 'an account begins empty' using errcode = 'check_violation';
  end if;
  if new.member_id is null then
    if new.id < 1000000000000000 or new.kind not in ('house', 'stakes', 'jackpot', 'promotion', 'clearing', 'commission', 'suspense', 'pot') or (new.kind = 'pot') <> (new.vendor is not null) then
      raise exception '% is no account of the operator', new.kind using errcode = 'check_violation';
    end if;
  elsif new.id >= 1000000000000000 or new.kind not in ('cash', 'bonus', 'locked', 'points', 'vendor') or new.floor is null
    or (new.kind = 'vendor') <> (new.vendor is not null) then
    raise exception '% is no account of a member', new.kind using errcode = 'check_violation';
  end if;
  return new;
end
$$;
