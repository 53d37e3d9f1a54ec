-- The smallest id of a moment.
create or replace function betting.first_id(p_at timestamptz) returns uuid language sql stable as $$
  select rpad(lpad(to_hex((extract(epoch from p_at) * 1000)::bigint), 12, '0'), 32, '0')::uuid
$$;

grant execute on function betting.first_id to tucano_app;
