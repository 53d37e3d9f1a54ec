-- A round alone whose way is clear is one statement. Whatever stands in its way is judged as in a batch of one: there is one place that
-- knows why a round is refused. It is not looked for first: an id that is known is a unique violation, and whoever asked then asks
-- betting.play, which looks. (To look costs more with every month's partition; a round is asked for twice once in thousands.)
set local role tucano_ledger;

-- Nearly always the entries of one posting in one currency are written, and one sum is enough.
create or replace function ledger.check_entries() returns trigger language plpgsql as $$
declare
  total record;
  wrong record;
begin
  select sum(e.amount) as off, min(e.posting_id) = max(e.posting_id) and min(e.currency) = max(e.currency) as one into total from added e;
  if total.one and total.off = 0 then
    return null;
  end if;
  select e.posting_id, e.currency, sum(e.amount) as off into wrong from added e group by e.posting_id, e.currency having sum(e.amount) <> 0 limit 1;
  if found then
    raise exception 'posting % is off by % %', wrong.posting_id, wrong.off, wrong.currency using errcode = 'check_violation';
  end if;
  return null;
end
$$;

create or replace function betting.play_one(
  p_id uuid, p_account bigint, p_hash bigint, p_stake bigint, p_payout bigint, p_product text, p_vendor text, p_game text, p_transcript bytea,
  out verdict text, out balance bigint
) language plpgsql security definer set search_path = pg_catalog set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  now_at timestamptz := ledger.clock();
  entries integer := 1 + (p_payout > 0)::int;
begin
  if p_stake between 1 and 1000000000000000 and p_payout between 0 and 1000000000000000
    and ('x' || translate(left(p_id::text, 13), '-', ''))::bit(48)::bigint - extract(epoch from now_at) * 1000 between -604800000 and 86400000 then
    with account as (
      update ledger.accounts a set balance = a.balance - p_stake + p_payout, version = a.version + entries,
        last_at = greatest(now_at, a.last_at + interval '1 microsecond') + (entries - 1) * interval '1 microsecond'
      where a.id = p_account and a.member_id is not null and a.kind <> 'locked' and a.closed_at is null
        and a.balance - p_stake >= a.floor and a.balance <= 999000000000000000
      returning a.member_id, a.currency, a.balance, a.version, a.last_at, nextval('ledger.postings_id_seq') as posting
    ), house as (
      update ledger.accounts h set balance = h.balance + p_stake - p_payout, version = h.version + 1,
        last_at = greatest(now_at, h.last_at + interval '1 microsecond')
      from account a where h.kind = 'house' and h.stripe = ledger.stripe() and h.currency = a.currency and p_stake <> p_payout
      returning h.id, h.balance, h.version, h.last_at, h.currency, a.posting
    ), posted as (
      insert into ledger.postings (id, kind) overriding system value select a.posting, 'play' from account a
    ), recorded as (
      insert into betting.rounds (id, account_id, member_id, stake, payout, input_hash, placed_at, settled_at, place_posting_id, settle_posting_id,
        product, vendor, game, currency, state, transcript)
      select p_id, p_account, a.member_id, p_stake, p_payout, p_hash, now_at, now_at, a.posting, a.posting,
        p_product, p_vendor, p_game, a.currency, 'settled', p_transcript from account a
    ), written as (
      insert into ledger.entries (account_id, version, at, posting_id, amount, balance, reference, currency)
      select p_account, a.version - entries + 1, a.last_at - (entries - 1) * interval '1 microsecond', a.posting, -p_stake, a.balance - p_payout, p_id, a.currency
      from account a
      union all
      select p_account, a.version, a.last_at, a.posting, p_payout, a.balance, p_id, a.currency from account a where p_payout > 0
      union all
      select h.id, h.version, h.last_at, h.posting, p_stake - p_payout, h.balance, null, h.currency from house h
    )
    select 'settled', a.balance into verdict, balance from account a;
  end if;
  if verdict is null then
    select t.verdict, t.balance into verdict, balance
    from betting.play(array[p_id], array[p_account], array[p_hash], array[p_stake], array[p_payout],
      array[p_product], array[p_vendor], array[p_game], array[p_transcript]) t;
  end if;
end
$$;
reset role;
