-- The months from the last one to some ahead, by UTC.
create or replace function ledger.months(p_ahead integer) returns table (name text, first timestamptz, next timestamptz) language sql volatile as $$
  select to_char(month, 'YYYY_MM'), month at time zone 'UTC', (month + interval '1 month') at time zone 'UTC'
  from (select date_trunc('month', platform.clock() at time zone 'UTC') + ahead * interval '1 month' as month from generate_series(-1, p_ahead) ahead) months
$$;
