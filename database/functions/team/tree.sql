-- Everybody's place in the teams above, counted from the uplines alone.
create or replace function team.tree() returns table (agent_id bigint, member_id bigint, depth smallint) language sql stable security definer set search_path = pg_catalog as $$
  with recursive above as (
    select m.id as member_id, m.id as agent_id, 0 as depth from member.members m where m.upline_id is not null or team.is_agent(m.type)
    union all
    select a.member_id, m.upline_id, a.depth + 1 from above a join member.members m on m.id = a.agent_id where m.upline_id is not null and a.depth < 20
  )
  select a.agent_id, a.member_id, a.depth::smallint from above a join member.members m on m.id = a.agent_id where team.is_agent(m.type)
$$;

grant execute on function team.tree to tucano_app;
