-- Settlements that were paid or reversed change the sums of their days.
create or replace function commissions.follow_changed() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  insert into commissions.settled_days as d (agreement_id, day, due, paid)
    select c.agreement_id, commissions.day_of(c.since), sum(c.due), sum(c.paid)
    from (
      select a.agreement_id, a.since, a.due, a.paid from after a where a.state <> 'reversed'
      union all
      select b.agreement_id, b.since, -b.due, -b.paid from before b where b.state <> 'reversed'
    ) c group by 1, 2 having sum(c.due) <> 0 or sum(c.paid) <> 0 order by 1, 2
    on conflict (agreement_id, day) do update set due = d.due + excluded.due, paid = d.paid + excluded.paid;
  return null;
end
$$;
