-- What everybody right below each agent came to by day, counted from the days of members and the uplines as they are.
create or replace function team.count_direct_days() returns table (agent_id bigint, day date, rounds bigint, stake bigint, payout bigint, rebate bigint, promotion bigint, salary bigint, deposit bigint, withdrawal bigint) language sql stable security definer set search_path = pg_catalog as $$
  select m.upline_id, d.day, sum(d.rounds)::bigint, sum(d.stake)::bigint, sum(d.payout)::bigint, sum(d.rebate)::bigint, sum(d.promotion)::bigint, sum(d.salary)::bigint, sum(d.deposit)::bigint, sum(d.withdrawal)::bigint
  from team.member_days d join member.members m on m.id = d.member_id where m.upline_id is not null group by 1, 2
$$;

grant execute on function team.count_direct_days to tucano_app;
