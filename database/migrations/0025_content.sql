create table content.versions (
  id bigint generated always as identity primary key,
  subject text not null check (subject in ('games', 'vendors', 'banners', 'notices', 'articles', 'synonyms', 'replies', 'words')),
  slug text not null check (length(slug) between 1 and 100),
  at timestamptz not null default clock_timestamp(),
  operator_id bigint references operator.operators,
  before jsonb
);
comment on table content.versions is 'What each thing that the site says was before it was changed, for ever.';
comment on column content.versions.operator_id is 'who changed it; nobody for the command line';
comment on column content.versions.before is 'as it was until then; null: it was not there';
create index versions_of_one on content.versions (subject, slug, id desc);
grant select, insert on content.versions to tucano_app;

create table content.pictures (
  digest text primary key check (digest ~ '^[0-9a-f]{64}$'),
  webp bytea not null check (length(webp) between 1 and 4000000),
  width integer not null check (width between 1 and 1920),
  height integer not null check (height between 1 and 1080),
  operator_id bigint not null references operator.operators,
  at timestamptz not null default clock_timestamp()
);
comment on table content.pictures is 'Pictures of banners that operators uploaded, as we have drawn them again: nothing of a file that was sent is kept.';
comment on column content.pictures.digest is 'SHA-256 of the bytes: their address';
comment on column content.pictures.at is 'when it was last uploaded; one that no banner has had for a day is dropped';
create index pictures_by_time on content.pictures (at desc);
grant select, insert, delete, update (operator_id, at) on content.pictures to tucano_app;
