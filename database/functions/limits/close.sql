-- Neither play nor deposits for so long. What was closed for longer stays so; an exclusion is never turned into a pause, and also kept
-- with the member: no call is answered without looking at it.
create or replace function limits.close(p_member bigint, p_why text, p_for interval) returns limits.player_limits language plpgsql security definer set search_path = pg_catalog as $$
declare
  now_at timestamptz := platform.clock();
  s limits.player_limits := limits.lock_player_limits(p_member);
begin
  insert into limits.closures (member_id, why, at, until) values (p_member, p_why, now_at, now_at + p_for);
  update limits.player_limits l set closed_until = greatest(l.closed_until, now_at + p_for),
    closed_why = case when l.closed_until > now_at and (l.closed_why = 'exclusion' or (p_why = 'pause' and l.closed_until > now_at + p_for)) then l.closed_why else p_why end
  where l.member_id = p_member returning * into s;
  update member.members m set excluded_until = s.closed_until where m.id = p_member and s.closed_why = 'exclusion';
  return s;
end
$$;

grant execute on function limits.close to tucano_app;
