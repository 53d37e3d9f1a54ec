-- Holds the cash of members, in the order of accounts, and tells what there is. Accounts that are closed are left out.
create or replace function ledger.lock_cash(p_members bigint[], p_currency text) returns table (id bigint, member_id bigint, balance bigint)
language sql security definer set search_path = pg_catalog as $$
  select a.id, a.member_id, a.balance from ledger.accounts a
  where a.member_id = any (p_members) and a.kind = 'cash' and a.currency = p_currency and a.closed_at is null order by a.id for no key update
$$;

grant execute on function ledger.lock_cash to tucano_app;
