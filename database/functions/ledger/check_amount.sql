-- Refuses what is no amount of money: nothing, less, or more than 10^15.
create or replace function ledger.check_amount(p_amount bigint) returns void language plpgsql as $$
begin
  if p_amount is null or p_amount not between 1 and 1000000000000000 then
    perform ledger.refuse('amount.invalid', p_amount::text);
  end if;
end
$$;
