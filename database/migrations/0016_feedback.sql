-- What visitors write to the house. `id` comes from the page: sending again is the same feedback. The network is kept for the limit alone.
create table support.feedback (
  id uuid primary key,
  reference text not null unique check (reference ~ '^[0-9A-Z]{4}-[0-9A-Z]{4}$'),
  at timestamptz not null default clock_timestamp(),
  topic text not null,
  content text not null check (length(content) <= 6000),
  email text check (length(email) <= 120),
  network text
);
create index feedback_at on support.feedback (at desc);
create index feedback_network on support.feedback (network, at) where network is not null;
grant select, insert, update (network) on support.feedback to tucano_app;

-- What of the brand's first content has been put in. It is put in once: what somebody removes afterwards stays away.
create table platform.seeds (
  subject text not null,
  slug text not null,
  primary key (subject, slug)
);
grant select, insert on platform.seeds to tucano_app;

-- As for banners: what ends has begun before.
alter table notices.notices add check (published_at < ends_at);
