-- Tables whose rounds come from a studio: what it has said, signed, and which of its rounds ours are.

create table live.studio_events (
  table_code text not null,
  number bigint not null check (number > 0),
  studio_round text,
  body text not null check (length(body) between 2 and 2000),
  signature text not null check (length(signature) between 80 and 100),
  public_key text not null,
  heard_at timestamptz not null default platform.clock(),
  told_from timestamptz not null,
  primary key (table_code, number)
);
comment on table live.studio_events is 'What studios have said, as they signed it, once each by its number. Never changed.';
comment on column live.studio_events.told_from is 'the picture shows it by then: before that it is told to nobody';
create index studio_events_round on live.studio_events (table_code, studio_round, number) where studio_round is not null;
grant select, insert on live.studio_events to tucano_app;

create table live.studio_rounds (
  event_id uuid primary key references live.rounds,
  table_code text not null,
  studio text not null,
  studio_round text not null,
  opened_by bigint not null,
  void_code text,
  void_reason text check (length(void_reason) between 1 and 300),
  corrected_by bigint,
  unique (table_code, studio_round),
  constraint studio_rounds_reason check (void_reason is null or void_code is not null)
);
comment on table live.studio_rounds is 'Rounds that a studio has played. Their results are what it says, with its signature; nothing of them is drawn here.';
comment on column live.studio_rounds.opened_by is 'the number of the event that opened it';
comment on column live.studio_rounds.corrected_by is 'the number of the event that has put another result in the place of the first';
grant select, insert, update (void_code, void_reason, corrected_by) on live.studio_rounds to tucano_app;
