-- Brings all that some accounts hold to another one. What it takes along is decided here, under the accounts' locks, and once for a key.
create or replace function ledger.gather(p_key text, p_kind text, p_from bigint[], p_to bigint) returns table (posting_id bigint, replayed boolean)
language plpgsql security definer set search_path = pg_catalog as $$
declare
  begun record;
  found_ids bigint[];
  amounts bigint[];
begin
  begun := ledger.begin_posting(p_key, p_kind, concat_ws(' ', p_from, p_to));
  if begun.fresh then
    perform from ledger.accounts a where a.id = any (p_from || p_to) order by a.id for no key update;
    if exists (
      select from ledger.accounts f join ledger.accounts t on t.id = p_to where f.id = any (p_from)
        and (f.member_id is null or f.member_id is distinct from t.member_id or f.currency <> t.currency or f.id = t.id or 'locked' in (f.kind, t.kind))
    ) then
      perform ledger.refuse('posting.invalid', p_to::text);
    end if;
    select array_agg(a.id), array_agg(-a.balance) into found_ids, amounts
    from ledger.accounts a where a.id = any (p_from) and a.balance > 0 and a.closed_at is null;
    if found_ids is null then
      perform ledger.refuse('balance.insufficient', p_to::text);
    end if;
    perform ledger.write_entries(begun.posting_id, found_ids || p_to, amounts || (select -sum(amount)::bigint from unnest(amounts) amount));
  end if;
  return query select begun.posting_id, not begun.fresh;
end
$$;

grant execute on function ledger.gather to tucano_app;
