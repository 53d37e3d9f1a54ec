create table notices.banners (
  id bigint generated always as identity primary key,
  slug text not null unique,
  group_name text not null,
  position integer not null default 0,
  image text not null,
  alt text not null default '',
  title text not null,
  subtitle text not null default '',
  linkage_type text not null default '' check (linkage_type in ('', 'URL', 'P', 'G')),
  linkage text not null default '',
  linkage_label text not null default '',
  vendor text not null default '',
  node_id text not null default '',
  room_id text not null default '',
  starts_at timestamptz not null default '-infinity',
  ends_at timestamptz not null default 'infinity',
  check (starts_at < ends_at),
  check ((linkage_type = '') = (linkage_label = ''))
);
create index banners_group on notices.banners (group_name, position);
grant select, insert, update, delete on notices.banners to tucano_app;

create table notices.notices (
  id bigint generated always as identity primary key,
  slug text not null unique,
  kind text not null check (kind in ('PL', 'PU', 'PR', 'H')),
  title text not null,
  summary text not null default '',
  content text not null,
  published_at timestamptz not null default clock_timestamp(),
  ends_at timestamptz not null default 'infinity',
  check (published_at < ends_at)
);
create index notices_kind on notices.notices (kind, published_at desc);
grant select, insert, update, delete on notices.notices to tucano_app;
