-- Adds one link over at most so many postings that are committed and can have nothing slip in before them. Returns the link, or nothing.
create or replace function ledger.seal(p_limit integer) returns setof ledger.seals language plpgsql security definer set search_path = pg_catalog as $$
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

grant execute on function ledger.seal to tucano_app;
