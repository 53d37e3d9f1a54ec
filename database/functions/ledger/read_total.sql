-- What the entries of a period add up to, and what the accounts held when it began and ended. Days are summed by a job, and what it has not come
-- to yet is added here: one statement, so that nothing is in both or in neither.
create or replace function ledger.read_total(p_accounts bigint[], p_zone text, p_first date, p_last date, p_heading text)
returns table (movements bigint, credit numeric, debit numeric, opening numeric, closing numeric) language plpgsql stable
set search_path = pg_catalog set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare
  from_at timestamptz := p_first::timestamp at time zone p_zone;
  until_at timestamptz := (p_last + 1)::timestamp at time zone p_zone;
begin
  return query
    with so_far as materialized (
      select * from ledger.summed
    ), parts as (
      select d.entries, d.credit, d.debit from unnest(p_accounts) a(id) join ledger.days d on d.account_id = a.id
      where d.day between p_first and p_last and (p_heading is null or d.heading = p_heading)
      union all
      select 1, greatest(e.amount, 0), greatest(-e.amount, 0)
      from unnest(p_accounts) a(id), lateral (
        select e.* from ledger.entries e
        where e.account_id = a.id and e.at >= greatest(from_at, (select s.since - interval '1 minute' from so_far s)) and e.at < until_at
      ) e
      join ledger.postings p on p.id = e.posting_id left join ledger.postings o on o.id = p.reverses
      where (p.xid, p.id) > (select s.xid, s.posting_id from so_far s)
        and (p_heading is null or p_heading = case when e.reference is null then ledger.heading_of(coalesce(o.kind, p.kind)) else 'bets' end)
    ), added as (
      select coalesce(sum(p.entries), 0)::bigint as entries, coalesce(sum(p.credit), 0) as credit, coalesce(sum(p.debit), 0) as debit from parts p
    ), held as (
      select coalesce(sum(o.balance), 0) as opening, coalesce(sum(c.balance), 0) as closing from unnest(p_accounts) a(id)
      left join lateral (select e.balance from ledger.entries e where e.account_id = a.id and e.at < from_at order by e.at desc limit 1) o on true
      left join lateral (select e.balance from ledger.entries e where e.account_id = a.id and e.at < until_at order by e.at desc limit 1) c on true
    )
    select added.entries, added.credit, added.debit, held.opening, held.closing from added, held;
end
$$;

grant execute on function ledger.read_total to tucano_app;
