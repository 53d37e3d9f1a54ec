-- Adds the entries of some more postings to the days, one caller at a time. Returns how many postings that were.
create or replace function ledger.sum_days(p_zone text, p_postings integer) returns integer
language plpgsql security definer set search_path = pg_catalog set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  horizon xid8 := pg_snapshot_xmin(pg_current_snapshot());
  next_xid xid8 := pg_snapshot_xmax(pg_current_snapshot());
  now_at timestamptz := platform.clock();
  so_far record;
  taken record;
begin
  select * into so_far from ledger.summed for no key update skip locked;
  if not found then
    return 0;
  end if;
  select coalesce(array_agg(p.id), '{}') as ids, count(*)::integer as many, (array_agg(p.xid order by p.xid desc, p.id desc))[1] as xid,
    (array_agg(p.id order by p.xid desc, p.id desc))[1] as id into taken
  from (
    select p.xid, p.id from ledger.postings p where (p.xid, p.id) > (so_far.xid, so_far.posting_id) and p.xid < horizon order by p.xid, p.id limit p_postings
  ) p;
  insert into ledger.days as d (account_id, day, heading, entries, credit, debit)
  select e.account_id, (e.at at time zone p_zone)::date, case when e.reference is null then ledger.heading(e.posting_id) else 'bets' end, count(*),
    coalesce(sum(e.amount) filter (where e.amount > 0), 0), coalesce(-sum(e.amount) filter (where e.amount < 0), 0)
  from unnest(taken.ids) t(id) join ledger.entries e on e.posting_id = t.id
  where e.account_id < 1000000000000000 group by 1, 2, 3 order by 1, 2, 3
  on conflict (account_id, day, heading)
  do update set entries = d.entries + excluded.entries, credit = d.credit + excluded.credit, debit = d.debit + excluded.debit;
  update ledger.summed s set xid = coalesce(taken.xid, s.xid), posting_id = coalesce(taken.id, s.posting_id);
  -- Everything below the horizon is in, or everything up to the last one taken.
  if (case when taken.many < p_postings then horizon else taken.xid end) >= so_far.mark_xid then
    update ledger.summed s set since = s.mark_at, mark_xid = next_xid, mark_at = now_at;
  end if;
  return taken.many;
end
$$;

grant execute on function ledger.sum_days to tucano_app;
