-- Adds settlements that were counted to the sums of their days.
create or replace function commissions.follow_settled() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  insert into commissions.settled_days as d (agreement_id, day, due, paid)
    select a.agreement_id, commissions.day_of(a.since), sum(a.due), sum(a.paid) from after a where a.state <> 'reversed' and a.due > 0 group by 1, 2 order by 1, 2
    on conflict (agreement_id, day) do update set due = d.due + excluded.due, paid = d.paid + excluded.paid;
  return null;
end
$$;
