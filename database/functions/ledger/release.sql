-- Gives back what remains of a hold.
create or replace function ledger.release(p_key text, p_hold bigint, p_kind text default 'release') returns table (posting_id bigint, replayed boolean)
language plpgsql security definer set search_path = pg_catalog as $$
declare
  begun record;
  held record;
begin
  begun := ledger.begin_posting(p_key, p_kind, p_hold::text);
  if begun.fresh then
    select h.account_id, h.locked_id, h.remaining into held from ledger.holds h where h.id = p_hold for no key update;
    if not found then
      perform ledger.refuse('hold.unknown', p_hold::text);
    elsif held.remaining = 0 then
      perform ledger.refuse('hold.closed', p_hold::text);
    end if;
    perform ledger.write_entries(begun.posting_id, array[held.locked_id, held.account_id], array[-held.remaining, held.remaining]);
    update ledger.holds set remaining = 0 where id = p_hold;
  end if;
  return query select begun.posting_id, not begun.fresh;
end
$$;

grant execute on function ledger.release to tucano_app;
