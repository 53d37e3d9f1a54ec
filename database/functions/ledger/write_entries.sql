-- Writes the entries of a posting. Amounts are signed; several for one account become one entry.
create or replace function ledger.write_entries(p_posting bigint, p_account bigint[], p_amount bigint[], p_reference uuid default null)
returns void language plpgsql set search_path = pg_catalog set plan_cache_mode = force_generic_plan as $$
declare
  problem record;
  fresh record;
  now_at timestamptz;
begin
  perform from ledger.accounts a where a.id = any (p_account) order by a.id for no key update;
  select l.account,
    case when a.id is null then 'account.unknown'
      when a.closed_at is not null then 'account.closed'
      when l.amount < 0 and a.balance + l.amount < a.floor then 'balance.insufficient'
      when a.balance + l.amount not between -1000000000000000000 and 1000000000000000000 then 'balance.limit' end as code
  into problem
  from (select t.account, sum(t.amount)::bigint as amount from unnest(p_account, p_amount) t(account, amount) group by t.account) l
  left join ledger.accounts a on a.id = l.account
  where a.id is null or a.closed_at is not null or (l.amount < 0 and a.balance + l.amount < a.floor)
    or a.balance + l.amount not between -1000000000000000000 and 1000000000000000000
  order by l.account limit 1;
  if found then
    perform ledger.refuse(problem.code, problem.account::text);
  end if;
  now_at := platform.clock();
  with written as (
    insert into ledger.entries (account_id, version, at, posting_id, amount, balance, reference, currency)
    select a.id, a.version + 1, greatest(now_at, a.last_at + interval '1 microsecond'), p_posting, l.amount, a.balance + l.amount, p_reference, a.currency
    from (select t.account, sum(t.amount)::bigint as amount from unnest(p_account, p_amount) t(account, amount) group by t.account) l
    join ledger.accounts a on a.id = l.account where l.amount <> 0
    returning account_id, version, at, balance
  )
  select array_agg(w.account_id) as accounts, array_agg(w.balance) as balances, array_agg(w.version) as versions, array_agg(w.at) as ats into fresh from written w;
  perform ledger.take_over(fresh.accounts, fresh.balances, fresh.versions, fresh.ats);
  if p_reference is null then
    insert into ledger.movements (account_id, heading, at)
    select t.account, ledger.heading(p_posting), t.at from unnest(fresh.accounts, fresh.ats) t(account, at) where t.account < 1000000000000000;
  end if;
end
$$;
