create table team.begun (
  member_id bigint primary key references member.members (id)
);
comment on table team.begun is 'Members who have become agents, until the next fold counts in what periods they were active before: who is active depends on a sum that only the fold is told.';
grant select on team.begun to tucano_app;
