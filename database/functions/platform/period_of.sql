-- The period that a moment is in, in the brand's time zone. Its end is the next one's beginning.
create or replace function platform.period_of(p_period text, p_at timestamptz, out since timestamptz, out until timestamptz) language sql stable security definer set search_path = pg_catalog as $$
  select s.start at time zone z.name, case when p_period = 'halfMonth' and extract(day from s.start) = 16 then date_trunc('month', s.start) + interval '1 month'
    else s.start + case p_period when 'fiveMinutes' then interval '5 minutes' when 'hour' then interval '1 hour' when 'day' then interval '1 day' when 'week' then interval '1 week'
      when 'halfMonth' then interval '15 days' when 'month' then interval '1 month' end end at time zone z.name
  from (select coalesce((select name from platform.zone), 'UTC') as name) z,
    lateral (select p_at at time zone z.name as local) l,
    lateral (select case p_period when 'fiveMinutes' then date_bin('5 minutes', l.local, '2000-01-01') when 'hour' then date_trunc('hour', l.local) when 'day' then date_trunc('day', l.local)
      when 'week' then date_trunc('week', l.local) when 'halfMonth' then date_trunc('month', l.local) + case when extract(day from l.local) >= 16 then interval '15 days' else interval '0' end
      when 'month' then date_trunc('month', l.local) end as start) s
$$;

grant execute on function platform.period_of to tucano_app;
