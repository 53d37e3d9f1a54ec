-- Rounds whose chance can be proven, and rounds that take more than one step ------------------------------------------------------------
set local role tucano_ledger;

-- Which seed a round's chance came from, and its number under that seed.
alter table betting.rounds add column seed_id bigint, add column nonce integer, add constraint rounds_seed check ((seed_id is null) = (nonce is null));
create index rounds_member on betting.rounds (member_id, placed_at, id);
create index rounds_seed_open on betting.rounds (seed_id) where state = 'open' and seed_id is not null;

-- How many rounds a seed has had. A number is given with the round's money or not at all, so numbers have no gap; and what is closed
-- gives no more, so that a seed can be told.
create table betting.nonces (
  seed_id bigint primary key,
  member_id bigint not null,
  rounds integer not null default 0,
  closed_at timestamptz
) with (fillfactor = 50);
grant select on betting.nonces to tucano_app;

-- What moved money in a round besides the first stake and the end of it: more stakes, wins on the way or afterwards, and either taken back.
create table betting.legs (
  posting_id bigint primary key,
  round_id uuid not null,
  kind text not null check (kind in ('raise', 'pay', 'back')),
  -- by how much the round's stake and payout changed
  stake bigint not null,
  payout bigint not null,
  -- the round was settled when this came
  late boolean not null,
  undoes bigint
);
create index legs_round on betting.legs (round_id);
create unique index legs_undoes on betting.legs (undoes) where undoes is not null;
grant select on betting.legs to tucano_app;
create trigger legs_guard before insert or update on betting.legs
  for each statement when (current_user <> 'tucano_ledger') execute function ledger.refuse_change();
create trigger legs_fixed before update or delete or truncate on betting.legs for each statement execute function ledger.refuse_change();
create trigger nonces_guard before insert or update on betting.nonces
  for each statement when (current_user <> 'tucano_ledger') execute function ledger.refuse_change();
create trigger nonces_fixed before delete or truncate on betting.nonces for each statement execute function ledger.refuse_change();

-- A round changes only by what happens to it, and never back: steps change its amounts, the rest is how it ends.
create or replace function betting.check_round() returns trigger language plpgsql as $$
begin
  if (new.id, new.account_id, new.member_id, new.input_hash, new.placed_at, new.place_posting_id, new.product, new.vendor, new.game, new.currency, new.seed_id, new.nonce)
      is distinct from
     (old.id, old.account_id, old.member_id, old.input_hash, old.placed_at, old.place_posting_id, old.product, old.vendor, old.game, old.currency, old.seed_id, old.nonce)
    or (case
      when new.state = old.state then old.state = 'void' or (new.settled_at, new.settle_posting_id, new.void_posting_id) is distinct from (old.settled_at, old.settle_posting_id, old.void_posting_id)
      when new.state = 'settled' then old.state <> 'open' or new.stake <> old.stake or new.settle_posting_id is null or new.void_posting_id is not null
      when new.state = 'void' then (new.stake, new.payout) is distinct from (old.stake, old.payout) or new.void_posting_id is null
      else true end)
  then
    raise exception 'round % cannot become this', old.id using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace function betting.make_partitions(p_ahead integer) returns void language plpgsql security definer set search_path = pg_catalog as $$
declare
  month record;
  part text;
begin
  for month in select * from ledger.months(p_ahead) loop
    part := 'rounds_' || month.name;
    continue when to_regclass('betting.' || part) is not null;
    execute format('create table betting.%I partition of betting.rounds for values from (%L) to (%L)', part, betting.first_id(month.first), betting.first_id(month.next));
    -- One round for a number of a seed, whatever else fails.
    execute format('create unique index %I on betting.%I (seed_id, nonce) where seed_id is not null', part || '_seed', part);
    execute format('create trigger rounds_guard before insert or update on betting.%I for each statement when (current_user <> ''tucano_ledger'') execute function ledger.refuse_change()', part);
    execute format('create trigger rounds_fixed before delete or truncate on betting.%I for each statement execute function ledger.refuse_change()', part);
  end loop;
end
$$;

do $$
declare
  part regclass;
begin
  for part in select i.inhrelid::regclass from pg_inherits i where i.inhparent = 'betting.rounds'::regclass loop
    execute format('create unique index %I on %s (seed_id, nonce) where seed_id is not null', (select c.relname from pg_class c where c.oid = part) || '_seed', part);
  end loop;
end
$$;

-- Seeds -------------------------------------------------------------------------------------------------------------------------------

create function betting.open_seed(p_seed bigint, p_member bigint) returns void language sql security definer set search_path = pg_catalog as $$
  insert into betting.nonces (seed_id, member_id) values (p_seed, p_member)
$$;

-- Ends a seed and returns how many rounds it had. A seed with an open round cannot end: whoever knew it would know what comes.
create function betting.close_seed(p_seed bigint) returns integer language plpgsql security definer set search_path = pg_catalog as $$
declare
  had integer;
begin
  update betting.nonces n set closed_at = coalesce(n.closed_at, ledger.clock()) where n.seed_id = p_seed returning n.rounds into had;
  if not found then
    perform ledger.refuse('seed.stale', p_seed::text);
  end if;
  if exists (select from betting.rounds r where r.seed_id = p_seed and r.state = 'open') then
    perform ledger.refuse('seed.open', p_seed::text);
  end if;
  return had;
end
$$;

create function betting.take_nonce(p_seed bigint, p_nonce integer, p_member bigint) returns void language plpgsql as $$
begin
  update betting.nonces n set rounds = n.rounds + 1
  where n.seed_id = p_seed and n.rounds + 1 = p_nonce and n.member_id = p_member and n.closed_at is null;
  if not found then
    perform ledger.refuse('seed.stale', p_seed::text);
  end if;
end
$$;

-- Rounds that end at once -------------------------------------------------------------------------------------------------------------

drop function betting.play(uuid[], bigint[], bigint[], bigint[], bigint[], text[], text[], text[], bytea[]);
drop function betting.play_one(uuid, bigint, bigint, bigint, bigint, text, text, text, bytea);

-- As before (migration 8), and the number that each round has under its seed is the next one, or the round is not played.
create function betting.play(
  p_id uuid[], p_account bigint[], p_hash bigint[], p_stake bigint[], p_payout bigint[],
  p_product text[], p_vendor text[], p_game text[], p_transcript bytea[], p_seed bigint[] default null, p_nonce integer[] default null
) returns table (n bigint, verdict text, balance bigint)
language plpgsql security definer set search_path = pg_catalog set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
#variable_conflict use_column
declare
  my_stripe smallint := ledger.stripe();
  now_at timestamptz := ledger.clock();
  -- Clocks of browsers differ; partitions exist for all of this.
  too_old uuid := betting.first_id(now_at - interval '7 days');
  too_new uuid := betting.first_id(now_at + interval '1 day');
  posting bigint;
  -- for each round: what is decided of it, the balance before it, version and time of the entry before it, and its account's
  verdicts text[];
  befores bigint[];
  versions bigint[];
  ats timestamptz[];
  members bigint[];
  currencies text[];
  floors bigint[];
  poor boolean;
  house record;
  k record;
  account bigint;
  before bigint;
  version bigint;
  at timestamptz;
begin
  perform from ledger.accounts a
  where a.id = any (array(select h.id from ledger.accounts h where h.kind = 'house' and h.stripe = my_stripe) || p_account) order by a.id for no key update;
  perform from betting.nonces s where s.seed_id = any (p_seed) order by s.seed_id for no key update;
  with asked as (
    select t.*, a.member_id, a.currency, a.balance, a.floor, a.version, a.last_at,
      case
        when r.input_hash is not null then case when r.input_hash = t.hash and r.account_id = t.account then 'replayed' else 'key.conflict' end
        when a.member_id is null then 'account.unknown'
        when a.kind = 'locked' then 'account.locked'
        when a.closed_at is not null then 'account.closed'
        when t.seed is not null and (s.rounds is null or t.nonce is distinct from s.rounds + 1 or t.nth > 1) then 'seed.stale'
        when t.stake between 1 and 1000000000000000 and t.payout between 0 and 1000000000000000 then
          case when t.id between too_old and too_new then 'settled' else 'round.id.invalid' end
        else 'amount.invalid'
      end as verdict
    from (
      select t.*, case when t.seed is not null then row_number() over (partition by t.seed order by t.n) end as nth
      from unnest(p_id, p_account, p_hash, p_stake, p_payout, p_seed, p_nonce) with ordinality as t(id, account, hash, stake, payout, seed, nonce, n)
      order by t.account, t.n
    ) t
    left join lateral (select * from ledger.accounts a where a.id = t.account offset 0) a on true
    left join lateral (select r.input_hash, r.account_id from betting.rounds r where r.id = t.id offset 0) r on true
    left join lateral (select s.rounds from betting.nonces s where s.seed_id = t.seed and s.member_id = a.member_id and s.closed_at is null offset 0) s on true
  ), running as (
    select q.*, coalesce(sum(q.payout - q.stake) filter (where q.verdict = 'settled') over w, 0)::bigint as moved,
      coalesce(sum(1 + (q.payout > 0)::int) filter (where q.verdict = 'settled') over w, 0)::bigint as done
    from asked q window w as (partition by q.account order by q.n rows between unbounded preceding and 1 preceding)
  )
  select array_agg(q.verdict order by q.n), array_agg(q.balance + q.moved order by q.n), array_agg(q.version + q.done order by q.n),
    array_agg(greatest(now_at, q.last_at) + q.done::float8 * interval '1 microsecond' order by q.n),
    array_agg(q.member_id order by q.n), array_agg(q.currency order by q.n), array_agg(q.floor order by q.n),
    bool_or(q.verdict = 'settled' and (q.balance + q.moved - q.stake < q.floor or q.balance + q.moved > 999000000000000000))
  into verdicts, befores, versions, ats, members, currencies, floors, poor from running q;
  if poor then
    -- Somebody cannot pay for all of it: every account is gone through round by round, and what is refused does not count.
    for k in
      select t.n, t.account, t.stake, t.payout from unnest(p_account, p_stake, p_payout, verdicts) with ordinality as t(account, stake, payout, verdict, n)
      where t.verdict = 'settled' order by t.account, t.n
    loop
      if account is distinct from k.account then
        select a.id, a.balance, a.version, greatest(now_at, a.last_at) into account, before, version, at from ledger.accounts a where a.id = k.account;
      end if;
      befores[k.n] := before;
      versions[k.n] := version;
      ats[k.n] := at;
      if before - k.stake < floors[k.n] then
        verdicts[k.n] := 'balance.insufficient';
      elsif before > 999000000000000000 then
        verdicts[k.n] := 'balance.limit';
      else
        before := before - k.stake + k.payout;
        version := version + 1 + (k.payout > 0)::int;
        at := at + (1 + (k.payout > 0)::int) * interval '1 microsecond';
      end if;
    end loop;
  end if;
  if 'settled' = any (verdicts) then
    insert into ledger.postings (kind) values ('play') returning id into posting;
    insert into betting.rounds (id, account_id, member_id, stake, payout, input_hash, placed_at, settled_at, place_posting_id, settle_posting_id,
      product, vendor, game, currency, state, transcript, seed_id, nonce)
    select t.id, t.account, t.member, t.stake, t.payout, t.hash, now_at, now_at, posting, posting, t.product, t.vendor, t.game, t.currency, 'settled', t.transcript, t.seed, t.nonce
    from unnest(p_id, p_account, p_hash, p_stake, p_payout, p_product, p_vendor, p_game, p_transcript, p_seed, p_nonce, verdicts, members, currencies)
      as t(id, account, hash, stake, payout, product, vendor, game, transcript, seed, nonce, verdict, member, currency)
    where t.verdict = 'settled';
    if p_seed is not null then
      update betting.nonces s set rounds = t.nonce
      from unnest(p_seed, p_nonce, verdicts) as t(seed, nonce, verdict) where t.verdict = 'settled' and s.seed_id = t.seed;
    end if;
    with won as (
      select t.currency, sum(t.stake - t.payout)::bigint as net
      from unnest(p_stake, p_payout, verdicts, currencies) as t(stake, payout, verdict, currency) where t.verdict = 'settled' group by t.currency
    )
    select array_agg(h.id) as accounts, array_agg(h.version + 1) as versions, array_agg(greatest(now_at, h.last_at + interval '1 microsecond')) as ats,
      array_agg(w.net) as amounts, array_agg(h.balance + w.net) as balances, array_agg(h.currency) as currencies into house
    from ledger.accounts h join won w on w.currency = h.currency where h.kind = 'house' and h.stripe = my_stripe and w.net <> 0;
    insert into ledger.entries (account_id, version, at, posting_id, amount, balance, reference, currency)
    select t.account, t.version + 1, t.at + interval '1 microsecond', posting, -t.stake, t.before - t.stake, t.id, t.currency
    from unnest(p_id, p_account, p_stake, verdicts, befores, versions, ats, currencies) as t(id, account, stake, verdict, before, version, at, currency)
    where t.verdict = 'settled'
    union all
    select t.account, t.version + 2, t.at + interval '2 microseconds', posting, t.payout, t.before - t.stake + t.payout, t.id, t.currency
    from unnest(p_id, p_account, p_stake, p_payout, verdicts, befores, versions, ats, currencies) as t(id, account, stake, payout, verdict, before, version, at, currency)
    where t.verdict = 'settled' and t.payout > 0
    union all
    select t.account, t.version, t.at, posting, t.amount, t.balance, null, t.currency
    from unnest(house.accounts, house.versions, house.ats, house.amounts, house.balances, house.currencies) t(account, version, at, amount, balance, currency);
    perform ledger.take_over(array_agg(t.account) || house.accounts, array_agg(t.before - t.stake + t.payout) || house.balances,
      array_agg(t.version + 1 + (t.payout > 0)::int) || house.versions, array_agg(t.at + (1 + (t.payout > 0)::int) * interval '1 microsecond') || house.ats)
    from unnest(p_account, p_stake, p_payout, verdicts, befores, versions, ats) as t(account, stake, payout, verdict, before, version, at)
    where t.verdict = 'settled';
  end if;
  return query select t.n, t.verdict, t.before + case when t.verdict = 'settled' then t.payout - t.stake else 0 end
  from unnest(verdicts, befores, p_stake, p_payout) with ordinality as t(verdict, before, stake, payout, n);
end
$$;

create function betting.play_one(
  p_id uuid, p_account bigint, p_hash bigint, p_stake bigint, p_payout bigint, p_product text, p_vendor text, p_game text, p_transcript bytea,
  p_seed bigint default null, p_nonce integer default null,
  out verdict text, out balance bigint
) language plpgsql security definer set search_path = pg_catalog set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  now_at timestamptz := ledger.clock();
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
      update betting.nonces s set rounds = p_nonce
      from account a where s.seed_id = p_seed and s.member_id = a.member_id and s.rounds + 1 = p_nonce and s.closed_at is null
      returning s.seed_id
    ), house as (
      update ledger.accounts h set balance = h.balance + p_stake - p_payout, version = h.version + 1,
        last_at = greatest(now_at, h.last_at + interval '1 microsecond')
      from account a where h.kind = 'house' and h.stripe = ledger.stripe() and h.currency = a.currency and p_stake <> p_payout
      returning h.id, h.balance, h.version, h.last_at, h.currency, a.posting
    ), posted as (
      insert into ledger.postings (id, kind) overriding system value select a.posting, 'play' from account a
    ), recorded as (
      insert into betting.rounds (id, account_id, member_id, stake, payout, input_hash, placed_at, settled_at, place_posting_id, settle_posting_id,
        product, vendor, game, currency, state, transcript, seed_id, nonce)
      select p_id, p_account, a.member_id, p_stake, p_payout, p_hash, now_at, now_at, a.posting, a.posting,
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
  if verdict is null then
    select t.verdict, t.balance into verdict, balance
    from betting.play(array[p_id], array[p_account], array[p_hash], array[p_stake], array[p_payout],
      array[p_product], array[p_vendor], array[p_game], array[p_transcript], array[p_seed], array[p_nonce]) t;
  end if;
end
$$;

-- Rounds of several steps -------------------------------------------------------------------------------------------------------------

drop function betting.place(uuid, bigint[], bigint[], text, text, text, text, bytea);

create function betting.place(
  p_id uuid, p_account bigint[], p_amount bigint[], p_product text, p_vendor text, p_game text, p_inputs text, p_transcript bytea default null,
  p_seed bigint default null, p_nonce integer default null
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
  begun := ledger.begin_posting('round:' || p_id || ':place', 'place', concat_ws(' ', p_account, p_amount, p_product, p_vendor, p_game, p_inputs, p_seed, p_nonce));
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
    insert into betting.rounds (id, account_id, member_id, stake, input_hash, placed_at, place_posting_id, product, vendor, game, currency, state, transcript, seed_id, nonce)
    values (p_id, p_account[1], member.id, stake, 0, now_at, begun.posting_id, p_product, p_vendor, p_game, member.currency, 'open', p_transcript, p_seed, p_nonce)
    on conflict (id) do nothing;
    if not found then
      perform ledger.refuse(case when (select r.state from betting.rounds r where r.id = p_id) = 'void' then 'round.void' else 'key.conflict' end, p_id::text);
    end if;
    perform ledger.write_entries(begun.posting_id, p_account || ledger.system_account('stakes', member.currency),
      array(select -amount from unnest(p_amount) amount) || stake, p_id);
    if p_seed is not null then
      perform betting.take_nonce(p_seed, p_nonce, member.id);
    end if;
  end if;
  return query select begun.posting_id, not begun.fresh;
end
$$;

-- A round that is still open, locked.
create function betting.lock_round(p_id uuid, p_settled boolean, out stake bigint, out payout bigint, out state text, out currency text, out account_id bigint, out member_id bigint)
language plpgsql as $$
begin
  select r.stake, r.payout, r.state, r.currency, r.account_id, r.member_id into stake, payout, state, currency, account_id, member_id
  from betting.rounds r where r.id = p_id for no key update;
  if not found then
    perform ledger.refuse('round.unknown', p_id::text);
  elsif state = 'void' or (state = 'settled' and not p_settled) then
    perform ledger.refuse('round.' || state, p_id::text);
  end if;
end
$$;

-- More stake in an open round.
create function betting.raise(p_id uuid, p_key text, p_account bigint[], p_amount bigint[]) returns table (posting_id bigint, replayed boolean)
language plpgsql security definer set search_path = pg_catalog set enable_seqscan = off as $$
declare
  begun record;
  round record;
  more bigint;
begin
  perform ledger.check_amount(amount) from unnest(p_amount) amount;
  select sum(amount)::bigint into more from unnest(p_amount) amount;
  perform ledger.check_amount(more);
  begun := ledger.begin_posting('round:' || p_id || ':raise:' || p_key, 'raise', concat_ws(' ', p_account, p_amount));
  if begun.fresh then
    round := betting.lock_round(p_id, false);
    if exists (
      select from unnest(p_account) t(id) left join ledger.accounts a on a.id = t.id and a.member_id = round.member_id and a.currency = round.currency and a.kind <> 'locked'
      where a.id is null
    ) then
      perform ledger.refuse('account.unknown', p_account::text);
    end if;
    perform ledger.check_amount(round.stake + more);
    perform ledger.write_entries(begun.posting_id, p_account || ledger.system_account('stakes', round.currency),
      array(select -amount from unnest(p_amount) amount) || more, p_id);
    insert into betting.legs (posting_id, round_id, kind, stake, payout, late) values (begun.posting_id, p_id, 'raise', more, 0, false);
    update betting.rounds r set stake = r.stake + more where r.id = p_id;
  end if;
  return query select begun.posting_id, not begun.fresh;
end
$$;

-- A win on the way, or after the end. It is never refused: what a closed account cannot take waits in suspense.
create function betting.pay(p_id uuid, p_key text, p_amount bigint) returns table (posting_id bigint, replayed boolean)
language plpgsql security definer set search_path = pg_catalog set enable_seqscan = off as $$
declare
  begun record;
  round record;
begin
  perform ledger.check_amount(p_amount);
  begun := ledger.begin_posting('round:' || p_id || ':pay:' || p_key, 'pay', p_amount::text);
  if begun.fresh then
    round := betting.lock_round(p_id, true);
    perform ledger.check_amount(round.payout + p_amount);
    perform ledger.write_entries(begun.posting_id,
      array[ledger.system_account('house', round.currency),
        case when (select a.closed_at is null from ledger.accounts a where a.id = round.account_id) then round.account_id else ledger.system_account('suspense', round.currency) end],
      array[-p_amount, p_amount], p_id);
    insert into betting.legs (posting_id, round_id, kind, stake, payout, late) values (begun.posting_id, p_id, 'pay', 0, p_amount, round.state = 'settled');
    update betting.rounds r set payout = r.payout + p_amount where r.id = p_id;
  end if;
  return query select begun.posting_id, not begun.fresh;
end
$$;

-- Takes back one stake or one win of a round, by the posting that moved it. A win that is no longer there in full is taken as far as it is;
-- the rest is the operator's claim, in suspense. A round of which nothing is left is void.
create function betting.take_back(p_id uuid, p_posting bigint, p_key text) returns table (posting_id bigint, replayed boolean)
language plpgsql security definer set search_path = pg_catalog set enable_seqscan = off as $$
declare
  begun record;
  round record;
  done record;
  legs record;
  undone bigint;
begin
  round := betting.lock_round(p_id, true);
  select l.posting_id into undone from betting.legs l where l.undoes = p_posting;
  if undone is not null then
    return query select undone, true;
    return;
  end if;
  select case when l.posting_id is not null then l.stake else r.stake - coalesce((select sum(o.stake) from betting.legs o where o.round_id = p_id), 0) end::bigint as stake,
    coalesce(l.payout, 0) as payout into done
  from betting.rounds r left join betting.legs l on l.posting_id = p_posting and l.round_id = r.id and l.kind <> 'back'
  where r.id = p_id and (l.posting_id is not null or r.place_posting_id = p_posting);
  if not found then
    perform ledger.refuse('posting.unknown', p_posting::text);
  end if;
  if done.stake = round.stake and done.payout = round.payout then
    return query select * from betting.void(p_id);
    return;
  end if;
  begun := ledger.begin_posting('round:' || p_id || ':back:' || p_key, 'back', p_posting::text);
  perform from ledger.accounts a where a.id in (select e.account_id from ledger.entries e where e.posting_id = p_posting and e.reference = p_id) order by a.id for no key update;
  select array_agg(k.account_id) as accounts, array_agg(k.given) as given, sum(k.back - k.given)::bigint as owed, sum(k.back)::bigint as total into legs
  from (
    select a.id as account_id, -e.amount as back, case when a.closed_at is not null then 0 else greatest(-e.amount, a.floor - a.balance) end as given
    from ledger.entries e join ledger.accounts a on a.id = e.account_id
    where e.posting_id = p_posting and e.reference = p_id and a.kind not in ('house', 'stakes')
  ) k;
  perform ledger.write_entries(begun.posting_id,
    legs.accounts || array[ledger.system_account('suspense', round.currency),
      ledger.system_account(case when done.stake > 0 and round.state = 'open' then 'stakes' else 'house' end, round.currency)],
    legs.given || array[legs.owed, -legs.total], p_id);
  insert into betting.legs (posting_id, round_id, kind, stake, payout, late, undoes)
  values (begun.posting_id, p_id, 'back', -done.stake, -done.payout, round.state = 'settled', p_posting);
  update betting.rounds r set stake = r.stake - done.stake, payout = r.payout - done.payout where r.id = p_id;
  return query select begun.posting_id, false;
end
$$;

-- Ends an open round with what it still pays.
create or replace function betting.settle(p_id uuid, p_payout bigint, p_transcript bytea default null)
returns table (posting_id bigint, replayed boolean) language plpgsql security definer set search_path = pg_catalog set enable_seqscan = off as $$
declare
  begun record;
  round record;
begin
  if p_payout is null or p_payout not between 0 and 1000000000000000 then
    perform ledger.refuse('amount.invalid', p_payout::text);
  end if;
  begun := ledger.begin_posting('round:' || p_id || ':settle', 'settle', concat_ws(' ', p_payout, sha256(p_transcript)));
  if begun.fresh then
    select r.stake, r.state, r.currency, a.id as account_id, a.closed_at into round
    from betting.rounds r join ledger.accounts a on a.id = r.account_id where r.id = p_id for no key update of r;
    if not found then
      perform ledger.refuse('round.unknown', p_id::text);
    elsif round.state <> 'open' then
      perform ledger.refuse('round.' || round.state, p_id::text);
    end if;
    perform ledger.write_entries(begun.posting_id,
      array[ledger.system_account('stakes', round.currency), ledger.system_account('house', round.currency),
        case when round.closed_at is null then round.account_id else ledger.system_account('suspense', round.currency) end],
      array[-round.stake, round.stake - p_payout, p_payout], p_id);
    update betting.rounds r set state = 'settled', payout = r.payout + p_payout, settled_at = ledger.clock(), settle_posting_id = begun.posting_id,
      transcript = coalesce(p_transcript, r.transcript) where r.id = p_id;
  end if;
  return query select begun.posting_id, not begun.fresh;
end
$$;

-- Undoes all of a round, its steps as well.
create or replace function betting.void(p_id uuid) returns table (posting_id bigint, replayed boolean)
language plpgsql security definer set search_path = pg_catalog set enable_seqscan = off as $$
declare
  begun record;
  round record;
  moved record;
  legs record;
begin
  select r.stake, r.payout, r.state, r.currency, r.place_posting_id, r.settle_posting_id, r.void_posting_id into round
  from betting.rounds r where r.id = p_id for no key update of r;
  if not found then
    perform ledger.refuse('round.unknown', p_id::text);
  elsif round.state = 'void' then
    return query select round.void_posting_id, true;
    return;
  end if;
  begun := ledger.begin_posting('round:' || p_id || ':void', 'void', '');
  with moved as (
    select e.account_id, -sum(e.amount)::bigint as back from ledger.entries e join ledger.accounts a on a.id = e.account_id
    where e.posting_id = any (array[round.place_posting_id, round.settle_posting_id] || array(select l.posting_id from betting.legs l where l.round_id = p_id)) and e.reference = p_id and a.kind not in ('house', 'stakes')
    group by e.account_id
  )
  select array_agg(m.account_id) as accounts, array_agg(m.back) as backs into moved from moved m;
  perform from ledger.accounts a where a.id = any (moved.accounts) order by a.id for no key update;
  select coalesce(array_agg(k.account_id) filter (where k.given <> 0), '{}') as accounts, coalesce(array_agg(k.given) filter (where k.given <> 0), '{}') as given,
    coalesce(sum(k.back - k.given), 0)::bigint as owed, coalesce(sum(k.back), 0)::bigint as total into legs
  from (
    select a.id as account_id, m.back, case when a.closed_at is not null then 0 else greatest(m.back, a.floor - a.balance) end as given
    from unnest(moved.accounts, moved.backs) m(account_id, back) join ledger.accounts a on a.id = m.account_id
  ) k;
  perform ledger.write_entries(begun.posting_id,
    legs.accounts || array[ledger.system_account('suspense', round.currency), ledger.system_account('stakes', round.currency), ledger.system_account('house', round.currency)],
    legs.given || array[legs.owed] || case round.state when 'open' then array[-round.stake, round.payout] else array[0, -legs.total] end, p_id);
  update betting.rounds r set state = 'void', settled_at = ledger.clock(), void_posting_id = begun.posting_id where r.id = p_id;
  return query select begun.posting_id, false;
end
$$;

-- As before (migration 9), with the steps of rounds, and the numbers of seeds.
create or replace function ledger.reconcile(p_slice integer) returns table (problem text, account_id bigint, currency text, expected numeric, found numeric)
language plpgsql security definer set search_path = pg_catalog as $$
#variable_conflict use_column
declare
  before ledger.reconciled;
  until record;
  whole boolean := p_slice is null;
begin
  -- Not a lock on the row: that would begin a writing transaction, and hold up every event until the comparison is done.
  if not pg_try_advisory_xact_lock(hashtext('ledger.reconcile')) then
    return;
  end if;
  select * into before from ledger.reconciled;
  if whole then
    before.xid := '0';
    before.posting_id := 0;
    before.at := '2000-01-01Z';
  end if;
  select p.xid, p.id into until from ledger.postings p where p.xid < pg_snapshot_xmin(pg_current_snapshot()) order by p.xid desc, p.id desc limit 1;
  -- the whole ledger
  return query
    select 'ledger.unbalanced', null::bigint, a.currency, 0::numeric, sum(a.balance) from ledger.accounts a group by a.currency having sum(a.balance) <> 0;
  return query
    select 'liabilities.differ', null::bigint, a.currency, -sum(coalesce(e.balance, 0)) filter (where a.kind = 'clearing'), sum(a.balance) filter (where a.kind <> 'clearing')
    from ledger.accounts a
    left join lateral (select e.balance from ledger.entries e where a.kind = 'clearing' and e.account_id = a.id order by e.at desc limit 1) e on true
    group by a.currency
    having sum(a.balance) filter (where a.kind <> 'clearing') <> -sum(coalesce(e.balance, 0)) filter (where a.kind = 'clearing');
  -- new postings
  return query
    select 'posting.unbalanced', min(e.account_id), e.currency, 0::numeric, sum(e.amount)
    from ledger.postings p join ledger.entries e on e.posting_id = p.id
    where (p.xid, p.id) > (before.xid, before.posting_id) and (p.xid, p.id) <= (until.xid, until.id)
    group by p.id, e.currency having sum(e.amount) <> 0;
  -- accounts
  return query
    with touched as (
      select distinct e.account_id as id from ledger.postings p join ledger.entries e on e.posting_id = p.id
      where (p.xid, p.id) > (before.xid, before.posting_id) and (p.xid, p.id) <= (until.xid, until.id)
      union
      select a.id from ledger.accounts a where whole or a.id % 60 = p_slice
    )
    select 'account.differs', a.id, a.currency, coalesce(e.balance, 0)::numeric, a.balance::numeric
    from touched t join ledger.accounts a on a.id = t.id
    left join lateral (select e.balance, e.version, e.at, e.currency from ledger.entries e where e.account_id = a.id order by e.at desc limit 1) e on true
    where a.balance <> coalesce(e.balance, 0) or a.version <> coalesce(e.version, 0) or e.currency <> a.currency or e.at <> a.last_at;
  return query
    with fresh as (
      select e.account_id, e.currency, e.at, e.amount, e.balance, e.version,
        lag(e.balance) over w as before, lag(e.version) over w as version_before, row_number() over w as nth
      from ledger.postings p join ledger.entries e on e.posting_id = p.id
      where (p.xid, p.id) > (before.xid, before.posting_id) and (p.xid, p.id) <= (until.xid, until.id)
      window w as (partition by e.account_id order by e.at)
    )
    select 'account.broken', e.account_id, e.currency, coalesce(e.before, b.balance, 0)::numeric + e.amount, e.balance::numeric
    from fresh e
    left join lateral (
      select b.balance, b.version from ledger.entries b where e.nth = 1 and b.account_id = e.account_id and b.at < e.at order by b.at desc limit 1
    ) b on true
    where e.balance <> coalesce(e.before, b.balance, 0) + e.amount or e.version <> coalesce(e.version_before, b.version, 0) + 1;
  return query
    select 'holds.differ', a.id, a.currency, a.balance::numeric, coalesce(sum(h.remaining), 0)
    from ledger.accounts a left join ledger.holds h on h.locked_id = a.id and h.remaining > 0
    where a.kind = 'locked' group by a.id having a.balance <> coalesce(sum(h.remaining), 0);
  -- rounds
  return query
    with moved as (
      select e.reference as id, p.id as posting_id, p.kind, sum(e.amount) as amount
      from ledger.postings p join ledger.entries e on e.posting_id = p.id join ledger.accounts a on a.id = e.account_id
      where (p.xid, p.id) > (before.xid, before.posting_id) and (p.xid, p.id) <= (until.xid, until.id)
        and p.kind in ('play', 'place', 'raise', 'pay', 'back', 'settle', 'void') and e.reference is not null and a.kind not in ('house', 'stakes')
      group by p.id, e.reference
    )
    select 'round.differs', r.account_id, r.currency, x.expected, m.amount
    from moved m left join betting.rounds r on r.id = m.id,
      lateral (select coalesce(sum(l.stake), 0) as stake, coalesce(sum(l.payout), 0) as payout,
        sum(l.payout - l.stake) filter (where l.posting_id = m.posting_id) as own from betting.legs l where l.round_id = m.id) l,
      lateral (select case m.kind when 'play' then r.payout - r.stake when 'place' then l.stake - r.stake when 'settle' then r.payout - l.payout
        when 'void' then r.stake - r.payout else l.own end::numeric as expected) x
    where r.id is null or x.expected is distinct from m.amount;
  return query
    with fresh as (
      select p.id from ledger.postings p
      where (p.xid, p.id) > (before.xid, before.posting_id) and (p.xid, p.id) <= (until.xid, until.id) and p.kind in ('play', 'place')
    )
    select 'round.unpaid', r.account_id, r.currency, r.stake::numeric, 0::numeric
    from betting.rounds r
    where r.id >= betting.first_id(before.at - interval '1 minute') and r.place_posting_id in (select f.id from fresh f)
      and not exists (select from fresh f join ledger.entries e on e.posting_id = f.id where e.reference = r.id and e.posting_id = r.place_posting_id);
  return query
    select 'stakes.differ', null::bigint, c.code, coalesce(o.stake, 0), coalesce(s.balance, 0)
    from ledger.currencies c
    left join (select r.currency, sum(r.stake) as stake from betting.rounds r where r.state = 'open' group by r.currency) o on o.currency = c.code
    left join (select a.currency, sum(a.balance) as balance from ledger.accounts a where a.kind = 'stakes' group by a.currency) s on s.currency = c.code
    where coalesce(o.stake, 0) <> coalesce(s.balance, 0);
  if until.id is not null then
    update ledger.reconciled set xid = until.xid, posting_id = until.id, at = ledger.clock();
  end if;
end
$$;

revoke execute on all functions in schema betting from public;
grant execute on function betting.open_seed, betting.close_seed, betting.play, betting.play_one, betting.place, betting.raise, betting.pay, betting.take_back to tucano_app;
reset role;
