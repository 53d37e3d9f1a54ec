create table platform.outbox (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  at timestamptz not null default clock_timestamp(),
  name text not null,
  member_id bigint,
  payload jsonb not null,
  conversation_id bigint,
  audience text check (audience in ('lounge', 'operators')),
  constraint outbox_one_audience check (num_nonnulls(member_id, conversation_id, audience) <= 1)
);
comment on table platform.outbox is 'Transactional outbox. A row is written in the transaction of the change that it tells of, so it exists exactly when the change does. (xid, id) is the order of delivery: readers stop below the oldest running transaction, so no late commit can slip in behind them.';
comment on column platform.outbox.member_id is 'null: for every page; otherwise the member whose pages may see it';
create index outbox_order on platform.outbox (xid, id);
create index outbox_at on platform.outbox using brin (at);
create trigger outbox_announce after insert on platform.outbox for each statement execute function platform.announce_outbox();
grant select, insert, delete on platform.outbox to tucano_app;
grant insert on platform.outbox to tucano_ledger;

create table platform.outbox_swept (
  singleton boolean primary key default true check (singleton),
  xid xid8 not null default '0',
  id bigint not null default 0
);
comment on table platform.outbox_swept is 'How far the outbox has been swept: a page that asks to go on from before this position may have missed something.';
insert into platform.outbox_swept default values;
grant select, update on platform.outbox_swept to tucano_app;

create table platform.listeners (
  name text primary key,
  xid xid8 not null default '0',
  posting_id bigint not null default 0,
  mark_xid xid8,
  mark_at timestamptz
);
comment on column platform.listeners.mark_at is 'a moment: whatever has a transaction from `mark_xid` on began after it';
comment on table platform.listeners is 'How far a listener has heard, in the order of postings. It moves in the transaction of what the listener did, so each fact has its effect once.';
grant select, insert, update on platform.listeners to tucano_app;

create table platform.closings (
  listener text not null references platform.listeners,
  period text not null check (period in ('fiveMinutes', 'hour', 'day', 'week', 'halfMonth', 'month')),
  since timestamptz not null,
  until timestamptz not null,
  closed_at timestamptz not null default clock_timestamp(),
  primary key (listener, period, until)
);
comment on table platform.closings is 'Periods that a listener has closed: every fact from before the end was heard, and none that comes belongs to it. The first row of a listener has no length and says where it began.';
grant select, insert on platform.closings to tucano_app;

create table platform.letters (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default clock_timestamp(),
  channel text not null check (channel in ('sms', 'email')),
  recipient text not null,
  purpose text not null,
  asker text not null,
  subject text not null default '',
  body text not null,
  state text not null default 'queued' check (state in ('queued', 'sent', 'delivered', 'failed', 'withheld')),
  attempts integer not null default 0,
  due_at timestamptz not null default clock_timestamp(),
  until timestamptz not null,
  provider_id text,
  problem text,
  budget text not null default 'stranger' check (budget in ('stranger', 'known', 'warning'))
);
comment on column platform.letters.asker is 'whose budget it is taken from';
comment on column platform.letters.body is 'emptied once the letter has left: it may hold a code';
comment on column platform.letters.until is 'later than this it is of no use';
create index letters_due on platform.letters (due_at) where state = 'queued';
create index letters_recipient on platform.letters (recipient, created_at);
create index letters_asker on platform.letters (asker, created_at);
create index letters_created on platform.letters (channel, created_at);
create index letters_provider on platform.letters (provider_id) where provider_id is not null;
grant select, insert, update, delete on platform.letters to tucano_app;

create table platform.seeds (
  subject text not null,
  slug text not null,
  primary key (subject, slug)
);
comment on table platform.seeds is 'What of the brand''s first content has been put in. It is put in once: what somebody removes afterwards stays away.';
grant select, insert on platform.seeds to tucano_app;

create table platform.keys (
  kid text primary key,
  private_jwk jsonb not null,
  created_at timestamptz not null default clock_timestamp()
);
comment on table platform.keys is 'Keys of the encrypted calls. The newest is handed to browsers; older ones still open what they sealed.';
grant select, insert, delete on platform.keys to tucano_app;

create table platform.zone (one boolean primary key default true check (one), name text not null);
comment on table platform.zone is 'Days, weeks (from Monday) and months are the brand''s.';
grant select, insert, update on platform.zone to tucano_app;
