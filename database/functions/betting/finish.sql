-- Writes rounds that were accepted and drawn: one posting for those that are over, one for those that wait for their player. An account must stand as
-- betting.accept has read it (`version`), and a seed must have had fewer rounds: whoever comes here with something else changes fewer rows than there are,
-- and so nothing at all. Numbers between the last round and the next were drawn and not written; they are spent all the same, and listed.
create or replace function betting.finish(p_rounds json) returns table (n integer, balance bigint)
language plpgsql security definer set search_path = pg_catalog set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare
  my_stripe smallint := ledger.stripe();
  now_at timestamptz := platform.clock();
  too_old uuid := betting.first_id(now_at - interval '7 days');
  too_new uuid := betting.first_id(now_at + interval '1 day');
  played bigint := nextval('ledger.postings_id_seq');
  placed bigint := nextval('ledger.postings_id_seq');
  done record;
  numbered record;
begin
  with t as materialized (
    select j.*, case
        when j.stake between 1 and 1000000000000000 and j.payout between 0 and 1000000000000000 then case
          when not (j.over or j.payout = 0 and j.seed is not null) then 'posting.invalid'
          when j.id not between too_old and too_new then 'round.id.invalid'
        end
        else 'amount.invalid'
      end as refusal, sum(j.payout - j.stake) over w as moved, sum(1 + (j.payout > 0)::integer) over w as entries, case when j.over then played else placed end as posting
    from json_to_recordset(p_rounds) as j(n integer, id uuid, account bigint, version bigint, hash bigint, stake bigint, payout bigint, over boolean, product text, vendor text,
      game text, transcript text, seed bigint, nonce integer)
    window w as (partition by j.account order by j.n)
  ), changed as materialized (
    -- The least that the account ever has, in the order of its rounds, must not be below its floor.
    select t.account, min(t.version) as version, sum(t.payout - t.stake)::bigint as amount, sum(1 + (t.payout > 0)::integer) as entries, min(t.moved - t.payout)::bigint as lowest,
      min(t.refusal) as refusal
    from t group by t.account order by t.account
  ), a as materialized (
    update ledger.accounts a set balance = a.balance + c.amount, version = a.version + c.entries,
      last_at = greatest(now_at, a.last_at) + c.entries::float8 * interval '1 microsecond'
    from changed c
    where a.id = c.account and a.version = c.version and c.refusal is null and a.balance + c.lowest >= a.floor and a.balance < 999000000000000000 and a.closed_at is null and a.kind <> 'locked'
      and a.member_id is not null
    returning a.id, a.member_id, a.currency, a.balance - c.amount as before, a.version - c.entries as version, a.last_at - c.entries::float8 * interval '1 microsecond' as at
  ), p as (
    insert into ledger.postings (id, kind) overriding system value
    select distinct t.posting, case when t.over then 'play' else 'place' end from t
  ), r as (
    insert into betting.rounds (id, account_id, member_id, stake, payout, input_hash, placed_at, settled_at, place_posting_id, settle_posting_id,
      product, vendor, game, currency, state, transcript, seed_id, nonce)
    select t.id, t.account, a.member_id, t.stake, t.payout, t.hash, now_at, case when t.over then now_at end, t.posting, case when t.over then t.posting end,
      t.product, t.vendor, t.game, a.currency, case when t.over then 'settled' else 'open' end, decode(t.transcript, 'base64'), t.seed, t.nonce
    from t join a on a.id = t.account returning id
  ), h as (
    -- What is over goes to the house, or comes from it; what is open is set aside.
    update ledger.accounts h set balance = h.balance + m.amount, version = h.version + 1, last_at = greatest(now_at, h.last_at + interval '1 microsecond')
    from (
      select a.currency, t.over, sum(t.stake - t.payout)::bigint as amount from t join a on a.id = t.account group by a.currency, t.over
    ) m
    where h.member_id is null and h.kind = case when m.over then 'house' else 'stakes' end and h.vendor is null and h.currency = m.currency and h.stripe = my_stripe and m.amount <> 0
    returning h.id, h.version, h.last_at as at, m.amount, h.balance, h.currency, case when m.over then played else placed end as posting
  ), e as (
    insert into ledger.entries (account_id, version, at, posting_id, amount, balance, reference, currency)
    select t.account, a.version + t.entries - won, a.at + (t.entries - won)::float8 * interval '1 microsecond', t.posting, -t.stake, a.before + t.moved - t.payout, t.id, a.currency
    from t join a on a.id = t.account, lateral (select (t.payout > 0)::integer as won) w
    union all
    select t.account, a.version + t.entries, a.at + t.entries::float8 * interval '1 microsecond', t.posting, t.payout, a.before + t.moved, t.id, a.currency
    from t join a on a.id = t.account where t.payout > 0
    union all
    select h.id, h.version, h.at, h.posting, h.amount, h.balance, null, h.currency from h
  )
  select count(*) as asked, (select count(*) from r) as written, array_agg(t.n) as ns, array_agg((a.before + t.moved)::bigint) as balances, min(t.refusal) as refusal,
    array_agg(a.member_id) filter (where t.seed is not null) as members, array_agg(t.seed) filter (where t.seed is not null) as seeds,
    array_agg(t.nonce) filter (where t.seed is not null) as nonces,
    array_agg(t.id) filter (where not t.over) as open_ids, array_agg(t.game) filter (where not t.over) as open_games, array_agg(t.seed) filter (where not t.over) as open_seeds
  into done from t left join a on a.id = t.account;
  if done.refusal is not null then
    perform ledger.refuse(done.refusal);
  elsif done.asked <> done.written then
    -- Somebody else has moved the money meanwhile: whoever asks again is judged again.
    raise exception 'accounts are not as they were judged' using errcode = 'serialization_failure';
  end if;
  if done.seeds is not null then
    with drawn as (
      select t.seed, t.member, min(t.nonce) as first, max(t.nonce) as last, array_agg(t.nonce) as nonces
      from unnest(done.seeds, done.members, done.nonces) as t(seed, member, nonce) group by t.seed, t.member order by t.seed
    ), used as (
      update betting.nonces s set rounds = d.last
      from drawn d join betting.nonces before on before.seed_id = d.seed
      where s.seed_id = d.seed and s.member_id = d.member and s.closed_at is null and s.rounds = before.rounds and d.first > s.rounds and d.last <= s.rounds + 100
      returning s.seed_id as seed, before.rounds as had, d.last, d.last - before.rounds > cardinality(d.nonces) as has_gap
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
      where not exists (select from unnest(done.seeds, done.nonces) as d(seed, nonce) where d.seed = g.seed and d.nonce = u.nonce);
    end if;
    if done.open_ids is not null then
      insert into betting.open_rounds (seed_id, game, round_id) select * from unnest(done.open_seeds, done.open_games, done.open_ids);
    end if;
  end if;
  return query select * from unnest(done.ns, done.balances);
end
$$;

grant execute on function betting.finish to tucano_app;
