-- Adds what members have staked on a day to their sums of the day, its week, half month and month, and counts those who have come to the sum that makes them
-- active, or have fallen below it, in every team above them and among those who came by the same link.
create or replace function team.count_active(p_day date, p_active_stake bigint, p_staked team.staked[]) returns void language plpgsql set search_path = pg_catalog as $$
begin
  with since as (
    select p_day as day, date_trunc('week', p_day)::date as week, date_trunc('month', p_day)::date + case when extract(day from p_day) >= 16 then 15 else 0 end as half_month, date_trunc('month', p_day)::date as month
  ), had as (
    select t.member_id, t.type, t.stake, coalesce(s.day_stake, 0) * (s.day is not distinct from p.day)::integer as day_had, coalesce(s.week_stake, 0) * (s.week is not distinct from p.week)::integer as week_had,
      coalesce(s.half_month_stake, 0) * (s.half_month is not distinct from p.half_month)::integer as half_month_had, coalesce(s.month_stake, 0) * (s.month is not distinct from p.month)::integer as month_had
    from unnest(p_staked) t cross join since p left join team.member_sums s on s.member_id = t.member_id and s.type = t.type
  ), written as (
    insert into team.member_sums (member_id, type, day, day_stake, week, week_stake, half_month, half_month_stake, month, month_stake)
      select h.member_id, h.type, p.day, h.day_had + h.stake, p.week, h.week_had + h.stake, p.half_month, h.half_month_had + h.stake, p.month, h.month_had + h.stake
      from had h cross join since p order by h.member_id, h.type
      on conflict (member_id, type) do update set day = excluded.day, day_stake = excluded.day_stake, week = excluded.week, week_stake = excluded.week_stake,
        half_month = excluded.half_month, half_month_stake = excluded.half_month_stake, month = excluded.month, month_stake = excluded.month_stake
  ), crossed as (
    select h.member_id, h.type, c.period, c.since, (c.had + h.stake >= p_active_stake)::integer - (c.had >= p_active_stake)::integer as more
    from had h cross join since p
    cross join lateral (values ('day', p.day, h.day_had), ('week', p.week, h.week_had), ('halfMonth', p.half_month, h.half_month_had), ('month', p.month, h.month_had)) c(period, since, had)
  ), funnelled as (
    insert into team.funnels as f (code, month, first_deposits, active)
      select m.invitation, c.since, 0, sum(c.more) from crossed c join member.members m on m.id = c.member_id where c.more <> 0 and c.period = 'month' and c.type = 'CONS' and m.invitation is not null
      group by 1, 2 having sum(c.more) <> 0 order by 1, 2
      on conflict (code, month) do update set active = f.active + excluded.active
  )
  insert into team.actives as a (agent_id, period, since, type, members)
    select m.agent_id, c.period, c.since, c.type, sum(c.more) from crossed c join team.members m on m.member_id = c.member_id where c.more <> 0 group by 1, 2, 3, 4 having sum(c.more) <> 0 order by 1, 2, 3, 4
    on conflict (agent_id, period, since, type) do update set members = a.members + excluded.members;
end
$$;
