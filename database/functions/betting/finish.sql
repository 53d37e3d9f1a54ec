-- Writes bets that were accepted and drawn: one posting for those that are over, one for those that wait for their player. A pocket must stand as
-- betting.accept has read it (`version`), and a seed must have had fewer: whoever comes here with something else writes nothing, and is judged again.
-- Numbers between the last bet and the next were drawn and not written; they are spent all the same, and listed.
create or replace function betting.finish(p_bets json) returns table (n integer, balance bigint)
language plpgsql security definer set search_path = pg_catalog set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare
  my_stripe smallint := ledger.stripe();
  now_at timestamptz := platform.clock();
  too_old uuid := betting.first_id(now_at - interval '7 days');
  too_new uuid := betting.first_id(now_at + interval '1 day');
  played bigint := nextval('ledger.postings_id_seq');
  placed bigint := nextval('ledger.postings_id_seq');
  asked record;
  numbered record;
  written record;
begin
  with t as materialized (
    select j.*, a.member_id, a.currency, case when j.over then played else placed end as posting, case
        when a.member_id is null then 'account.unknown'
        when a.kind = 'locked' then 'account.locked'
        when j.stake between 1 and 1000000000000000 and j.payout between 0 and 1000000000000000 then case
          when not (j.over or j.payout = 0 and j.seed is not null) then 'posting.invalid'
          when j.id not between too_old and too_new then 'round.id.invalid'
        end
        else 'amount.invalid'
      end as refusal
    from json_to_recordset(p_bets) as j(n integer, id uuid, pocket bigint, version bigint, hash bigint, stake bigint, payout bigint, over boolean, product text, vendor text,
      game text, transcript text, seed bigint, nonce integer)
    left join lateral (select a.member_id, a.currency, a.kind from ledger.accounts a where a.id = j.pocket offset 0) a on true
  ), lines as (
    select t.n, 0 as nth, t.posting, t.over, t.pocket as account, t.version, -t.stake as amount, t.id as reference from t
    union all
    select t.n, 1, t.posting, t.over, t.pocket, t.version, t.payout, t.id from t where t.payout > 0
    union all
    -- What is over goes to the house, or comes from it; what is open is set aside.
    select s.n, 2, s.posting, s.over, h.id, null, s.amount, null
    from (select max(t.n) as n, t.posting, t.over, t.currency, sum(t.stake - t.payout)::bigint as amount from t group by t.posting, t.over, t.currency) s
    join lateral (
      select h.id from ledger.accounts h where h.member_id is null and h.kind = case when s.over then 'house' else 'stakes' end and h.vendor is null and h.currency = s.currency and h.stripe = my_stripe offset 0
    ) h on true
  )
  select (select min(t.refusal) from t) as refusal,
    (select array_agg((t.id, t.pocket, t.member_id, t.stake, t.payout, 0, 0, t.hash, now_at, case when t.over then now_at end, t.posting, null, t.product, t.vendor, t.game, t.currency,
      case when t.over then 'settled' else 'open' end, case when t.over then 0 else 1 end, false, null, null, decode(t.transcript, 'base64'), t.seed, t.nonce, null)::betting.bets) from t) as bets,
    array_agg((l.n, l.posting, case when l.over then 'play' else 'place' end, l.account, l.version, l.amount, l.reference)::ledger.line order by l.n, l.nth) as lines
  into asked from lines l;
  if asked.refusal is not null then
    perform ledger.refuse(asked.refusal);
  end if;
  select array_agg(w.n order by w.n) as ns, array_agg(w.balance order by w.n) as balances into written from (
    select w.n, (array_agg(w.balance))[count(*)::integer] as balance from ledger.write(asked.lines) w where w.account_id < 1000000000000000 group by w.n
  ) w;
  insert into betting.bets select * from unnest(asked.bets);
  select array_agg(t.member_id) filter (where t.seed_id is not null) as members, array_agg(t.seed_id) filter (where t.seed_id is not null) as seeds,
    array_agg(t.nonce) filter (where t.seed_id is not null) as nonces, array_agg(t.id) filter (where t.state = 'open') as open_ids, array_agg(t.input_hash) filter (where t.state = 'open') as open_hashes,
    array_agg(t.stake) filter (where t.state = 'open') as open_stakes, array_agg(t.game) filter (where t.state = 'open') as open_games, array_agg(t.seed_id) filter (where t.state = 'open') as open_seeds
  into asked from unnest(asked.bets) t;
  if asked.seeds is not null then
    with drawn as (
      select t.seed, t.member, min(t.nonce) as first, max(t.nonce) as last, array_agg(t.nonce) as nonces
      from unnest(asked.seeds, asked.members, asked.nonces) as t(seed, member, nonce) group by t.seed, t.member order by t.seed
    ), used as (
      update betting.nonces s set used = d.last
      from drawn d join betting.nonces before on before.seed_id = d.seed
      where s.seed_id = d.seed and s.member_id = d.member and s.closed_at is null and s.used = before.used and d.first > s.used and d.last <= s.used + 100
      returning s.seed_id as seed, before.used as had, d.last, d.last - before.used > cardinality(d.nonces) as has_gap
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
      where not exists (select from unnest(asked.seeds, asked.nonces) as d(seed, nonce) where d.seed = g.seed and d.nonce = u.nonce);
    end if;
    if asked.open_ids is not null then
      insert into betting.open_bets (seed_id, game, bet_id) select * from unnest(asked.open_seeds, asked.open_games, asked.open_ids);
      insert into betting.steps (bet_id, key, version, kind, input_hash, posting_id, at, stake, decided, payout, moved, owed, state, late)
      select t.id, 'place', 1, 'place', t.hash, placed, now_at, t.stake, 0, 0, -t.stake, 0, 'open', false from unnest(asked.open_ids, asked.open_hashes, asked.open_stakes) t(id, hash, stake);
    end if;
  end if;
  return query select * from unnest(written.ns, written.balances);
end
$$;

grant execute on function betting.finish to tucano_app;
