-- Compares rounds with what was posted for them and returns what differs: those of the postings since the last look, or all; and the open stakes of all.
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
      select e.reference as id, p.id as posting_id, p.kind, sum(e.amount) as amount
      from ledger.postings p join ledger.entries e on e.posting_id = p.id join ledger.accounts a on a.id = e.account_id
      where (p.xid, p.id) > (before.xid, before.posting_id) and (p.xid, p.id) <= (until.xid, until.id)
        and p.kind in ('play', 'place', 'raise', 'pay', 'back', 'settle', 'void') and e.reference is not null and a.kind not in ('house', 'stakes')
      group by p.id, e.reference
    )
    select 'round.differs', r.account_id, r.currency, x.expected, m.amount
    from moved m left join betting.rounds r on r.id = m.id,
      lateral (select coalesce(sum(l.stake), 0) as stake, coalesce(sum(l.payout), 0) as payout,
        sum(l.payout - l.stake) filter (where l.posting_id = m.posting_id) as own from betting.steps l where l.round_id = m.id) l,
      lateral (select case m.kind when 'play' then r.payout - r.stake when 'place' then l.stake - r.stake when 'settle' then r.payout - l.payout
        when 'void' then r.stake - r.payout else l.own end::numeric as expected) x
    where r.id is null or x.expected is distinct from m.amount;
  return query
    with fresh as (
      select p.id from ledger.postings p
      where (p.xid, p.id) > (before.xid, before.posting_id) and (p.xid, p.id) <= (until.xid, until.id) and p.kind in ('play', 'place')
    )
    select 'round.unpaid', r.account_id, r.currency, r.stake::numeric, 0::numeric
    from betting.rounds r
    where r.id >= betting.first_id(before.at - interval '1 minute') and r.place_posting_id in (select f.id from fresh f)
      and not exists (select from fresh f join ledger.entries e on e.posting_id = f.id where e.reference = r.id and e.posting_id = r.place_posting_id);
  return query
    select 'stakes.differ', null::bigint, c.code, coalesce(o.stake, 0), coalesce(s.balance, 0)
    from ledger.currencies c
    left join (select r.currency, sum(r.stake) as stake from betting.rounds r where r.state = 'open' group by r.currency) o on o.currency = c.code
    left join (select a.currency, sum(a.balance) as balance from ledger.accounts a where a.kind = 'stakes' group by a.currency) s on s.currency = c.code
    where coalesce(o.stake, 0) <> coalesce(s.balance, 0);
  if until.id is not null then
    update betting.reconciled set xid = until.xid, posting_id = until.id, at = platform.clock();
  end if;
end
$$;

grant execute on function betting.reconcile to tucano_app;
