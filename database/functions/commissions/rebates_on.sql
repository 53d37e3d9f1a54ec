-- What rebates of a day come to by payee and type.
create or replace function commissions.rebates_on(p_day date, p_max_bp integer, p_is_past boolean) returns table (payee_id bigint, type text, people integer, stake bigint, amount bigint) language sql stable security definer set search_path = pg_catalog set work_mem = '64MB' as $$
  select p.payee_id, p.type, count(*)::integer, sum(p.stake)::bigint, sum(p.amount)::bigint from commissions.rebate_parts(p_day, p_max_bp, p_is_past) p group by 1, 2
$$;

grant execute on function commissions.rebates_on to tucano_app;
