-- One record of rounds and bets for all products, written together with their money.
create schema betting authorization tucano_ledger;
set local role tucano_ledger;
grant usage on schema betting to tucano_app;

-- The id is a UUID of version 7, made by whoever asks for the round, so that asking again is safe. Its first 48 bits are a time, which
-- chooses the partition: uniqueness holds over all months. account_id is where the stake came from and the payout goes to.
create table betting.rounds (
  id uuid primary key,
  account_id bigint not null,
  member_id bigint not null,
  stake bigint not null,
  payout bigint not null default 0,
  -- hash of what was asked for: the same id with another one is refused
  input_hash bigint not null,
  placed_at timestamptz not null,
  settled_at timestamptz,
  -- what moved the stake, the payout, and both back; null on a tombstone, which never had money
  place_posting_id bigint,
  settle_posting_id bigint,
  void_posting_id bigint,
  product text not null,
  vendor text not null,
  game text not null,
  currency text not null,
  state text not null,
  -- what it takes to replay the round: seeds, nonce, outcome
  transcript bytea,
  constraint rounds_amounts check (stake >= 0 and payout >= 0)
) partition by range (id);
create index rounds_open on betting.rounds (id) where state = 'open';
grant select on betting.rounds to tucano_app;

-- The smallest id of a moment.
create function betting.first_id(p_at timestamptz) returns uuid language sql stable as $$
  select rpad(lpad(to_hex((extract(epoch from p_at) * 1000)::bigint), 12, '0'), 32, '0')::uuid
$$;

-- A round changes only by what happens to it, and never back.
create function betting.check_round() returns trigger language plpgsql as $$
begin
  if (new.id, new.account_id, new.member_id, new.stake, new.input_hash, new.placed_at, new.place_posting_id, new.product, new.vendor, new.game, new.currency)
      is distinct from
     (old.id, old.account_id, old.member_id, old.stake, old.input_hash, old.placed_at, old.place_posting_id, old.product, old.vendor, old.game, old.currency)
    or (case new.state
      when 'settled' then old.state <> 'open' or new.settle_posting_id is null or new.void_posting_id is not null
      when 'void' then old.state = 'void' or new.void_posting_id is null
      else true end)
  then
    raise exception 'round % cannot become this', old.id using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger rounds_check before update on betting.rounds for each row execute function betting.check_round();
create trigger rounds_guard before insert or update on betting.rounds
  for each statement when (current_user <> 'tucano_ledger') execute function ledger.refuse_change();
create trigger rounds_fixed before delete or truncate on betting.rounds for each statement execute function ledger.refuse_change();

create function betting.make_partitions(p_ahead integer) returns void language plpgsql security definer set search_path = pg_catalog as $$
declare
  month record;
  part text;
begin
  for month in select * from ledger.months(p_ahead) loop
    part := 'rounds_' || month.name;
    continue when to_regclass('betting.' || part) is not null;
    execute format('create table betting.%I partition of betting.rounds for values from (%L) to (%L)', part, betting.first_id(month.first), betting.first_id(month.next));
    execute format('create trigger rounds_guard before insert or update on betting.%I for each statement when (current_user <> ''tucano_ledger'') execute function ledger.refuse_change()', part);
    execute format('create trigger rounds_fixed before delete or truncate on betting.%I for each statement execute function ledger.refuse_change()', part);
  end loop;
end
$$;
select betting.make_partitions(3);

-- Rounds that start and end at once, as many as have gathered: one posting, one commit. Each is judged alone, in the order given. A round
-- whose id is known is not played again. `offset 0` and the settings keep the plans to look-ups by key, whatever the tables held when they
-- were made.
create function betting.play(
  p_id uuid[], p_account bigint[], p_hash bigint[], p_stake bigint[], p_payout bigint[],
  p_product text[], p_vendor text[], p_game text[], p_transcript bytea[]
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
  with asked as (
    select t.*, a.member_id, a.currency, a.balance, a.floor, a.version, a.last_at,
      case
        when r.input_hash is not null then case when r.input_hash = t.hash and r.account_id = t.account then 'replayed' else 'key.conflict' end
        when a.member_id is null then 'account.unknown'
        when a.kind = 'locked' then 'account.locked'
        when a.closed_at is not null then 'account.closed'
        when t.stake between 1 and 1000000000000000 and t.payout between 0 and 1000000000000000 then
          case when t.id between too_old and too_new then 'settled' else 'round.id.invalid' end
        else 'amount.invalid'
      end as verdict
    from (
      select t.* from unnest(p_id, p_account, p_hash, p_stake, p_payout) with ordinality as t(id, account, hash, stake, payout, n) order by t.account, t.n
    ) t
    left join lateral (select * from ledger.accounts a where a.id = t.account offset 0) a on true
    left join lateral (select r.input_hash, r.account_id from betting.rounds r where r.id = t.id offset 0) r on true
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
      product, vendor, game, currency, state, transcript)
    select t.id, t.account, t.member, t.stake, t.payout, t.hash, now_at, now_at, posting, posting, t.product, t.vendor, t.game, t.currency, 'settled', t.transcript
    from unnest(p_id, p_account, p_hash, p_stake, p_payout, p_product, p_vendor, p_game, p_transcript, verdicts, members, currencies)
      as t(id, account, hash, stake, payout, product, vendor, game, transcript, verdict, member, currency)
    where t.verdict = 'settled';
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

-- The same for one round alone, which is most rounds of a quiet night: no arrays, and half of the time.
create function betting.play_one(
  p_id uuid, p_account bigint, p_hash bigint, p_stake bigint, p_payout bigint, p_product text, p_vendor text, p_game text, p_transcript bytea,
  out verdict text, out balance bigint
) language plpgsql security definer set search_path = pg_catalog set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  now_at timestamptz;
  entries integer := 1 + (p_payout > 0)::int;
  account record;
  house bigint;
  house_balance bigint;
  house_version bigint;
  house_at timestamptz;
  known record;
  posting bigint;
begin
  select r.input_hash, r.account_id into known from betting.rounds r where r.id = p_id;
  now_at := ledger.clock();
  if known.input_hash is null and p_stake between 1 and 1000000000000000 and p_payout between 0 and 1000000000000000
    and ('x' || translate(left(p_id::text, 13), '-', ''))::bit(48)::bigint - extract(epoch from now_at) * 1000 between -604800000 and 86400000 then
    update ledger.accounts a set balance = a.balance - p_stake + p_payout, version = a.version + entries,
      last_at = greatest(now_at, a.last_at + interval '1 microsecond') + (entries - 1) * interval '1 microsecond'
    where a.id = p_account and a.member_id is not null and a.kind <> 'locked' and a.closed_at is null and a.balance - p_stake >= a.floor and a.balance <= 999000000000000000
    returning a.member_id, a.currency, a.balance, a.version, a.last_at into account;
  end if;
  if account is null then
    -- Whoever was before us at the account may have been this very round, asked for twice: then it is known by now.
    select r.input_hash, r.account_id into known from betting.rounds r where r.id = p_id;
    select a.balance, case
      when known.input_hash is not null then case when known.input_hash = p_hash and known.account_id = p_account then 'replayed' else 'key.conflict' end
      when a.member_id is null then 'account.unknown'
      when a.kind = 'locked' then 'account.locked'
      when a.closed_at is not null then 'account.closed'
      when p_stake not between 1 and 1000000000000000 or p_payout not between 0 and 1000000000000000 then 'amount.invalid'
      when a.balance > 999000000000000000 then 'balance.limit'
      when a.balance - p_stake < a.floor then 'balance.insufficient'
      else 'round.id.invalid' end
    into balance, verdict from (select) one left join ledger.accounts a on a.id = p_account;
    return;
  end if;
  if p_stake <> p_payout then
    update ledger.accounts h set balance = h.balance + p_stake - p_payout, version = h.version + 1, last_at = greatest(now_at, h.last_at + interval '1 microsecond')
    where h.kind = 'house' and h.stripe = ledger.stripe() and h.currency = account.currency
    returning h.id, h.balance, h.version, h.last_at into house, house_balance, house_version, house_at;
  end if;
  posting := nextval('ledger.postings_id_seq');
  with posted as (
    insert into ledger.postings (id, kind) overriding system value values (posting, 'play')
  ), recorded as (
    insert into betting.rounds (id, account_id, member_id, stake, payout, input_hash, placed_at, settled_at, place_posting_id, settle_posting_id,
      product, vendor, game, currency, state, transcript)
    values (p_id, p_account, account.member_id, p_stake, p_payout, p_hash, now_at, now_at, posting, posting,
      p_product, p_vendor, p_game, account.currency, 'settled', p_transcript)
  )
  insert into ledger.entries (account_id, version, at, posting_id, amount, balance, reference, currency)
  select e.*, account.currency from (values
    (p_account, account.version - entries + 1, account.last_at - (entries - 1) * interval '1 microsecond', posting, -p_stake, account.balance - p_payout, p_id),
    (p_account, account.version, account.last_at, posting, p_payout, account.balance, p_id),
    (house, house_version, house_at, posting, p_stake - p_payout, house_balance, null)
  ) e(account, version, at, posting, amount, balance, reference) where e.amount <> 0;
  verdict := 'settled';
  balance := account.balance;
end
$$;

-- Bets that wait for their outcome: the stake stands among the open stakes until the round is settled or void. It may come from several
-- pockets of one member, and goes back to the same ones.
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
    insert into betting.rounds (id, account_id, member_id, stake, input_hash, placed_at, place_posting_id, product, vendor, game, currency, state, transcript)
    values (p_id, p_account[1], member.id, stake, 0, now_at, begun.posting_id, p_product, p_vendor, p_game, member.currency, 'open', p_transcript)
    on conflict (id) do nothing;
    if not found then
      perform ledger.refuse(case when (select r.state from betting.rounds r where r.id = p_id) = 'void' then 'round.void' else 'key.conflict' end, p_id::text);
    end if;
    perform ledger.write_entries(begun.posting_id, p_account || ledger.system_account('stakes', member.currency),
      array(select -amount from unnest(p_amount) amount) || stake, p_id);
  end if;
  return query select begun.posting_id, not begun.fresh;
end
$$;

-- A win is never refused: what a closed account cannot take waits in suspense.
create function betting.settle(p_id uuid, p_payout bigint, p_transcript bytea default null)
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
    update betting.rounds r set state = 'settled', payout = p_payout, settled_at = ledger.clock(), settle_posting_id = begun.posting_id,
      transcript = coalesce(p_transcript, r.transcript) where r.id = p_id;
  end if;
  return query select begun.posting_id, not begun.fresh;
end
$$;

-- Undoes a round, settled or not. The stake goes back to the pockets that it came from; a payout that is no longer there in full is taken
-- as far as it is, and the rest is the operator's claim, in suspense: a member's balance never falls below its floor.
create function betting.void(p_id uuid) returns table (posting_id bigint, replayed boolean)
language plpgsql security definer set search_path = pg_catalog set enable_seqscan = off as $$
declare
  begun record;
  round record;
  moved record;
  legs record;
begin
  select r.stake, r.state, r.currency, r.place_posting_id, r.settle_posting_id, r.void_posting_id into round
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
    where e.posting_id in (round.place_posting_id, round.settle_posting_id) and e.reference = p_id and a.kind not in ('house', 'stakes')
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
    legs.accounts || array[ledger.system_account('suspense', round.currency),
      ledger.system_account(case round.state when 'open' then 'stakes' else 'house' end, round.currency)],
    legs.given || array[legs.owed, -legs.total], p_id);
  update betting.rounds r set state = 'void', settled_at = ledger.clock(), void_posting_id = begun.posting_id where r.id = p_id;
  return query select begun.posting_id, false;
end
$$;

-- Undoes a round that may not have arrived yet: then a tombstone keeps its place, and the late bet is refused.
create function betting.rollback(p_id uuid, p_account bigint, p_product text, p_vendor text, p_game text)
returns table (posting_id bigint, replayed boolean) language plpgsql security definer set search_path = pg_catalog set enable_seqscan = off as $$
declare
  now_at timestamptz := ledger.clock();
begin
  if not exists (select from betting.rounds r where r.id = p_id) then
    if p_id not between betting.first_id(now_at - interval '7 days') and betting.first_id(now_at + interval '1 day') then
      perform ledger.refuse('round.id.invalid', p_id::text);
    end if;
    insert into betting.rounds (id, account_id, member_id, stake, input_hash, placed_at, settled_at, product, vendor, game, currency, state)
    select p_id, a.id, a.member_id, 0, 0, now_at, now_at, p_product, p_vendor, p_game, a.currency, 'void'
    from ledger.accounts a where a.id = p_account and a.member_id is not null
    on conflict (id) do nothing;
    if found then
      return query select null::bigint, false;
      return;
    elsif not exists (select from ledger.accounts a where a.id = p_account and a.member_id is not null) then
      perform ledger.refuse('account.unknown', p_account::text);
    end if;
  end if;
  return query select * from betting.void(p_id);
end
$$;

revoke execute on all functions in schema betting from public;
grant execute on function betting.make_partitions, betting.play, betting.play_one, betting.place, betting.settle, betting.void, betting.rollback to tucano_app;
reset role;
