-- Takes part of what is held, or all of it, to where it was meant for. What remains stays held.
create or replace function ledger.capture(p_key text, p_hold bigint, p_to bigint, p_amount bigint, p_kind text default 'capture') returns table (posting_id bigint, replayed boolean)
language plpgsql security definer set search_path = pg_catalog as $$
declare
  begun record;
  held record;
begin
  perform ledger.check_amount(p_amount);
  begun := ledger.begin_posting(p_key, p_kind, concat_ws(' ', p_hold, p_to, p_amount));
  if begun.fresh then
    select h.locked_id, h.remaining, a.currency into held
    from ledger.holds h join ledger.accounts a on a.id = h.locked_id where h.id = p_hold for no key update of h;
    if not found then
      perform ledger.refuse('hold.unknown', p_hold::text);
    elsif held.remaining = 0 then
      perform ledger.refuse('hold.closed', p_hold::text);
    elsif p_amount > held.remaining then
      perform ledger.refuse('hold.exceeded', p_hold::text);
    elsif exists (select from ledger.accounts a where a.id = p_to and a.kind = 'locked') then
      perform ledger.refuse('account.locked', p_to::text);
    elsif not exists (select from ledger.accounts a where a.id = p_to) then
      perform ledger.refuse('account.unknown', p_to::text);
    elsif not exists (select from ledger.accounts a where a.id = p_to and a.currency = held.currency) then
      perform ledger.refuse('currency.mismatch', p_to::text);
    end if;
    perform ledger.write_entries(begun.posting_id, array[held.locked_id, p_to], array[-p_amount, p_amount]);
    update ledger.holds set remaining = remaining - p_amount where id = p_hold;
  end if;
  return query select begun.posting_id, not begun.fresh;
end
$$;

grant execute on function ledger.capture to tucano_app;
