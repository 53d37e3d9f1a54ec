-- Moves in their order, each a posting of its own: the entries are those that ledger.write_entries would write one posting after the other.
create or replace function ledger.write_moves(p_posting bigint[], p_from bigint[], p_to bigint[], p_amount bigint[], p_reference uuid[])
returns void language plpgsql
set search_path = pg_catalog set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  now_at timestamptz;
  e record;
begin
  perform from ledger.accounts a where a.id = any (p_from || p_to) order by a.id for no key update;
  now_at := platform.clock();
  select array_agg(l.account) as accounts, array_agg(a.version + l.nth) as versions,
    array_agg(greatest(now_at, a.last_at + interval '1 microsecond') + (l.nth - 1)::float8 * interval '1 microsecond') as ats,
    array_agg(l.posting) as postings, array_agg(l.amount) as amounts, array_agg((a.balance + l.moved)::bigint) as balances, array_agg(l.reference) as refs,
    array_agg(a.currency) as currencies,
    max(case when a.id is null then 'account.unknown'
      when a.closed_at is not null then 'account.closed'
      when l.amount < 0 and a.balance + l.moved < a.floor then 'balance.insufficient'
      when a.balance + l.moved not between -1000000000000000000 and 1000000000000000000 then 'balance.limit' end) as code
  into e from (
    select t.posting, t.reference, l.account, l.amount, sum(l.amount) over w as moved, row_number() over w as nth
    from unnest(p_posting, p_from, p_to, p_amount, p_reference) with ordinality t(posting, "from", "to", amount, reference, n),
      lateral (values (t."from", -t.amount), (t."to", t.amount)) l(account, amount)
    window w as (partition by l.account order by t.n)
  ) l left join ledger.accounts a on a.id = l.account;
  if e.code is not null then
    perform ledger.refuse(e.code);
  end if;
  insert into ledger.entries (account_id, version, at, posting_id, amount, balance, reference, currency)
  select * from unnest(e.accounts, e.versions, e.ats, e.postings, e.amounts, e.balances, e.refs, e.currencies);
  perform ledger.take_over(e.accounts, e.balances, e.versions, e.ats);
  insert into ledger.movements (account_id, heading, at)
  select t.account, ledger.heading(t.posting), t.at from unnest(e.accounts, e.postings, e.refs, e.ats) t(account, posting, reference, at)
  where t.reference is null and t.account < 1000000000000000;
end
$$;
