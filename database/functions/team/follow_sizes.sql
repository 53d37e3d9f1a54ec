-- Notes that so many people and agents have come into the teams above somebody, or left them (p_sign -1). Without people it is somebody who is there already and has become an agent, or is none any more.
create or replace function team.follow_sizes(p_member bigint, p_sign integer, p_members integer, p_agents integer, p_is_agent boolean) returns void language sql set search_path = pg_catalog as $$
  insert into team.size_changes (agent_id, members, agents, direct, direct_agents)
    select t.agent_id, p_sign * p_members, p_sign * p_agents, p_sign * (t.depth = 1 and p_members > 0)::integer, p_sign * (t.depth = 1 and p_is_agent)::integer
    from team.members t where t.member_id = p_member and t.depth > 0
$$;
