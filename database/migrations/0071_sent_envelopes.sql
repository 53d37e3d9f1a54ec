-- Envelopes that members send to others: a hold of their cash, of which each share is captured by whoever catches it.
create table transfers.envelopes (
  id bigint generated always as identity primary key,
  member_id bigint not null references member.members (id),
  request_id uuid not null,
  code text not null unique check (code ~ '^[A-Z2-9]{16}$'),
  total bigint not null,
  shares integer not null check (shares > 0),
  least bigint not null check (least > 0),
  seed bytea not null check (length(seed) = 32),
  hash bytea not null check (hash = sha256(seed)),
  hold_id bigint not null unique,
  day date not null,
  at timestamptz not null,
  closes_at timestamptz not null,
  closed_at timestamptz,
  given_back bigint,
  unique (member_id, request_id),
  constraint envelopes_split check (total >= least * shares),
  constraint envelopes_times check (at < closes_at),
  constraint envelopes_closed check ((closed_at is null) = (given_back is null))
);
comment on table transfers.envelopes is 'Sums of members that others catch shares of, by a link with a code. How one is split follows from its seed, whose digest is shown while it is open and which is told when it is closed.';
comment on column transfers.envelopes.day is 'of the brand, for the limit of a day';
comment on column transfers.envelopes.given_back is 'what nobody has caught, back in its member''s cash';
create index envelopes_open on transfers.envelopes (closes_at) where closed_at is null;
create index envelopes_day on transfers.envelopes (member_id, day);
create index envelopes_member on transfers.envelopes (member_id, at desc);
grant select, insert on transfers.envelopes to tucano_app;
grant update (closed_at, given_back) on transfers.envelopes to tucano_app;

create table transfers.shares (
  envelope_id bigint not null references transfers.envelopes (id),
  number integer not null check (number > 0),
  amount bigint not null check (amount > 0),
  member_id bigint references member.members (id),
  caught_at timestamptz,
  primary key (envelope_id, number),
  constraint shares_caught check ((member_id is null) = (caught_at is null))
);
comment on table transfers.shares is 'What such an envelope is split into. A share is one member''s, and a member has one of an envelope.';
create unique index shares_member on transfers.shares (envelope_id, member_id) where member_id is not null;
grant select, insert on transfers.shares to tucano_app;
grant update (member_id, caught_at) on transfers.shares to tucano_app;
