-- Asked more often from now on; less often from the next time.
create or replace function limits.choose_check(p_member bigint, p_minutes integer) returns void language sql security definer set search_path = pg_catalog as $$
  update limits.player_limits s set check_minutes = p_minutes, check_due_at = least(s.check_due_at, platform.clock() + p_minutes * interval '1 minute') where s.member_id = p_member
$$;

grant execute on function limits.choose_check to tucano_app;
