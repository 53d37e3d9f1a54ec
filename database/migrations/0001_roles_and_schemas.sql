-- The server works as tucano_app, which reads, and writes where a table says so. What belongs to tucano_ledger and tucano_journal is changed by their
-- functions alone.
do $$
declare
  name text;
begin
  foreach name in array array['tucano_app', 'tucano_ledger', 'tucano_journal'] loop
    begin
      execute format('create role %I nologin', name);
    exception
      when duplicate_object or unique_violation then null;
    end;
    execute format('grant %I to %I', name, current_user);
  end loop;
end
$$;

create schema platform;
create schema site;
create schema notices;
create schema member;
create schema session;
create schema ledger authorization tucano_ledger;
create schema limits authorization tucano_ledger;
create schema betting authorization tucano_ledger;
create schema operator;
create schema agent;
create schema lobby;
create schema support;
create schema chat;
create schema messages;
create schema winners;
create schema jackpot;
create schema cashier;
create schema fairness;
create schema studios;
create schema vendors;
create schema transfers;
create schema documents;
create schema members;
create schema content;
create schema draws;
create schema rooms;
grant usage on schema platform, site, notices, content, draws, rooms, member, session, ledger, limits, betting, operator, agent, lobby, support, chat, messages, winners, jackpot, cashier,
  fairness, studios, vendors, transfers, documents, members to tucano_app;
grant usage on schema platform, member, session, messages, documents to tucano_ledger;
-- Some functions of these schemas post to the ledger, or write the journal, and belong to whoever may.
grant usage, create on schema cashier to tucano_ledger;
grant usage, create on schema operator to tucano_journal;

create table platform.migrations (
  name text primary key,
  hash text not null,
  at timestamptz not null default clock_timestamp()
);
comment on table platform.migrations is 'Migrations that this database has run.';
create table platform.functions (
  name text primary key,
  hash text not null,
  at timestamptz not null default clock_timestamp()
);
comment on table platform.functions is 'Functions as they were last applied: a file whose hash differs is applied again.';
grant select on platform.migrations, platform.functions to tucano_app;
