-- A closed account takes and gives nothing. Whatever it holds stays visible.
create or replace function ledger.close_account(p_account bigint, p_closed boolean) returns void language plpgsql security definer set search_path = pg_catalog as $$
begin
  update ledger.accounts set closed_at = case when p_closed then coalesce(closed_at, platform.clock()) end where id = p_account and member_id is not null;
  if not found then
    perform ledger.refuse('account.unknown', p_account::text);
  end if;
end
$$;

grant execute on function ledger.close_account to tucano_app;
