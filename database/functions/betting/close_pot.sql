-- Takes from an event's pot what its winners did not get. Payouts, rake and breakage are all that was staked: whatever does not add up is refused.
create or replace function betting.close_pot(p_event uuid, p_version integer, p_rake bigint, p_breakage bigint) returns table (posting_id bigint, replayed boolean)
language plpgsql security definer set search_path = pg_catalog as $$
declare
  begun record;
  event record;
begin
  begun := ledger.begin_posting(concat_ws(':', 'event', p_event, 'pot', p_version), 'pot', concat_ws(' ', p_rake, p_breakage));
  if begun.fresh then
    select e.state, e.version, a.id as pot_id, a.balance, a.currency into event
    from betting.events e join ledger.accounts a on a.id = e.pot_id where e.id = p_event for update of e;
    if not found then
      perform ledger.refuse('event.unknown', p_event::text);
    elsif event.version <> p_version then
      perform ledger.refuse('version.conflict', p_event::text);
    elsif event.state in ('scheduled', 'open') or exists (select from betting.bets b where b.event_id = p_event and b.state = 'open') then
      perform ledger.refuse('event.open', p_event::text);
    elsif p_rake is null or p_breakage is null or p_rake < 0 or p_breakage < 0 then
      perform ledger.refuse('amount.invalid', p_rake::text);
    elsif event.balance <> p_rake + p_breakage or event.balance = 0 then
      perform ledger.refuse('pot.differs', p_event::text);
    end if;
    perform ledger.write_entries(begun.posting_id, array[event.pot_id, ledger.system_account('house', event.currency)], array[-event.balance, event.balance]);
    update betting.events e set version = e.version + 1, rake = coalesce(e.rake, 0) + p_rake, breakage = coalesce(e.breakage, 0) + p_breakage where e.id = p_event;
  end if;
  return query select begun.posting_id, not begun.fresh;
end
$$;

grant execute on function betting.close_pot to tucano_app;
