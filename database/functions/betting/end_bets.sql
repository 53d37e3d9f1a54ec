-- Settles open bets of an event, or voids them, as betting.move would, where there is nothing to judge: nothing is owed, and nothing is taken from a pocket. Returns which; the others
-- are for betting.move. Ids come in their order. Locks as betting.move does: bets, pockets,
-- accounts of the operator, and then what the limits of players lock.
create or replace function betting.end_bets(p_event uuid, p_kind text, p_key text, p_ids uuid[], p_amounts bigint[], p_hashes bigint[]) returns setof uuid
language plpgsql security definer set search_path = pg_catalog set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  now_at timestamptz := platform.clock();
  posting bigint := nextval('ledger.postings_id_seq');
  new_state text := case p_kind when 'settle' then 'settled' when 'void' then 'void' end;
begin
  if new_state is null then
    perform ledger.refuse('posting.invalid', p_kind);
  end if;
  return query
  with ended as (
    update betting.bets b set payout = b.payout + t.amount, state = new_state, version = b.version + 1, settled_at = now_at
    from unnest(p_ids, p_amounts, p_hashes) t(id, amount, hash)
    where b.id = t.id and b.id between p_ids[1] and p_ids[cardinality(p_ids)] and b.event_id = p_event and b.state = 'open' and b.owed = 0 and b.payout + t.amount <= 1000000000000000
      and t.amount between 0 and case p_kind when 'void' then 0 else 1000000000000000 end
      -- Undone, a bet that has paid more than it took would take from its pocket.
      and (p_kind = 'settle' or b.payout <= case when b.free then 0 else b.stake end)
    returning b.id, b.pocket_id, b.currency, b.stake, b.decided, b.payout, b.free, b.returns, b.version, t.amount, t.hash
  ), moved as materialized (
    select e.*, new.member - old.member as member, new.promotion - old.promotion as promotion, new.aside - old.aside as aside
    from ended e cross join lateral betting.position('open', e.stake, e.decided, e.payout - e.amount, e.free, e.returns) old
    cross join lateral betting.position(new_state, e.stake, e.decided, e.payout, e.free, e.returns) new
  ), step as (
    insert into betting.steps (bet_id, key, version, kind, input_hash, posting_id, at, stake, decided, payout, moved, owed, state, late)
    select m.id, p_key, m.version, p_kind, m.hash, posting, now_at, 0, 0, m.amount, m.member, 0, new_state, false from moved m returning bet_id
  ), ticket as (
    -- A bet that is undone gives its ticket back.
    update betting.free_stakes f set used = case new_state when 'void' then 0 else 1 end, bet_id = case new_state when 'void' then null else f.bet_id end, won = case new_state when 'void' then 0 else m.payout end
    from moved m where m.returns and f.bet_id = m.id returning f.id
  ), other as (
    select a.account, a.currency, a.amount from (
      select m.currency, sum(m.member)::bigint as member, sum(m.promotion)::bigint as promotion, sum(m.aside)::bigint as aside from moved m group by m.currency
    ) s, lateral (values ('promotion', s.currency, s.promotion), ('stakes', s.currency, s.aside), ('house', s.currency, -(s.member + s.promotion + s.aside))) a(account, currency, amount)
    where a.amount <> 0
  ), lines as (
    select m.pocket_id as account, m.member as amount, m.id as reference from moved m where m.member <> 0
    union all
    select coalesce(case when o.account = 'house' then (select e.pot_id from betting.events e where e.id = p_event) end, ledger.system_account(o.account, o.currency)), o.amount, null from other o
  )
  -- What moves is written within the same statement: what the limits of players lock comes after it. And after the steps, so that accounts of the operator, which all want, are held shortest.
  select m.id from moved m
  where (select count(*) from ledger.write(array(select (0, posting, p_kind, l.account, null, l.amount, l.reference, null)::ledger.line from lines l where (select count(*) from step) > 0))) >= 0;
end
$$;

grant execute on function betting.end_bets to tucano_app;
