-- The account of a pot, by the id of what is played for. It holds stakes until they are paid out, to the last cent.
create or replace function ledger.open_pot(p_id uuid, p_currency text) returns bigint language plpgsql security definer set search_path = pg_catalog as $$
declare
  account bigint;
begin
  if not exists (select from ledger.currencies where code = p_currency) then
    perform ledger.refuse('currency.unknown', p_currency);
  end if;
  insert into ledger.accounts (id, kind, vendor, currency) overriding system value
  values (nextval('ledger.operator_accounts'), 'pot', p_id::text, p_currency) on conflict do nothing returning id into account;
  return coalesce(account, (select a.id from ledger.accounts a where a.member_id is null and a.kind = 'pot' and a.vendor = p_id::text and a.currency = p_currency));
end
$$;
