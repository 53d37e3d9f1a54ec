-- Settles open bets of an event, or voids them, as betting.move would, where there is nothing to judge: nothing is owed, and nothing is taken from a pocket. Returns which; the others
-- are for betting.move. Ids come in their order. Locks as betting.move does: bets, pockets, and then what the limits of players lock.
create or replace function betting.end_bets(p_event uuid, p_kind text, p_key text, p_ids uuid[], p_amounts bigint[], p_hashes bigint[]) returns setof uuid
language plpgsql security definer set search_path = pg_catalog set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  now_at timestamptz;
  posting bigint := nextval('ledger.postings_id_seq');
  new_state text := case p_kind when 'settle' then 'settled' when 'void' then 'void' end;
  ended record;
begin
  if new_state is null then
    perform ledger.refuse('posting.invalid', p_kind);
  end if;
  with open as materialized (
    select b.id, b.pocket_id, b.currency, b.stake, b.decided, b.payout, b.free, b.version, u.amount, u.hash
    from unnest(p_ids, p_amounts, p_hashes) u(id, amount, hash) join betting.bets b on b.id = u.id
    where b.event_id = p_event and b.state = 'open' and b.owed = 0
    for no key update of b
  ), plain as materialized (
    select o.*, o.payout + o.amount as new_payout, new.member - old.member as member, new.promotion - old.promotion as promotion, new.aside - old.aside as aside
    from open o cross join lateral betting.position('open', o.stake, o.decided, o.payout, o.free) old
    cross join lateral betting.position(new_state, o.stake, o.decided, o.payout + o.amount, o.free) new
    where new.member >= old.member and o.payout + o.amount <= 1000000000000000 and o.amount between 0 and case p_kind when 'void' then 0 else 1000000000000000 end
  ), other as (
    select a.account, a.currency, a.amount from (
      select p.currency, sum(p.member)::bigint as member, sum(p.promotion)::bigint as promotion, sum(p.aside)::bigint as aside from plain p group by p.currency
    ) s, lateral (values ('promotion', s.currency, s.promotion), ('stakes', s.currency, s.aside), ('house', s.currency, -(s.member + s.promotion + s.aside))) a(account, currency, amount)
    where a.amount <> 0
  ), lines as (
    select p.pocket_id as account, p.member as amount, p.id as reference from plain p where p.member <> 0
    union all
    select coalesce(case when o.account = 'house' then (select e.pot_id from betting.events e where e.id = p_event) end, ledger.system_account(o.account, o.currency)), o.amount, null from other o
  )
  select (select array_agg((0, posting, p_kind, l.account, null, l.amount, l.reference, null)::ledger.line) from lines l) as lines,
    array_agg(p.pocket_id) filter (where p.member <> 0) as pockets, array_agg(p.id) as ids, array_agg(p.new_payout) as payouts, array_agg(p.version + 1) as versions, array_agg(p.hash) as hashes, array_agg(p.amount) as amounts, array_agg(p.member) as moves
  into ended from plain p;
  if ended.ids is null then
    return;
  end if;
  perform from ledger.accounts a where a.id = any (ended.pockets) order by a.id for no key update;
  now_at := platform.clock();
  update betting.bets b set payout = e.payout, state = new_state, version = e.version, settled_at = now_at from unnest(ended.ids, ended.payouts, ended.versions) e(id, payout, version) where b.id = e.id;
  insert into betting.steps (bet_id, key, version, kind, input_hash, posting_id, at, stake, decided, payout, moved, owed, state, late)
  select e.id, p_key, e.version, p_kind, e.hash, posting, now_at, 0, 0, e.amount, e.moved, 0, new_state, false
  from unnest(ended.ids, ended.versions, ended.hashes, ended.amounts, ended.moves) e(id, version, hash, amount, moved);
  -- Last, so that accounts of the operator, which all want, are held shortest.
  perform ledger.write(ended.lines);
  return query select unnest(ended.ids);
end
$$;

grant execute on function betting.end_bets to tucano_app;
