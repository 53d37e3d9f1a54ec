-- General agents (2, and 41 and 42 with an operator in charge) and agents (1).
create or replace function team.is_agent(p_type smallint) returns boolean language sql immutable as $$
  select p_type in (1, 2, 41, 42)
$$;

grant execute on function team.is_agent to tucano_app;
