-- Compares bets with what was posted for them and returns what differs: those of the postings since the last look, or all; and the open stakes of all.
create or replace function betting.reconcile(p_whole boolean) returns table (problem text, account_id bigint, currency text, expected numeric, found numeric)
language plpgsql security definer set search_path = pg_catalog as $$
#variable_conflict use_column
declare
  before betting.reconciled;
  until record;
begin
  -- Not a lock on the row: that would begin a writing transaction, and hold up every event until the comparison is done.
  if not pg_try_advisory_xact_lock(hashtext('betting.reconcile')) then
    return;
  end if;
  select * into before from betting.reconciled;
  if p_whole then
    before.xid := '0';
    before.posting_id := 0;
    before.at := '2000-01-01Z';
  end if;
  select p.xid, p.id into until from ledger.postings p where p.xid < pg_snapshot_xmin(pg_current_snapshot()) order by p.xid desc, p.id desc limit 1;
  return query
    with moved as (
      select e.reference as id, p.id as posting_id, p.kind, sum(e.amount) as amount, array_agg(distinct e.account_id) as accounts
      from ledger.postings p join ledger.entries e on e.posting_id = p.id
      where (p.xid, p.id) > (before.xid, before.posting_id) and (p.xid, p.id) <= (until.xid, until.id)
        and p.kind in ('play', 'place', 'raise', 'pay', 'part', 'back', 'settle', 'void', 'correct') and e.reference is not null and e.account_id < 1000000000000000
      group by p.id, e.reference
    )
    select 'bet.differs', b.pocket_id, b.currency, x.expected, m.amount
    from moved m left join betting.bets b on b.id = m.id,
      lateral (select case when m.kind = 'play' then b.payout - coalesce(sum(s.payout), 0) - case when b.free then 0 else b.stake - coalesce(sum(s.stake), 0) end else sum(s.moved) filter (where s.posting_id = m.posting_id) end::numeric as expected
        from betting.steps s where s.bet_id = m.id) x
    where b.id is null or x.expected is distinct from m.amount;
  return query
    with fresh as (
      select p.id from ledger.postings p where (p.xid, p.id) > (before.xid, before.posting_id) and (p.xid, p.id) <= (until.xid, until.id) and p.kind in ('play', 'place')
    )
    select 'bet.unpaid', b.pocket_id, b.currency, b.stake::numeric, 0::numeric
    from betting.bets b
    where b.id >= betting.first_id(before.at - interval '1 minute') and not b.free and b.posting_id in (select f.id from fresh f)
      and not exists (select from ledger.entries e where e.posting_id = b.posting_id and e.reference = b.id);
  -- A bet is what its steps made of it, and what could not be moved is in suspense.
  return query
    select 'steps.differ', b.pocket_id, b.currency, x.expected, x.found
    from (
      select distinct s.bet_id as id from ledger.postings p join betting.steps s on s.posting_id = p.id
      where (p.xid, p.id) > (before.xid, before.posting_id) and (p.xid, p.id) <= (until.xid, until.id)
    ) t join betting.bets b on b.id = t.id,
      lateral (select sum(s.stake) as stake, sum(s.payout) as payout, sum(s.moved) as moved, sum(s.owed) as owed, count(*) as steps, bool_or(s.kind = 'place') as placed from betting.steps s where s.bet_id = b.id) s,
      lateral betting.position(b.state, b.stake, b.decided, b.payout, b.free, b.returns) h,
      lateral (select case when s.placed then h.member else h.member - (b.payout - s.payout - case when b.free then 0 else b.stake - s.stake end) end::numeric as expected, (s.moved - s.owed)::numeric as found) x
    where b.version <> s.steps or b.owed <> s.owed or x.expected <> x.found or (s.placed and (s.stake, s.payout) is distinct from (b.stake::numeric, b.payout::numeric));
  return query
    select 'stakes.differ', null::bigint, c.code, coalesce(o.stake, 0), coalesce(s.balance, 0)
    from ledger.currencies c
    left join (select b.currency, sum(b.stake - b.decided) as stake from betting.bets b where b.state = 'open' group by b.currency) o on o.currency = c.code
    left join (select a.currency, sum(a.balance) as balance from ledger.accounts a where a.kind = 'stakes' group by a.currency) s on s.currency = c.code
    where coalesce(o.stake, 0) <> coalesce(s.balance, 0);
  -- A pot is paid out to the last cent.
  return query
    select 'pot.differs', a.id, a.currency, 0::numeric, a.balance::numeric
    from betting.events e join ledger.accounts a on a.id = e.pot_id
    where e.state in ('settled', 'void') and a.balance <> 0 and not exists (select from betting.bets b where b.event_id = e.id and b.state = 'open');
  if until.id is not null then
    update betting.reconciled set xid = until.xid, posting_id = until.id, at = platform.clock();
  end if;
end
$$;

grant execute on function betting.reconcile to tucano_app;
