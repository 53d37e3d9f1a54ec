-- Counts who of each team has not been here for three days, and for seven. Whoever never was counts from the day of its account.
create or replace function team.count_absent() returns void language sql security definer set search_path = pg_catalog as $$
  insert into team.presence as p (agent_id, absent_three_days, absent_seven_days)
    select t.agent_id, count(*) filter (where coalesce(s.at, m.created_at) < clock_timestamp() - interval '3 days'), count(*) filter (where coalesce(s.at, m.created_at) < clock_timestamp() - interval '7 days')
    from team.members t join member.members m on m.id = t.member_id left join team.seen s on s.member_id = t.member_id where t.depth > 0 group by 1 order by 1
    on conflict (agent_id) do update set absent_three_days = excluded.absent_three_days, absent_seven_days = excluded.absent_seven_days
$$;

grant execute on function team.count_absent to tucano_app;
