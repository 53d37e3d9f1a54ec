-- The one way into entries: lines in their order, each an entry of its own, or two when something comes back. All of them are written or none. An account never goes below its floor on
-- the way; one whose version is named must still have it, or the caller judges again. Returns what each line has left in its account.
create or replace function ledger.write(p_lines ledger.line[]) returns table (n integer, account_id bigint, balance bigint)
language plpgsql set search_path = pg_catalog set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare
  now_at timestamptz := platform.clock();
  done record;
  wrong record;
begin
  if (select count(distinct l.account_id) = count(*) from unnest(p_lines) l where l.amount <> 0 or l.back <> 0) then
    -- Nearly always each account comes once: then what its update returns is all that its entries need.
    with line as materialized (
      select l.n, l.posting_id, l.kind, l.account_id, l.version, l.amount, coalesce(l.back, 0) as back, l.reference, case when l.amount <> 0 and l.back <> 0 then 2 else 1 end as entries
      from unnest(p_lines) l where l.amount <> 0 or l.back <> 0 order by l.account_id
    ), p as (
      insert into ledger.postings (id, kind) overriding system value select distinct l.posting_id, l.kind from line l where l.kind is not null
    ), a as (
      update ledger.accounts a set balance = a.balance + l.amount + l.back, version = a.version + l.entries, last_at = greatest(now_at, a.last_at) + l.entries * interval '1 microsecond'
      from line l
      where a.id = l.account_id and (l.version is null or a.version = l.version) and a.closed_at is null
        and (a.floor is null or (l.amount >= 0 or a.balance + l.amount >= a.floor) and (l.back >= 0 or a.balance + l.amount + l.back >= a.floor))
        and a.balance + l.amount between -1000000000000000000 and 1000000000000000000 and a.balance + l.amount + l.back between -1000000000000000000 and 1000000000000000000
      returning l.n, l.posting_id, l.amount, l.back, l.reference, l.entries, a.id, a.currency, a.balance, a.version, a.last_at
    ), m as materialized (
      select count(*) = (select count(*) from line) as good from a
    ), e as (
      insert into ledger.entries (account_id, version, at, posting_id, amount, balance, reference, currency)
      select a.id, a.version - a.entries + 1, a.last_at - (a.entries - 1) * interval '1 microsecond', a.posting_id, a.amount, a.balance - a.back, a.reference, a.currency
      from m, a where m.good and a.amount <> 0
      union all
      select a.id, a.version, a.last_at, a.posting_id, a.back, a.balance, a.reference, a.currency from m, a where m.good and a.back <> 0
    )
    select array_agg(a.n) as ns, array_agg(a.id) as accounts, array_agg(a.balance) as balances, (select m.good from m) as good, array_agg(a.id) as ids,
      array_agg(a.posting_id) filter (where a.reference is null and a.id < 1000000000000000) as filed
    into done from a;
  else
    with line as materialized (
      select l.n, l.posting_id, l.kind, l.account_id, l.version, v.amount, l.reference, v.is_last, (sum(v.amount) over w)::bigint as moved, row_number() over w as nth, (dense_rank() over (order by l.account_id))::integer as place
      from unnest(p_lines) with ordinality as l(n, posting_id, kind, account_id, version, amount, reference, back, ord),
        lateral (values (1, l.amount, coalesce(l.back, 0) = 0), (2, l.back, true)) v(half, amount, is_last)
      where v.amount <> 0
      window w as (partition by l.account_id order by l.ord, v.half)
    ), changed as materialized (
      select l.account_id, min(l.version) as version, sum(l.amount)::bigint as amount, count(*) as entries, min(l.moved) filter (where l.amount < 0) as lowest, max(l.moved) as highest
      from line l group by l.account_id order by l.account_id
    ), p as (
      insert into ledger.postings (id, kind) overriding system value select distinct l.posting_id, l.kind from line l where l.kind is not null
    ), a as (
      update ledger.accounts a set balance = a.balance + c.amount, version = a.version + c.entries,
        last_at = greatest(now_at, a.last_at) + c.entries::float8 * interval '1 microsecond'
      from changed c
      where a.id = c.account_id and (c.version is null or a.version = c.version) and a.closed_at is null and (c.lowest is null or a.floor is null or a.balance + c.lowest >= a.floor)
        and a.balance + c.highest <= 1000000000000000000 and (c.lowest is null or a.balance + c.lowest >= -1000000000000000000)
      returning a.id, a.currency, a.balance - c.amount as before, a.version - c.entries as version, a.last_at - c.entries::float8 * interval '1 microsecond' as at
    ), m as materialized (
      -- In the order of accounts, so that a line finds its own by its place: a join of rows that nobody has counted would compare each with each.
      select array_agg(a.id order by a.id) as ids, array_agg(a.before order by a.id) as befores, array_agg(a.version order by a.id) as versions, array_agg(a.at order by a.id) as ats,
        min(a.currency) as currency, case when min(a.currency) <> max(a.currency) then array_agg(a.currency order by a.id) end as currencies, count(*) = (select count(*) from changed) as good
      from a
    ), e as (
      insert into ledger.entries (account_id, version, at, posting_id, amount, balance, reference, currency)
      select l.account_id, m.versions[l.place] + l.nth, m.ats[l.place] + l.nth::float8 * interval '1 microsecond', l.posting_id, l.amount, m.befores[l.place] + l.moved, l.reference,
        coalesce(m.currencies[l.place], m.currency)
      from m, line l where m.good
    )
    select array_agg(l.n) filter (where l.is_last) as ns, array_agg(l.account_id) filter (where l.is_last) as accounts, array_agg(m.befores[l.place] + l.moved) filter (where l.is_last) as balances,
      coalesce(bool_and(m.good), true) as good, (select m.ids from m) as ids, array_agg(l.posting_id) filter (where l.reference is null and l.account_id < 1000000000000000) as filed
    into done from m, line l;
  end if;
  if not done.good then
    select c.account_id as id,
      case when a.id is null then 'account.unknown'
        when a.closed_at is not null then 'account.closed'
        when c.judged then null
        when c.lowest is not null and a.balance + c.lowest < a.floor then 'balance.insufficient'
        when a.balance + c.highest > 1000000000000000000 or a.balance + c.lowest < -1000000000000000000 then 'balance.limit' end as code
    into wrong from (
      select l.account_id, min(l.moved) filter (where l.amount < 0) as lowest, max(l.moved) as highest, bool_or(l.version is not null) as judged from (
        select l.account_id, v.amount, l.version, sum(v.amount) over (partition by l.account_id order by l.ord, v.half) as moved
        from unnest(p_lines) with ordinality as l(n, posting_id, kind, account_id, version, amount, reference, back, ord), lateral (values (1, l.amount), (2, l.back)) v(half, amount) where v.amount <> 0
      ) l group by l.account_id
    ) c left join ledger.accounts a on a.id = c.account_id
    where c.account_id <> all (coalesce(done.ids, '{}')) order by 2, 1 limit 1;
    if wrong.code is not null then
      perform ledger.refuse(wrong.code, wrong.id::text);
    end if;
    -- Somebody else has moved the money meanwhile.
    raise exception 'accounts are not as they were judged' using errcode = 'serialization_failure';
  end if;
  if done.filed is not null then
    insert into ledger.movements (account_id, heading, at)
    select e.account_id, ledger.heading(e.posting_id), e.at from ledger.entries e
    where e.posting_id = any (done.filed) and e.reference is null and e.account_id < 1000000000000000;
  end if;
  return query select t.* from unnest(done.ns, done.accounts, done.balances) t;
end
$$;
