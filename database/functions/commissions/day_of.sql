-- The day of the brand's time zone in which a moment lies.
create or replace function commissions.day_of(p_at timestamptz) returns date language sql stable as $$
  select (p_at at time zone coalesce((select z.name from platform.zone z), 'UTC'))::date
$$;

grant execute on function commissions.day_of to tucano_app;
