-- Sets the cap of a kind and period.
create or replace function limits.put_cap(s limits.player_limits, p_kind text, p_period text, p_cap bigint) returns void language plpgsql security definer set search_path = pg_catalog as $$
begin
  execute format('update limits.player_limits set %I = $1 where member_id = $2', p_kind || '_cap_' || p_period) using p_cap, s.member_id;
  if p_kind = 'time' then
    update limits.player_limits l set time_up_at = limits.time_up(s.member_id, platform.clock()) where l.member_id = s.member_id;
  end if;
end
$$;
