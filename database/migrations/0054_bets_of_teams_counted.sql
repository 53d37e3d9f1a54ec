insert into team.direct_turnover (agent_id, day, product, currency, bets, stake, payout)
select c.agent_id, c.day, c.product, c.currency, c.bets, c.stake, c.payout from team.count_direct_turnover() c;

create trigger turnover_added after insert on betting.turnover referencing new table as after for each statement execute function team.follow_turnover();
create trigger turnover_changed after update on betting.turnover referencing old table as before new table as after for each statement execute function team.follow_turnover();
