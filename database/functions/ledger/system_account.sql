-- An account of the operator: the stripe of this connection where there are stripes.
create or replace function ledger.system_account(p_kind text, p_currency text) returns bigint language plpgsql stable security definer set search_path = pg_catalog as $$
declare
  account bigint;
begin
  select id into account from ledger.accounts
  where member_id is null and kind = p_kind and vendor is null and currency = p_currency
    and stripe = case when p_kind in ('jackpot', 'suspense') then 0 else ledger.stripe() end;
  if account is null then
    perform ledger.refuse('account.unknown', p_kind || ' ' || p_currency);
  end if;
  return account;
end
$$;

grant execute on function ledger.system_account to tucano_app;
