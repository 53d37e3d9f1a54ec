-- Agents of the kinds 41 and 42 are managed by staff: an operator is in charge of each.
create table agent.managed (
  agent_id bigint primary key references member.members (id),
  operator text not null,
  since timestamptz not null default platform.clock()
);
comment on table agent.managed is 'The operator, by account, who is in charge of an agent of a kind that staff manages. Who changed it is in the journal.';
grant select, insert, update, delete on agent.managed to tucano_app;

-- Whoever came by links on a day is told to their agents when the day is over.
create index attributions_by_links on team.attributions (at) where how = 'invitation';
