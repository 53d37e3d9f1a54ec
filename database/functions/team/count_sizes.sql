-- How many are in every team, counted from the uplines.
create or replace function team.count_sizes() returns table (agent_id bigint, members integer, agents integer, direct integer, direct_agents integer) language sql stable security definer set search_path = pg_catalog as $$
  select t.agent_id, count(*)::integer, count(*) filter (where team.is_agent(m.type))::integer, count(*) filter (where t.depth = 1)::integer, count(*) filter (where t.depth = 1 and team.is_agent(m.type))::integer
  from team.tree() t join member.members m on m.id = t.member_id where t.depth > 0 group by 1
$$;

grant execute on function team.count_sizes to tucano_app;
