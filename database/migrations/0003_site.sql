create table site.state (
  singleton boolean primary key default true check (singleton),
  maintenance boolean not null default false,
  changed_at timestamptz not null default clock_timestamp()
);
comment on table site.state is 'One row: whether the site is open. Everything else about a brand is configuration, not data.';
insert into site.state default values;
grant select, update on site.state to tucano_app;
