-- Takes back one stake or one win of a round, by the posting that moved it. A win that is no longer there in full is taken as far as it is;
-- the rest is the operator's claim, in suspense. A round of which nothing is left is void.
create or replace function betting.take_back(p_id uuid, p_posting bigint, p_key text) returns table (posting_id bigint, replayed boolean)
language plpgsql security definer set search_path = pg_catalog set enable_seqscan = off as $$
declare
  begun record;
  round record;
  done record;
  legs record;
  undone bigint;
begin
  round := betting.lock_round(p_id, true);
  select l.posting_id into undone from betting.steps l where l.undoes = p_posting;
  if undone is not null then
    return query select undone, true;
    return;
  end if;
  select case when l.posting_id is not null then l.stake else r.stake - coalesce((select sum(o.stake) from betting.steps o where o.round_id = p_id), 0) end::bigint as stake,
    coalesce(l.payout, 0) as payout into done
  from betting.rounds r left join betting.steps l on l.posting_id = p_posting and l.round_id = r.id and l.kind <> 'back'
  where r.id = p_id and (l.posting_id is not null or r.place_posting_id = p_posting);
  if not found then
    perform ledger.refuse('posting.unknown', p_posting::text);
  end if;
  if done.stake = round.stake and done.payout = round.payout then
    return query select * from betting.void(p_id);
    return;
  end if;
  begun := ledger.begin_posting('round:' || p_id || ':back:' || p_key, 'back', p_posting::text);
  perform from ledger.accounts a where a.id in (select e.account_id from ledger.entries e where e.posting_id = p_posting and e.reference = p_id) order by a.id for no key update;
  select array_agg(k.account_id) as accounts, array_agg(k.given) as given, sum(k.back - k.given)::bigint as owed, sum(k.back)::bigint as total into legs
  from (
    select a.id as account_id, -e.amount as back, case when a.closed_at is not null then 0 else greatest(-e.amount, a.floor - a.balance) end as given
    from ledger.entries e join ledger.accounts a on a.id = e.account_id
    where e.posting_id = p_posting and e.reference = p_id and a.kind not in ('house', 'stakes')
  ) k;
  perform ledger.write_entries(begun.posting_id,
    legs.accounts || array[ledger.system_account('suspense', round.currency),
      ledger.system_account(case when done.stake > 0 and round.state = 'open' then 'stakes' else 'house' end, round.currency)],
    legs.given || array[legs.owed, -legs.total], p_id);
  insert into betting.steps (posting_id, round_id, kind, stake, payout, late, undoes)
  values (begun.posting_id, p_id, 'back', -done.stake, -done.payout, round.state = 'settled', p_posting);
  update betting.rounds r set stake = r.stake - done.stake, payout = r.payout - done.payout where r.id = p_id;
  return query select begun.posting_id, false;
end
$$;

grant execute on function betting.take_back to tucano_app;
