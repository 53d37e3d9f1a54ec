-- Teams as they were, from one day on which somebody was moved until the next, counted from the uplines and from who was moved.
create or replace function team.trees() returns table (first date, next date, agent_id bigint, member_id bigint, depth smallint) language sql stable security definer set search_path = pg_catalog as $$
  select e.first, e.next, t.agent_id, t.member_id, t.depth
  from (
    select d.first, coalesce(lead(d.first) over (order by d.first), 'infinity') as next
    from (select '-infinity'::date as first union select v.since from team.moves v where v.state = 'done') d
  ) e cross join lateral team.tree_on(case when e.next = 'infinity' then 'infinity'::date else e.next - 1 end) t
$$;

grant execute on function team.trees to tucano_app;
