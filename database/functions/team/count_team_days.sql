-- What every team came to by day and type, counted from the days of members, from who has joined and is folded, from first deposits, and from the teams as they were on each day.
create or replace function team.count_team_days() returns table (
  agent_id bigint, day date, type text, joined integer, first_deposits integer, rounds bigint, stake bigint, payout bigint, rebate bigint, promotion bigint, salary bigint, deposit bigint, withdrawal bigint
) language sql stable security definer set search_path = pg_catalog as $$
  with folded as (
    select d.member_id, d.day, d.type, 0 as joined, 0 as first_deposits, d.rounds, d.stake, d.payout, d.rebate, d.promotion, d.salary, d.deposit, d.withdrawal from team.member_days d
    union all
    select m.id, (m.created_at at time zone coalesce((select z.name from platform.zone z), 'UTC'))::date, 'CONS', 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 from member.members m
    where not exists (select from team.pending p where p.member_id = m.id and p.joined > 0)
    union all
    select f.member_id, f.day, 'CONS', 0, 1, 0, 0, 0, 0, 0, 0, 0, 0 from team.first_deposits f
  )
  select t.agent_id, f.day, f.type, sum(case when t.depth > 0 then f.joined else 0 end)::integer, sum(f.first_deposits)::integer, sum(f.rounds)::bigint, sum(f.stake)::bigint, sum(f.payout)::bigint,
    sum(f.rebate)::bigint, sum(f.promotion)::bigint, sum(f.salary)::bigint, sum(f.deposit)::bigint, sum(f.withdrawal)::bigint
  from folded f join team.trees() t on t.member_id = f.member_id and f.day >= t.first and f.day < t.next group by 1, 2, 3
$$;

grant execute on function team.count_team_days to tucano_app;
