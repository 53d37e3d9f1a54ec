-- A page of some accounts' entries, newest first, with all that it takes to word them. Each account gives its newest; the newest of those are
-- the page. It goes on before a moment, and of entries of that very moment before an account.
create or replace function betting.read_movements(
  p_accounts bigint[], p_from timestamptz, p_until timestamptz, p_heading text, p_micros bigint, p_account bigint, p_limit integer
) returns table (
  account_id bigint, micros bigint, amount bigint, balance bigint, reference uuid, kind text, heading text, own_vendor text, other_vendor text,
  vendor text, game text, stake bigint, payout bigint, state text, mark text
) language plpgsql stable
set search_path = pg_catalog set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
begin
  return query
    with page as materialized (
      select e.* from unnest(p_accounts) a(id), lateral (
        select e.* from ledger.entries e where p_heading is null and e.account_id = a.id and e.at >= p_from
          and e.at < least(p_until, to_timestamp(0) + (p_micros + (a.id < p_account)::int) * interval '1 microsecond')
        order by e.at desc limit p_limit
      ) e
      union all
      select e.* from unnest(p_accounts) a(id), lateral (
        select e.* from ledger.entries e where p_heading = 'bets' and e.account_id = a.id and e.at >= p_from
          and e.at < least(p_until, to_timestamp(0) + (p_micros + (a.id < p_account)::int) * interval '1 microsecond') and e.reference is not null
        order by e.at desc limit p_limit
      ) e
      union all
      select e.* from unnest(p_accounts) a(id), lateral (
        select e.* from ledger.movements m join ledger.entries e on e.account_id = m.account_id and e.at = m.at
        where p_heading <> 'bets' and m.account_id = a.id and m.heading = p_heading and m.at >= p_from
          and m.at < least(p_until, to_timestamp(0) + (p_micros + (a.id < p_account)::int) * interval '1 microsecond')
        order by m.at desc limit p_limit
      ) e
      order by at desc, account_id desc limit p_limit
    )
    select e.account_id, (extract(epoch from e.at) * 1000000)::bigint, e.amount, e.balance, e.reference, p.kind,
      case when e.reference is null then ledger.heading_of(coalesce(o.kind, p.kind)) else 'bets' end, own.vendor, other.vendor,
      b.vendor, b.game, b.stake, b.payout, b.state, case when b.state = 'open' and b.decided > 0 then 'part' else b.mark end
    from page e
    join ledger.postings p on p.id = e.posting_id
    left join ledger.postings o on o.id = p.reverses
    join ledger.accounts own on own.id = e.account_id
    left join betting.bets b on b.id = e.reference
    left join lateral (
      select case count(distinct b.vendor) when 1 then min(b.vendor) end as vendor
      from ledger.entries x join ledger.accounts b on b.id = x.account_id and b.member_id = own.member_id
      where p.kind = 'transfer' and x.posting_id = e.posting_id and x.account_id <> e.account_id
        and x.at between e.at - interval '1 minute' and e.at + interval '1 minute'
    ) other on true
    order by e.at desc, e.account_id desc;
end
$$;

grant execute on function betting.read_movements to tucano_app;
