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
