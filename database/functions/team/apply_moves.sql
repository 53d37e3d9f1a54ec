-- Moves whoever waits for it since the day that is being closed, when all of it is folded. Whoever cannot be moved any more stays, and the move says why.
create or replace function team.apply_moves(p_until timestamptz, p_active_stake bigint) returns integer language plpgsql security definer set search_path = pg_catalog as $$
declare
  move record;
  before bigint[];
  moved integer := 0;
  next_day date := (p_until at time zone coalesce((select z.name from platform.zone z), 'UTC'))::date;
begin
  if not exists (select from team.moves m where m.state = 'waiting' and m.asked_at < p_until) then
    return 0;
  end if;
  -- Before any member's row, as everywhere.
  perform pg_advisory_xact_lock(hashtextextended('team.tree', 0));
  for move in select m.id, m.member_id, m.to_id from team.moves m where m.state = 'waiting' and m.asked_at < p_until order by m.id for update loop
    before := array(select t.agent_id from team.members t where t.member_id = move.member_id and t.depth > 0);
    begin
      update member.members m set upline_id = move.to_id where m.id = move.member_id;
      perform team.clip_rebates(move.member_id, next_day);
      perform team.move_active(move.member_id, before, next_day, p_active_stake);
      update team.moves m set state = 'done', since = next_day where m.id = move.id;
      moved := moved + 1;
    exception when sqlstate 'LG000' then
      update team.moves m set state = 'refused', problem = sqlerrm where m.id = move.id;
    end;
  end loop;
  return moved;
end
$$;

grant execute on function team.apply_moves to tucano_app;
