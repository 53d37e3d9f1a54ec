-- Adds what turnover has changed by to what everybody right below an agent came to.
create or replace function team.follow_turnover() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  -- Nobody is moved meanwhile.
  perform pg_advisory_xact_lock_shared(hashtextextended('team.tree', 0));
  if tg_op = 'INSERT' then
    insert into team.direct_turnover as d (agent_id, day, product, currency, bets, stake, payout)
      select m.upline_id, a.day, a.product, a.currency, sum(a.bets), sum(a.stake), sum(a.payout) from after a join member.members m on m.id = a.member_id where m.upline_id is not null group by 1, 2, 3, 4 order by 1, 2, 3, 4
      on conflict (agent_id, day, product, currency) do update set bets = d.bets + excluded.bets, stake = d.stake + excluded.stake, payout = d.payout + excluded.payout;
  else
    insert into team.direct_turnover as d (agent_id, day, product, currency, bets, stake, payout)
      select m.upline_id, c.day, c.product, c.currency, sum(c.bets), sum(c.stake), sum(c.payout)
      from (
        select a.member_id, a.day, a.product, a.currency, a.bets, a.stake, a.payout from after a
        union all
        select b.member_id, b.day, b.product, b.currency, -b.bets, -b.stake, -b.payout from before b
      ) c join member.members m on m.id = c.member_id where m.upline_id is not null group by 1, 2, 3, 4 order by 1, 2, 3, 4
      on conflict (agent_id, day, product, currency) do update set bets = d.bets + excluded.bets, stake = d.stake + excluded.stake, payout = d.payout + excluded.payout;
  end if;
  return null;
end
$$;
