-- Takes over from open sessions when members were last seen, and counts who of each team is here.
create or replace function team.note_seen(p_online interval) returns void language plpgsql security definer set search_path = pg_catalog as $$
declare
  now_at timestamptz := clock_timestamp();
begin
  insert into team.seen as s (member_id, at, joined_at, upline_id)
    select o.member_id, o.at, m.created_at, m.upline_id from (
      select o.member_id, max(o.seen_at) as at from session.sessions o join member.members m on m.id = o.member_id
      where o.ended_at is null and (m.excluded_until is null or m.excluded_until <= now_at) group by 1
    ) o join member.members m on m.id = o.member_id left join team.seen k on k.member_id = o.member_id where k.at is null or k.at < o.at order by o.member_id
    on conflict (member_id) do update set at = greatest(s.at, excluded.at);
  with here as (
    select t.agent_id, count(*)::integer as online from team.seen s join team.members t on t.member_id = s.member_id and t.depth > 0 where s.at > now_at - p_online group by 1
  ), gone as (
    update team.presence p set online = 0, counted_at = now_at where not exists (select from here h where h.agent_id = p.agent_id)
  )
  insert into team.presence as p (agent_id, online, counted_at) select h.agent_id, h.online, now_at from here h order by h.agent_id
    on conflict (agent_id) do update set online = excluded.online, counted_at = excluded.counted_at;
end
$$;

grant execute on function team.note_seen to tucano_app;
