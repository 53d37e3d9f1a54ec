-- The day, week, half month and month in which a day lies; each ends before its last date.
create or replace function team.periods_of(p_day date) returns table (period text, since date, until date) language sql immutable as $$
  select p.period, p.since, p.until
  from (select date_trunc('month', p_day)::date as month, date_trunc('week', p_day)::date as week, extract(day from p_day) >= 16 as is_second) d
  cross join lateral (values
    ('day', p_day, p_day + 1), ('week', d.week, d.week + 7),
    ('halfMonth', d.month + case when d.is_second then 15 else 0 end, case when d.is_second then (d.month + interval '1 month')::date else d.month + 15 end),
    ('month', d.month, (d.month + interval '1 month')::date)
  ) p(period, since, until)
$$;

grant execute on function team.periods_of to tucano_app;
