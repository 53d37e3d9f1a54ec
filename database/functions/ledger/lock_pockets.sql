-- Holds a member's accounts in a currency, in the order of accounts, and tells what is in each, and whether it is closed.
create or replace function ledger.lock_pockets(p_member bigint, p_currency text) returns table (id bigint, kind text, balance bigint, closed boolean)
language sql security definer set search_path = pg_catalog as $$
  select a.id, a.kind, a.balance, a.closed_at is not null from ledger.accounts a
  where a.member_id = p_member and a.currency = p_currency and a.vendor is null order by a.id for no key update
$$;

grant execute on function ledger.lock_pockets to tucano_app;
