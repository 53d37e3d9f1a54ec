-- Writes bets that were accepted and drawn: one posting for those that are over, one for those that wait for their player. A pocket must stand as
-- betting.accept has read it (`version`), and a seed must have had fewer: whoever comes here with something else writes nothing, and is judged again.
-- Numbers between the last bet and the next were drawn and not written; they are spent all the same, and listed.
-- A free stake is used with its bet, and must still have been there.
-- Answers with the balances of the bets' pockets, in the order of the bets.
create or replace function betting.finish(p_plays betting.drawn_play[], out balances bigint[])
language plpgsql security definer set search_path = pg_catalog set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare
  now_at timestamptz := platform.clock();
  too_old uuid := betting.first_id(now_at - interval '7 days');
  too_new uuid := betting.first_id(now_at + interval '1 day');
  played bigint := nextval('ledger.postings_id_seq');
  placed bigint := nextval('ledger.postings_id_seq');
  asked record;
  numbered record;
  taken bigint;
begin
  with t as materialized (
    select t.n, t.id, t.pocket, t.version, t.stake, t.payout, t.over, t.free, t.seed is not null as has_seed, a.member_id, a.currency, case when t.over then played else placed end as posting, case when t.over then 'play' else 'place' end as kind,
      case
        when a.member_id is null then 'account.unknown'
        when a.kind = 'locked' then 'account.locked'
        when t.stake between 1 and 1000000000000000 and t.payout between 0 and 1000000000000000 then case
          when not (t.over or t.payout = 0 and t.seed is not null and t.free is null) then 'posting.invalid'
          when t.id not between too_old and too_new then 'round.id.invalid'
        end
        else 'amount.invalid'
      end as refusal
    from unnest(p_plays) with ordinality as t(id, pocket, version, hash, stake, payout, over, product, vendor, game, transcript, seed, nonce, free, n)
    left join ledger.accounts a on a.id = t.pocket
  )
  select min(t.refusal) as refusal, bool_or(not t.over) as has_open, bool_or(t.has_seed) as has_seed, array_agg(t.member_id order by t.n) as members, array_agg(t.currency order by t.n) as currencies,
    array_agg((t.n, t.posting, t.kind, t.pocket, t.version, case when t.free is null then -t.stake else 0 end, t.id, t.payout)::ledger.line order by t.n) || (
      -- What is over goes to the house, or comes from it; what is open is set aside.
      select array_agg((0, s.posting, s.kind, ledger.system_account(case when s.over then 'house' else 'stakes' end, s.currency), null, s.amount, null, null)::ledger.line)
      from (select t.posting, t.kind, t.over, t.currency, sum(t.stake - t.payout)::bigint as amount from t where t.refusal is null group by t.posting, t.kind, t.over, t.currency) s
    ) || (
      -- The promotion account pays what is free, with a line for each: a bet that has lost moves nothing on its member's account, and its posting tells of it all the same.
      select coalesce(array_agg((0, t.posting, t.kind, ledger.system_account('promotion', t.currency), null, -t.stake, t.id, null)::ledger.line), '{}') from t where t.free is not null and t.refusal is null
    ) as lines, bool_or(t.free is not null) as has_free
  into asked from t;
  if asked.refusal is not null then
    perform ledger.refuse(asked.refusal);
  end if;
  if asked.has_free then
    update betting.free_stakes f set used = f.used + 1, won = f.won + t.payout from unnest(p_plays) t where f.id = t.free and f.used < f.given;
    get diagnostics taken = row_count;
    if taken <> (select count(t.free) from unnest(p_plays) t) then
      raise exception 'free stakes are not as they were judged' using errcode = 'serialization_failure';
    end if;
    with w as materialized (select w.n, w.balance from ledger.write(asked.lines) w where w.n > 0)
    select array_agg(coalesce(w.balance, a.balance) order by t.n) into balances
    from unnest(p_plays) with ordinality as t(id, pocket, version, hash, stake, payout, over, product, vendor, game, transcript, seed, nonce, free, n)
    join ledger.accounts a on a.id = t.pocket left join w on w.n = t.n;
  else
    select array_agg(w.balance order by w.n) into balances from ledger.write(asked.lines) w where w.n > 0;
  end if;
  insert into betting.bets (id, pocket_id, member_id, stake, payout, input_hash, placed_at, settled_at, posting_id, product, vendor, game, currency, state, version, transcript, seed_id, nonce, free)
  select t.id, t.pocket, t.member_id, t.stake, t.payout, t.hash, now_at, case when t.over then now_at end, case when t.over then played else placed end, t.product, t.vendor, t.game, t.currency,
    case when t.over then 'settled' else 'open' end, case when t.over then 0 else 1 end, t.transcript, t.seed, t.nonce, t.free is not null
  from unnest(p_plays, asked.members, asked.currencies)
    as t(id, pocket, version, hash, stake, payout, over, product, vendor, game, transcript, seed, nonce, free, member_id, currency);
  if asked.has_seed then
    with drawn as (
      select t.seed, t.member_id, min(t.nonce) as first, max(t.nonce) as last, count(*) as many
      from unnest(p_plays, asked.members) as t(id, pocket, version, hash, stake, payout, over, product, vendor, game, transcript, seed, nonce, free, member_id)
      where t.seed is not null group by t.seed, t.member_id order by t.seed
    ), used as (
      update betting.nonces s set used = d.last
      from drawn d join betting.nonces before on before.seed_id = d.seed
      where s.seed_id = d.seed and s.member_id = d.member_id and s.closed_at is null and s.used = before.used and d.first > s.used and d.last <= s.used + 100
      returning s.seed_id as seed, before.used as had, d.last, d.last - before.used > d.many as has_gap
    )
    select count(*) = (select count(*) from drawn) as good, array_agg(u.seed) filter (where u.has_gap) as seeds, array_agg(u.had) filter (where u.has_gap) as hads,
      array_agg(u.last) filter (where u.has_gap) as lasts
    into numbered from used u;
    if not numbered.good then
      raise exception 'seeds are not as they were judged' using errcode = 'serialization_failure';
    end if;
    if numbered.seeds is not null then
      insert into betting.unused_numbers (seed_id, nonce)
      select g.seed, u.nonce from unnest(numbered.seeds, numbered.hads, numbered.lasts) as g(seed, had, last) cross join lateral generate_series(g.had + 1, g.last) as u(nonce)
      where not exists (select from unnest(p_plays) t where t.seed = g.seed and t.nonce = u.nonce);
    end if;
  end if;
  if asked.has_open then
    insert into betting.open_bets (seed_id, game, bet_id) select t.seed, t.game, t.id from unnest(p_plays) t where not t.over;
    insert into betting.steps (bet_id, key, version, kind, input_hash, posting_id, at, stake, decided, payout, moved, owed, state, late)
    select t.id, 'place', 1, 'place', t.hash, placed, now_at, t.stake, 0, 0, -t.stake, 0, 'open', false from unnest(p_plays) t where not t.over;
  end if;
end
$$;

grant execute on function betting.finish to tucano_app;
