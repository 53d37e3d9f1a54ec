-- A day is over: what members came to on it stays, and is listed from here on where it does not change any more.
create or replace function team.close_day(p_day date) returns void language sql security definer set search_path = pg_catalog as $$
  insert into team.closed_days (member_id, day, type, upline_id, stake, lost, deposit)
    select c.member_id, c.day, c.type, c.upline_id, c.stake, c.lost, c.deposit from team.days_of_members(coalesce((select l.day + 1 from team.last_closed l), '-infinity'), p_day) c;
  insert into team.last_closed as l (day) values (p_day) on conflict ((true)) do update set day = greatest(l.day, excluded.day)
$$;

grant execute on function team.close_day to tucano_app;
