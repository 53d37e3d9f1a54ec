-- The period that a moment is in, in the brand's time zone. Its end is the next one's beginning. Hours and shorter ones are counted from the moment itself: where clocks are put back an hour comes twice, and both are periods.
create or replace function platform.period_of(p_period text, p_at timestamptz, out since timestamptz, out until timestamptz) language sql stable security definer set search_path = pg_catalog as $$
  select case when length.short is null then s.start at time zone z.name else p_at - (l.local - s.start) end,
    case when length.short is not null then p_at - (l.local - s.start) + length.short
      when p_period = 'halfMonth' and extract(day from s.start) = 16 then (date_trunc('month', s.start) + interval '1 month') at time zone z.name
      else (s.start + length.long) at time zone z.name end
  from (select coalesce((select name from platform.zone), 'UTC') as name) z,
    lateral (select p_at at time zone z.name as local) l,
    lateral (select case p_period when 'fiveMinutes' then interval '5 minutes' when 'hour' then interval '1 hour' end as short,
      case p_period when 'day' then interval '1 day' when 'week' then interval '1 week' when 'halfMonth' then interval '15 days' when 'month' then interval '1 month' end as long) length,
    lateral (select case p_period when 'fiveMinutes' then date_bin('5 minutes', l.local, '2000-01-01') when 'hour' then date_trunc('hour', l.local) when 'day' then date_trunc('day', l.local)
      when 'week' then date_trunc('week', l.local) when 'halfMonth' then date_trunc('month', l.local) + case when extract(day from l.local) >= 16 then interval '15 days' else interval '0' end
      when 'month' then date_trunc('month', l.local) end as start) s
$$;

grant execute on function platform.period_of to tucano_app;
