-- The member has seen how it is going. Before it was time, an answer changes nothing.
create or replace function limits.answer_check(p_member bigint) returns boolean language plpgsql security definer set search_path = pg_catalog as $$
begin
  update limits.player_limits s set check_due_at = platform.clock() + s.check_minutes * interval '1 minute' where s.member_id = p_member and s.check_due_at <= platform.clock();
  return found;
end
$$;

grant execute on function limits.answer_check to tucano_app;
