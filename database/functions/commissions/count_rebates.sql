-- What rebates of a day come to when it is closed. Of what a member staked of a type it gets its own rate, and everybody above the difference to whoever is below, by cumulative floors: all of them
-- together cost what the highest rate comes to. A day on which more was undone than staked gives nothing, and nothing of it is carried on. Whoever is suspended gets nothing, and nobody else gets its part.
create or replace function commissions.count_rebates(p_day date, p_max_bp integer) returns integer language plpgsql security definer set search_path = pg_catalog as $$
declare
  many integer;
begin
  with rates as materialized (
    select distinct on (r.member_id, r.type) r.member_id, r.type, least(r.bp, p_max_bp)::smallint as bp from agent.rebates r where r.since <= p_day order by r.member_id, r.type, r.since desc
  ), chain as (
    select d.member_id, d.type, d.stake, r.member_id as payee_id, t.depth, r.bp
    from team.member_days d join team.members t on t.member_id = d.member_id join rates r on r.member_id = t.agent_id and r.type = d.type
    where d.day = p_day and d.stake > 0 and r.bp > 0
    union all
    -- A member who is no agent stands in no team of its own; without anybody above it gets nothing.
    select d.member_id, d.type, d.stake, r.member_id, 0, r.bp
    from team.member_days d join rates r on r.member_id = d.member_id and r.type = d.type join member.members m on m.id = d.member_id
    where d.day = p_day and d.stake > 0 and r.bp > 0 and m.upline_id is not null and not team.is_agent(m.type)
  ), parts as (
    select c.*, coalesce(max(c.bp) over (partition by c.member_id, c.type order by c.depth rows between unbounded preceding and 1 preceding), 0)::smallint as below_bp from chain c
  )
  insert into commissions.rebates (payee_id, day, member_id, type, stake, below_bp, bp, amount)
    select p.payee_id, p_day, p.member_id, p.type, p.stake, p.below_bp, p.bp, p.stake * p.bp / 10000 - p.stake * p.below_bp / 10000
    from parts p where p.bp > p.below_bp and p.stake * p.bp / 10000 > p.stake * p.below_bp / 10000 and not exists (select from agent.suspended x where x.agent_id = p.payee_id)
    on conflict do nothing;
  insert into commissions.rebate_payments (payee_id, day, amount) select r.payee_id, r.day, sum(r.amount) from commissions.rebates r where r.day = p_day group by 1, 2 on conflict do nothing;
  get diagnostics many = row_count;
  return many;
end
$$;

grant execute on function commissions.count_rebates to tucano_app;
