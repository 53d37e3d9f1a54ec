create table agent.invitations (
  code text primary key check (code = upper(code)),
  agent_id bigint not null references member.members,
  domain text,
  enabled boolean not null default true,
  created_at timestamptz not null default clock_timestamp()
);
comment on column agent.invitations.domain is 'null: under every address of the brand';
create index invitations_agent on agent.invitations (agent_id);
grant select, insert, update on agent.invitations to tucano_app;
