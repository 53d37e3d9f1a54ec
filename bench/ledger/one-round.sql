-- What one would write first: one round, one transaction, and all connections at one row of the house. It writes the records that our own functions write.
create function betting.bench_one(
  p_id uuid, p_account bigint, p_hash bigint, p_stake bigint, p_payout bigint, p_product text, p_vendor text, p_game text, p_transcript bytea,
  p_seed bigint default null, p_nonce integer default null,
  out verdict text, out balance bigint
) language plpgsql security definer set search_path = pg_catalog set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  now_at timestamptz := platform.clock();
  entries integer := 1 + (p_payout > 0)::int;
  numbered bigint;
begin
  if p_stake between 1 and 1000000000000000 and p_payout between 0 and 1000000000000000
    and ('x' || translate(left(p_id::text, 13), '-', ''))::bit(48)::bigint - extract(epoch from now_at) * 1000 between -604800000 and 86400000 then
    with account as (
      update ledger.accounts a set balance = a.balance - p_stake + p_payout, version = a.version + entries,
        last_at = greatest(now_at, a.last_at + interval '1 microsecond') + (entries - 1) * interval '1 microsecond'
      where a.id = p_account and a.member_id is not null and a.kind <> 'locked' and a.closed_at is null
        and a.balance - p_stake >= a.floor and a.balance <= 999000000000000000
      returning a.member_id, a.currency, a.balance, a.version, a.last_at, nextval('ledger.postings_id_seq') as posting
    ), numbered as (
      update betting.nonces s set used = p_nonce
      from account a where s.seed_id = p_seed and s.member_id = a.member_id and s.used + 1 = p_nonce and s.closed_at is null
      returning s.seed_id
    ), house as (
      update ledger.accounts h set balance = h.balance + p_stake - p_payout, version = h.version + 1,
        last_at = greatest(now_at, h.last_at + interval '1 microsecond')
      from account a where h.kind = 'house' and h.stripe = 0 and h.currency = a.currency and p_stake <> p_payout
      returning h.id, h.balance, h.version, h.last_at, h.currency, a.posting
    ), posted as (
      insert into ledger.postings (id, kind) overriding system value select a.posting, 'play' from account a
    ), recorded as (
      insert into betting.bets (id, pocket_id, member_id, stake, payout, input_hash, placed_at, settled_at, posting_id,
        product, vendor, game, currency, state, transcript, seed_id, nonce)
      select p_id, p_account, a.member_id, p_stake, p_payout, p_hash, now_at, now_at, a.posting,
        p_product, p_vendor, p_game, a.currency, 'settled', p_transcript, p_seed, p_nonce from account a
    ), written as (
      insert into ledger.entries (account_id, version, at, posting_id, amount, balance, reference, currency)
      select p_account, a.version - entries + 1, a.last_at - (entries - 1) * interval '1 microsecond', a.posting, -p_stake, a.balance - p_payout, p_id, a.currency
      from account a
      union all
      select p_account, a.version, a.last_at, a.posting, p_payout, a.balance, p_id, a.currency from account a where p_payout > 0
      union all
      select h.id, h.version, h.last_at, h.posting, p_stake - p_payout, h.balance, null, h.currency from house h
    )
    select 'settled', a.balance, (select count(*) from numbered) into verdict, balance, numbered from account a;
    if verdict is not null and p_seed is not null and numbered = 0 then
      perform ledger.refuse('seed.stale', p_seed::text);
    end if;
  end if;
end
$$;
