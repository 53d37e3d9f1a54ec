-- The day, the week (from Monday) and the month of a moment, in the brand's time zone.
create or replace function platform.periods(p_at timestamptz, out day_from timestamptz, out week_from timestamptz, out month_from timestamptz,
  out day_until timestamptz, out week_until timestamptz, out month_until timestamptz)
language sql stable security definer set search_path = pg_catalog as $$
  select d at time zone z, w at time zone z, m at time zone z,
    (d + interval '1 day') at time zone z, (w + interval '1 week') at time zone z, (m + interval '1 month') at time zone z
  from (select coalesce((select name from platform.zone), 'UTC') as z) zone,
    lateral (select date_trunc('day', p_at at time zone z) as d, date_trunc('week', p_at at time zone z) as w, date_trunc('month', p_at at time zone z) as m) starts
$$;

grant execute on function platform.periods to tucano_app, tucano_ledger;
