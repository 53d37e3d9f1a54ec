-- The cap of a kind and period.
create or replace function limits.cap_of(s limits.player_limits, p_kind text, p_period text) returns bigint language sql immutable as $$
  select (to_jsonb(s) ->> (p_kind || '_cap_' || p_period))::bigint
$$;

grant execute on function limits.cap_of to tucano_app;
