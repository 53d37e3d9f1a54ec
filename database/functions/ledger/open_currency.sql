-- A currency, and the operator's accounts in it. The nature of a currency never changes.
create or replace function ledger.open_currency(p_code text, p_nature text) returns void language plpgsql security definer set search_path = pg_catalog as $$
begin
  insert into ledger.currencies (code, nature) values (p_code, p_nature) on conflict do nothing;
  if (select nature from ledger.currencies where code = p_code) <> p_nature then
    perform ledger.refuse('currency.mismatch', p_code);
  end if;
  insert into ledger.accounts (id, kind, currency, stripe) overriding system value
  select nextval('ledger.operator_accounts'), kind, p_code, stripe
  from unnest(array['house', 'stakes', 'promotion', 'clearing', 'commission']) kind, generate_series(0, 7) stripe
  union all
  select nextval('ledger.operator_accounts'), kind, p_code, 0 from unnest(array['jackpot', 'suspense']) kind
  on conflict do nothing;
end
$$;

grant execute on function ledger.open_currency to tucano_app;
