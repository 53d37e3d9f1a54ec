-- Entries of rounds are bets; everything else is filed by what its posting was.
create or replace function ledger.heading_of(p_kind text) returns text language sql immutable as $$
  select case
    when p_kind like 'deposit%' then 'deposits'
    when p_kind like 'withdraw%' or p_kind in ('hold', 'capture', 'release') then 'withdrawals'
    when p_kind like 'transfer%' then 'transfers'
    when p_kind ~ '^(bonus|reward|mission|cashback|referral|points|promotion|jackpot)' then 'bonuses'
    when p_kind like 'rebateBet%' then 'rebates'
    when p_kind ~ '^(dividend|salary|rebate|cpa)' then 'commissions'
    else 'adjustments' end
$$;

grant execute on function ledger.heading_of to tucano_app;
