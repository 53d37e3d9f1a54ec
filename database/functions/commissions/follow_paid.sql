-- Adds payments to the sums of their days. A settlement that is paid in parts on one day counts once.
create or replace function commissions.follow_paid() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  insert into commissions.paid_days as d (agreement_id, day, amount, settlements)
    select a.agreement_id, commissions.day_of(a.at), sum(a.amount), count(distinct a.since) filter (where not exists (
      select from commissions.payments p where p.agreement_id = a.agreement_id and p.since = a.since and p.n < a.n and p.reversed_by is null and commissions.day_of(p.at) = commissions.day_of(a.at)
    ))
    from after a where a.reversed_by is null group by 1, 2 order by 1, 2
    on conflict (agreement_id, day) do update set amount = d.amount + excluded.amount, settlements = d.settlements + excluded.settlements;
  return null;
end
$$;
