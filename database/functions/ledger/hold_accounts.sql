-- Holds accounts until the transaction ends, in their order, so that whoever reads them next reads what it will write to.
create or replace function ledger.hold_accounts(p_accounts bigint[]) returns void
language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform from ledger.accounts a where a.id = any (p_accounts) order by a.id for no key update;
end
$$;

grant execute on function ledger.hold_accounts to tucano_app;
