-- From here on teams follow the uplines; those that there are become teams now.
insert into team.members (agent_id, member_id, depth)
select t.agent_id, t.member_id, t.depth from team.tree() t;

create trigger members_in_teams after insert or update of upline_id, type on member.members for each row execute function team.follow_upline();
