create table agent.applications (
  id bigint primary key generated always as identity,
  member_id bigint not null references member.members (id),
  channel text not null check (channel in ('site', 'social', 'video', 'group', 'offline', 'other')),
  address text not null,
  text text not null,
  state text not null default 'applied' check (state in ('applied', 'approved', 'refused')),
  at timestamptz not null default platform.clock(),
  decided_by text,
  decided_at timestamptz,
  reason text,
  constraint applications_decided check ((state = 'applied') = (decided_at is null) and (decided_at is null) = (decided_by is null) and (state = 'refused') = (reason is not null))
);
comment on table agent.applications is 'Members who ask to become agents, and what an operator answered.';
create unique index applications_waiting on agent.applications (member_id) where state = 'applied';
create index applications_queue on agent.applications (id) where state = 'applied';
create index applications_member on agent.applications (member_id, id desc);
grant select, insert on agent.applications to tucano_app;
grant update (state, decided_by, decided_at, reason) on agent.applications to tucano_app;
