-- The day that is running for teams: the one after the last that was closed. What belongs to a later one waits until it is.
create or replace function team.open_day() returns date language sql stable security definer set search_path = pg_catalog as $$
  select coalesce((max(c.until) at time zone coalesce((select z.name from platform.zone z), 'UTC'))::date, 'infinity') from platform.closings c where c.listener = 'team.days' and c.period = 'day'
$$;

grant execute on function team.open_day to tucano_app;
