set local role tucano_ledger;

-- Holds all that is looked at when money is to leave a member's cash, in the order in which everybody takes it: accounts by id, of both
-- sides where it goes to another member, and then the member's limits.
create or replace function cashier.lock_cash_out(p_member bigint, p_to bigint default null) returns void language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform from ledger.accounts a where a.member_id in (p_member, p_to) order by a.id for no key update;
  perform limits.lock_player_limits(p_member);
end
$$;

grant execute on function cashier.lock_cash_out to tucano_app;
