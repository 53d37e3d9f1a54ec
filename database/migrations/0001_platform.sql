-- The role as which the application works. The owner of the schemas migrates; the application reads and writes what it is granted.
do $$
begin
  create role tucano_app nologin;
exception
  when duplicate_object or unique_violation then null;
end
$$;

do $$
begin
  execute format('grant tucano_app to %I', current_user);
end
$$;

create schema platform;
grant usage on schema platform to tucano_app;

create table platform.migrations (
  name text primary key,
  hash text not null,
  at timestamptz not null default clock_timestamp()
);
grant select on platform.migrations to tucano_app;

-- Transactional outbox. A row is written in the transaction of the change that it tells of, so it exists exactly when the change does.
-- (xid, id) is the order of delivery: readers stop below the oldest running transaction, so no late commit can slip in behind them.
create table platform.outbox (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  at timestamptz not null default clock_timestamp(),
  name text not null,
  -- null: for every page; otherwise the member whose pages may see it
  member_id bigint,
  payload jsonb not null
);
create index outbox_order on platform.outbox (xid, id);
create index outbox_at on platform.outbox using brin (at);

create function platform.announce_outbox() returns trigger language plpgsql as $$
begin
  notify outbox;
  return null;
end
$$;

create trigger outbox_announce after insert on platform.outbox for each statement execute function platform.announce_outbox();
grant select, insert, delete on platform.outbox to tucano_app;

-- How far the outbox has been swept: a page that asks to go on from before this position may have missed something.
create table platform.outbox_swept (
  singleton boolean primary key default true check (singleton),
  xid xid8 not null default '0',
  id bigint not null default 0
);
insert into platform.outbox_swept default values;
grant select, update on platform.outbox_swept to tucano_app;
