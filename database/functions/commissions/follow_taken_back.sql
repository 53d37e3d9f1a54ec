-- Payments that were taken back: their days are counted again.
create or replace function commissions.follow_taken_back() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  insert into commissions.paid_days as d (agreement_id, day, amount, settlements)
    select c.agreement_id, c.day, coalesce(sum(p.amount), 0), count(distinct p.since)
    from (select distinct a.agreement_id, commissions.day_of(a.at) as day from after a) c
    left join commissions.payments p on p.agreement_id = c.agreement_id and p.reversed_by is null and commissions.day_of(p.at) = c.day and p.at between c.day - interval '2 days' and c.day + interval '3 days'
    group by 1, 2 order by 1, 2
    on conflict (agreement_id, day) do update set amount = excluded.amount, settlements = excluded.settlements;
  return null;
end
$$;
