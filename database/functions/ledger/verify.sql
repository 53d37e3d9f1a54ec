-- Recomputes links and returns those that do not come out as they were written. Ids of links have no gap, so one that is missing shows.
create or replace function ledger.verify(p_first bigint, p_last bigint) returns table (seal_id bigint, problem text)
language sql stable security definer set search_path = pg_catalog as $$
  select n, case when s.id is null then 'missing' when d.postings <> s.postings or d.entries <> s.entries then 'rows' else 'digest' end
  from generate_series(p_first, p_last) n
  left join ledger.seals s on s.id = n
  left join ledger.seals b on b.id = n - 1
  left join lateral ledger.digest(coalesce(b.digest, ''), coalesce(b.xid, '0'), coalesce(b.posting_id, 0), s.xid, s.posting_id) d on s.id is not null
  where s.id is null or d.digest <> s.digest
$$;

grant execute on function ledger.verify to tucano_app;
