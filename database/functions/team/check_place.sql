-- A member is below an agent, and at most twelve steps below the first one.
create or replace function team.check_place(p_member bigint, p_upline bigint) returns void language plpgsql stable set search_path = pg_catalog as $$
begin
  if not exists (select from team.members t where t.agent_id = p_upline and t.member_id = p_upline) then
    perform ledger.refuse('upline.not.agent', p_upline::text);
  elsif (select count(*) from team.members t where t.member_id = p_member and t.depth > 0) <> (select count(*) from team.members t where t.member_id = p_upline) then
    perform ledger.refuse('team.deep', p_member::text);
  end if;
end
$$;
