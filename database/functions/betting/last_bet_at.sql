-- When the member last made a bet, if that was in these two days. Bets are found by product: a member may have a million of them.
create or replace function betting.last_bet_at(p_member bigint) returns timestamptz language sql stable as $$
  select max(r.placed_at)
  from (select distinct t.product from betting.turnover t where t.member_id = p_member and t.day > (platform.clock() - interval '2 days')::date) p,
    lateral (select r.placed_at from betting.bets r where r.member_id = p_member and r.product = p.product and r.placed_at > platform.clock() - interval '2 days' order by r.placed_at desc limit 1) r
$$;
