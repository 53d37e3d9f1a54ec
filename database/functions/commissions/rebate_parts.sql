-- What rebates of a day come to, part by part: of what a member staked of a type it gets its own rate, and everybody above the difference to whoever is below, by cumulative floors: all of them together cost what the
-- highest rate comes to. Of stakes that were sold with a rebate of their own the member has had it already. A day on which more was undone than staked gives nothing, and nothing of it is carried on. In the teams as they are; for a day that is past, as they were on it. Of one payee alone, where one is named.
create or replace function commissions.rebate_parts(p_day date, p_max_bp integer, p_is_past boolean, p_payee bigint default null)
returns table (payee_id bigint, member_id bigint, type text, stake bigint, below_bp integer, bp integer, amount bigint) language sql stable as $$
  with rates as materialized (
    select distinct on (r.member_id, r.type) r.member_id, r.type, least(r.bp, p_max_bp) as bp from agent.rebates r where r.since <= p_day order by r.member_id, r.type, r.since desc
  ), teams as materialized (
    select t.agent_id, t.member_id, t.depth from team.members t where not p_is_past
    union all
    select t.agent_id, t.member_id, t.depth from team.tree_on(p_day) t where p_is_past
  ), staked as materialized (
    select d.member_id, d.type, d.stake from team.member_days d
    where d.day = p_day and d.stake > 0 and (p_payee is null or d.member_id = p_payee or d.member_id in (select t.member_id from teams t where t.agent_id = p_payee))
  ), chain as (
    select d.member_id, d.type, d.stake, r.member_id as payee_id, t.depth, r.bp
    from staked d join teams t on t.member_id = d.member_id join rates r on r.member_id = t.agent_id and r.type = d.type where r.bp > 0
    union all
    -- A member who is no agent stands in no team of its own; without anybody above it gets nothing.
    select d.member_id, d.type, d.stake, r.member_id, 0, r.bp
    from staked d join rates r on r.member_id = d.member_id and r.type = d.type
    where r.bp > 0 and exists (select from teams t where t.member_id = d.member_id) and not exists (select from teams t where t.member_id = d.member_id and t.depth = 0)
  ), parts as (
    select c.payee_id, c.member_id, c.type, c.stake - coalesce(w.stake, 0) as stake, coalesce(max(c.bp) over (partition by c.member_id, c.type order by c.depth rows between unbounded preceding and 1 preceding), 0) as below_bp, c.bp
    from chain c left join commissions.stakes_with_rebates w on c.depth = 0 and w.member_id = c.member_id and w.type = c.type and w.day = p_day
  )
  select p.payee_id, p.member_id, p.type, p.stake, p.below_bp, p.bp, p.stake * p.bp / 10000 - p.stake * p.below_bp / 10000 from parts p
  where (p_payee is null or p.payee_id = p_payee) and p.stake * p.bp / 10000 > p.stake * p.below_bp / 10000
$$;

grant execute on function commissions.rebate_parts to tucano_app;
