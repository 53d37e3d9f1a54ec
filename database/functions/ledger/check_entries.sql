-- Nearly always the entries of one posting in one currency are written, and one sum is enough.
create or replace function ledger.check_entries() returns trigger language plpgsql as $$
declare
  total record;
  wrong record;
begin
  select sum(e.amount) as off, min(e.posting_id) = max(e.posting_id) and min(e.currency) = max(e.currency) as one into total from added e;
  if total.one and total.off = 0 then
    return null;
  end if;
  select e.posting_id, e.currency, sum(e.amount) as off into wrong from added e group by e.posting_id, e.currency having sum(e.amount) <> 0 limit 1;
  if found then
    raise exception 'posting % is off by % %', wrong.posting_id, wrong.off, wrong.currency using errcode = 'check_violation';
  end if;
  return null;
end
$$;
