-- Whoever hears what members do for promotions, bonus money and points begins here: what was before brings nothing. Only how many deposits members have made is counted from the
-- beginning, and what they have staked in all, for their ranks: those hear everything.
insert into promotions.deposits (member_id, deposits, first_amount, first_at)
select a.member_id, count(*), (array_agg(e.amount order by p.xid, p.id))[1], (array_agg(p.at order by p.xid, p.id))[1]
from ledger.postings p
join ledger.entries e on e.posting_id = p.id
join ledger.accounts a on a.id = e.account_id
join ledger.currencies c on c.code = a.currency
where p.kind like 'deposit%' and p.reverses is null and e.amount > 0 and a.member_id is not null and a.kind = 'cash' and c.nature = 'money'
  and p.xid < pg_snapshot_xmin(pg_current_snapshot()) and not exists (select from platform.listeners l where l.name = 'promotions')
group by 1;

insert into platform.listeners (name, xid, posting_id)
select l.name, pg_snapshot_xmin(pg_current_snapshot()), 0 from unnest(array['promotions', 'promotions.contests', 'bonus', 'points']) l(name)
on conflict do nothing;
