-- What was paid by day, counted from all payments.
create or replace function commissions.count_paid_days() returns table (agreement_id bigint, day date, amount bigint, settlements integer) language sql stable security definer set search_path = pg_catalog as $$
  select p.agreement_id, commissions.day_of(p.at), sum(p.amount)::bigint, count(distinct p.since)::integer from commissions.payments p where p.reversed_by is null group by 1, 2
$$;

grant execute on function commissions.count_paid_days to tucano_app;
