create table team.moves (
  id bigint primary key generated always as identity,
  member_id bigint not null references member.members (id),
  from_id bigint references member.members (id),
  to_id bigint references member.members (id),
  asked_by text not null,
  asked_at timestamptz not null default platform.clock(),
  state text not null default 'waiting' check (state in ('waiting', 'done', 'refused', 'withdrawn')),
  since date,
  problem text,
  constraint moves_since check ((since is not null) = (state = 'done'))
);
comment on table team.moves is 'Members who change their upline, with everybody below them. They do so when a day is closed: what they did until then stays with the team that they were in.';
comment on column team.moves.since is 'the first day in the new team';
comment on column team.moves.problem is 'why it could not be done when the day was closed';
create unique index moves_waiting on team.moves (member_id) where state = 'waiting';
create index moves_done on team.moves (member_id, since) where state = 'done';
grant select, insert on team.moves to tucano_app;
grant update (state) on team.moves to tucano_app;
