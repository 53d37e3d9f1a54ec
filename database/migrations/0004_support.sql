create schema support;
grant usage on schema support to tucano_app;

create table support.articles (
  slug text primary key,
  category text not null,
  position integer not null,
  title text not null,
  content text not null
);
create index articles_category on support.articles (category, position);
grant select, insert, update, delete on support.articles to tucano_app;
