-- Milliseconds of a moment, as everything that is digested writes it.
create or replace function fairness.ms(p_at timestamptz) returns bigint language sql immutable as $$ select floor(extract(epoch from p_at) * 1000)::bigint $$;

grant execute on function fairness.ms to tucano_app;
