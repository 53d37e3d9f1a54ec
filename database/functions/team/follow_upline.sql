-- Keeps teams as the uplines are, and a list of who came and left. Whoever joins waits for a team that is being moved, and the other way round. Locks are taken in one order everywhere, and before a member's row: the fold's, the tree's.
create or replace function team.follow_upline() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
declare
  people integer;
  agents integer;
  is_agent boolean := team.is_agent(new.type);
begin
  if tg_op = 'UPDATE' and (is_agent <> team.is_agent(old.type) or new.upline_id is distinct from old.upline_id) then
    -- Nobody folds meanwhile what was its own, or its team's, until now.
    perform pg_advisory_xact_lock(hashtextextended('team.fold', 0));
  end if;
  if tg_op = 'INSERT' then
    if new.upline_id is null and not team.is_agent(new.type) then
      return null;
    end if;
    perform pg_advisory_xact_lock_shared(hashtextextended('team.tree', 0));
    if new.upline_id is not null then
      insert into team.members (agent_id, member_id, depth) select t.agent_id, new.id, t.depth + 1 from team.members t where t.member_id = new.upline_id and t.depth < 12;
      perform team.check_place(new.id, new.upline_id);
      perform team.follow_sizes(new.id, 1, 1, is_agent::integer, is_agent);
      insert into team.pending (member_id, day, type, joined) select new.id, (p.since at time zone z.name)::date, 'CONS', 1
        from platform.period_of('day', new.created_at) p, (select coalesce((select name from platform.zone), 'UTC') as name) z;
      insert into team.seen (member_id, joined_at, upline_id) values (new.id, new.created_at, new.upline_id);
      insert into team.attributions (agent_id, member_id, how, code) values (new.upline_id, new.id, case when new.invitation is null then 'opened' else 'invitation' end, new.invitation);
    end if;
  elsif new.upline_id is distinct from old.upline_id then
    perform pg_advisory_xact_lock(hashtextextended('team.tree', 0));
    if exists (select from team.members t where t.agent_id = new.id and t.member_id = new.upline_id) then
      perform ledger.refuse('team.circle', new.id::text);
    end if;
    select 1 + count(*), team.is_agent(old.type)::integer + count(*) filter (where team.is_agent(m.type)) into people, agents
      from team.members b join member.members m on m.id = b.member_id where b.agent_id = new.id and b.depth > 0;
    perform team.follow_sizes(new.id, -1, people, agents, team.is_agent(old.type));
    -- The agents above, and everybody below, of whom a member without a team has only itself.
    delete from team.members t using team.members above, (select new.id as member_id union select b.member_id from team.members b where b.agent_id = new.id) below
      where above.member_id = new.id and above.depth > 0 and t.agent_id = above.agent_id and t.member_id = below.member_id;
    if exists (
      select from team.members above, (select 0 as depth union all select b.depth from team.members b where b.agent_id = new.id) below where above.member_id = new.upline_id and above.depth + 1 + below.depth > 12
    ) then
      perform ledger.refuse('team.deep', new.id::text);
    end if;
    insert into team.members (agent_id, member_id, depth)
      select above.agent_id, below.member_id, above.depth + 1 + below.depth
      from team.members above, (select new.id as member_id, 0 as depth union select b.member_id, b.depth from team.members b where b.agent_id = new.id) below
      where above.member_id = new.upline_id;
    if new.upline_id is not null then
      perform team.check_place(new.id, new.upline_id);
    end if;
    perform team.follow_sizes(new.id, 1, people, agents, team.is_agent(old.type));
    insert into team.attributions (agent_id, member_id, how)
      select a.agent_id, new.id, a.how from (values (old.upline_id, 'movedOut'), (new.upline_id, 'movedIn')) a(agent_id, how) where a.agent_id is not null;
  end if;
  if tg_op = 'UPDATE' and is_agent <> team.is_agent(old.type) then
    perform pg_advisory_xact_lock_shared(hashtextextended('team.tree', 0));
    perform team.follow_sizes(new.id, case when is_agent then 1 else -1 end, 0, 1, true);
    perform team.end_team(new.id);
    if is_agent then
      perform team.begin_team(new.id);
    end if;
  end if;
  if is_agent then
    insert into team.members (agent_id, member_id, depth) values (new.id, new.id, 0) on conflict do nothing;
  elsif exists (select from team.members t where t.agent_id = new.id and t.depth > 0) then
    perform ledger.refuse('team.not.empty', new.id::text);
  else
    delete from team.members t where t.agent_id = new.id;
  end if;
  if tg_op = 'UPDATE' and (is_agent <> team.is_agent(old.type) or new.upline_id is distinct from old.upline_id) then
    perform team.follow_branch(new.id, old.upline_id);
  end if;
  return null;
end
$$;
