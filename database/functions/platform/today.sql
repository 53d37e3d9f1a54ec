-- The day that it is in the brand's time zone.
create or replace function platform.today() returns date language sql stable security definer set search_path = pg_catalog as $$
  select (platform.clock() at time zone coalesce((select z.name from platform.zone z), 'UTC'))::date
$$;

grant execute on function platform.today to tucano_app, tucano_ledger;
