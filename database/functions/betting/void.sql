-- Undoes all of a round, its steps as well.
create or replace function betting.void(p_id uuid) returns table (posting_id bigint, replayed boolean)
language plpgsql security definer set search_path = pg_catalog set enable_seqscan = off as $$
declare
  begun record;
  round record;
  moved record;
  legs record;
begin
  select r.stake, r.payout, r.state, r.currency, r.place_posting_id, r.settle_posting_id, r.void_posting_id into round
  from betting.rounds r where r.id = p_id for no key update of r;
  if not found then
    perform ledger.refuse('round.unknown', p_id::text);
  elsif round.state = 'void' then
    return query select round.void_posting_id, true;
    return;
  end if;
  begun := ledger.begin_posting('round:' || p_id || ':void', 'void', '');
  with moved as (
    select e.account_id, -sum(e.amount)::bigint as back from ledger.entries e join ledger.accounts a on a.id = e.account_id
    where e.posting_id = any (array[round.place_posting_id, round.settle_posting_id] || array(select l.posting_id from betting.steps l where l.round_id = p_id)) and e.reference = p_id and a.kind not in ('house', 'stakes')
    group by e.account_id
  )
  select array_agg(m.account_id) as accounts, array_agg(m.back) as backs into moved from moved m;
  perform from ledger.accounts a where a.id = any (moved.accounts) order by a.id for no key update;
  select coalesce(array_agg(k.account_id) filter (where k.given <> 0), '{}') as accounts, coalesce(array_agg(k.given) filter (where k.given <> 0), '{}') as given,
    coalesce(sum(k.back - k.given), 0)::bigint as owed, coalesce(sum(k.back), 0)::bigint as total into legs
  from (
    select a.id as account_id, m.back, case when a.closed_at is not null then 0 else greatest(m.back, a.floor - a.balance) end as given
    from unnest(moved.accounts, moved.backs) m(account_id, back) join ledger.accounts a on a.id = m.account_id
  ) k;
  perform ledger.write_entries(begun.posting_id,
    legs.accounts || array[ledger.system_account('suspense', round.currency), ledger.system_account('stakes', round.currency), ledger.system_account('house', round.currency)],
    legs.given || array[legs.owed] || case round.state when 'open' then array[-round.stake, round.payout] else array[0, -legs.total] end, p_id);
  update betting.rounds r set state = 'void', settled_at = platform.clock(), void_posting_id = begun.posting_id where r.id = p_id;
  return query select begun.posting_id, false;
end
$$;

grant execute on function betting.void to tucano_app;
