-- What bets of everybody right below each agent came to by day and product, counted from the turnover of members and the uplines as they are.
create or replace function team.count_direct_turnover() returns table (agent_id bigint, day date, product text, currency text, bets bigint, stake bigint, payout bigint) language sql stable security definer set search_path = pg_catalog as $$
  select m.upline_id, t.day, t.product, t.currency, sum(t.bets)::bigint, sum(t.stake)::bigint, sum(t.payout)::bigint
  from betting.turnover t join member.members m on m.id = t.member_id where m.upline_id is not null group by 1, 2, 3, 4
$$;

grant execute on function team.count_direct_turnover to tucano_app;
