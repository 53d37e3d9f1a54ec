-- Proofs over the books: a chain of digests, and a comparison of everything that must agree.
set local role tucano_ledger;

-- The digest of the postings after one position up to and including another, on top of the digest before them.
create function ledger.digest(p_previous bytea, p_from_xid xid8, p_from bigint, p_to_xid xid8, p_to bigint, out postings bigint, out entries bigint, out digest bytea)
language sql stable as $$
  select count(*), coalesce(sum(e.many), 0),
    sha256(p_previous || coalesce(string_agg(sha256(
      convert_to(concat_ws('|', p.id, p.kind, p.key, encode(p.input_hash, 'hex'), p.reverses), 'UTF8') || timestamptz_send(p.at) || coalesce(e.content, '')
    ), ''::bytea order by p.xid, p.id), ''))
  from ledger.postings p, lateral (
    select count(*) as many, string_agg(
      int8send(e.account_id) || int8send(e.version) || timestamptz_send(e.at) || int8send(e.amount) || int8send(e.balance)
        || coalesce(uuid_send(e.reference), '') || convert_to(e.currency, 'UTF8'), ''::bytea order by e.account_id, e.version) as content
    from ledger.entries e where e.posting_id = p.id
  ) e
  where (p.xid, p.id) > (p_from_xid, p_from) and (p.xid, p.id) <= (p_to_xid, p_to)
$$;

-- Adds one link over at most so many postings that are committed and can have nothing slip in before them. Returns the link, or nothing.
create function ledger.seal(p_limit integer) returns setof ledger.seals language plpgsql security definer set search_path = pg_catalog as $$
declare
  head ledger.seals;
  until record;
begin
  lock table ledger.seals in share row exclusive mode;
  select * into head from ledger.seals order by id desc limit 1;
  select p.xid, p.id into until from (
    select p.xid, p.id from ledger.postings p
    where (p.xid, p.id) > (coalesce(head.xid, '0'), coalesce(head.posting_id, 0)) and p.xid < pg_snapshot_xmin(pg_current_snapshot())
    order by p.xid, p.id limit p_limit
  ) p order by p.xid desc, p.id desc limit 1;
  if until.id is null then
    return;
  end if;
  return query
    insert into ledger.seals (id, xid, posting_id, postings, entries, digest)
    select coalesce(head.id, 0) + 1, until.xid, until.id, d.postings, d.entries, d.digest
    from ledger.digest(coalesce(head.digest, ''), coalesce(head.xid, '0'), coalesce(head.posting_id, 0), until.xid, until.id) d
    returning *;
end
$$;

-- Recomputes links and returns those that do not come out as they were written. Ids of links have no gap, so one that is missing shows.
create function ledger.verify(p_first bigint, p_last bigint) returns table (seal_id bigint, problem text)
language sql stable security definer set search_path = pg_catalog as $$
  select n, case when s.id is null then 'missing' when d.postings <> s.postings or d.entries <> s.entries then 'rows' else 'digest' end
  from generate_series(p_first, p_last) n
  left join ledger.seals s on s.id = n
  left join ledger.seals b on b.id = n - 1
  left join lateral ledger.digest(coalesce(b.digest, ''), coalesce(b.xid, '0'), coalesce(b.posting_id, 0), s.xid, s.posting_id) d on s.id is not null
  where s.id is null or d.digest <> s.digest
$$;

-- Compares what must agree and returns what does not. New postings are looked at in full; of the accounts, those they touched and one slice
-- of sixty, or all of them; of the rounds, those of the time since the last look, or all.
create function ledger.reconcile(p_slice integer) returns table (problem text, account_id bigint, currency text, expected numeric, found numeric)
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
  -- rounds
  return query
    with moved as (
      select e.reference as id, p.kind, sum(e.amount) as amount
      from ledger.postings p join ledger.entries e on e.posting_id = p.id join ledger.accounts a on a.id = e.account_id
      where (p.xid, p.id) > (before.xid, before.posting_id) and (p.xid, p.id) <= (until.xid, until.id)
        and p.kind in ('play', 'place', 'settle', 'void') and e.reference is not null and a.kind not in ('house', 'stakes')
      group by p.id, e.reference
    )
    select 'round.differs', r.account_id, r.currency, x.expected, m.amount
    from moved m left join betting.rounds r on r.id = m.id,
      lateral (select case m.kind when 'play' then r.payout - r.stake when 'place' then -r.stake when 'settle' then r.payout else r.stake - r.payout end::numeric as expected) x
    where r.id is null or x.expected <> m.amount;
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
    update ledger.reconciled set xid = until.xid, posting_id = until.id, at = ledger.clock();
  end if;
end
$$;

revoke execute on function ledger.digest, ledger.seal, ledger.verify, ledger.reconcile from public;
grant execute on function ledger.seal, ledger.verify, ledger.reconcile to tucano_app;
reset role;

-- How far a listener has heard, in the order of postings. It moves in the transaction of what the listener did, so each fact has its effect once.
create table platform.listeners (
  name text primary key,
  xid xid8 not null default '0',
  posting_id bigint not null default 0
);
grant select, insert, update on platform.listeners to tucano_app;

-- What each member staked and won, by day of the brand's time zone and product. Kept by a listener; reports read it instead of rounds.
create table betting.turnover (
  member_id bigint not null,
  day date not null,
  product text not null,
  currency text not null,
  rounds bigint not null,
  stake bigint not null,
  payout bigint not null,
  primary key (member_id, day, product, currency)
);
grant select, insert, update on betting.turnover to tucano_app;
