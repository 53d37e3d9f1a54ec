-- A member's rate for a type of product on a day; nothing where nobody has given one.
create or replace function agent.rebate_on(p_member bigint, p_type text, p_day date) returns integer language sql stable as $$
  select coalesce((select r.bp::integer from agent.rebates r where r.member_id = p_member and r.type = p_type and r.since <= p_day order by r.since desc limit 1), 0)
$$;

grant execute on function agent.rebate_on to tucano_app;
