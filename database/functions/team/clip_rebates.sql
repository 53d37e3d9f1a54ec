-- Whoever comes below another agent, with everybody below, has no more there than that agent from the first day on. Who is right below the house and no agent has nothing. What was asked of it before is asked no more.
create or replace function team.clip_rebates(p_member bigint, p_day date) returns void language plpgsql set search_path = pg_catalog as $$
declare
  moved member.members := (select m from member.members m where m.id = p_member);
  people bigint[] := array(select p_member union select t.member_id from team.members t where t.agent_id = p_member);
begin
  if moved.upline_id is null and team.is_agent(moved.type) then
    return;
  end if;
  update agent.asked_rebates r set state = 'withdrawn' where r.member_id = p_member and r.state = 'waiting';
  update agent.rebates r set bp = least(r.bp, agent.rebate_on(moved.upline_id, r.type, r.since)) where r.member_id = any (people) and r.since > p_day;
  insert into agent.rebates as r (member_id, type, since, bp)
    select h.member_id, h.type, p_day, agent.rebate_on(moved.upline_id, h.type, p_day)
    from (select distinct on (h.member_id, h.type) h.member_id, h.type, h.bp from agent.rebates h where h.member_id = any (people) and h.since <= p_day order by h.member_id, h.type, h.since desc) h
    where h.bp > agent.rebate_on(moved.upline_id, h.type, p_day)
    on conflict (member_id, type, since) do update set bp = excluded.bp, given_at = platform.clock();
end
$$;
