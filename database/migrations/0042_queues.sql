-- Queues of the back office: what was decided, two people for large sums, who has a request in hand, pictures that were looked at.

create index deposits_over on cashier.deposits (done_at desc, id desc) where done_at is not null;
create index withdrawals_over on cashier.withdrawals (done_at desc, id desc) where done_at is not null;
create index cases_decided on documents.cases (decided_at desc, id desc) where decided_at is not null;

-- Who approved first, where two have to. The same person never does both; refusing is open to either.
alter table cashier.deposits
  add first_by bigint references operator.operators,
  add first_at timestamptz,
  add first_amount bigint check (first_amount > 0),
  add constraint deposits_first check ((first_by is null) = (first_at is null) and (first_by is null) = (first_amount is null)),
  add constraint deposits_two_people check (first_by <> operator_id or state = 'refused'),
  add constraint deposits_two_agree check (state <> 'credited' or first_amount = paid);
alter table cashier.withdrawals
  add first_by bigint references operator.operators,
  add first_at timestamptz,
  add constraint withdrawals_first check ((first_by is null) = (first_at is null)),
  add constraint withdrawals_two_people check (first_by <> operator_id or state in ('review', 'refused', 'cancelled'));
grant update (first_by, first_at, first_amount) on cashier.deposits to tucano_app;
grant update (first_by, first_at) on cashier.withdrawals to tucano_app;

-- Who has a request in hand, until when by this clock.
create table operator.claims (
  subject text primary key check (subject ~ '^(deposit|withdrawal|documents):[0-9a-f-]{1,36}$'),
  operator_id bigint not null references operator.operators,
  until timestamptz not null
);
grant select, insert, update, delete on operator.claims to tucano_app;

-- Which pictures an operator was really given, and which pictures of other members are the same or nearly.
create table documents.looks (
  case_id bigint not null,
  side text not null,
  operator_id bigint not null references operator.operators,
  at timestamptz not null default clock_timestamp(),
  primary key (case_id, side, operator_id),
  foreign key (case_id, side) references documents.pictures
);
grant select, insert on documents.looks to tucano_app;

-- `digest` is of the pixels, `likeness` has a bit for each step from dark to light: it hardly changes when a picture is saved again.
alter table documents.pictures add digest bytea check (length(digest) = 32), add likeness bigint;
grant update (digest, likeness) on documents.pictures to tucano_app;
create index pictures_digest on documents.pictures (digest);
create index pictures_undigested on documents.pictures (case_id, side) where digest is null;

create table documents.alike (
  case_id bigint not null,
  side text not null,
  other_case_id bigint not null,
  other_side text not null,
  same boolean not null,
  primary key (case_id, side, other_case_id, other_side),
  foreign key (case_id, side) references documents.pictures,
  foreign key (other_case_id, other_side) references documents.pictures
);
create index alike_other on documents.alike (other_case_id);
grant select, insert on documents.alike to tucano_app;
