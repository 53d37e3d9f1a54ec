-- How people come into a team: links with what they give, accounts that agents open, rebates, agents who are suspended, who came and left.
alter table agent.invitations
  add column kind smallint not null default 0 check (kind in (0, 1)),
  add column rebates jsonb not null default '[]',
  add column note text not null default '',
  add column until date,
  add column uses_left integer check (uses_left >= 0),
  add column clicks bigint not null default 0,
  add column registrations integer not null default 0;
comment on column agent.invitations.kind is 'what whoever comes by it becomes: 0 member, 1 agent';
comment on column agent.invitations.rebates is '[{type, bp}]; nobody gets more than the agent itself has then';
comment on column agent.invitations.until is 'the last day on which it is good; null has no end';
comment on column agent.invitations.uses_left is 'how many may still come by it; null is any number';
comment on column agent.invitations.clicks is 'visitors who came by it, each once a day as far as their browsers tell';
comment on column agent.invitations.enabled is 'false: closed by its agent';
create index invitations_newest on agent.invitations (agent_id, created_at desc);
drop index agent.invitations_agent;

alter table member.members add column invitation text references agent.invitations (code);
comment on column member.members.invitation is 'the link by which the member came';
update member.members m set invitation = i.code from member.applications a join agent.invitations i on i.code = upper(trim(a.affiliate_code)) where a.member_id = m.id and i.agent_id = m.upline_id;
update agent.invitations i set registrations = (select count(*) from member.members m where m.invitation = i.code);
create index members_invitation on member.members (invitation) where invitation is not null;
-- People right below somebody, the newest first.
create index members_below on member.members (upline_id, id desc) include (type) where upline_id is not null;
drop index member.members_upline;

create table agent.opened (
  agent_id bigint not null references member.members (id),
  request_id uuid not null,
  member_id bigint not null unique references member.members (id),
  asked jsonb not null,
  primary key (agent_id, request_id)
);
comment on table agent.opened is 'Accounts that agents have opened, by the id of the request: asked again, it opens nothing twice.';
grant select, insert on agent.opened to tucano_app;

create table agent.suspended (
  agent_id bigint primary key references member.members (id),
  since timestamptz not null default platform.clock(),
  suspended_by text not null,
  reason text not null
);
comment on table agent.suspended is 'Agents who bring nobody in, offer nothing and earn nothing new. Who did it and undid it is in the journal.';
grant select, insert, delete on agent.suspended to tucano_app;

create table agent.rebates (
  member_id bigint not null references member.members (id),
  type text not null check (type in ('LOTT', 'ELOTT', 'LIVE', 'RNG', 'SPORTS', 'FISH', 'PVP')),
  since date not null,
  bp smallint not null check (bp between 0 and 500),
  given_at timestamptz not null default platform.clock(),
  primary key (member_id, type, since)
);
comment on table agent.rebates is 'What of a member''s stake comes back to it and to whoever is above, in hundredths of a per cent, by the day of the brand''s time zone from which it holds. Of two of one day the later one counts.';
grant select, insert, update on agent.rebates to tucano_app;

create table agent.asked_rebates (
  id bigint primary key generated always as identity,
  member_id bigint not null references member.members (id),
  asked_by bigint references member.members (id),
  rebates jsonb not null,
  at timestamptz not null default platform.clock(),
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'refused', 'withdrawn'))
);
comment on table agent.asked_rebates is 'Lower rebates that somebody is asked to agree to.';
comment on column agent.asked_rebates.asked_by is 'the agent right above; null: the house';
comment on column agent.asked_rebates.rebates is '[{type, bp}]';
create unique index asked_rebates_waiting on agent.asked_rebates (member_id) where state = 'waiting';
grant select, insert on agent.asked_rebates to tucano_app;
grant update (state) on agent.asked_rebates to tucano_app;

create table team.attributions (
  id bigint primary key generated always as identity,
  agent_id bigint not null references member.members (id),
  member_id bigint not null references member.members (id),
  how text not null check (how in ('invitation', 'opened', 'movedIn', 'movedOut')),
  code text,
  at timestamptz not null default platform.clock()
);
comment on table team.attributions is 'Everybody who came to stand right below an agent, or left it, and how. Written with the upline, and never changed.';
create index attributions_agent on team.attributions (agent_id, id desc);
grant select on team.attributions to tucano_app;
insert into team.attributions (agent_id, member_id, how, code, at)
select m.upline_id, m.id, case when m.invitation is null then 'opened' else 'invitation' end, m.invitation, m.created_at from member.members m where m.upline_id is not null order by m.id;

create table team.seen (
  member_id bigint primary key references member.members (id),
  at timestamptz not null
) with (fillfactor = 80);
comment on table team.seen is 'When members were last here, by the minute. Of whoever has shut themselves out, before that.';
create index seen_at on team.seen (at);
grant select on team.seen to tucano_app;
insert into team.seen (member_id, at) select s.member_id, max(s.seen_at) from session.sessions s group by 1;

create table team.presence (
  agent_id bigint primary key references member.members (id),
  online integer not null default 0,
  absent_three_days integer not null default 0,
  absent_seven_days integer not null default 0,
  counted_at timestamptz not null default platform.clock()
) with (fillfactor = 70);
comment on table team.presence is 'How many of a team are here, counted every minute, and how many have been away for long, counted every hour.';
grant select on team.presence to tucano_app;

alter table transfers.transfers rename column upline_id to to_id;
alter table transfers.transfers add column way text not null default 'up' check (way in ('up', 'down'));
comment on column transfers.transfers.way is 'to whoever is right above the member, or to somebody right below';
create index transfers_to on transfers.transfers (to_id, member_id, day);

-- Names that begin so, of the people right below somebody.
create index members_account_below on member.members (upline_id, account text_pattern_ops) where upline_id is not null;
create index members_nickname_below on member.members (upline_id, lower(nickname) text_pattern_ops) where upline_id is not null;
