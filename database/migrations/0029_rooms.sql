create table rooms.rooms (
  id text primary key check (id ~ '^[a-z0-9][a-z0-9:._-]{0,63}$'),
  kind text not null,
  options jsonb not null default '{}',
  owner text,
  epoch bigint not null default 0,
  lease_until timestamptz not null default '-infinity',
  seq bigint not null default 0
);
comment on table rooms.rooms is 'Rooms: tables, fights, hands. A room has one writer at a time, the server process that has its lease.';
comment on column rooms.rooms.epoch is 'how often the room has changed hands: what a writer of an earlier epoch appends is refused';
comment on column rooms.rooms.lease_until is 'by the clock of the database; renewed every second or two, and whoever lets it run out has lost the room';
comment on column rooms.rooms.seq is 'entries of its log';
create index rooms_lease on rooms.rooms (kind, lease_until);
grant select, insert, update (owner, epoch, lease_until, seq) on rooms.rooms to tucano_app;

create table rooms.log (
  room_id text not null references rooms.rooms,
  seq bigint not null,
  epoch bigint not null,
  at timestamptz not null,
  command_id uuid,
  member_id bigint,
  command jsonb not null,
  facts jsonb not null,
  primary key (room_id, seq)
);
comment on table rooms.log is 'Everything that a room was told and took, in order: its state is what its kind makes of it, one after the other.';
comment on column rooms.log.at is 'by the clock of the database; what a step knows of the time';
comment on column rooms.log.facts is 'what came of it';
create unique index log_commands on rooms.log (room_id, command_id) where command_id is not null;
grant select, insert on rooms.log to tucano_app;

create table rooms.snapshots (
  room_id text primary key references rooms.rooms,
  seq bigint not null,
  state jsonb not null
);
comment on table rooms.snapshots is 'A room as it was after an entry of its log: whoever takes it over reads the rest of the log only.';
grant select, insert, update on rooms.snapshots to tucano_app;
