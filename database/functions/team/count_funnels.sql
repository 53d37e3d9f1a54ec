-- How far those who came by each link have come by month, counted from first deposits and from the days of members.
create or replace function team.count_funnels(p_active_stake bigint) returns table (code text, month date, first_deposits integer, active integer) language sql stable security definer set search_path = pg_catalog as $$
  select c.code, c.month, sum(c.first_deposits)::integer, sum(c.active)::integer
  from (
    select m.invitation as code, date_trunc('month', f.day)::date as month, 1 as first_deposits, 0 as active from team.first_deposits f join member.members m on m.id = f.member_id where m.invitation is not null
    union all
    select m.invitation, date_trunc('month', d.day)::date, 0, 1 from team.member_days d join member.members m on m.id = d.member_id where m.invitation is not null group by 1, 2, d.member_id having sum(d.stake) >= p_active_stake
  ) c group by 1, 2
$$;

grant execute on function team.count_funnels to tucano_app;
