-- Undoes a posting by its mirror image, once.
create or replace function ledger.reverse(p_key text, p_posting bigint) returns table (posting_id bigint, replayed boolean)
language plpgsql security definer set search_path = pg_catalog as $$
declare
  begun record;
  original record;
  legs record;
begin
  -- Locked, so that of two who undo it at once the second finds it done.
  select p.kind, p.key into original from ledger.postings p where p.id = p_posting for no key update;
  if not found then
    perform ledger.refuse('posting.unknown', p_posting::text);
  end if;
  if original.key is null or original.kind in ('hold', 'capture', 'release', 'transferHold', 'transferCapture', 'transferRelease', 'transferBetsHold', 'transferBetsCapture', 'transferBetsRelease', 'reversal', 'pot') then
    perform ledger.refuse('posting.irreversible', p_posting::text);
  end if;
  if exists (select from ledger.postings p where p.reverses = p_posting and p.key <> p_key) then
    perform ledger.refuse('posting.reversed', p_posting::text);
  end if;
  begun := ledger.begin_posting(p_key, 'reversal', p_posting::text, p_posting);
  if begun.fresh then
    select array_agg(e.account_id) as accounts, array_agg(-e.amount) as amounts, min(e.reference::text)::uuid as reference into legs
    from ledger.entries e where e.posting_id = p_posting;
    perform ledger.write_entries(begun.posting_id, legs.accounts, legs.amounts, legs.reference);
  end if;
  return query select begun.posting_id, not begun.fresh;
end
$$;

grant execute on function ledger.reverse to tucano_app;
