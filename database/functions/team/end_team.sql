-- Whoever is no agent any more has no team: what it did itself is in its own days.
create or replace function team.end_team(p_member bigint) returns void language sql set search_path = pg_catalog as $$
  delete from team.team_days d where d.agent_id = p_member;
  delete from team.actives a where a.agent_id = p_member;
  delete from team.begun b where b.member_id = p_member
$$;
