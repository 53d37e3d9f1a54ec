-- The member's row, locked, with everything that a round would hold locked before it.
create or replace function limits.lock_player_limits(p_member bigint) returns limits.player_limits language plpgsql security definer set search_path = pg_catalog as $$
declare
  s limits.player_limits;
begin
  perform from ledger.accounts a where a.member_id = p_member order by a.id for no key update;
  insert into limits.player_limits (member_id) select m.id from member.members m where m.id = p_member and m.type <> 4 on conflict (member_id) do nothing;
  select * into s from limits.player_limits l where l.member_id = p_member for no key update;
  if not found then
    perform ledger.refuse('account.unknown', p_member::text);
  end if;
  return s;
end
$$;

grant execute on function limits.lock_player_limits to tucano_app;
