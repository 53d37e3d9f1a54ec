-- Writes the entries of one posting that has begun. Amounts are signed; several for one account become one entry.
create or replace function ledger.write_entries(p_posting bigint, p_account bigint[], p_amount bigint[], p_reference uuid default null)
returns void language plpgsql set search_path = pg_catalog set plan_cache_mode = force_generic_plan as $$
begin
  perform ledger.write(array(
    select (0, p_posting, null, t.account, null, sum(t.amount)::bigint, p_reference, null)::ledger.line
    from unnest(p_account, p_amount) t(account, amount) group by t.account order by t.account
  ));
end
$$;
