-- A round is looked up by its id before every stake. On an empty partition all indexes that hold the id cost the same, and a plan that was made
-- then read the whole of this one for as long as its connection lived: 2 ms more a stake with 20,000 rounds, and ever more. Whoever looks for a
-- member's rounds names the member, and so finds it; whoever has an id alone does not.
drop index betting.rounds_product;
create index rounds_product on betting.rounds (member_id, product, placed_at, id) where member_id is not null;

-- As in migration 28, with one reading of the accounts. What accept has locked is locked still: the balances, and the numbers of the seeds, are
-- checked where they are written. Whoever comes here without accept, or with something else, changes fewer rows than there are, and nothing at all.
set local role tucano_ledger;
create or replace function betting.finish(p_rounds json) returns table (n integer, balance bigint)
language plpgsql security definer set search_path = pg_catalog set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
#variable_conflict use_column
declare
  my_stripe smallint := ledger.stripe();
  now_at timestamptz := ledger.clock();
  too_old uuid := betting.first_id(now_at - interval '7 days');
  too_new uuid := betting.first_id(now_at + interval '1 day');
  d record;
  numbered record;
  other record;
  played bigint;
  placed bigint;
  changed bigint;
begin
  with drawn as (
    select t.n, t.id, t.account, t.hash, t.stake, t.payout, t.over, t.product, t.vendor, t.game, decode(t.transcript, 'base64') as transcript, t.seed, t.nonce,
      a.member_id, a.currency, a.balance, a.floor, a.version, a.last_at,
      case
        when a.member_id is null then 'account.unknown'
        when a.kind = 'locked' then 'account.locked'
        when a.closed_at is not null then 'account.closed'
        when t.stake is null or t.stake not between 1 and 1000000000000000 or t.payout is null or t.payout not between 0 and 1000000000000000 then 'amount.invalid'
        when t.over is null or not t.over and (t.payout > 0 or t.seed is null) then 'posting.invalid'
        when t.id not between too_old and too_new then 'round.id.invalid'
      end as refusal
    from json_to_recordset(p_rounds) as t(n integer, id uuid, account bigint, hash bigint, stake bigint, payout bigint, over boolean, product text, vendor text, game text,
      transcript text, seed bigint, nonce integer)
    left join lateral (select * from ledger.accounts a where a.id = t.account offset 0) a on true
  ), running as (
    select q.*, coalesce(sum(q.payout - q.stake) over w, 0)::bigint as moved, coalesce(sum(1 + (q.payout > 0)::int) over w, 0)::bigint as done
    from drawn q window w as (partition by q.account order by q.n rows between unbounded preceding and 1 preceding)
  )
  select array_agg(q.n) as ns, array_agg(q.id) as ids, array_agg(q.account) as accounts, array_agg(q.hash) as hashes, array_agg(q.stake) as stakes, array_agg(q.payout) as payouts,
    array_agg(q.over) as overs, array_agg(q.product) as products, array_agg(q.vendor) as vendors, array_agg(q.game) as games, array_agg(q.transcript) as transcripts,
    array_agg(q.seed) as seeds, array_agg(q.nonce) as nonces, bool_or(q.over) as some_over, bool_or(not q.over) as some_open, count(q.seed) as seeded,
    array_agg(q.balance + q.moved) as befores, array_agg(q.version) as starts, array_agg(q.version + q.done) as versions,
    array_agg(greatest(now_at, q.last_at) + q.done::float8 * interval '1 microsecond') as ats, array_agg(q.member_id) as members, array_agg(q.currency) as currencies,
    coalesce(min(q.refusal), case when bool_or(q.balance + q.moved - q.stake < q.floor) then 'balance.insufficient'
      when bool_or(q.balance + q.moved > 999000000000000000) then 'balance.limit' end) as refusal
  into d from running q;
  if d.refusal is not null then
    perform ledger.refuse(d.refusal);
  end if;
  if d.some_over then
    insert into ledger.postings (kind) values ('play') returning id into played;
  end if;
  if d.some_open then
    insert into ledger.postings (kind) values ('place') returning id into placed;
  end if;
  insert into betting.rounds (id, account_id, member_id, stake, payout, input_hash, placed_at, settled_at, place_posting_id, settle_posting_id,
    product, vendor, game, currency, state, transcript, seed_id, nonce)
  select t.id, t.account, t.member, t.stake, t.payout, t.hash, now_at, case when t.over then now_at end, case when t.over then played else placed end, case when t.over then played end,
    t.product, t.vendor, t.game, t.currency, case when t.over then 'settled' else 'open' end, t.transcript, t.seed, t.nonce
  from unnest(d.ids, d.accounts, d.hashes, d.stakes, d.payouts, d.overs, d.products, d.vendors, d.games, d.transcripts, d.seeds, d.nonces, d.members, d.currencies)
    as t(id, account, hash, stake, payout, over, product, vendor, game, transcript, seed, nonce, member, currency);
  if d.seeded > 0 then
    with used as (
      update betting.nonces s set rounds = t.nonce from unnest(d.seeds, d.nonces, d.members) as t(seed, nonce, member)
      where s.seed_id = t.seed and s.member_id = t.member and s.closed_at is null and t.nonce between s.rounds + 1 and s.rounds + 100
      returning s.seed_id as seed, old.rounds as last, new.rounds as nonce
    )
    select count(*) as seeds, array_agg(u.seed) filter (where u.nonce > u.last + 1) as gapped, array_agg(u.last) filter (where u.nonce > u.last + 1) as lasts,
      array_agg(u.nonce) filter (where u.nonce > u.last + 1) as nonces into numbered from used u;
    if numbered.seeds <> d.seeded then
      perform ledger.refuse('seed.stale');
    end if;
    if numbered.gapped is not null then
      insert into betting.unused_numbers (seed_id, nonce)
      select t.seed, u.nonce from unnest(numbered.gapped, numbered.lasts, numbered.nonces) as t(seed, last, nonce) cross join lateral generate_series(t.last + 1, t.nonce - 1) as u(nonce);
    end if;
    if d.some_open then
      insert into betting.open_rounds (seed_id, game, round_id)
      select t.seed, t.game, t.id from unnest(d.ids, d.games, d.seeds, d.overs) as t(id, game, seed, over) where not t.over;
    end if;
  end if;
  -- What is over goes to the house, or comes from it; what is open is set aside.
  with net as (
    select t.currency, t.over, sum(t.stake - t.payout)::bigint as amount from unnest(d.stakes, d.payouts, d.overs, d.currencies) as t(stake, payout, over, currency) group by t.currency, t.over
  )
  select array_agg(h.id) as accounts, array_agg(h.version) as starts, array_agg(h.version + 1) as versions, array_agg(greatest(now_at, h.last_at + interval '1 microsecond')) as ats,
    array_agg(m.amount) as amounts, array_agg(h.balance + m.amount) as balances, array_agg(h.currency) as currencies, array_agg(case when m.over then played else placed end) as postings into other
  from ledger.accounts h join net m on m.currency = h.currency and h.kind = case when m.over then 'house' else 'stakes' end
  where h.member_id is null and h.stripe = my_stripe and m.amount <> 0;
  insert into ledger.entries (account_id, version, at, posting_id, amount, balance, reference, currency)
  select t.account, t.version + 1, t.at + interval '1 microsecond', case when t.over then played else placed end, -t.stake, t.before - t.stake, t.id, t.currency
  from unnest(d.ids, d.accounts, d.stakes, d.overs, d.befores, d.versions, d.ats, d.currencies) as t(id, account, stake, over, before, version, at, currency)
  union all
  select t.account, t.version + 2, t.at + interval '2 microseconds', played, t.payout, t.before - t.stake + t.payout, t.id, t.currency
  from unnest(d.ids, d.accounts, d.stakes, d.payouts, d.befores, d.versions, d.ats, d.currencies) as t(id, account, stake, payout, before, version, at, currency)
  where t.payout > 0
  union all
  select t.account, t.version, t.at, t.posting, t.amount, t.balance, null, t.currency
  from unnest(other.accounts, other.versions, other.ats, other.amounts, other.balances, other.currencies, other.postings) t(account, version, at, amount, balance, currency, posting);
  with ends as (
    select distinct on (t.account) t.account, t.start, t.version, t.balance, t.at
    from (
      select t.account, t.start, t.version + 1 + (t.payout > 0)::int as version, t.before - t.stake + t.payout as balance, t.at + (1 + (t.payout > 0)::int) * interval '1 microsecond' as at
      from unnest(d.accounts, d.starts, d.stakes, d.payouts, d.befores, d.versions, d.ats) as t(account, start, stake, payout, before, version, at)
      union all
      select * from unnest(other.accounts, other.starts, other.versions, other.balances, other.ats) as t(account, start, version, balance, at)
    ) t order by t.account, t.version desc
  ), moved as (
    update ledger.accounts a set balance = e.balance, version = e.version, last_at = e.at from ends e where a.id = e.account and a.version = e.start returning a.id
  )
  select (select count(*) from ends) - (select count(*) from moved) into changed;
  if changed <> 0 then
    -- Somebody else has moved the money meanwhile: only possible where accept was left out.
    perform ledger.refuse('posting.invalid');
  end if;
  return query select t.n, t.before - t.stake + t.payout from unnest(d.ns, d.stakes, d.payouts, d.befores) as t(n, stake, payout, before);
end
$$;
reset role;
