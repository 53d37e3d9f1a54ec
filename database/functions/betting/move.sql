-- Steps of bets in one set, each with its own verdict: placed, raised, paid, partly settled, cashed out, taken back, settled, voided, corrected. What is refused leaves nothing; a key that is
-- known with the same inputs is answered as it was. One posting for each kind of step.
--
-- Locks in one order: bets, events, holds, pockets, and then whatever the ledger and the limits of players lock. An event that is being closed is waited for, so none comes late.
create or replace function betting.move(p_steps json) returns table (n integer, verdict text, posting_id bigint, version integer, balance bigint)
language plpgsql security definer set search_path = pg_catalog set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare
  asked record;
  now_at timestamptz;
  judged betting.judged[];
  done betting.judged[];
  postings jsonb;
  balances jsonb;
begin
  select array_agg(distinct t.id) as ids, array_agg(distinct t.event) filter (where t.event is not null) as events, array_agg(t.pocket) filter (where t.pocket is not null) as pockets,
    array_agg(t.hold) filter (where t.hold is not null) as holds, bool_or(t.kind = 'raise') as raises
  into asked from json_to_recordset(p_steps) as t(id uuid, kind text, event uuid, pocket bigint, hold bigint);
  perform from betting.bets b where b.id = any (asked.ids) order by b.id for no key update;
  if asked.raises then
    asked.events := asked.events || array(select b.event_id from betting.bets b where b.id = any (asked.ids) and b.event_id is not null);
  end if;
  if cardinality(asked.events) > 0 then
    perform from betting.events e where e.id = any (asked.events) order by e.id for share;
  end if;
  if asked.holds is not null then
    perform from ledger.holds h where h.id = any (asked.holds) order by h.id for no key update;
  end if;
  perform from ledger.accounts a where a.id = any (asked.pockets || array(select b.pocket_id from betting.bets b where b.id = any (asked.ids))) order by a.id for no key update;
  now_at := platform.clock();
  judged := betting.judge_steps(p_steps, now_at);
  done := array(select j::betting.judged from unnest(judged) j where j.verdict = 'done');
  if cardinality(done) > 0 then
    select jsonb_object_agg(k.kind, nextval('ledger.postings_id_seq')) into postings from (select distinct j.kind from unnest(done) j) k;
    insert into betting.bets (id, pocket_id, member_id, stake, input_hash, placed_at, posting_id, potential, product, vendor, game, currency, state, version, free, event_id, selections, transcript, returns)
    select j.id, j.pocket_id, j.member_id, j.stake, j.hash, now_at, (postings ->> 'place')::bigint, j.potential, j.product, j.vendor, j.game, j.currency, 'open', 1, j.free, j.event_id, j.selections,
      j.transcript, j.returns
    from unnest(done) j where j.kind = 'place';
    update betting.bets b set stake = j.stake, decided = j.decided, payout = j.payout, owed = b.owed + j.moved - j.member, state = j.state, version = j.version,
      settled_at = case when j.state = 'open' then null when j.state = j.was_state and j.kind <> 'correct' then b.settled_at else now_at end, transcript = coalesce(j.transcript, b.transcript),
      -- What is bet on changes with the stake.
      selections = case when j.kind in ('raise', 'back') then coalesce(j.selections, b.selections) else b.selections end,
      potential = case when j.kind in ('raise', 'back') then coalesce(j.potential, b.potential) else b.potential end,
      mark = case when j.kind = 'correct' then 'corrected' when j.kind = 'cashOut' and j.state = 'settled' then 'cashedOut' else b.mark end
    from unnest(done) j where b.id = j.id and j.kind <> 'place';
    -- A ticket is used by its bet, and given back when that is undone.
    if exists (select from unnest(done) j where j.returns) then
      update betting.free_stakes f set used = case j.state when 'void' then 0 else 1 end, bet_id = case j.state when 'void' then null else j.id end, won = case j.state when 'void' then 0 else j.payout end
      from unnest(done) j where j.returns and case j.kind when 'place' then f.id = j.ticket else f.bet_id = j.id end;
    end if;
    if asked.holds is not null then
      update ledger.holds h set remaining = h.remaining - j.stake from unnest(done) j where h.id = j.hold_id and j.kind = 'place';
    end if;
    insert into betting.steps (bet_id, key, version, kind, input_hash, posting_id, at, stake, decided, payout, moved, owed, state, late, undoes)
    select j.id, j.key, j.version, j.kind, j.hash, (postings ->> j.kind)::bigint, now_at, case when j.state = 'void' then 0 else j.stake - j.was_stake end, case when j.state = 'void' then 0 else j.decided - j.was_decided end,
      case when j.state = 'void' then 0 else j.payout - j.was_payout end, j.moved, j.moved - j.member, j.state, coalesce(j.was_state, 'open') <> 'open', j.undoes
    from unnest(done) j;
    -- Last, so that accounts of the operator, which all want, are held shortest.
    with money as (
      select j.*, (postings ->> j.kind)::bigint as posting from unnest(done) j
    ), lines as (
      select m.n, m.posting, m.kind, m.source_id as account, m.moved as amount, m.id as reference from money m
      union all
      -- What the pocket cannot give or take stands in suspense, by bet.
      select m.n, m.posting, m.kind, ledger.system_account('suspense', m.currency), m.member - m.moved, m.id from money m where m.member <> m.moved
      union all
      select max(m.n), m.posting, m.kind, ledger.system_account(s.account, m.currency), sum(s.amount)::bigint, null from money m,
        lateral (values ('promotion', m.promotion), ('stakes', m.aside), ('house', case when m.other_id is null then -(m.member + m.promotion + m.aside) else 0 end)) s(account, amount)
      where s.amount <> 0 group by m.posting, m.kind, s.account, m.currency
      union all
      select max(m.n), m.posting, m.kind, m.other_id, -sum(m.member + m.promotion + m.aside)::bigint, null from money m where m.other_id is not null group by m.posting, m.kind, m.other_id
    ), written as (
      select w.n, w.account_id, w.balance from ledger.write(array(select (l.n, l.posting, l.kind, l.account, null, l.amount, l.reference, null)::ledger.line from lines l order by l.n)) w
    )
    select jsonb_object_agg(w.account_id, w.balance) into balances from (
      select w.account_id, (array_agg(w.balance order by w.n desc))[1] as balance from written w where w.account_id < 1000000000000000 group by w.account_id
    ) w;
  end if;
  return query select j.n, j.verdict, coalesce(j.posting_id, case when j.verdict = 'done' then (postings ->> j.kind)::bigint end), case when j.verdict = 'done' then j.version else j.version - 1 end,
    coalesce((balances ->> j.pocket_id::text)::bigint, j.balance)
  from unnest(judged) j;
end
$$;

grant execute on function betting.move to tucano_app;
