-- A round that is still open, locked.
create or replace function betting.lock_round(p_id uuid, p_settled boolean, out stake bigint, out payout bigint, out state text, out currency text, out account_id bigint, out member_id bigint)
language plpgsql as $$
begin
  select r.stake, r.payout, r.state, r.currency, r.account_id, r.member_id into stake, payout, state, currency, account_id, member_id
  from betting.rounds r where r.id = p_id for no key update;
  if not found then
    perform ledger.refuse('round.unknown', p_id::text);
  elsif state = 'void' or (state = 'settled' and not p_settled) then
    perform ledger.refuse('round.' || state, p_id::text);
  end if;
end
$$;
