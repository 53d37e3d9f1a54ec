insert into team.last_closed (day) select team.open_day() - 1 where isfinite(team.open_day());
insert into team.closed_days (member_id, day, type, upline_id, stake, lost, deposit)
select c.member_id, c.day, c.type, c.upline_id, c.stake, c.lost, c.deposit from team.last_closed l cross join lateral team.days_of_members('-infinity', l.day) c;
