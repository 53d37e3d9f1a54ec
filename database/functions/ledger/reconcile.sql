-- Compares what must agree and returns what does not. New postings are looked at in full; of the accounts, those they touched and one slice
-- of sixty, or all of them.
create or replace function ledger.reconcile(p_slice integer) returns table (problem text, account_id bigint, currency text, expected numeric, found numeric)
language plpgsql security definer set search_path = pg_catalog as $$
#variable_conflict use_column
declare
  before ledger.reconciled;
  until record;
  whole boolean := p_slice is null;
begin
  -- Not a lock on the row: that would begin a writing transaction, and hold up every event until the comparison is done.
  if not pg_try_advisory_xact_lock(hashtext('ledger.reconcile')) then
    return;
  end if;
  select * into before from ledger.reconciled;
  if whole then
    before.xid := '0';
    before.posting_id := 0;
    before.at := '2000-01-01Z';
  end if;
  select p.xid, p.id into until from ledger.postings p where p.xid < pg_snapshot_xmin(pg_current_snapshot()) order by p.xid desc, p.id desc limit 1;
  -- the whole ledger
  return query
    select 'ledger.unbalanced', null::bigint, a.currency, 0::numeric, sum(a.balance) from ledger.accounts a group by a.currency having sum(a.balance) <> 0;
  return query
    select 'liabilities.differ', null::bigint, a.currency, -sum(coalesce(e.balance, 0)) filter (where a.kind = 'clearing'), sum(a.balance) filter (where a.kind <> 'clearing')
    from ledger.accounts a
    left join lateral (select e.balance from ledger.entries e where a.kind = 'clearing' and e.account_id = a.id order by e.at desc limit 1) e on true
    group by a.currency
    having sum(a.balance) filter (where a.kind <> 'clearing') <> -sum(coalesce(e.balance, 0)) filter (where a.kind = 'clearing');
  -- new postings
  return query
    select 'posting.unbalanced', min(e.account_id), e.currency, 0::numeric, sum(e.amount)
    from ledger.postings p join ledger.entries e on e.posting_id = p.id
    where (p.xid, p.id) > (before.xid, before.posting_id) and (p.xid, p.id) <= (until.xid, until.id)
    group by p.id, e.currency having sum(e.amount) <> 0;
  -- accounts
  return query
    with touched as (
      select distinct e.account_id as id from ledger.postings p join ledger.entries e on e.posting_id = p.id
      where (p.xid, p.id) > (before.xid, before.posting_id) and (p.xid, p.id) <= (until.xid, until.id)
      union
      select a.id from ledger.accounts a where whole or a.id % 60 = p_slice
    )
    select 'account.differs', a.id, a.currency, coalesce(e.balance, 0)::numeric, a.balance::numeric
    from touched t join ledger.accounts a on a.id = t.id
    left join lateral (select e.balance, e.version, e.at, e.currency from ledger.entries e where e.account_id = a.id order by e.at desc limit 1) e on true
    where a.balance <> coalesce(e.balance, 0) or a.version <> coalesce(e.version, 0) or e.currency <> a.currency or e.at <> a.last_at;
  return query
    with fresh as (
      select e.account_id, e.currency, e.at, e.amount, e.balance, e.version,
        lag(e.balance) over w as before, lag(e.version) over w as version_before, row_number() over w as nth
      from ledger.postings p join ledger.entries e on e.posting_id = p.id
      where (p.xid, p.id) > (before.xid, before.posting_id) and (p.xid, p.id) <= (until.xid, until.id)
      window w as (partition by e.account_id order by e.at)
    )
    select 'account.broken', e.account_id, e.currency, coalesce(e.before, b.balance, 0)::numeric + e.amount, e.balance::numeric
    from fresh e
    left join lateral (
      select b.balance, b.version from ledger.entries b where e.nth = 1 and b.account_id = e.account_id and b.at < e.at order by b.at desc limit 1
    ) b on true
    where e.balance <> coalesce(e.before, b.balance, 0) + e.amount or e.version <> coalesce(e.version_before, b.version, 0) + 1;
  return query
    select 'holds.differ', a.id, a.currency, a.balance::numeric, coalesce(sum(h.remaining), 0)
    from ledger.accounts a left join ledger.holds h on h.locked_id = a.id and h.remaining > 0
    where a.kind = 'locked' group by a.id having a.balance <> coalesce(sum(h.remaining), 0);
  if until.id is not null then
    update ledger.reconciled set xid = until.xid, posting_id = until.id, at = platform.clock();
  end if;
end
$$;

grant execute on function ledger.reconcile to tucano_app;
