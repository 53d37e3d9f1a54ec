-- Makes entries the balances of their accounts; of several for one account, the newest.
create or replace function ledger.take_over(p_account bigint[], p_balance bigint[], p_version bigint[], p_at timestamptz[]) returns void language plpgsql as $$
begin
  update ledger.accounts a set balance = e.balance, version = e.version, last_at = e.at
  from (select distinct on (t.account) t.* from unnest(p_account, p_balance, p_version, p_at) t(account, balance, version, at) order by t.account, t.version desc) e
  where a.id = e.account;
end
$$;
