-- The random string of each free play, as a digest: none opens a second one. A string can be read only while the key that it was sealed with is there.
create table session.free_plays (
  random_hash bytea primary key,
  used_at timestamptz not null default clock_timestamp()
);
grant select, insert, delete on session.free_plays to tucano_app;
