create table documents.cases (
  id bigint generated always as identity primary key,
  member_id bigint not null references member.members,
  state text not null check (state in ('waiting', 'verified', 'refused')),
  full_name text not null check (char_length(full_name) between 3 and 120),
  born_on date not null,
  cpf text not null check (cpf ~ '^[0-9]{11}$'),
  kind text not null check (kind in ('rg', 'cnh', 'passport')),
  number text not null check (char_length(number) between 4 and 20),
  asked_at timestamptz not null default clock_timestamp(),
  decided_at timestamptz,
  operator_id bigint references operator.operators,
  reason text check (char_length(reason) between 1 and 300),
  check ((state = 'waiting') = (decided_at is null)),
  check ((state = 'refused') = (reason is not null))
);
comment on column documents.cases.cpf is 'digits alone; check digits are looked at before it comes here';
create index cases_member on documents.cases (member_id, id desc);
create unique index cases_waiting on documents.cases (member_id) where state = 'waiting';
-- One person, one account.
create unique index cases_cpf on documents.cases (cpf) where state = 'verified';
create index cases_queue on documents.cases (id) where state = 'waiting';
grant select, insert on documents.cases to tucano_app;
grant update (state, decided_at, operator_id, reason) on documents.cases to tucano_app;
grant select on documents.cases to tucano_ledger;
create index cases_words on documents.cases using gin (to_tsvector('simple', members.folded(full_name)));
create index cases_cpf_any on documents.cases (cpf);

create table documents.pictures (
  case_id bigint not null references documents.cases,
  side text not null check (side in ('front', 'back', 'face')),
  sealed bytea not null,
  primary key (case_id, side)
);
comment on table documents.pictures is 'Pictures of the documents, sealed: whoever has a copy of the database cannot look at them.';
grant select, insert on documents.pictures to tucano_app;

create index cases_decided on documents.cases (decided_at desc, id desc) where decided_at is not null;

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
