-- What members who are no agents and have one right above came to on some days, by type and, as CONS, in all, counted from their days.
create or replace function team.days_of_members(p_first date, p_last date) returns table (member_id bigint, day date, type text, upline_id bigint, stake bigint, lost bigint, deposit bigint) language sql stable security definer set search_path = pg_catalog as $$
  select d.member_id, d.day, g.type, m.upline_id, sum(d.stake)::bigint, sum(d.stake - d.payout - d.rebate - d.promotion - d.salary)::bigint, sum(d.deposit)::bigint
  from team.member_days d join member.members m on m.id = d.member_id cross join lateral (values (d.type, true), ('CONS', d.type <> 'CONS')) g(type, is_counted)
  where d.day between p_first and p_last and g.is_counted and m.upline_id is not null and not team.is_agent(m.type) group by 1, 2, 3, 4
$$;

grant execute on function team.days_of_members to tucano_app;
