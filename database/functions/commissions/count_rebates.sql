-- Keeps what rebates of a day come to when it is closed. Whoever is suspended gets nothing, and nobody else gets its part.
create or replace function commissions.count_rebates(p_day date, p_max_bp integer) returns integer language plpgsql security definer set search_path = pg_catalog as $$
declare
  many integer;
begin
  insert into commissions.rebate_days (payee_id, day, type, people, stake, amount, is_suspended)
    select r.payee_id, p_day, r.type, r.people, r.stake, case when x.agent_id is null then r.amount else 0 end, x.agent_id is not null
    from commissions.rebates_on(p_day, p_max_bp, false) r left join agent.suspended x on x.agent_id = r.payee_id
    on conflict do nothing;
  insert into commissions.rebate_payments (payee_id, day, amount) select r.payee_id, r.day, sum(r.amount) from commissions.rebate_days r where r.day = p_day and not r.is_suspended group by 1, 2 on conflict do nothing;
  get diagnostics many = row_count;
  return many;
end
$$;

grant execute on function commissions.count_rebates to tucano_app;
