-- When people right below an agent were last here, in the order of time. Whoever never was counts from the day of its account.
alter table team.seen add column joined_at timestamptz, add column upline_id bigint, alter column at drop not null;
update team.seen s set joined_at = m.created_at, upline_id = m.upline_id from member.members m where m.id = s.member_id;
insert into team.seen (member_id, joined_at, upline_id) select m.id, m.created_at, m.upline_id from member.members m where m.upline_id is not null on conflict do nothing;
alter table team.seen alter column joined_at set not null, add column last timestamptz not null generated always as (coalesce(at, joined_at)) stored;
comment on table team.seen is 'When members were last here, by the minute. Of whoever has shut themselves out, before that. Everybody below an agent has a row.';
comment on column team.seen.at is 'null: never';
comment on column team.seen.upline_id is 'who is right above now';
create index seen_below on team.seen (upline_id, last, member_id) include (at) where upline_id is not null;
