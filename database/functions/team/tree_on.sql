-- Everybody's place in the teams above as they were on a day, counted from the uplines and from who was moved since.
create or replace function team.tree_on(p_day date) returns table (agent_id bigint, member_id bigint, depth smallint) language sql stable security definer set search_path = pg_catalog as $$
  with recursive upline as materialized (
    select m.id, m.type, case when v.member_id is null then m.upline_id else v.from_id end as upline_id
    from member.members m left join (select distinct on (v.member_id) v.member_id, v.from_id from team.moves v where v.state = 'done' and v.since > p_day order by v.member_id, v.since) v on v.member_id = m.id
  ), above as (
    select u.id as member_id, u.id as agent_id, 0 as depth from upline u where u.upline_id is not null or team.is_agent(u.type)
    union all
    select a.member_id, u.upline_id, a.depth + 1 from above a join upline u on u.id = a.agent_id where u.upline_id is not null and a.depth < 20
  )
  select a.agent_id, a.member_id, a.depth::smallint from above a join member.members m on m.id = a.agent_id where team.is_agent(m.type)
$$;

grant execute on function team.tree_on to tucano_app;
