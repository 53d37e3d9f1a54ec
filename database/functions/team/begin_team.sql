-- Whoever has become an agent is the first of its team: what it did before is the team's. In which periods it was active the next fold counts.
create or replace function team.begin_team(p_member bigint) returns void language sql set search_path = pg_catalog as $$
  insert into team.team_days (agent_id, day, type, joined, first_deposits, rounds, stake, payout, rebate, promotion, salary, deposit, withdrawal)
    select d.member_id, d.day, d.type, 0, (f.member_id is not null)::integer, d.rounds, d.stake, d.payout, d.rebate, d.promotion, d.salary, d.deposit, d.withdrawal
    from team.member_days d left join team.first_deposits f on f.member_id = d.member_id and f.day = d.day and d.type = 'CONS' where d.member_id = p_member;
  insert into team.begun (member_id) values (p_member)
$$;
