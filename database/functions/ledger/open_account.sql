-- A member's account, opened the first time that it is asked for.
create or replace function ledger.open_account(p_member bigint, p_kind text, p_currency text, p_vendor text default null)
returns bigint language plpgsql security definer set search_path = pg_catalog as $$
declare
  account bigint;
begin
  if not exists (select from ledger.currencies where code = p_currency) then
    perform ledger.refuse('currency.unknown', p_currency);
  end if;
  insert into ledger.accounts (member_id, kind, currency, vendor, floor) values (p_member, p_kind, p_currency, p_vendor, 0)
  on conflict do nothing returning id into account;
  if account is null then
    select id into account from ledger.accounts
    where member_id = p_member and kind = p_kind and currency = p_currency and vendor is not distinct from p_vendor;
  end if;
  return account;
end
$$;

grant execute on function ledger.open_account to tucano_app;
