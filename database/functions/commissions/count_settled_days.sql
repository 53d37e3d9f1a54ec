-- What settlements come to by the day on which their periods began, counted from all of them.
create or replace function commissions.count_settled_days() returns table (agreement_id bigint, day date, due bigint, paid bigint) language sql stable security definer set search_path = pg_catalog as $$
  select s.agreement_id, commissions.day_of(s.since), sum(s.due)::bigint, sum(s.paid)::bigint from commissions.settlements s where s.state <> 'reversed' group by 1, 2
$$;

grant execute on function commissions.count_settled_days to tucano_app;
