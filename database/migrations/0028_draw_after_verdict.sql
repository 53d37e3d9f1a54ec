-- Whatever refuses a stake is judged before anything is drawn. A batch is one transaction in two calls: betting.accept locks and judges, and gives
-- each accepted round its number; the server draws; betting.finish writes what came out. Nothing that a refusal says, or the time that it
-- takes, can depend on a draw that was never made.
set local role tucano_ledger;

drop function betting.play(uuid[], bigint[], bigint[], bigint[], bigint[], text[], text[], text[], bytea[], bigint[], integer[]);
drop function betting.play_one(uuid, bigint, bigint, bigint, bigint, text, text, text, bytea, bigint, integer);
drop function betting.place(uuid, bigint[], bigint[], text, text, text, text, bytea, bigint, integer);
drop function betting.take_nonce(bigint, integer, bigint);

-- Rounds of our own games that wait for their player: one a seed and game.
create table betting.open_rounds (
  seed_id bigint not null,
  game text not null,
  round_id uuid not null unique,
  primary key (seed_id, game)
);
grant select on betting.open_rounds to tucano_app;
drop index betting.rounds_seed_open;
-- A round is looked up by its id before every stake. On an empty partition all indexes that hold the id cost the same, and a plan that was made
-- then would read the whole of this one for as long as its connection lives. Whoever looks for a member's rounds names the member, and so finds it;
-- whoever has an id alone does not.
drop index betting.rounds_product;
create index rounds_product on betting.rounds (member_id, product, placed_at, id) where member_id is not null;

-- Numbers that were drawn and have no round: the server drew, and then the writing failed. They are spent all the same, and shown.
create table betting.unused_numbers (
  seed_id bigint not null,
  nonce integer not null,
  at timestamptz not null default ledger.clock(),
  primary key (seed_id, nonce)
);
grant select on betting.unused_numbers to tucano_app;
create trigger open_rounds_guard before insert or update or delete on betting.open_rounds
  for each statement when (current_user <> 'tucano_ledger') execute function ledger.refuse_change();
create trigger unused_numbers_guard before insert on betting.unused_numbers
  for each statement when (current_user <> 'tucano_ledger') execute function ledger.refuse_change();
create trigger unused_numbers_fixed before update or delete or truncate on betting.unused_numbers
  for each statement execute function ledger.refuse_change();

-- Locks what the rounds need, in one order, and says of each whether its stake is accepted. The order of refusals: known id, account, seed, open
-- round of the game, amount, id, the member's limits, balance. A round that has to wait for an earlier one of the same account or seed comes `later`.
create function betting.accept(p_rounds json) returns table (n integer, verdict text, nonce integer, balance bigint)
language plpgsql security definer set search_path = pg_catalog set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_nestloop = off as $$
#variable_conflict use_column
declare
  my_stripe smallint := ledger.stripe();
  now_at timestamptz := ledger.clock();
  -- Clocks of browsers differ; partitions exist for all of this.
  too_old uuid := betting.first_id(now_at - interval '7 days');
  too_new uuid := betting.first_id(now_at + interval '1 day');
  asked record;
  held record;
  seeded record;
begin
  select array_agg(t.n) as ns, array_agg(t.id) as ids, array_agg(t.account) as accounts, array_agg(t.hash) as hashes, array_agg(t.stake) as stakes,
    array_agg(t.game) as games, array_agg(t.seed) as seeds, array_agg(t.drawn) as drawns, array_agg(t.most) as mosts into asked
  from json_to_recordset(p_rounds) as t(n integer, id uuid, account bigint, hash bigint, stake bigint, game text, seed bigint, drawn integer, most integer);
  select array_agg(a.id) as ids, array_agg(a.member_id) as members, array_agg(a.kind) as kinds, array_agg(a.closed_at) as closed, array_agg(a.balance) as balances, array_agg(a.floor) as floors into held
  from (
    select a.id, a.member_id, a.kind, a.closed_at, a.balance, a.floor from ledger.accounts a
    where a.id = any (array(select h.id from ledger.accounts h where h.member_id is null and h.kind in ('house', 'stakes') and h.stripe = my_stripe) || asked.accounts)
    order by a.id for no key update
  ) a;
  select array_agg(s.seed_id) as ids, array_agg(s.member_id) as members, array_agg(s.rounds) as rounds into seeded
  from (select s.seed_id, s.member_id, s.rounds, s.closed_at from betting.nonces s where s.seed_id = any (asked.seeds) order by s.seed_id for no key update) s where s.closed_at is null;
  -- What is locked does not change any more: this statement sees all that was written before.
  return query
  with judged as (
    select t.n, t.account, t.stake, t.seed, t.nth, a.balance, a.floor, greatest(s.rounds, t.drawn) + 1 as nonce,
      case
        when r.input_hash is not null then case when r.input_hash = t.hash and r.account_id = t.account then 'replayed' else 'key.conflict' end
        when a.member_id is null then 'account.unknown'
        when a.kind = 'locked' then 'account.locked'
        when a.closed_at is not null then 'account.closed'
        when t.seed is not null and (s.rounds is null or greatest(s.rounds, t.drawn) >= t.most) then 'seed.stale'
        when o.game is not null then 'round.open'
        when t.stake is null or t.stake not between 1 and 1000000000000000 then 'amount.invalid'
        when t.id not between too_old and too_new then 'round.id.invalid'
        when limits.verdict(l, t.stake, now_at) is not null then limits.verdict(l, t.stake, now_at)
        when a.balance > 999000000000000000 then 'balance.limit'
      end as refusal
    from (
      select t.*, case when t.seed is not null then row_number() over (partition by t.seed order by t.n) end as nth
      from unnest(asked.ns, asked.ids, asked.accounts, asked.hashes, asked.stakes, asked.games, asked.seeds, asked.drawns, asked.mosts) as t(n, id, account, hash, stake, game, seed, drawn, most)
    ) t
    left join unnest(held.ids, held.members, held.kinds, held.closed, held.balances, held.floors) as a(id, member_id, kind, closed_at, balance, floor) on a.id = t.account
    left join (select r.id, r.input_hash, r.account_id from betting.rounds r where r.id = any (asked.ids) offset 0) r on r.id = t.id
    left join (select l as l, l.member_id from limits.standing l where l.member_id = any (held.members) offset 0) l(l, member_id) on l.member_id = a.member_id
    left join unnest(seeded.ids, seeded.members, seeded.rounds) as s(seed, member, rounds) on s.seed = t.seed and s.member = a.member_id
    left join (select o.seed_id, o.game from betting.open_rounds o where o.seed_id = any (asked.seeds) offset 0) o on o.seed_id = t.seed and o.game = t.game
  )
  select q.n,
    case
      when q.refusal is not null then q.refusal
      when q.nth > 1 then 'later'
      when q.balance - q.before - q.stake >= q.floor then 'accepted'
      -- What earlier rounds of the batch win is not known yet: it may pay for this one, but not now.
      when q.before > 0 then 'later'
      else 'balance.insufficient'
    end,
    case when q.seed is not null then q.nonce end, q.balance
  from (
    select j.*, coalesce(sum(j.stake) filter (where j.refusal is null) over (partition by j.account order by j.n rows between unbounded preceding and 1 preceding), 0)::bigint as before
    from judged j
  ) q;
end
$$;

-- Writes the rounds that were accepted and drawn: one posting for those that are over, one for those that wait for their player. What accept has
-- locked is locked still: balances and the numbers of seeds are checked where they are written. Whoever comes here without accept, or with something
-- else, changes fewer rows than there are, and so nothing at all.
create function betting.finish(p_rounds json) returns table (n integer, balance bigint)
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
      update betting.nonces s set rounds = t.nonce
      from unnest(d.seeds, d.nonces, d.members) as t(seed, nonce, member) join betting.nonces before on before.seed_id = t.seed
      where s.seed_id = t.seed and s.member_id = t.member and s.closed_at is null and t.nonce between s.rounds + 1 and s.rounds + 100
      returning s.seed_id as seed, before.rounds as last, t.nonce
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

-- As before (migration 27), without seeds: what is drawn by us goes through accept and finish.
create function betting.place(
  p_id uuid, p_account bigint[], p_amount bigint[], p_product text, p_vendor text, p_game text, p_inputs text, p_transcript bytea default null
) returns table (posting_id bigint, replayed boolean) language plpgsql security definer set search_path = pg_catalog set enable_seqscan = off as $$
declare
  begun record;
  member record;
  stake bigint;
  now_at timestamptz := ledger.clock();
begin
  perform ledger.check_amount(amount) from unnest(p_amount) amount;
  select sum(amount)::bigint into stake from unnest(p_amount) amount;
  perform ledger.check_amount(stake);
  begun := ledger.begin_posting('round:' || p_id || ':place', 'place', concat_ws(' ', p_account, p_amount, p_product, p_vendor, p_game, p_inputs));
  if begun.fresh then
    select min(a.member_id) as id, min(a.currency) as currency, count(*) as accounts, count(distinct (a.member_id, a.currency)) as owners into member
    from ledger.accounts a where a.id = any (p_account) and a.member_id is not null;
    if member.owners <> 1 or member.accounts <> cardinality(p_account) then
      perform ledger.refuse(case when member.owners > 1 then 'currency.mismatch' else 'account.unknown' end, p_account::text);
    end if;
    if exists (select from ledger.accounts a where a.id = any (p_account) and a.kind = 'locked') then
      perform ledger.refuse('account.locked', p_account::text);
    end if;
    if p_id not between betting.first_id(now_at - interval '7 days') and betting.first_id(now_at + interval '1 day') then
      perform ledger.refuse('round.id.invalid', p_id::text);
    end if;
    if exists (select from betting.rounds r where r.id = p_id) then
      perform ledger.refuse(case when (select r.state from betting.rounds r where r.id = p_id) = 'void' then 'round.void' else 'key.conflict' end, p_id::text);
    end if;
    perform ledger.write_entries(begun.posting_id, p_account || ledger.system_account('stakes', member.currency),
      array(select -amount from unnest(p_amount) amount) || stake, p_id);
    insert into betting.rounds (id, account_id, member_id, stake, input_hash, placed_at, place_posting_id, product, vendor, game, currency, state, transcript)
    values (p_id, p_account[1], member.id, stake, 0, now_at, begun.posting_id, p_product, p_vendor, p_game, member.currency, 'open', p_transcript)
    on conflict (id) do nothing;
    if not found then
      perform ledger.refuse(case when (select r.state from betting.rounds r where r.id = p_id) = 'void' then 'round.void' else 'key.conflict' end, p_id::text);
    end if;
  end if;
  return query select begun.posting_id, not begun.fresh;
end
$$;

-- As before (migration 19); what is open is found in its own table.
create or replace function betting.close_seed(p_seed bigint) returns integer language plpgsql security definer set search_path = pg_catalog as $$
declare
  had integer;
begin
  update betting.nonces n set closed_at = coalesce(n.closed_at, ledger.clock()) where n.seed_id = p_seed returning n.rounds into had;
  if not found then
    perform ledger.refuse('seed.stale', p_seed::text);
  end if;
  if exists (select from betting.open_rounds o where o.seed_id = p_seed) then
    perform ledger.refuse('seed.open', p_seed::text);
  end if;
  return had;
end
$$;

-- A round that is over waits for nobody, whichever function ended it.
create function betting.close_round() returns trigger language plpgsql as $$
begin
  delete from betting.open_rounds o where o.round_id = new.id;
  return null;
end
$$;
create trigger rounds_closed after update on betting.rounds for each row
  when (old.state = 'open' and new.state <> 'open' and new.seed_id is not null) execute function betting.close_round();

revoke execute on function betting.accept, betting.finish, betting.place, betting.close_round from public;
grant execute on function betting.accept, betting.finish, betting.place to tucano_app;
reset role;
