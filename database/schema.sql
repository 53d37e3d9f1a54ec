-- Generated from migrations/ by `npm run schema`. Do not edit.

-- agent ---------------------------------------------------------------------------------------------------------

create table agent.invitations (
  code text not null,
  agent_id bigint not null,
  domain text,
  enabled boolean not null default true,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint invitations_code_check CHECK ((code = upper(code))),
  constraint invitations_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES member.members(id),
  constraint invitations_pkey PRIMARY KEY (code)
);
CREATE INDEX invitations_agent ON agent.invitations USING btree (agent_id);

grant insert, select, update on agent.invitations to tucano_app;

-- betting -------------------------------------------------------------------------------------------------------

create table betting.legs (
  posting_id bigint not null,
  round_id uuid not null,
  kind text not null,
  stake bigint not null,
  payout bigint not null,
  late boolean not null,
  undoes bigint,
  constraint legs_kind_check CHECK ((kind = ANY (ARRAY['raise'::text, 'pay'::text, 'back'::text]))),
  constraint legs_pkey PRIMARY KEY (posting_id)
);
CREATE INDEX legs_round ON betting.legs USING btree (round_id);
CREATE UNIQUE INDEX legs_undoes ON betting.legs USING btree (undoes) WHERE (undoes IS NOT NULL);

create table betting.nonces (
  seed_id bigint not null,
  member_id bigint not null,
  rounds integer not null default 0,
  closed_at timestamp with time zone,
  constraint nonces_pkey PRIMARY KEY (seed_id)
);

create table betting.open_rounds (
  seed_id bigint not null,
  game text not null,
  round_id uuid not null,
  constraint open_rounds_pkey PRIMARY KEY (seed_id, game),
  constraint open_rounds_round_id_key UNIQUE (round_id)
);

create table betting.rounds (
  id uuid not null,
  account_id bigint not null,
  member_id bigint not null,
  stake bigint not null,
  payout bigint not null default 0,
  input_hash bigint not null,
  placed_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  place_posting_id bigint,
  settle_posting_id bigint,
  void_posting_id bigint,
  product text not null,
  vendor text not null,
  game text not null,
  currency text not null,
  state text not null,
  transcript bytea,
  seed_id bigint,
  nonce integer,
  constraint rounds_amounts CHECK (((stake >= 0) AND (payout >= 0))),
  constraint rounds_seed CHECK (((seed_id IS NULL) = (nonce IS NULL))),
  constraint rounds_pkey PRIMARY KEY (id)
) partition by RANGE (id);
CREATE INDEX rounds_open ON ONLY betting.rounds USING btree (id) WHERE (state = 'open'::text);
CREATE INDEX rounds_product ON ONLY betting.rounds USING btree (member_id, product, placed_at, id) WHERE (member_id IS NOT NULL);
CREATE INDEX rounds_unsettled ON ONLY betting.rounds USING btree (member_id, placed_at, id) WHERE (state <> 'settled'::text);

create table betting.turnover (
  member_id bigint not null,
  day date not null,
  product text not null,
  currency text not null,
  rounds bigint not null,
  stake bigint not null,
  payout bigint not null,
  constraint turnover_pkey PRIMARY KEY (member_id, day, product, currency)
);

create table betting.unused_numbers (
  seed_id bigint not null,
  nonce integer not null,
  at timestamp with time zone not null default ledger.clock(),
  constraint unused_numbers_pkey PRIMARY KEY (seed_id, nonce)
);

CREATE OR REPLACE FUNCTION betting.accept(p_rounds json)
 RETURNS TABLE(n integer, verdict text, nonce integer, balance bigint)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_nestloop TO 'off'
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION betting.check_round()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION betting.close_round()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from betting.open_rounds o where o.round_id = new.id;
  return null;
end
$function$
;

CREATE OR REPLACE FUNCTION betting.close_seed(p_seed bigint)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION betting.finish(p_rounds json)
 RETURNS TABLE(n integer, balance bigint)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION betting.first_id(p_at timestamp with time zone)
 RETURNS uuid
 LANGUAGE sql
 STABLE
AS $function$
  select rpad(lpad(to_hex((extract(epoch from p_at) * 1000)::bigint), 12, '0'), 32, '0')::uuid
$function$
;

CREATE OR REPLACE FUNCTION betting.lock_round(p_id uuid, p_settled boolean, OUT stake bigint, OUT payout bigint, OUT state text, OUT currency text, OUT account_id bigint, OUT member_id bigint)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
begin
  select r.stake, r.payout, r.state, r.currency, r.account_id, r.member_id into stake, payout, state, currency, account_id, member_id
  from betting.rounds r where r.id = p_id for no key update;
  if not found then
    perform ledger.refuse('round.unknown', p_id::text);
  elsif state = 'void' or (state = 'settled' and not p_settled) then
    perform ledger.refuse('round.' || state, p_id::text);
  end if;
end
$function$
;

CREATE OR REPLACE FUNCTION betting.make_partitions(p_ahead integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION betting.open_seed(p_seed bigint, p_member bigint)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
  insert into betting.nonces (seed_id, member_id) values (p_seed, p_member)
$function$
;

CREATE OR REPLACE FUNCTION betting.pay(p_id uuid, p_key text, p_amount bigint)
 RETURNS TABLE(posting_id bigint, replayed boolean)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
 SET enable_seqscan TO 'off'
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION betting.place(p_id uuid, p_account bigint[], p_amount bigint[], p_product text, p_vendor text, p_game text, p_inputs text, p_transcript bytea DEFAULT NULL::bytea)
 RETURNS TABLE(posting_id bigint, replayed boolean)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
 SET enable_seqscan TO 'off'
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION betting.raise(p_id uuid, p_key text, p_account bigint[], p_amount bigint[])
 RETURNS TABLE(posting_id bigint, replayed boolean)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
 SET enable_seqscan TO 'off'
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION betting.rollback(p_id uuid, p_account bigint, p_product text, p_vendor text, p_game text)
 RETURNS TABLE(posting_id bigint, replayed boolean)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
 SET enable_seqscan TO 'off'
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION betting.settle(p_id uuid, p_payout bigint, p_transcript bytea DEFAULT NULL::bytea)
 RETURNS TABLE(posting_id bigint, replayed boolean)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
 SET enable_seqscan TO 'off'
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION betting.take_back(p_id uuid, p_posting bigint, p_key text)
 RETURNS TABLE(posting_id bigint, replayed boolean)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
 SET enable_seqscan TO 'off'
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION betting.take_steps(p_id uuid[], p_kind text[], p_key text[], p_account bigint[], p_amount bigint[], p_product text[], p_vendor text[], p_game text[])
 RETURNS TABLE(n bigint, posting_id bigint)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
#variable_conflict use_column
declare
  now_at timestamptz := ledger.clock();
  my_stripe smallint := ledger.stripe();
  too_old uuid := betting.first_id(now_at - interval '7 days');
  too_new uuid := betting.first_id(now_at + interval '1 day');
  postings bigint[] := array(select nextval('ledger.postings_id_seq') from unnest(p_id));
  judged record;
begin
  with step as (
    select t.*, r.id as round, r.state, r.member_id as owner, r.stake, r.payout, coalesce(r.currency, a.currency) as currency,
      a.member_id, a.currency as own_currency, a.kind as pocket,
      case when t.kind in ('place', 'raise') then t.account else r.account_id end as holder
    from unnest(p_id, p_kind, p_account, p_amount) with ordinality t(id, kind, account, amount, n)
    left join lateral (select r.* from betting.rounds r where r.id = t.id for no key update) r on true
    left join lateral (select a.* from ledger.accounts a where a.id = t.account and t.kind in ('place', 'raise') offset 0) a on true
  ), money as (
    select s.*, stakes.id as stakes_id, house.id as house_id,
      case when s.kind = 'pay' and h.closed_at is not null then ledger.system_account('suspense', s.currency) else s.holder end as pocket_id,
      case
        when s.kind <> 'settle' and s.amount not between 1 and 1000000000000000 then 'amount.invalid'
        when s.kind in ('place', 'raise') and s.member_id is null then 'account.unknown'
        when s.kind in ('place', 'raise') and s.pocket = 'locked' then 'account.locked'
        when s.kind = 'place' and s.state = 'void' then 'round.void'
        when s.kind = 'place' and s.round is not null then 'key.conflict'
        when s.kind = 'place' then case when s.id between too_old and too_new then null else 'round.id.invalid' end
        when s.round is null then 'round.unknown'
        when s.state = 'void' or (s.state = 'settled' and s.kind <> 'pay') then 'round.' || s.state
        when s.kind = 'raise' and (s.member_id <> s.owner or s.own_currency <> s.currency) then 'account.unknown'
        when s.kind = 'raise' and s.stake + s.amount > 1000000000000000 or s.kind = 'pay' and s.payout + s.amount > 1000000000000000 then 'amount.invalid'
        when s.kind not in ('raise', 'pay', 'settle') then 'posting.invalid'
      end as code
    from step s
    left join lateral (
      select h.id from ledger.accounts h where h.member_id is null and h.kind = 'stakes' and h.vendor is null and h.currency = s.currency and h.stripe = my_stripe offset 0
    ) stakes on true
    left join lateral (
      select h.id from ledger.accounts h where h.member_id is null and h.kind = 'house' and h.vendor is null and h.currency = s.currency and h.stripe = my_stripe offset 0
    ) house on true
    left join lateral (select h.closed_at from ledger.accounts h where h.id = s.holder and s.kind = 'pay' offset 0) h on true
  )
  select array_agg(m.member_id order by m.n) as members, array_agg(m.currency order by m.n) as currencies, array_agg(m.state = 'settled' order by m.n) as lates,
    array_agg(case m.kind when 'pay' then m.house_id when 'settle' then m.stakes_id else m.pocket_id end order by m.n) as froms,
    array_agg(case m.kind when 'pay' then m.pocket_id when 'settle' then m.house_id else m.stakes_id end order by m.n) as tos,
    array_agg(case m.kind when 'settle' then m.stake else m.amount end order by m.n) as amounts,
    max(m.code) as code, bool_or(m.kind = 'place') as places, bool_or(m.kind in ('raise', 'pay')) as changes, bool_or(m.kind = 'settle') as settles
  into judged from money m;
  if judged.code is not null then
    perform ledger.refuse(judged.code);
  end if;
  insert into ledger.postings (id, kind, key, input_hash) overriding system value
  select t.posting, t.kind, concat_ws(':', 'round', t.id, t.kind, case when t.kind in ('raise', 'pay') then t.key end),
    sha256(convert_to(concat_ws(' ', t.kind, case t.kind
      when 'place' then concat_ws(' ', array[t.account], array[t.amount], t.product, t.vendor, t.game, '')
      when 'raise' then concat_ws(' ', array[t.account], array[t.amount])
      when 'pay' then t.amount::text else '0' end), 'UTF8'))
  from unnest(postings, p_id, p_kind, p_key, p_account, p_amount, p_product, p_vendor, p_game) t(posting, id, kind, key, account, amount, product, vendor, game);
  perform ledger.write_moves(postings, judged.froms, judged.tos, judged.amounts, p_id);
  if judged.places then
    insert into betting.rounds (id, account_id, member_id, stake, input_hash, placed_at, place_posting_id, product, vendor, game, currency, state)
    select t.id, t.account, t.member, t.amount, 0, now_at, t.posting, t.product, t.vendor, t.game, t.currency, 'open'
    from unnest(postings, p_id, p_kind, p_account, p_amount, p_product, p_vendor, p_game, judged.members, judged.currencies)
      t(posting, id, kind, account, amount, product, vendor, game, member, currency) where t.kind = 'place';
  end if;
  if judged.changes then
    insert into betting.legs (posting_id, round_id, kind, stake, payout, late)
    select t.posting, t.id, t.kind, case t.kind when 'raise' then t.amount else 0 end, case t.kind when 'pay' then t.amount else 0 end, t.late
    from unnest(postings, p_id, p_kind, p_amount, judged.lates) t(posting, id, kind, amount, late) where t.kind in ('raise', 'pay');
    update betting.rounds r set stake = r.stake + case t.kind when 'raise' then t.amount else 0 end, payout = r.payout + case t.kind when 'pay' then t.amount else 0 end
    from unnest(p_id, p_kind, p_amount) t(id, kind, amount) where r.id = t.id and t.kind in ('raise', 'pay');
  end if;
  if judged.settles then
    update betting.rounds r set state = 'settled', settled_at = now_at, settle_posting_id = t.posting
    from unnest(postings, p_id, p_kind) t(posting, id, kind) where r.id = t.id and t.kind = 'settle';
  end if;
  return query select t.n, t.posting from unnest(postings) with ordinality t(posting, n);
end
$function$
;

CREATE OR REPLACE FUNCTION betting.void(p_id uuid)
 RETURNS TABLE(posting_id bigint, replayed boolean)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
 SET enable_seqscan TO 'off'
AS $function$
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
$function$
;

CREATE TRIGGER legs_fixed BEFORE DELETE OR UPDATE OR TRUNCATE ON betting.legs FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER legs_guard BEFORE INSERT OR UPDATE ON betting.legs FOR EACH STATEMENT WHEN ((CURRENT_USER <> 'tucano_ledger'::name)) EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER nonces_fixed BEFORE DELETE OR TRUNCATE ON betting.nonces FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER nonces_guard BEFORE INSERT OR UPDATE ON betting.nonces FOR EACH STATEMENT WHEN ((CURRENT_USER <> 'tucano_ledger'::name)) EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER open_rounds_guard BEFORE INSERT OR DELETE OR UPDATE ON betting.open_rounds FOR EACH STATEMENT WHEN ((CURRENT_USER <> 'tucano_ledger'::name)) EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER rounds_changed_limits AFTER UPDATE ON betting.rounds REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION limits.count_changed();
CREATE TRIGGER rounds_check BEFORE UPDATE ON betting.rounds FOR EACH ROW EXECUTE FUNCTION betting.check_round();
CREATE TRIGGER rounds_closed AFTER UPDATE ON betting.rounds FOR EACH ROW WHEN (((old.state = 'open'::text) AND (new.state <> 'open'::text) AND (new.seed_id IS NOT NULL))) EXECUTE FUNCTION betting.close_round();
CREATE TRIGGER rounds_fixed BEFORE DELETE OR TRUNCATE ON betting.rounds FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER rounds_guard BEFORE INSERT OR UPDATE ON betting.rounds FOR EACH STATEMENT WHEN ((CURRENT_USER <> 'tucano_ledger'::name)) EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER rounds_new_limits AFTER INSERT ON betting.rounds REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION limits.count_new();
CREATE TRIGGER unused_numbers_fixed BEFORE DELETE OR UPDATE OR TRUNCATE ON betting.unused_numbers FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER unused_numbers_guard BEFORE INSERT ON betting.unused_numbers FOR EACH STATEMENT WHEN ((CURRENT_USER <> 'tucano_ledger'::name)) EXECUTE FUNCTION ledger.refuse_change();

grant execute on function betting.accept(json) to tucano_app;
grant execute on function betting.close_seed(bigint) to tucano_app;
grant execute on function betting.finish(json) to tucano_app;
grant execute on function betting.make_partitions(integer) to tucano_app;
grant execute on function betting.open_seed(bigint,bigint) to tucano_app;
grant execute on function betting.pay(uuid,text,bigint) to tucano_app;
grant execute on function betting.place(uuid,bigint[],bigint[],text,text,text,text,bytea) to tucano_app;
grant execute on function betting.raise(uuid,text,bigint[],bigint[]) to tucano_app;
grant execute on function betting.rollback(uuid,bigint,text,text,text) to tucano_app;
grant execute on function betting.settle(uuid,bigint,bytea) to tucano_app;
grant execute on function betting.take_back(uuid,bigint,text) to tucano_app;
grant execute on function betting.take_steps(uuid[],text[],text[],bigint[],bigint[],text[],text[],text[]) to tucano_app;
grant execute on function betting.void(uuid) to tucano_app;
grant insert, select, update on betting.turnover to tucano_app;
grant select on betting.legs to tucano_app;
grant select on betting.nonces to tucano_app;
grant select on betting.open_rounds to tucano_app;
grant select on betting.rounds to tucano_app;
grant select on betting.unused_numbers to tucano_app;

-- cashier -------------------------------------------------------------------------------------------------------

create table cashier.deposits (
  id uuid not null,
  member_id bigint not null,
  method text not null,
  kind text not null,
  amount bigint not null,
  fee_rate integer not null default 0,
  wager_rate integer not null default 0,
  currency text not null,
  state text not null default 'asked'::text,
  txid text,
  br_code text,
  reference text,
  created_at timestamp with time zone not null default clock_timestamp(),
  expires_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  done_at timestamp with time zone,
  paid bigint,
  fee bigint,
  posting_id bigint,
  operator_id bigint,
  reason text,
  first_by bigint,
  first_at timestamp with time zone,
  first_amount bigint,
  constraint deposits_amount_check CHECK (((amount >= 1) AND (amount <= '1000000000000000'::bigint))),
  constraint deposits_check CHECK (((fee >= 0) AND (fee <= paid))),
  constraint deposits_check1 CHECK (((state = 'credited'::text) = ((posting_id IS NOT NULL) AND (paid IS NOT NULL) AND (fee IS NOT NULL)))),
  constraint deposits_check2 CHECK (((state = ANY (ARRAY['credited'::text, 'expired'::text, 'cancelled'::text, 'refused'::text])) = (done_at IS NOT NULL))),
  constraint deposits_fee_rate_check CHECK (((fee_rate >= 0) AND (fee_rate <= 5000))),
  constraint deposits_first CHECK ((((first_by IS NULL) = (first_at IS NULL)) AND ((first_by IS NULL) = (first_amount IS NULL)))),
  constraint deposits_first_amount_check CHECK ((first_amount > 0)),
  constraint deposits_kind_check CHECK ((kind = ANY (ARRAY['pix'::text, 'transfer'::text]))),
  constraint deposits_paid_check CHECK ((paid > 0)),
  constraint deposits_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'open'::text, 'review'::text, 'credited'::text, 'expired'::text, 'cancelled'::text, 'refused'::text]))),
  constraint deposits_two_agree CHECK (((state <> 'credited'::text) OR (first_amount = paid))),
  constraint deposits_two_people CHECK (((first_by <> operator_id) OR (state = 'refused'::text))),
  constraint deposits_wager_rate_check CHECK ((wager_rate >= 0)),
  constraint deposits_first_by_fkey FOREIGN KEY (first_by) REFERENCES operator.operators(id),
  constraint deposits_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint deposits_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operator.operators(id),
  constraint deposits_pkey PRIMARY KEY (id),
  constraint deposits_reference_key UNIQUE (reference),
  constraint deposits_txid_key UNIQUE (txid)
);
CREATE INDEX deposits_done ON cashier.deposits USING btree (done_at DESC) WHERE (state = 'credited'::text);
CREATE INDEX deposits_member ON cashier.deposits USING btree (member_id, created_at DESC, id DESC);
CREATE INDEX deposits_over ON cashier.deposits USING btree (done_at DESC, id DESC) WHERE (done_at IS NOT NULL);
CREATE INDEX deposits_queue ON cashier.deposits USING btree (sent_at, id) WHERE (state = 'review'::text);
CREATE INDEX deposits_waiting ON cashier.deposits USING btree (expires_at) WHERE (state = ANY (ARRAY['asked'::text, 'open'::text]));

create table cashier.parts (
  id uuid not null,
  withdrawal_id uuid not null,
  amount bigint not null,
  state text not null default 'paid'::text,
  note text not null default ''::text,
  paid_at timestamp with time zone not null default clock_timestamp(),
  answer_until timestamp with time zone not null,
  answered_at timestamp with time zone,
  operator_id bigint not null,
  constraint parts_amount_check CHECK ((amount > 0)),
  constraint parts_check CHECK (((state = 'paid'::text) = (answered_at IS NULL))),
  constraint parts_note_check CHECK ((char_length(note) <= 200)),
  constraint parts_state_check CHECK ((state = ANY (ARRAY['paid'::text, 'received'::text, 'forced'::text, 'disputed'::text, 'void'::text]))),
  constraint parts_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operator.operators(id),
  constraint parts_withdrawal_id_fkey FOREIGN KEY (withdrawal_id) REFERENCES cashier.withdrawals(id),
  constraint parts_pkey PRIMARY KEY (id)
);
CREATE INDEX parts_waiting ON cashier.parts USING btree (answer_until) WHERE (state = 'paid'::text);
CREATE INDEX parts_withdrawal ON cashier.parts USING btree (withdrawal_id, paid_at);

create table cashier.payees (
  id uuid not null,
  member_id bigint not null,
  kind text not null,
  sealed bytea not null,
  masked text not null,
  print bytea not null,
  holder text not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  usable_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  constraint payees_kind_check CHECK ((kind = ANY (ARRAY['pix'::text, 'bank'::text]))),
  constraint payees_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint payees_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX payees_member ON cashier.payees USING btree (member_id, print) WHERE (removed_at IS NULL);
CREATE INDEX payees_print ON cashier.payees USING btree (print);

create table cashier.payments (
  end_to_end_id text not null,
  txid text,
  amount bigint not null,
  payer_name text,
  payer_cpf text,
  paid_at timestamp with time zone not null,
  heard_at timestamp with time zone not null default clock_timestamp(),
  deposit_id uuid,
  state text not null,
  why text,
  posting_id bigint not null,
  returned_at timestamp with time zone,
  constraint payments_amount_check CHECK ((amount > 0)),
  constraint payments_check CHECK (((state = 'credited'::text) = (why IS NULL))),
  constraint payments_end_to_end_id_check CHECK ((end_to_end_id ~ '^[A-Za-z0-9]{32}$'::text)),
  constraint payments_state_check CHECK ((state = ANY (ARRAY['credited'::text, 'returning'::text, 'returned'::text, 'kept'::text]))),
  constraint payments_why_check CHECK ((why = ANY (ARRAY['unknown'::text, 'over'::text, 'closed'::text, 'limit'::text, 'stranger'::text, 'more'::text]))),
  constraint payments_deposit_id_fkey FOREIGN KEY (deposit_id) REFERENCES cashier.deposits(id),
  constraint payments_pkey PRIMARY KEY (end_to_end_id)
);
CREATE INDEX payments_deposit ON cashier.payments USING btree (deposit_id);
CREATE INDEX payments_returning ON cashier.payments USING btree (heard_at) WHERE (state = 'returning'::text);

create table cashier.polled (
  one boolean not null default true,
  at timestamp with time zone not null,
  constraint polled_one_check CHECK (one),
  constraint polled_pkey PRIMARY KEY (one)
);

create table cashier.receipts (
  deposit_id uuid not null,
  type text not null,
  sealed bytea not null,
  at timestamp with time zone not null default clock_timestamp(),
  constraint receipts_type_check CHECK ((type = ANY (ARRAY['image/png'::text, 'image/jpeg'::text, 'application/pdf'::text]))),
  constraint receipts_deposit_id_fkey FOREIGN KEY (deposit_id) REFERENCES cashier.deposits(id),
  constraint receipts_pkey PRIMARY KEY (deposit_id)
);

create table cashier.wagering (
  member_id bigint not null,
  required bigint not null default 0,
  staked_before bigint not null default 0,
  constraint wagering_required_check CHECK ((required >= 0)),
  constraint wagering_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint wagering_pkey PRIMARY KEY (member_id)
);

create table cashier.withdrawals (
  id uuid not null,
  member_id bigint not null,
  payee_id uuid not null,
  method text not null,
  kind text not null,
  amount bigint not null,
  fee bigint not null default 0,
  currency text not null,
  state text not null default 'review'::text,
  hold_id bigint not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  decided_at timestamp with time zone,
  operator_id bigint,
  sending integer not null default 0,
  sent_at timestamp with time zone,
  asked_at timestamp with time zone,
  end_to_end_id text,
  done_at timestamp with time zone,
  reason text,
  first_by bigint,
  first_at timestamp with time zone,
  constraint withdrawals_amount_check CHECK (((amount >= 1) AND (amount <= '1000000000000000'::bigint))),
  constraint withdrawals_check CHECK (((fee >= 0) AND (fee < amount))),
  constraint withdrawals_check1 CHECK (((state = ANY (ARRAY['paid'::text, 'refused'::text, 'failed'::text, 'cancelled'::text])) = (done_at IS NOT NULL))),
  constraint withdrawals_first CHECK (((first_by IS NULL) = (first_at IS NULL))),
  constraint withdrawals_kind_check CHECK ((kind = ANY (ARRAY['pix'::text, 'bank'::text, 'c2c'::text]))),
  constraint withdrawals_state_check CHECK ((state = ANY (ARRAY['review'::text, 'approved'::text, 'sending'::text, 'confirming'::text, 'paid'::text, 'refused'::text, 'failed'::text, 'cancelled'::text]))),
  constraint withdrawals_two_people CHECK (((first_by <> operator_id) OR (state = ANY (ARRAY['review'::text, 'refused'::text, 'cancelled'::text])))),
  constraint withdrawals_first_by_fkey FOREIGN KEY (first_by) REFERENCES operator.operators(id),
  constraint withdrawals_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint withdrawals_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operator.operators(id),
  constraint withdrawals_payee_id_fkey FOREIGN KEY (payee_id) REFERENCES cashier.payees(id),
  constraint withdrawals_pkey PRIMARY KEY (id)
);
CREATE INDEX withdrawals_done ON cashier.withdrawals USING btree (done_at DESC) WHERE (state = 'paid'::text);
CREATE INDEX withdrawals_member ON cashier.withdrawals USING btree (member_id, created_at DESC, id DESC);
CREATE INDEX withdrawals_over ON cashier.withdrawals USING btree (done_at DESC, id DESC) WHERE (done_at IS NOT NULL);
CREATE INDEX withdrawals_payee ON cashier.withdrawals USING btree (payee_id);
CREATE INDEX withdrawals_queue ON cashier.withdrawals USING btree (created_at, id) WHERE (state = ANY (ARRAY['review'::text, 'approved'::text, 'sending'::text, 'confirming'::text]));

create view cashier.times as
 SELECT 'deposit'::text AS kind,
    deposits.method,
    deposits.created_at AS asked_at,
    deposits.done_at
   FROM cashier.deposits
  WHERE deposits.state = 'credited'::text
UNION ALL
 SELECT 'withdrawal'::text AS kind,
    withdrawals.method,
    withdrawals.created_at AS asked_at,
    withdrawals.done_at
   FROM cashier.withdrawals
  WHERE withdrawals.state = 'paid'::text;

CREATE OR REPLACE FUNCTION cashier.add_wagering(p_member bigint, p_more bigint)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
  with staked as (select coalesce(sum(t.stake), 0)::bigint as total from betting.turnover t where t.member_id = p_member)
  insert into cashier.wagering as w (member_id, required, staked_before) select p_member, p_more, s.total from staked s where p_more > 0
  on conflict (member_id) do update set
    required = case when excluded.staked_before - w.staked_before >= w.required then 0 else w.required end + excluded.required,
    staked_before = case when excluded.staked_before - w.staked_before >= w.required then excluded.staked_before else w.staked_before end
$function$
;

CREATE OR REPLACE FUNCTION cashier.credit(p_payments json, p_own boolean)
 RETURNS TABLE(end_to_end_id text, outcome text, deposit_id uuid)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
#variable_conflict use_column
declare
  now_at timestamptz := ledger.clock();
  moves record;
  j record;
begin
  perform from cashier.deposits d where d.txid in (select t.txid from json_to_recordset(p_payments) t(txid text)) order by d.id for no key update;
  perform from ledger.accounts a where a.id in (
    select c.id from json_to_recordset(p_payments) t(txid text) join cashier.deposits d on d.txid = t.txid
      join ledger.accounts c on c.member_id = d.member_id and c.kind = 'cash' and c.currency = d.currency
    union select ledger.system_account(k.kind, d.currency) from json_to_recordset(p_payments) t(txid text) join cashier.deposits d on d.txid = t.txid,
      (values ('clearing'), ('suspense'), ('house')) k(kind)
  ) order by a.id for no key update;
  perform from limits.standing s where s.member_id in (
    select d.member_id from json_to_recordset(p_payments) t(txid text) join cashier.deposits d on d.txid = t.txid
  ) order by s.member_id for no key update;
  select array_agg(q.e2e) as e2es, array_agg(q.txid) as txids, array_agg(q.amount) as amounts, array_agg(q.name) as names, array_agg(q.cpf) as cpfs, array_agg(q.at) as ats,
    array_agg(q.deposit) as deposits, array_agg(q.member_id) as members, array_agg(coalesce(q.currency, q.charge_currency)) as currencies, array_agg(q.method) as methods,
    array_agg(q.account) as accounts, array_agg(q.outcome) as outcomes, array_agg(q.wager_rate) as wager_rates,
    array_agg(case when q.outcome = 'credited' then q.amount * q.fee_rate / 10000 else 0 end) as fees,
    array_agg(case when q.outcome <> 'known' then nextval('ledger.postings_id_seq') end) as postings
  into j from (
    select t.*, d.id as deposit, d.member_id, d.currency, d.method, d.fee_rate, d.wager_rate, a.id as account,
      case
        when k.end_to_end_id is not null then 'known'
        when d.id is null then 'unknown'
        when d.state in ('credited', 'refused') or t.nth > 1 then 'more'
        when s.closed_until > now_at or a.closed_at is not null or m.status <> 'active' then 'closed'
        when p_own and c.cpf is distinct from t.cpf then 'stranger'
        when t.amount > case when d.state in ('asked', 'open') then d.amount else 0 end
          and cashier.judge_deposit(s, t.amount - case when d.state in ('asked', 'open') then d.amount else 0 end) is not null then 'limit'
        else 'credited'
      end as outcome
    from (
      select t.*, row_number() over (partition by t.txid order by t.at, t.e2e) as nth
      from json_to_recordset(p_payments) t(e2e text, txid text, amount bigint, name text, cpf text, at timestamptz, charge_currency text)
    ) t
    left join cashier.deposits d on d.txid = t.txid
    left join cashier.payments k on k.end_to_end_id = t.e2e
    left join member.members m on m.id = d.member_id
    left join ledger.accounts a on a.member_id = d.member_id and a.kind = 'cash' and a.currency = d.currency
    left join limits.standing s on s.member_id = d.member_id
    left join lateral (select c.cpf from documents.cases c where c.member_id = d.member_id and c.state = 'verified' order by c.id desc limit 1) c on p_own
  ) q;
  insert into ledger.postings (id, kind, key, input_hash) overriding system value
  select t.posting, case t.outcome when 'credited' then 'deposit' else 'unplaced' end, 'deposit:pix:' || t.e2e,
    sha256(convert_to(concat_ws(' ', t.outcome, t.amount, t.deposit), 'UTF8'))
  from unnest(j.e2es, j.postings, j.outcomes, j.amounts, j.deposits) t(e2e, posting, outcome, amount, deposit) where t.outcome <> 'known';
  select array_agg(x.posting) as postings, array_agg(x."from") as froms, array_agg(x."to") as tos, array_agg(x.amount) as amounts, array_agg(x.reference) as refs into moves from (
    select t.posting, ledger.system_account('clearing', t.currency) as "from", l."to", l.amount, null::uuid as reference
    from unnest(j.postings, j.outcomes, j.currencies, j.accounts, j.amounts, j.fees) t(posting, outcome, currency, account, amount, fee),
      lateral (values (case t.outcome when 'credited' then t.account else ledger.system_account('suspense', t.currency) end, t.amount - t.fee),
        (ledger.system_account('house', t.currency), t.fee)) l("to", amount)
    where t.outcome <> 'known' and l.amount > 0
  ) x;
  if moves.postings is not null then
    perform ledger.write_moves(moves.postings, moves.froms, moves.tos, moves.amounts, moves.refs);
  end if;
  insert into cashier.payments (end_to_end_id, txid, amount, payer_name, payer_cpf, paid_at, deposit_id, state, why, posting_id)
  select t.e2e, t.txid, t.amount, t.name, t.cpf, t.at, t.deposit, case t.outcome when 'credited' then 'credited' else 'returning' end,
    case when t.outcome <> 'credited' then t.outcome end, t.posting
  from unnest(j.e2es, j.txids, j.amounts, j.names, j.cpfs, j.ats, j.deposits, j.outcomes, j.postings) t(e2e, txid, amount, name, cpf, at, deposit, outcome, posting)
  where t.outcome <> 'known';
  update cashier.deposits d set state = 'credited', paid = t.amount, fee = t.fee, posting_id = t.posting, done_at = now_at, reason = null
  from unnest(j.deposits, j.amounts, j.fees, j.postings, j.outcomes) t(deposit, amount, fee, posting, outcome) where d.id = t.deposit and t.outcome = 'credited';
  perform cashier.add_wagering(t.member, t.amount * t.rate / 10000)
  from unnest(j.members, j.amounts, j.wager_rates, j.outcomes) t(member, amount, rate, outcome) where t.outcome = 'credited' and t.rate > 0;
  insert into platform.outbox (name, member_id, payload)
  select 'deposits.changed', t.member, jsonb_build_object('depositId', t.deposit, 'state', t.outcome)
  from unnest(j.members, j.deposits, j.outcomes) t(member, deposit, outcome) where t.outcome = 'credited';
  insert into messages.messages (member_id, kind, facts)
  select t.member, case t.outcome when 'credited' then 'depositCredited' else 'depositReturned' end,
    jsonb_build_object('amount', (t.amount - t.fee)::text, 'currency', t.currency) || case t.outcome when 'credited' then jsonb_build_object('method', t.method) else jsonb_build_object('reason', t.outcome) end
  from unnest(j.members, j.amounts, j.fees, j.currencies, j.methods, j.outcomes) t(member, amount, fee, currency, method, outcome) where t.outcome <> 'known' and t.member is not null;
  return query select t.e2e, t.outcome, t.deposit from unnest(j.e2es, j.outcomes, j.deposits) t(e2e, outcome, deposit);
end
$function$
;

CREATE OR REPLACE FUNCTION cashier.deposited(p_member bigint, p_since timestamp with time zone)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(sum(coalesce(d.paid, d.amount)), 0)::bigint from cashier.deposits d
  where d.member_id = p_member and d.created_at >= p_since and d.state in ('asked', 'open', 'review', 'credited')
$function$
;

CREATE OR REPLACE FUNCTION cashier.judge_deposit(s limits.standing, p_amount bigint)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select case
    when s.closed_until > c.now then 'play.closed'
    when p_amount > s.deposit_day - cashier.deposited(s.member_id, p.day_from) or p_amount > s.deposit_week - cashier.deposited(s.member_id, p.week_from)
      or p_amount > s.deposit_month - cashier.deposited(s.member_id, p.month_from) then 'limit.deposit'
  end
  from (select ledger.clock() as now) c, limits.periods(c.now) p
$function$
;

CREATE OR REPLACE FUNCTION cashier.lock_cash_out(p_member bigint, p_to bigint DEFAULT NULL::bigint)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
begin
  perform from ledger.accounts a where a.member_id in (p_member, p_to) order by a.id for no key update;
  perform limits.lock_standing(p_member);
end
$function$
;

grant execute on function cashier.add_wagering(bigint,bigint) to tucano_app;
grant execute on function cashier.credit(json,boolean) to tucano_app;
grant execute on function cashier.deposited(bigint,timestamp with time zone) to tucano_app;
grant execute on function cashier.judge_deposit(limits.standing,bigint) to tucano_app;
grant execute on function cashier.lock_cash_out(bigint,bigint) to tucano_app;
grant insert, select on cashier.deposits to tucano_app;
grant insert, select on cashier.parts to tucano_app;
grant insert, select on cashier.payees to tucano_app;
grant insert, select on cashier.payments to tucano_app;
grant insert, select on cashier.withdrawals to tucano_app;
grant insert, select, update on cashier.receipts to tucano_app;
grant insert, select, update on cashier.wagering to tucano_app;
grant select on cashier.times to tucano_app;
grant select, update on cashier.polled to tucano_app;

-- chat ----------------------------------------------------------------------------------------------------------

create table chat.messages (
  id bigint not null generated always as identity,
  member_id bigint not null,
  client_id uuid not null,
  text text not null,
  at timestamp with time zone not null default clock_timestamp(),
  removed_at timestamp with time zone,
  removed_by bigint,
  constraint messages_check CHECK (((removed_at IS NULL) = (removed_by IS NULL))),
  constraint messages_text_check CHECK (((length(text) >= 1) AND (length(text) <= 300))),
  constraint messages_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint messages_removed_by_fkey FOREIGN KEY (removed_by) REFERENCES operator.operators(id),
  constraint messages_pkey PRIMARY KEY (id),
  constraint messages_member_id_client_id_key UNIQUE (member_id, client_id)
);
CREATE INDEX messages_member ON chat.messages USING btree (member_id, at DESC);
CREATE INDEX messages_shown ON chat.messages USING btree (id DESC) WHERE (removed_at IS NULL);

create table chat.mutes (
  member_id bigint not null,
  until timestamp with time zone not null,
  operator_id bigint not null,
  at timestamp with time zone not null default clock_timestamp(),
  constraint mutes_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint mutes_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operator.operators(id),
  constraint mutes_pkey PRIMARY KEY (member_id)
);

create table chat.words (
  word text not null,
  constraint words_word_check CHECK ((word ~ '^[a-z]{2,40}$'::text)),
  constraint words_pkey PRIMARY KEY (word)
);

grant insert, select on chat.messages to tucano_app;
grant insert, select, update on chat.mutes to tucano_app;
grant select on chat.words to tucano_app;

-- documents -----------------------------------------------------------------------------------------------------

create table documents.alike (
  case_id bigint not null,
  side text not null,
  other_case_id bigint not null,
  other_side text not null,
  same boolean not null,
  constraint alike_case_id_side_fkey FOREIGN KEY (case_id, side) REFERENCES documents.pictures(case_id, side),
  constraint alike_other_case_id_other_side_fkey FOREIGN KEY (other_case_id, other_side) REFERENCES documents.pictures(case_id, side),
  constraint alike_pkey PRIMARY KEY (case_id, side, other_case_id, other_side)
);
CREATE INDEX alike_other ON documents.alike USING btree (other_case_id);

create table documents.cases (
  id bigint not null generated always as identity,
  member_id bigint not null,
  state text not null,
  full_name text not null,
  born_on date not null,
  cpf text not null,
  kind text not null,
  number text not null,
  asked_at timestamp with time zone not null default clock_timestamp(),
  decided_at timestamp with time zone,
  operator_id bigint,
  reason text,
  constraint cases_check CHECK (((state = 'waiting'::text) = (decided_at IS NULL))),
  constraint cases_check1 CHECK (((state = 'refused'::text) = (reason IS NOT NULL))),
  constraint cases_cpf_check CHECK ((cpf ~ '^[0-9]{11}$'::text)),
  constraint cases_full_name_check CHECK (((char_length(full_name) >= 3) AND (char_length(full_name) <= 120))),
  constraint cases_kind_check CHECK ((kind = ANY (ARRAY['rg'::text, 'cnh'::text, 'passport'::text]))),
  constraint cases_number_check CHECK (((char_length(number) >= 4) AND (char_length(number) <= 20))),
  constraint cases_reason_check CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 300))),
  constraint cases_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'verified'::text, 'refused'::text]))),
  constraint cases_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint cases_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operator.operators(id),
  constraint cases_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX cases_cpf ON documents.cases USING btree (cpf) WHERE (state = 'verified'::text);
CREATE INDEX cases_cpf_any ON documents.cases USING btree (cpf);
CREATE INDEX cases_decided ON documents.cases USING btree (decided_at DESC, id DESC) WHERE (decided_at IS NOT NULL);
CREATE INDEX cases_member ON documents.cases USING btree (member_id, id DESC);
CREATE INDEX cases_queue ON documents.cases USING btree (id) WHERE (state = 'waiting'::text);
CREATE UNIQUE INDEX cases_waiting ON documents.cases USING btree (member_id) WHERE (state = 'waiting'::text);
CREATE INDEX cases_words ON documents.cases USING gin (to_tsvector('simple'::regconfig, members.folded(full_name)));

create table documents.looks (
  case_id bigint not null,
  side text not null,
  operator_id bigint not null,
  at timestamp with time zone not null default clock_timestamp(),
  constraint looks_case_id_side_fkey FOREIGN KEY (case_id, side) REFERENCES documents.pictures(case_id, side),
  constraint looks_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operator.operators(id),
  constraint looks_pkey PRIMARY KEY (case_id, side, operator_id)
);

create table documents.pictures (
  case_id bigint not null,
  side text not null,
  sealed bytea not null,
  digest bytea,
  likeness bigint,
  constraint pictures_digest_check CHECK ((length(digest) = 32)),
  constraint pictures_side_check CHECK ((side = ANY (ARRAY['front'::text, 'back'::text, 'face'::text]))),
  constraint pictures_case_id_fkey FOREIGN KEY (case_id) REFERENCES documents.cases(id),
  constraint pictures_pkey PRIMARY KEY (case_id, side)
);
CREATE INDEX pictures_digest ON documents.pictures USING btree (digest);
CREATE INDEX pictures_undigested ON documents.pictures USING btree (case_id, side) WHERE (digest IS NULL);

grant insert, select on documents.alike to tucano_app;
grant insert, select on documents.cases to tucano_app;
grant insert, select on documents.looks to tucano_app;
grant insert, select on documents.pictures to tucano_app;

-- fairness ------------------------------------------------------------------------------------------------------

create table fairness.heads (
  place bigint not null,
  digest bytea not null,
  at timestamp with time zone not null default clock_timestamp(),
  key_id bigint not null,
  signature bytea not null,
  constraint heads_key_id_fkey FOREIGN KEY (key_id) REFERENCES fairness.keys(id),
  constraint heads_place_fkey FOREIGN KEY (place) REFERENCES fairness.log(place),
  constraint heads_pkey PRIMARY KEY (place)
);

create table fairness.keys (
  id bigint not null generated always as identity,
  public_key bytea not null,
  sealed bytea not null,
  made_at timestamp with time zone not null default clock_timestamp(),
  constraint keys_pkey PRIMARY KEY (id)
);

create table fairness.log (
  place bigint not null,
  seed_id bigint not null,
  seed_hash bytea not null,
  at timestamp with time zone not null,
  digest bytea not null,
  constraint log_seed_id_fkey FOREIGN KEY (seed_id) REFERENCES fairness.seeds(id),
  constraint log_pkey PRIMARY KEY (place),
  constraint log_seed_id_key UNIQUE (seed_id)
);

create table fairness.maths (
  id bigint not null generated always as identity,
  game text not null,
  digest bytea not null,
  text text not null,
  at timestamp with time zone not null default clock_timestamp(),
  constraint maths_check CHECK ((digest = sha256(convert_to(text, 'UTF8'::name)))),
  constraint maths_digest_check CHECK ((length(digest) = 32)),
  constraint maths_pkey PRIMARY KEY (id),
  constraint maths_digest_key UNIQUE (digest)
);

create table fairness.reads (
  id bigint not null generated always as identity,
  seed_id bigint not null,
  purpose text not null,
  process text not null,
  at timestamp with time zone not null default clock_timestamp(),
  constraint reads_purpose_check CHECK ((purpose = ANY (ARRAY['draw'::text, 'tell'::text, 'show'::text]))),
  constraint reads_seed_id_fkey FOREIGN KEY (seed_id) REFERENCES fairness.seeds(id),
  constraint reads_pkey PRIMARY KEY (id)
);
CREATE INDEX reads_seed ON fairness.reads USING btree (seed_id);

create table fairness.seeds (
  id bigint not null generated always as identity,
  member_id bigint not null,
  sealed bytea not null,
  hash bytea not null,
  client_seed text,
  state text not null,
  made_at timestamp with time zone not null default clock_timestamp(),
  chosen_at timestamp with time zone,
  told_at timestamp with time zone,
  rounds integer,
  logged boolean not null default false,
  constraint seeds_check CHECK (((client_seed IS NULL) = (chosen_at IS NULL))),
  constraint seeds_check1 CHECK ((((state = 'told'::text) = (told_at IS NOT NULL)) AND ((told_at IS NULL) = (rounds IS NULL)))),
  constraint seeds_check2 CHECK (((state <> 'next'::text) OR (client_seed IS NULL))),
  constraint seeds_client_seed_check CHECK ((client_seed ~ '^[A-Za-z0-9_-]{8,64}$'::text)),
  constraint seeds_hash_check CHECK ((length(hash) = 32)),
  constraint seeds_state_check CHECK ((state = ANY (ARRAY['next'::text, 'active'::text, 'told'::text]))),
  constraint seeds_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint seeds_pkey PRIMARY KEY (id),
  constraint seeds_hash_key UNIQUE (hash)
);
CREATE UNIQUE INDEX seeds_active ON fairness.seeds USING btree (member_id) WHERE (state = 'active'::text);
CREATE UNIQUE INDEX seeds_next ON fairness.seeds USING btree (member_id) WHERE (state = 'next'::text);
CREATE INDEX seeds_old ON fairness.seeds USING btree (chosen_at) WHERE ((state = 'active'::text) AND (chosen_at IS NOT NULL));
CREATE INDEX seeds_told ON fairness.seeds USING btree (member_id, id) WHERE (state = 'told'::text);
CREATE INDEX seeds_unlogged ON fairness.seeds USING btree (id) WHERE (NOT logged);

CREATE OR REPLACE FUNCTION fairness.append_log(p_limit integer)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  head record;
  seed record;
  appended integer := 0;
begin
  perform pg_advisory_xact_lock(hashtextextended('fairness.log', 0));
  select l.place, l.digest into head from fairness.log l order by l.place desc limit 1;
  for seed in select s.id, s.hash, s.made_at from fairness.seeds s where not s.logged order by s.id limit p_limit loop
    insert into fairness.log (place, seed_id, seed_hash, at, digest)
    values (coalesce(head.place, 0) + 1, seed.id, seed.hash, seed.made_at,
      sha256(coalesce(head.digest, ''::bytea) || convert_to(concat_ws('|', coalesce(head.place, 0) + 1, encode(seed.hash, 'hex'), fairness.ms(seed.made_at)), 'UTF8')))
    returning place, digest into head;
    update fairness.seeds set logged = true where id = seed.id;
    appended := appended + 1;
  end loop;
  return appended;
end
$function$
;

CREATE OR REPLACE FUNCTION fairness.check_seed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (old.client_seed is not null and new.client_seed is distinct from old.client_seed) or (old.logged and not new.logged)
    or (old.state, new.state) not in (('next', 'next'), ('next', 'active'), ('active', 'active'), ('active', 'told'), ('told', 'told'))
    or (old.state = 'told' and (new.told_at, new.rounds, new.client_seed) is distinct from (old.told_at, old.rounds, old.client_seed)) then
    raise exception 'seed % cannot become this', old.id using errcode = 'check_violation';
  end if;
  return new;
end
$function$
;

CREATE OR REPLACE FUNCTION fairness.ms(p_at timestamp with time zone)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
AS $function$ select floor(extract(epoch from p_at) * 1000)::bigint $function$
;

CREATE TRIGGER seeds_check BEFORE UPDATE ON fairness.seeds FOR EACH ROW EXECUTE FUNCTION fairness.check_seed();

grant insert, select on fairness.heads to tucano_app;
grant insert, select on fairness.keys to tucano_app;
grant insert, select on fairness.log to tucano_app;
grant insert, select on fairness.maths to tucano_app;
grant insert, select on fairness.reads to tucano_app;
grant insert, select on fairness.seeds to tucano_app;

-- jackpot -------------------------------------------------------------------------------------------------------

create table jackpot.pools (
  id bigint not null generated always as identity,
  currency text not null,
  seed bigint not null,
  growth bigint not null,
  every_ms integer not null,
  started_at timestamp with time zone not null default clock_timestamp(),
  won_at timestamp with time zone,
  round_id uuid,
  amount bigint,
  member_id bigint,
  constraint pools_amount_check CHECK ((amount > 0)),
  constraint pools_check CHECK ((((won_at IS NULL) = (round_id IS NULL)) AND ((won_at IS NULL) = (amount IS NULL)) AND ((won_at IS NULL) = (member_id IS NULL)))),
  constraint pools_every_ms_check CHECK ((every_ms > 0)),
  constraint pools_growth_check CHECK ((growth > 0)),
  constraint pools_seed_check CHECK ((seed > 0)),
  constraint pools_currency_fkey FOREIGN KEY (currency) REFERENCES ledger.currencies(code),
  constraint pools_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint pools_pkey PRIMARY KEY (id),
  constraint pools_round_id_key UNIQUE (round_id)
);
CREATE UNIQUE INDEX pools_open ON jackpot.pools USING btree (currency) WHERE (won_at IS NULL);

CREATE OR REPLACE FUNCTION jackpot.tell_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into platform.outbox (name, payload) values ('jackpot.changed', '{}');
  return null;
end
$function$
;

CREATE TRIGGER told AFTER INSERT OR UPDATE ON jackpot.pools FOR EACH STATEMENT EXECUTE FUNCTION jackpot.tell_change();

grant insert, select on jackpot.pools to tucano_app;

-- ledger --------------------------------------------------------------------------------------------------------

create table ledger.accounts (
  id bigint not null generated always as identity,
  member_id bigint,
  kind text not null,
  vendor text,
  currency text not null,
  stripe smallint not null default 0,
  floor bigint,
  balance bigint not null default 0,
  version bigint not null default 0,
  last_at timestamp with time zone not null default '2000-01-01 00:00:00+00'::timestamp with time zone,
  closed_at timestamp with time zone,
  constraint accounts_floor CHECK ((balance >= floor)),
  constraint accounts_currency_fkey FOREIGN KEY (currency) REFERENCES ledger.currencies(code),
  constraint accounts_pkey PRIMARY KEY (id),
  constraint accounts_one UNIQUE NULLS NOT DISTINCT (member_id, kind, vendor, currency, stripe)
);
CREATE INDEX accounts_house ON ledger.accounts USING btree (stripe) WHERE (kind = 'house'::text);

create table ledger.currencies (
  code text not null,
  nature text not null,
  constraint currencies_code_check CHECK ((code ~ '^[A-Z]{3}$'::text)),
  constraint currencies_nature_check CHECK ((nature = ANY (ARRAY['money'::text, 'play'::text, 'points'::text]))),
  constraint currencies_pkey PRIMARY KEY (code)
);

create table ledger.days (
  account_id bigint not null,
  day date not null,
  heading text not null,
  entries bigint not null,
  credit bigint not null,
  debit bigint not null,
  constraint days_pkey PRIMARY KEY (account_id, day, heading)
);

create table ledger.entries (
  account_id bigint not null,
  version bigint not null,
  at timestamp with time zone not null,
  posting_id bigint not null,
  amount bigint not null,
  balance bigint not null,
  reference uuid,
  currency text not null,
  constraint entries_amount CHECK ((amount <> 0)),
  constraint entries_pkey PRIMARY KEY (account_id, at)
) partition by RANGE (at);
CREATE INDEX entries_posting ON ONLY ledger.entries USING btree (posting_id);

create table ledger.holds (
  id bigint not null,
  account_id bigint not null,
  locked_id bigint not null,
  amount bigint not null,
  remaining bigint not null,
  constraint holds_amount_check CHECK (((amount >= 1) AND (amount <= '1000000000000000'::bigint))),
  constraint holds_remaining CHECK (((remaining >= 0) AND (remaining <= amount))),
  constraint holds_account_id_fkey FOREIGN KEY (account_id) REFERENCES ledger.accounts(id),
  constraint holds_id_fkey FOREIGN KEY (id) REFERENCES ledger.postings(id),
  constraint holds_locked_id_fkey FOREIGN KEY (locked_id) REFERENCES ledger.accounts(id),
  constraint holds_pkey PRIMARY KEY (id)
);
CREATE INDEX holds_open ON ledger.holds USING btree (locked_id) WHERE (remaining > 0);

create table ledger.movements (
  account_id bigint not null,
  heading text not null,
  at timestamp with time zone not null,
  constraint movements_pkey PRIMARY KEY (account_id, heading, at)
);

create table ledger.postings (
  id bigint not null generated always as identity,
  xid xid8 not null default pg_current_xact_id(),
  at timestamp with time zone not null default ledger.clock(),
  kind text not null,
  key text,
  input_hash bytea,
  reverses bigint,
  constraint postings_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX postings_key ON ledger.postings USING btree (key) WHERE (key IS NOT NULL);
CREATE INDEX postings_order ON ledger.postings USING btree (xid, id);
CREATE UNIQUE INDEX postings_reverses ON ledger.postings USING btree (reverses) WHERE (reverses IS NOT NULL);

create table ledger.reconciled (
  singleton boolean not null default true,
  xid xid8 not null default '0'::xid8,
  posting_id bigint not null default 0,
  at timestamp with time zone not null default ledger.clock(),
  constraint reconciled_singleton_check CHECK (singleton),
  constraint reconciled_pkey PRIMARY KEY (singleton)
);

create table ledger.seals (
  id bigint not null,
  xid xid8 not null,
  posting_id bigint not null,
  postings bigint not null,
  entries bigint not null,
  digest bytea not null,
  at timestamp with time zone not null default ledger.clock(),
  constraint seals_pkey PRIMARY KEY (id)
);

create table ledger.summed (
  singleton boolean not null default true,
  xid xid8 not null default '0'::xid8,
  posting_id bigint not null default 0,
  since timestamp with time zone not null default '-infinity'::timestamp with time zone,
  mark_xid xid8 not null default '0'::xid8,
  mark_at timestamp with time zone not null default '-infinity'::timestamp with time zone,
  constraint summed_singleton_check CHECK (singleton),
  constraint summed_pkey PRIMARY KEY (singleton)
);

CREATE OR REPLACE FUNCTION ledger.begin_posting(p_key text, p_kind text, p_inputs text, p_reverses bigint DEFAULT NULL::bigint, OUT posting_id bigint, OUT fresh boolean)
 RETURNS record
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog'
AS $function$
declare
  hash bytea := sha256(convert_to(p_kind || ' ' || p_inputs, 'UTF8'));
  known record;
begin
  if p_key is null or length(p_key) not between 1 and 200 then
    perform ledger.refuse('key.invalid', left(p_key, 200));
  end if;
  insert into ledger.postings (key, kind, input_hash, reverses) values (p_key, p_kind, hash, p_reverses)
  on conflict (key) where key is not null do nothing returning id into posting_id;
  fresh := posting_id is not null;
  if not fresh then
    select p.id, p.input_hash into known from ledger.postings p where p.key = p_key;
    if known.id is null then
      -- Committed after this transaction had taken its snapshot, which only an isolation level above ours does.
      raise exception 'the key was used a moment ago' using errcode = 'serialization_failure';
    end if;
    if known.input_hash <> hash then
      perform ledger.refuse('key.conflict', p_key);
    end if;
    posting_id := known.id;
  end if;
end
$function$
;

CREATE OR REPLACE FUNCTION ledger.capture(p_key text, p_hold bigint, p_to bigint, p_amount bigint)
 RETURNS TABLE(posting_id bigint, replayed boolean)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
declare
  begun record;
  held record;
begin
  perform ledger.check_amount(p_amount);
  begun := ledger.begin_posting(p_key, 'capture', concat_ws(' ', p_hold, p_to, p_amount));
  if begun.fresh then
    select h.locked_id, h.remaining, a.currency into held
    from ledger.holds h join ledger.accounts a on a.id = h.locked_id where h.id = p_hold for no key update of h;
    if not found then
      perform ledger.refuse('hold.unknown', p_hold::text);
    elsif held.remaining = 0 then
      perform ledger.refuse('hold.closed', p_hold::text);
    elsif p_amount > held.remaining then
      perform ledger.refuse('hold.exceeded', p_hold::text);
    elsif exists (select from ledger.accounts a where a.id = p_to and a.kind = 'locked') then
      perform ledger.refuse('account.locked', p_to::text);
    elsif not exists (select from ledger.accounts a where a.id = p_to) then
      perform ledger.refuse('account.unknown', p_to::text);
    elsif not exists (select from ledger.accounts a where a.id = p_to and a.currency = held.currency) then
      perform ledger.refuse('currency.mismatch', p_to::text);
    end if;
    perform ledger.write_entries(begun.posting_id, array[held.locked_id, p_to], array[-p_amount, p_amount]);
    update ledger.holds set remaining = remaining - p_amount where id = p_hold;
  end if;
  return query select begun.posting_id, not begun.fresh;
end
$function$
;

CREATE OR REPLACE FUNCTION ledger.check_amount(p_amount bigint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if p_amount is null or p_amount not between 1 and 1000000000000000 then
    perform ledger.refuse('amount.invalid', p_amount::text);
  end if;
end
$function$
;

CREATE OR REPLACE FUNCTION ledger.check_entries()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION ledger.check_holds()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  balance bigint := (select a.balance from ledger.accounts a where a.id = new.locked_id);
  held bigint := (select coalesce(sum(h.remaining), 0) from ledger.holds h where h.locked_id = new.locked_id and h.remaining > 0);
begin
  if balance <> held then
    raise exception 'account % has % locked and % held', new.locked_id, balance, held using errcode = 'check_violation';
  end if;
  return null;
end
$function$
;

CREATE OR REPLACE FUNCTION ledger.check_new_account()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.balance <> 0 or new.version <> 0 then
    raise exception 'an account begins empty' using errcode = 'check_violation';
  end if;
  if new.member_id is null then
    if new.id < 1000000000000000 or new.kind not in ('house', 'stakes', 'jackpot', 'promotion', 'clearing', 'commission', 'suspense') or new.vendor is not null then
      raise exception '% is no account of the operator', new.kind using errcode = 'check_violation';
    end if;
  elsif new.id >= 1000000000000000 or new.kind not in ('cash', 'bonus', 'locked', 'points', 'vendor') or new.floor is null
    or (new.kind = 'vendor') <> (new.vendor is not null) then
    raise exception '% is no account of a member', new.kind using errcode = 'check_violation';
  end if;
  return new;
end
$function$
;

CREATE OR REPLACE FUNCTION ledger.clock()
 RETURNS timestamp with time zone
 LANGUAGE sql
AS $function$ select clock_timestamp() $function$
;

CREATE OR REPLACE FUNCTION ledger.close_account(p_account bigint, p_closed boolean)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
begin
  update ledger.accounts set closed_at = case when p_closed then coalesce(closed_at, ledger.clock()) end where id = p_account and member_id is not null;
  if not found then
    perform ledger.refuse('account.unknown', p_account::text);
  end if;
end
$function$
;

CREATE OR REPLACE FUNCTION ledger.digest(p_previous bytea, p_from_xid xid8, p_from bigint, p_to_xid xid8, p_to bigint, OUT postings bigint, OUT entries bigint, OUT digest bytea)
 RETURNS record
 LANGUAGE sql
 STABLE
AS $function$
  select count(*), coalesce(sum(e.many), 0),
    sha256(p_previous || coalesce(string_agg(sha256(
      convert_to(concat_ws('|', p.id, p.kind, p.key, encode(p.input_hash, 'hex'), p.reverses), 'UTF8') || timestamptz_send(p.at) || coalesce(e.content, '')
    ), ''::bytea order by p.xid, p.id), ''))
  from ledger.postings p, lateral (
    select count(*) as many, string_agg(
      int8send(e.account_id) || int8send(e.version) || timestamptz_send(e.at) || int8send(e.amount) || int8send(e.balance)
        || coalesce(uuid_send(e.reference), '') || convert_to(e.currency, 'UTF8'), ''::bytea order by e.account_id, e.version) as content
    from ledger.entries e where e.posting_id = p.id
  ) e
  where (p.xid, p.id) > (p_from_xid, p_from) and (p.xid, p.id) <= (p_to_xid, p_to)
$function$
;

CREATE OR REPLACE FUNCTION ledger.gather(p_key text, p_kind text, p_from bigint[], p_to bigint)
 RETURNS TABLE(posting_id bigint, replayed boolean)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
declare
  begun record;
  found_ids bigint[];
  amounts bigint[];
begin
  begun := ledger.begin_posting(p_key, p_kind, concat_ws(' ', p_from, p_to));
  if begun.fresh then
    perform from ledger.accounts a where a.id = any (p_from || p_to) order by a.id for no key update;
    if exists (
      select from ledger.accounts f join ledger.accounts t on t.id = p_to where f.id = any (p_from)
        and (f.member_id is null or f.member_id is distinct from t.member_id or f.currency <> t.currency or f.id = t.id or 'locked' in (f.kind, t.kind))
    ) then
      perform ledger.refuse('posting.invalid', p_to::text);
    end if;
    select array_agg(a.id), array_agg(-a.balance) into found_ids, amounts
    from ledger.accounts a where a.id = any (p_from) and a.balance > 0 and a.closed_at is null;
    if found_ids is null then
      perform ledger.refuse('balance.insufficient', p_to::text);
    end if;
    perform ledger.write_entries(begun.posting_id, found_ids || p_to, amounts || (select -sum(amount)::bigint from unnest(amounts) amount));
  end if;
  return query select begun.posting_id, not begun.fresh;
end
$function$
;

CREATE OR REPLACE FUNCTION ledger.heading(p_posting bigint)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select ledger.heading_of(coalesce(o.kind, p.kind)) from ledger.postings p left join ledger.postings o on o.id = p.reverses where p.id = p_posting
$function$
;

CREATE OR REPLACE FUNCTION ledger.heading_of(p_kind text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case
    when p_kind like 'deposit%' then 'deposits'
    when p_kind like 'withdraw%' or p_kind in ('hold', 'capture', 'release') then 'withdrawals'
    when p_kind like 'transfer%' then 'transfers'
    when p_kind ~ '^(bonus|reward|mission|cashback|referral|points|promotion|jackpot)' then 'bonuses'
    else 'adjustments' end
$function$
;

CREATE OR REPLACE FUNCTION ledger.hold(p_key text, p_account bigint, p_amount bigint)
 RETURNS TABLE(posting_id bigint, replayed boolean)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
declare
  begun record;
  source record;
  locked bigint;
begin
  perform ledger.check_amount(p_amount);
  select a.member_id, a.currency, a.kind into source from ledger.accounts a where a.id = p_account;
  if source.member_id is null or source.kind = 'locked' then
    perform ledger.refuse('account.unknown', p_account::text);
  end if;
  begun := ledger.begin_posting(p_key, 'hold', concat_ws(' ', p_account, p_amount));
  if begun.fresh then
    locked := ledger.open_account(source.member_id, 'locked', source.currency);
    perform ledger.write_entries(begun.posting_id, array[p_account, locked], array[-p_amount, p_amount]);
    insert into ledger.holds (id, account_id, locked_id, amount, remaining) values (begun.posting_id, p_account, locked, p_amount, p_amount);
  end if;
  return query select begun.posting_id, not begun.fresh;
end
$function$
;

CREATE OR REPLACE FUNCTION ledger.make_partitions(p_ahead integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
declare
  month record;
  part text;
begin
  for month in select * from ledger.months(p_ahead) loop
    part := 'entries_' || month.name;
    continue when to_regclass('ledger.' || part) is not null;
    execute format('create table ledger.%I partition of ledger.entries for values from (%L) to (%L)', part, month.first, month.next);
    execute format('create trigger entries_check after insert on ledger.%I referencing new table as added for each statement execute function ledger.check_entries()', part);
    execute format('create trigger entries_guard before insert on ledger.%I for each statement when (current_user <> ''tucano_ledger'') execute function ledger.refuse_change()', part);
    execute format('create trigger entries_fixed before update or delete or truncate on ledger.%I for each statement execute function ledger.refuse_change()', part);
  end loop;
end
$function$
;

CREATE OR REPLACE FUNCTION ledger.months(p_ahead integer)
 RETURNS TABLE(name text, first timestamp with time zone, next timestamp with time zone)
 LANGUAGE sql
AS $function$
  select to_char(month, 'YYYY_MM'), month at time zone 'UTC', (month + interval '1 month') at time zone 'UTC'
  from (select date_trunc('month', ledger.clock() at time zone 'UTC') + ahead * interval '1 month' as month from generate_series(-1, p_ahead) ahead) months
$function$
;

CREATE OR REPLACE FUNCTION ledger.open_account(p_member bigint, p_kind text, p_currency text, p_vendor text DEFAULT NULL::text)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
declare
  account bigint;
begin
  if not exists (select from ledger.currencies where code = p_currency) then
    perform ledger.refuse('currency.unknown', p_currency);
  end if;
  insert into ledger.accounts (member_id, kind, currency, vendor, floor) values (p_member, p_kind, p_currency, p_vendor, 0)
  on conflict do nothing returning id into account;
  if account is null then
    select id into account from ledger.accounts
    where member_id = p_member and kind = p_kind and currency = p_currency and vendor is not distinct from p_vendor;
  end if;
  return account;
end
$function$
;

CREATE OR REPLACE FUNCTION ledger.open_currency(p_code text, p_nature text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
begin
  insert into ledger.currencies (code, nature) values (p_code, p_nature) on conflict do nothing;
  if (select nature from ledger.currencies where code = p_code) <> p_nature then
    perform ledger.refuse('currency.mismatch', p_code);
  end if;
  insert into ledger.accounts (id, kind, currency, stripe) overriding system value
  select nextval('ledger.operator_accounts'), kind, p_code, stripe
  from unnest(array['house', 'stakes', 'promotion', 'clearing', 'commission']) kind, generate_series(0, 7) stripe
  union all
  select nextval('ledger.operator_accounts'), kind, p_code, 0 from unnest(array['jackpot', 'suspense']) kind
  on conflict do nothing;
end
$function$
;

CREATE OR REPLACE FUNCTION ledger.post(p_key text, p_kind text, p_from bigint[], p_to bigint[], p_amount bigint[], p_currency text[], p_reference uuid DEFAULT NULL::uuid)
 RETURNS TABLE(posting_id bigint, replayed boolean)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
declare
  begun record;
  wrong record;
begin
  if coalesce(array_length(p_from, 1), 0) not between 1 and 1000 then
    perform ledger.refuse('posting.invalid', 'moves');
  end if;
  perform ledger.check_amount(amount) from unnest(p_amount) amount;
  begun := ledger.begin_posting(p_key, p_kind, concat_ws(' ', p_from, p_to, p_amount, p_currency, p_reference));
  if not begun.fresh then
    return query select begun.posting_id, true;
    return;
  end if;
  select m.*, f.id as known_from, t.id as known_to, 'locked' in (f.kind, t.kind) as held into wrong
  from unnest(p_from, p_to, p_currency) m("from", "to", currency)
  left join ledger.accounts f on f.id = m."from" left join ledger.accounts t on t.id = m."to"
  where f.id is null or t.id is null or f.currency <> m.currency or t.currency <> m.currency or f.id = t.id
    or 'locked' in (f.kind, t.kind) limit 1;
  if found then
    perform ledger.refuse(
      case when wrong.known_from is null or wrong.known_to is null then 'account.unknown'
        when wrong."from" = wrong."to" then 'posting.invalid' when wrong.held then 'account.locked' else 'currency.mismatch' end,
      case when wrong.known_from is null then wrong."from"::text else wrong."to"::text end);
  end if;
  if (select count(distinct c.nature = 'play') from ledger.currencies c where c.code = any (p_currency)) > 1 then
    perform ledger.refuse('currency.mixed', p_currency::text);
  end if;
  perform ledger.write_entries(begun.posting_id, p_from || p_to, array(select -amount from unnest(p_amount) amount) || p_amount, p_reference);
  return query select begun.posting_id, false;
end
$function$
;

CREATE OR REPLACE FUNCTION ledger.read_movements(p_accounts bigint[], p_from timestamp with time zone, p_until timestamp with time zone, p_heading text, p_micros bigint, p_account bigint, p_limit integer)
 RETURNS TABLE(account_id bigint, micros bigint, amount bigint, balance bigint, reference uuid, kind text, heading text, own_vendor text, other_vendor text, vendor text, game text, stake bigint, payout bigint, state text)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'pg_catalog'
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
#variable_conflict use_column
begin
  if p_heading is null then
    return query
      with page as materialized (
        select e.* from unnest(p_accounts) a(id), lateral (
          select e.* from ledger.entries e where e.account_id = a.id and e.at >= p_from and e.at < least(p_until, to_timestamp(0) + (p_micros + (a.id < p_account)::int) * interval '1 microsecond')
          order by e.at desc limit p_limit
        ) e order by e.at desc, e.account_id desc limit p_limit
      )
      select e.account_id, (extract(epoch from e.at) * 1000000)::bigint, e.amount, e.balance, e.reference, p.kind,
        case when e.reference is null then ledger.heading_of(coalesce(o.kind, p.kind)) else 'bets' end, own.vendor, other.vendor,
        r.vendor, r.game, r.stake, r.payout, r.state
      from page e
      join ledger.postings p on p.id = e.posting_id
      left join ledger.postings o on o.id = p.reverses
      join ledger.accounts own on own.id = e.account_id
      left join betting.rounds r on r.id = e.reference
      left join lateral (
        select case count(distinct b.vendor) when 1 then min(b.vendor) end as vendor
        from ledger.entries x join ledger.accounts b on b.id = x.account_id and b.member_id = own.member_id
        where p.kind = 'transfer' and x.posting_id = e.posting_id and x.account_id <> e.account_id
          and x.at between e.at - interval '1 minute' and e.at + interval '1 minute'
      ) other on true
      order by e.at desc, e.account_id desc;
  elsif p_heading = 'bets' then
    return query
      with page as materialized (
        select e.* from unnest(p_accounts) a(id), lateral (
          select e.* from ledger.entries e where e.account_id = a.id and e.at >= p_from and e.at < least(p_until, to_timestamp(0) + (p_micros + (a.id < p_account)::int) * interval '1 microsecond') and e.reference is not null
          order by e.at desc limit p_limit
        ) e order by e.at desc, e.account_id desc limit p_limit
      )
      select e.account_id, (extract(epoch from e.at) * 1000000)::bigint, e.amount, e.balance, e.reference, p.kind,
        case when e.reference is null then ledger.heading_of(coalesce(o.kind, p.kind)) else 'bets' end, own.vendor, other.vendor,
        r.vendor, r.game, r.stake, r.payout, r.state
      from page e
      join ledger.postings p on p.id = e.posting_id
      left join ledger.postings o on o.id = p.reverses
      join ledger.accounts own on own.id = e.account_id
      left join betting.rounds r on r.id = e.reference
      left join lateral (
        select case count(distinct b.vendor) when 1 then min(b.vendor) end as vendor
        from ledger.entries x join ledger.accounts b on b.id = x.account_id and b.member_id = own.member_id
        where p.kind = 'transfer' and x.posting_id = e.posting_id and x.account_id <> e.account_id
          and x.at between e.at - interval '1 minute' and e.at + interval '1 minute'
      ) other on true
      order by e.at desc, e.account_id desc;
  else
    return query
      with page as materialized (
        select e.* from unnest(p_accounts) a(id), lateral (
          select e.* from ledger.movements m join ledger.entries e on e.account_id = m.account_id and e.at = m.at
          where m.account_id = a.id and m.heading = p_heading and m.at >= p_from and m.at < least(p_until, to_timestamp(0) + (p_micros + (a.id < p_account)::int) * interval '1 microsecond')
          order by m.at desc limit p_limit
        ) e order by e.at desc, e.account_id desc limit p_limit
      )
      select e.account_id, (extract(epoch from e.at) * 1000000)::bigint, e.amount, e.balance, e.reference, p.kind,
        case when e.reference is null then ledger.heading_of(coalesce(o.kind, p.kind)) else 'bets' end, own.vendor, other.vendor,
        r.vendor, r.game, r.stake, r.payout, r.state
      from page e
      join ledger.postings p on p.id = e.posting_id
      left join ledger.postings o on o.id = p.reverses
      join ledger.accounts own on own.id = e.account_id
      left join betting.rounds r on r.id = e.reference
      left join lateral (
        select case count(distinct b.vendor) when 1 then min(b.vendor) end as vendor
        from ledger.entries x join ledger.accounts b on b.id = x.account_id and b.member_id = own.member_id
        where p.kind = 'transfer' and x.posting_id = e.posting_id and x.account_id <> e.account_id
          and x.at between e.at - interval '1 minute' and e.at + interval '1 minute'
      ) other on true
      order by e.at desc, e.account_id desc;
  end if;
end
$function$
;

CREATE OR REPLACE FUNCTION ledger.read_total(p_accounts bigint[], p_zone text, p_first date, p_last date, p_heading text)
 RETURNS TABLE(movements bigint, credit numeric, debit numeric, opening numeric, closing numeric)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'pg_catalog'
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
#variable_conflict use_column
declare
  from_at timestamptz := p_first::timestamp at time zone p_zone;
  until_at timestamptz := (p_last + 1)::timestamp at time zone p_zone;
begin
  return query
    with so_far as materialized (
      select * from ledger.summed
    ), parts as (
      select d.entries, d.credit, d.debit from unnest(p_accounts) a(id) join ledger.days d on d.account_id = a.id
      where d.day between p_first and p_last and (p_heading is null or d.heading = p_heading)
      union all
      select 1, greatest(e.amount, 0), greatest(-e.amount, 0)
      from unnest(p_accounts) a(id), lateral (
        select e.* from ledger.entries e
        where e.account_id = a.id and e.at >= greatest(from_at, (select s.since - interval '1 minute' from so_far s)) and e.at < until_at
      ) e
      join ledger.postings p on p.id = e.posting_id left join ledger.postings o on o.id = p.reverses
      where (p.xid, p.id) > (select s.xid, s.posting_id from so_far s)
        and (p_heading is null or p_heading = case when e.reference is null then ledger.heading_of(coalesce(o.kind, p.kind)) else 'bets' end)
    ), added as (
      select coalesce(sum(p.entries), 0)::bigint as entries, coalesce(sum(p.credit), 0) as credit, coalesce(sum(p.debit), 0) as debit from parts p
    ), held as (
      select coalesce(sum(o.balance), 0) as opening, coalesce(sum(c.balance), 0) as closing from unnest(p_accounts) a(id)
      left join lateral (select e.balance from ledger.entries e where e.account_id = a.id and e.at < from_at order by e.at desc limit 1) o on true
      left join lateral (select e.balance from ledger.entries e where e.account_id = a.id and e.at < until_at order by e.at desc limit 1) c on true
    )
    select added.entries, added.credit, added.debit, held.opening, held.closing from added, held;
end
$function$
;

CREATE OR REPLACE FUNCTION ledger.reconcile(p_slice integer)
 RETURNS TABLE(problem text, account_id bigint, currency text, expected numeric, found numeric)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION ledger.refuse(p_code text, p_what text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  raise exception using errcode = 'LG000', message = p_code, detail = coalesce(p_what, '');
end
$function$
;

CREATE OR REPLACE FUNCTION ledger.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% of ledger and betting change only through their functions', tg_table_name using errcode = 'restrict_violation';
end
$function$
;

CREATE OR REPLACE FUNCTION ledger.release(p_key text, p_hold bigint)
 RETURNS TABLE(posting_id bigint, replayed boolean)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
declare
  begun record;
  held record;
begin
  begun := ledger.begin_posting(p_key, 'release', p_hold::text);
  if begun.fresh then
    select h.account_id, h.locked_id, h.remaining into held from ledger.holds h where h.id = p_hold for no key update;
    if not found then
      perform ledger.refuse('hold.unknown', p_hold::text);
    elsif held.remaining = 0 then
      perform ledger.refuse('hold.closed', p_hold::text);
    end if;
    perform ledger.write_entries(begun.posting_id, array[held.locked_id, held.account_id], array[-held.remaining, held.remaining]);
    update ledger.holds set remaining = 0 where id = p_hold;
  end if;
  return query select begun.posting_id, not begun.fresh;
end
$function$
;

CREATE OR REPLACE FUNCTION ledger.reverse(p_key text, p_posting bigint)
 RETURNS TABLE(posting_id bigint, replayed boolean)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
declare
  begun record;
  original record;
  legs record;
begin
  -- Locked, so that of two who undo it at once the second finds it done.
  select p.kind, p.key into original from ledger.postings p where p.id = p_posting for no key update;
  if not found then
    perform ledger.refuse('posting.unknown', p_posting::text);
  end if;
  if original.key is null or original.kind in ('hold', 'capture', 'release', 'reversal') or original.key like 'round:%' then
    perform ledger.refuse('posting.irreversible', p_posting::text);
  end if;
  if exists (select from ledger.postings p where p.reverses = p_posting and p.key <> p_key) then
    perform ledger.refuse('posting.reversed', p_posting::text);
  end if;
  begun := ledger.begin_posting(p_key, 'reversal', p_posting::text, p_posting);
  if begun.fresh then
    select array_agg(e.account_id) as accounts, array_agg(-e.amount) as amounts, min(e.reference::text)::uuid as reference into legs
    from ledger.entries e where e.posting_id = p_posting;
    perform ledger.write_entries(begun.posting_id, legs.accounts, legs.amounts, legs.reference);
  end if;
  return query select begun.posting_id, not begun.fresh;
end
$function$
;

CREATE OR REPLACE FUNCTION ledger.seal(p_limit integer)
 RETURNS SETOF ledger.seals
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
declare
  head ledger.seals;
  until record;
begin
  lock table ledger.seals in share row exclusive mode;
  select * into head from ledger.seals order by id desc limit 1;
  select p.xid, p.id into until from (
    select p.xid, p.id from ledger.postings p
    where (p.xid, p.id) > (coalesce(head.xid, '0'), coalesce(head.posting_id, 0)) and p.xid < pg_snapshot_xmin(pg_current_snapshot())
    order by p.xid, p.id limit p_limit
  ) p order by p.xid desc, p.id desc limit 1;
  if until.id is null then
    return;
  end if;
  return query
    insert into ledger.seals (id, xid, posting_id, postings, entries, digest)
    select coalesce(head.id, 0) + 1, until.xid, until.id, d.postings, d.entries, d.digest
    from ledger.digest(coalesce(head.digest, ''), coalesce(head.xid, '0'), coalesce(head.posting_id, 0), until.xid, until.id) d
    returning *;
end
$function$
;

CREATE OR REPLACE FUNCTION ledger.stripe()
 RETURNS smallint
 LANGUAGE sql
 STABLE
AS $function$ select (pg_backend_pid() % 8)::smallint $function$
;

CREATE OR REPLACE FUNCTION ledger.sum_days(p_zone text, p_postings integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
declare
  horizon xid8 := pg_snapshot_xmin(pg_current_snapshot());
  next_xid xid8 := pg_snapshot_xmax(pg_current_snapshot());
  now_at timestamptz := ledger.clock();
  so_far record;
  taken record;
begin
  select * into so_far from ledger.summed for no key update skip locked;
  if not found then
    return 0;
  end if;
  select coalesce(array_agg(p.id), '{}') as ids, count(*)::integer as many, (array_agg(p.xid order by p.xid desc, p.id desc))[1] as xid,
    (array_agg(p.id order by p.xid desc, p.id desc))[1] as id into taken
  from (
    select p.xid, p.id from ledger.postings p where (p.xid, p.id) > (so_far.xid, so_far.posting_id) and p.xid < horizon order by p.xid, p.id limit p_postings
  ) p;
  insert into ledger.days as d (account_id, day, heading, entries, credit, debit)
  select e.account_id, (e.at at time zone p_zone)::date, case when e.reference is null then ledger.heading(e.posting_id) else 'bets' end, count(*),
    coalesce(sum(e.amount) filter (where e.amount > 0), 0), coalesce(-sum(e.amount) filter (where e.amount < 0), 0)
  from unnest(taken.ids) t(id) join ledger.entries e on e.posting_id = t.id
  where e.account_id < 1000000000000000 group by 1, 2, 3 order by 1, 2, 3
  on conflict (account_id, day, heading)
  do update set entries = d.entries + excluded.entries, credit = d.credit + excluded.credit, debit = d.debit + excluded.debit;
  update ledger.summed s set xid = coalesce(taken.xid, s.xid), posting_id = coalesce(taken.id, s.posting_id);
  -- Everything below the horizon is in, or everything up to the last one taken.
  if (case when taken.many < p_postings then horizon else taken.xid end) >= so_far.mark_xid then
    update ledger.summed s set since = s.mark_at, mark_xid = next_xid, mark_at = now_at;
  end if;
  return taken.many;
end
$function$
;

CREATE OR REPLACE FUNCTION ledger.system_account(p_kind text, p_currency text)
 RETURNS bigint
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
declare
  account bigint;
begin
  select id into account from ledger.accounts
  where member_id is null and kind = p_kind and vendor is null and currency = p_currency
    and stripe = case when p_kind in ('jackpot', 'suspense') then 0 else ledger.stripe() end;
  if account is null then
    perform ledger.refuse('account.unknown', p_kind || ' ' || p_currency);
  end if;
  return account;
end
$function$
;

CREATE OR REPLACE FUNCTION ledger.take_over(p_account bigint[], p_balance bigint[], p_version bigint[], p_at timestamp with time zone[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  update ledger.accounts a set balance = e.balance, version = e.version, last_at = e.at
  from (select distinct on (t.account) t.* from unnest(p_account, p_balance, p_version, p_at) t(account, balance, version, at) order by t.account, t.version desc) e
  where a.id = e.account;
end
$function$
;

CREATE OR REPLACE FUNCTION ledger.verify(p_first bigint, p_last bigint)
 RETURNS TABLE(seal_id bigint, problem text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
  select n, case when s.id is null then 'missing' when d.postings <> s.postings or d.entries <> s.entries then 'rows' else 'digest' end
  from generate_series(p_first, p_last) n
  left join ledger.seals s on s.id = n
  left join ledger.seals b on b.id = n - 1
  left join lateral ledger.digest(coalesce(b.digest, ''), coalesce(b.xid, '0'), coalesce(b.posting_id, 0), s.xid, s.posting_id) d on s.id is not null
  where s.id is null or d.digest <> s.digest
$function$
;

CREATE OR REPLACE FUNCTION ledger.write_entries(p_posting bigint, p_account bigint[], p_amount bigint[], p_reference uuid DEFAULT NULL::uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  problem record;
  fresh record;
  now_at timestamptz;
begin
  perform from ledger.accounts a where a.id = any (p_account) order by a.id for no key update;
  select l.account,
    case when a.id is null then 'account.unknown'
      when a.closed_at is not null then 'account.closed'
      when l.amount < 0 and a.balance + l.amount < a.floor then 'balance.insufficient'
      when a.balance + l.amount not between -1000000000000000000 and 1000000000000000000 then 'balance.limit' end as code
  into problem
  from (select t.account, sum(t.amount)::bigint as amount from unnest(p_account, p_amount) t(account, amount) group by t.account) l
  left join ledger.accounts a on a.id = l.account
  where a.id is null or a.closed_at is not null or (l.amount < 0 and a.balance + l.amount < a.floor)
    or a.balance + l.amount not between -1000000000000000000 and 1000000000000000000
  order by l.account limit 1;
  if found then
    perform ledger.refuse(problem.code, problem.account::text);
  end if;
  now_at := ledger.clock();
  with written as (
    insert into ledger.entries (account_id, version, at, posting_id, amount, balance, reference, currency)
    select a.id, a.version + 1, greatest(now_at, a.last_at + interval '1 microsecond'), p_posting, l.amount, a.balance + l.amount, p_reference, a.currency
    from (select t.account, sum(t.amount)::bigint as amount from unnest(p_account, p_amount) t(account, amount) group by t.account) l
    join ledger.accounts a on a.id = l.account where l.amount <> 0
    returning account_id, version, at, balance
  )
  select array_agg(w.account_id) as accounts, array_agg(w.balance) as balances, array_agg(w.version) as versions, array_agg(w.at) as ats into fresh from written w;
  perform ledger.take_over(fresh.accounts, fresh.balances, fresh.versions, fresh.ats);
  if p_reference is null then
    insert into ledger.movements (account_id, heading, at)
    select t.account, ledger.heading(p_posting), t.at from unnest(fresh.accounts, fresh.ats) t(account, at) where t.account < 1000000000000000;
  end if;
end
$function$
;

CREATE OR REPLACE FUNCTION ledger.write_moves(p_posting bigint[], p_from bigint[], p_to bigint[], p_amount bigint[], p_reference uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog'
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
declare
  now_at timestamptz;
  e record;
begin
  perform from ledger.accounts a where a.id = any (p_from || p_to) order by a.id for no key update;
  now_at := ledger.clock();
  select array_agg(l.account) as accounts, array_agg(a.version + l.nth) as versions,
    array_agg(greatest(now_at, a.last_at + interval '1 microsecond') + (l.nth - 1)::float8 * interval '1 microsecond') as ats,
    array_agg(l.posting) as postings, array_agg(l.amount) as amounts, array_agg((a.balance + l.moved)::bigint) as balances, array_agg(l.reference) as refs,
    array_agg(a.currency) as currencies,
    max(case when a.id is null then 'account.unknown'
      when a.closed_at is not null then 'account.closed'
      when l.amount < 0 and a.balance + l.moved < a.floor then 'balance.insufficient'
      when a.balance + l.moved not between -1000000000000000000 and 1000000000000000000 then 'balance.limit' end) as code
  into e from (
    select t.posting, t.reference, l.account, l.amount, sum(l.amount) over w as moved, row_number() over w as nth
    from unnest(p_posting, p_from, p_to, p_amount, p_reference) with ordinality t(posting, "from", "to", amount, reference, n),
      lateral (values (t."from", -t.amount), (t."to", t.amount)) l(account, amount)
    window w as (partition by l.account order by t.n)
  ) l left join ledger.accounts a on a.id = l.account;
  if e.code is not null then
    perform ledger.refuse(e.code);
  end if;
  insert into ledger.entries (account_id, version, at, posting_id, amount, balance, reference, currency)
  select * from unnest(e.accounts, e.versions, e.ats, e.postings, e.amounts, e.balances, e.refs, e.currencies);
  perform ledger.take_over(e.accounts, e.balances, e.versions, e.ats);
  insert into ledger.movements (account_id, heading, at)
  select t.account, ledger.heading(t.posting), t.at from unnest(e.accounts, e.postings, e.refs, e.ats) t(account, posting, reference, at)
  where t.reference is null and t.account < 1000000000000000;
end
$function$
;

CREATE TRIGGER accounts_fixed BEFORE DELETE OR TRUNCATE ON ledger.accounts FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER accounts_guard BEFORE UPDATE ON ledger.accounts FOR EACH STATEMENT WHEN ((CURRENT_USER <> 'tucano_ledger'::name)) EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER accounts_new BEFORE INSERT ON ledger.accounts FOR EACH ROW EXECUTE FUNCTION ledger.check_new_account();
CREATE TRIGGER accounts_same BEFORE UPDATE OF id, member_id, kind, vendor, currency, stripe, floor ON ledger.accounts FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER days_fixed BEFORE DELETE OR TRUNCATE ON ledger.days FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER days_guard BEFORE INSERT OR UPDATE ON ledger.days FOR EACH STATEMENT WHEN ((CURRENT_USER <> 'tucano_ledger'::name)) EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER entries_check AFTER INSERT ON ledger.entries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION ledger.check_entries();
CREATE TRIGGER entries_fixed BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger.entries FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER entries_guard BEFORE INSERT ON ledger.entries FOR EACH STATEMENT WHEN ((CURRENT_USER <> 'tucano_ledger'::name)) EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER holds_fixed BEFORE DELETE OR TRUNCATE ON ledger.holds FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE CONSTRAINT TRIGGER holds_locked AFTER INSERT OR UPDATE ON ledger.holds DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger.check_holds();
CREATE TRIGGER movements_fixed BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger.movements FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER movements_guard BEFORE INSERT OR UPDATE ON ledger.movements FOR EACH STATEMENT WHEN ((CURRENT_USER <> 'tucano_ledger'::name)) EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER postings_fixed BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger.postings FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER seals_fixed BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger.seals FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER summed_guard BEFORE INSERT OR UPDATE ON ledger.summed FOR EACH STATEMENT WHEN ((CURRENT_USER <> 'tucano_ledger'::name)) EXECUTE FUNCTION ledger.refuse_change();

grant execute on function ledger.capture(text,bigint,bigint,bigint) to tucano_app;
grant execute on function ledger.clock() to tucano_app;
grant execute on function ledger.close_account(bigint,boolean) to tucano_app;
grant execute on function ledger.gather(text,text,bigint[],bigint) to tucano_app;
grant execute on function ledger.hold(text,bigint,bigint) to tucano_app;
grant execute on function ledger.make_partitions(integer) to tucano_app;
grant execute on function ledger.open_account(bigint,text,text,text) to tucano_app;
grant execute on function ledger.open_currency(text,text) to tucano_app;
grant execute on function ledger.post(text,text,bigint[],bigint[],bigint[],text[],uuid) to tucano_app;
grant execute on function ledger.read_movements(bigint[],timestamp with time zone,timestamp with time zone,text,bigint,bigint,integer) to tucano_app;
grant execute on function ledger.read_total(bigint[],text,date,date,text) to tucano_app;
grant execute on function ledger.reconcile(integer) to tucano_app;
grant execute on function ledger.release(text,bigint) to tucano_app;
grant execute on function ledger.reverse(text,bigint) to tucano_app;
grant execute on function ledger.seal(integer) to tucano_app;
grant execute on function ledger.sum_days(text,integer) to tucano_app;
grant execute on function ledger.system_account(text,text) to tucano_app;
grant execute on function ledger.verify(bigint,bigint) to tucano_app;
grant select on ledger.accounts to tucano_app;
grant select on ledger.currencies to tucano_app;
grant select on ledger.days to tucano_app;
grant select on ledger.entries to tucano_app;
grant select on ledger.holds to tucano_app;
grant select on ledger.movements to tucano_app;
grant select on ledger.postings to tucano_app;
grant select on ledger.reconciled to tucano_app;
grant select on ledger.seals to tucano_app;
grant select on ledger.summed to tucano_app;

-- limits --------------------------------------------------------------------------------------------------------

create table limits.closures (
  id bigint not null generated always as identity,
  member_id bigint not null,
  why text not null,
  at timestamp with time zone not null default ledger.clock(),
  until timestamp with time zone not null,
  constraint closures_check CHECK ((until > at)),
  constraint closures_why_check CHECK ((why = ANY (ARRAY['pause'::text, 'exclusion'::text]))),
  constraint closures_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint closures_pkey PRIMARY KEY (id)
);
CREATE INDEX closures_member ON limits.closures USING btree (member_id, at DESC);

create table limits.standing (
  member_id bigint not null,
  closed_until timestamp with time zone,
  closed_why text,
  check_minutes smallint not null default 60,
  check_due_at timestamp with time zone,
  time_up_at timestamp with time zone,
  deposit_day bigint,
  deposit_week bigint,
  deposit_month bigint,
  time_day bigint,
  time_week bigint,
  time_month bigint,
  stake_day bigint,
  stake_week bigint,
  stake_month bigint,
  loss_day bigint,
  loss_week bigint,
  loss_month bigint,
  bets_day bigint,
  bets_week bigint,
  bets_month bigint,
  capped boolean not null generated always as ((COALESCE(stake_day, stake_week, stake_month, loss_day, loss_week, loss_month, bets_day, bets_week, bets_month) IS NOT NULL)) stored,
  day_from timestamp with time zone,
  week_from timestamp with time zone,
  month_from timestamp with time zone,
  day_until timestamp with time zone,
  week_until timestamp with time zone,
  month_until timestamp with time zone,
  staked_day bigint not null default 0,
  staked_week bigint not null default 0,
  staked_month bigint not null default 0,
  lost_day bigint not null default 0,
  lost_week bigint not null default 0,
  lost_month bigint not null default 0,
  played_day bigint not null default 0,
  played_week bigint not null default 0,
  played_month bigint not null default 0,
  stretch_since timestamp with time zone,
  constraint standing_check CHECK (((closed_until IS NULL) = (closed_why IS NULL))),
  constraint standing_check1 CHECK ((LEAST(deposit_day, deposit_week, deposit_month, time_day, time_week, time_month, stake_day, stake_week, stake_month, loss_day, loss_week, loss_month, bets_day, bets_week, bets_month) >= 0)),
  constraint standing_check_minutes_check CHECK ((check_minutes = ANY (ARRAY[15, 30, 60]))),
  constraint standing_closed_why_check CHECK ((closed_why = ANY (ARRAY['pause'::text, 'exclusion'::text]))),
  constraint standing_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint standing_pkey PRIMARY KEY (member_id)
);

create table limits.wishes (
  id bigint not null generated always as identity,
  member_id bigint not null,
  kind text not null,
  period text not null,
  cap_before bigint,
  cap bigint,
  asked_at timestamp with time zone not null default ledger.clock(),
  ready_at timestamp with time zone not null,
  state text not null,
  done_at timestamp with time zone,
  constraint wishes_check CHECK (((state = 'done'::text) = (done_at IS NOT NULL))),
  constraint wishes_check1 CHECK ((done_at >= ready_at)),
  constraint wishes_kind_check CHECK ((kind = ANY (ARRAY['deposit'::text, 'loss'::text, 'stake'::text, 'bets'::text, 'time'::text]))),
  constraint wishes_period_check CHECK ((period = ANY (ARRAY['day'::text, 'week'::text, 'month'::text]))),
  constraint wishes_state_check CHECK ((state = ANY (ARRAY['done'::text, 'waiting'::text, 'dropped'::text]))),
  constraint wishes_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint wishes_pkey PRIMARY KEY (id)
);
CREATE INDEX wishes_member ON limits.wishes USING btree (member_id, asked_at DESC);
CREATE UNIQUE INDEX wishes_waiting ON limits.wishes USING btree (member_id, kind, period) WHERE (state = 'waiting'::text);

create table limits.zone (
  one boolean not null default true,
  name text not null,
  constraint zone_one_check CHECK (one),
  constraint zone_pkey PRIMARY KEY (one)
);

CREATE OR REPLACE FUNCTION limits.answer_check(p_member bigint)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
begin
  update limits.standing s set check_due_at = ledger.clock() + s.check_minutes * interval '1 minute' where s.member_id = p_member and s.check_due_at <= ledger.clock();
  return found;
end
$function$
;

CREATE OR REPLACE FUNCTION limits.begin_session(p_member bigint)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
declare
  now_at timestamptz := ledger.clock();
  pause interval;
  here boolean;
begin
  select s.check_minutes * interval '1 minute' into pause from limits.standing s where s.member_id = p_member;
  pause := coalesce(pause, interval '60 minutes');
  -- No session lasts for more than twelve hours. The newest one is the one that begins.
  here := exists (
    select from session.sessions o
    where o.member_id = p_member and o.created_at > now_at - interval '12 hours' - pause
      and o.id < (select max(n.id) from session.sessions n where n.member_id = p_member)
      and case when o.ended_why = 'logout' then o.ended_at else o.seen_at end > now_at - pause
  ) or exists (
    -- A vendor's game is played without a call to us. Rounds are found by product: a member may have a million of them.
    select from (select distinct t.product from betting.turnover t where t.member_id = p_member and t.day > (now_at - interval '2 days')::date) p,
      lateral (select from betting.rounds r where r.member_id = p_member and r.product = p.product and r.placed_at > now_at - pause limit 1) r
  );
  insert into limits.standing as s (member_id, check_due_at, stretch_since)
  select m.id, now_at + pause, now_at from member.members m where m.id = p_member and m.type <> 4
  on conflict (member_id) do update set
    check_due_at = case when here then coalesce(s.check_due_at, excluded.check_due_at) else excluded.check_due_at end,
    stretch_since = case when here then coalesce(s.stretch_since, excluded.stretch_since) else excluded.stretch_since end,
    time_up_at = case when coalesce(s.time_day, s.time_week, s.time_month) is null then null else limits.time_up(p_member, now_at) end;
end
$function$
;

CREATE OR REPLACE FUNCTION limits.cap_of(s limits.standing, p_kind text, p_period text)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select (to_jsonb(s) ->> (p_kind || '_' || p_period))::bigint
$function$
;

CREATE OR REPLACE FUNCTION limits.choose_check(p_member bigint, p_minutes integer)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
  update limits.standing s set check_minutes = p_minutes, check_due_at = least(s.check_due_at, ledger.clock() + p_minutes * interval '1 minute') where s.member_id = p_member
$function$
;

CREATE OR REPLACE FUNCTION limits.close(p_member bigint, p_why text, p_for interval)
 RETURNS limits.standing
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
declare
  now_at timestamptz := ledger.clock();
  s limits.standing := limits.lock_standing(p_member);
begin
  insert into limits.closures (member_id, why, at, until) values (p_member, p_why, now_at, now_at + p_for);
  update limits.standing l set closed_until = greatest(l.closed_until, now_at + p_for),
    closed_why = case when l.closed_until > now_at and (l.closed_why = 'exclusion' or (p_why = 'pause' and l.closed_until > now_at + p_for)) then l.closed_why else p_why end
  where l.member_id = p_member returning * into s;
  return s;
end
$function$
;

CREATE OR REPLACE FUNCTION limits.confirm(p_member bigint, p_wish bigint)
 RETURNS limits.wishes
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
declare
  now_at timestamptz := ledger.clock();
  s limits.standing := limits.lock_standing(p_member);
  made limits.wishes;
begin
  select * into made from limits.wishes w where w.id = p_wish and w.member_id = p_member and w.state = 'waiting' for no key update;
  if not found or now_at > made.ready_at + interval '7 days' then
    perform ledger.refuse('limit.unknown', p_wish::text);
  elsif now_at < made.ready_at then
    perform ledger.refuse('limit.waiting', p_wish::text);
  end if;
  update limits.wishes w set state = 'done', done_at = now_at where w.id = p_wish returning * into made;
  perform limits.put_cap(s, made.kind, made.period, made.cap);
  return made;
end
$function$
;

CREATE OR REPLACE FUNCTION limits.count_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  now_at timestamptz := ledger.clock();
  found record;
  code text;
begin
  select bool_or(s.closed_until > now_at and n.stake > o.stake and n.state <> 'void') as closed, bool_or(s.capped) as capped,
    array_agg(s.member_id) filter (where s.capped and (s.day_until is null or now_at >= s.day_until)) as stale
  into found from after n join before o on o.id = n.id join limits.standing s on s.member_id = n.member_id
  where (n.stake, n.payout, n.state = 'void') is distinct from (o.stake, o.payout, o.state = 'void');
  if found.closed then
    perform ledger.refuse('play.closed');
  end if;
  if found.stale is not null then
    perform limits.roll(found.stale, now_at);
  end if;
  if found.capped then
    with counted as (
      update limits.standing s set
        staked_day = s.staked_day + m.stake_day, staked_week = s.staked_week + m.stake_week, staked_month = s.staked_month + m.stake_month,
        lost_day = s.lost_day + m.stake_day - m.payout_day, lost_week = s.lost_week + m.stake_week - m.payout_week, lost_month = s.lost_month + m.stake_month - m.payout_month,
        played_day = s.played_day + m.rounds_day, played_week = s.played_week + m.rounds_week, played_month = s.played_month + m.rounds_month
      from (
        select d.member_id, bool_or(d.stake > 0) as raised,
          coalesce(sum(d.stake) filter (where d.placed_at >= s.day_from), 0)::bigint as stake_day, coalesce(sum(d.payout) filter (where d.placed_at >= s.day_from), 0)::bigint as payout_day,
          coalesce(sum(d.stake) filter (where d.placed_at >= s.week_from), 0)::bigint as stake_week, coalesce(sum(d.payout) filter (where d.placed_at >= s.week_from), 0)::bigint as payout_week,
          coalesce(sum(d.stake) filter (where d.placed_at >= s.month_from), 0)::bigint as stake_month, coalesce(sum(d.payout) filter (where d.placed_at >= s.month_from), 0)::bigint as payout_month,
          coalesce(sum(d.rounds) filter (where d.placed_at >= s.day_from), 0)::bigint as rounds_day, coalesce(sum(d.rounds) filter (where d.placed_at >= s.week_from), 0)::bigint as rounds_week,
          coalesce(sum(d.rounds) filter (where d.placed_at >= s.month_from), 0)::bigint as rounds_month
        from (
          select n.member_id, n.placed_at,
            case when n.state = 'void' then 0 else n.stake end - case when o.state = 'void' then 0 else o.stake end as stake,
            case when n.state = 'void' then 0 else n.payout end - case when o.state = 'void' then 0 else o.payout end as payout,
            (o.state = 'void')::int - (n.state = 'void')::int as rounds
          from after n join before o on o.id = n.id
        ) d join limits.standing s on s.member_id = d.member_id and s.capped
        group by d.member_id
      ) m where s.member_id = m.member_id
      returning case
        when not m.raised then null
        when s.staked_day > s.stake_day or s.staked_week > s.stake_week or s.staked_month > s.stake_month then 'limit.stake'
        when s.lost_day > s.loss_day or s.lost_week > s.loss_week or s.lost_month > s.loss_month then 'limit.loss'
      end as code
    )
    select max(c.code) into code from counted c;
    if code is not null then
      perform ledger.refuse(code);
    end if;
  end if;
  return null;
end
$function$
;

CREATE OR REPLACE FUNCTION limits.count_new()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  now_at timestamptz := ledger.clock();
  found record;
  code text;
begin
  select max(case when s.closed_until > now_at then 'play.closed' when s.check_due_at <= now_at then 'check.due' when s.time_up_at <= now_at then 'limit.time' end) as code,
    bool_or(s.capped) as capped, array_agg(s.member_id) filter (where s.capped and (s.day_until is null or now_at >= s.day_until)) as stale
  into found from fresh f join limits.standing s on s.member_id = f.member_id where f.state <> 'void';
  if found.code is not null then
    perform ledger.refuse(found.code);
  end if;
  if found.stale is not null then
    perform limits.roll(found.stale, now_at);
  end if;
  if found.capped then
    with moved as (
      select f.member_id, sum(f.stake)::bigint as stake, sum(f.payout)::bigint as payout, count(*) as rounds from fresh f where f.state <> 'void' group by f.member_id
    ), counted as (
      update limits.standing s set
        staked_day = s.staked_day + m.stake, staked_week = s.staked_week + m.stake, staked_month = s.staked_month + m.stake,
        lost_day = s.lost_day + m.stake - m.payout, lost_week = s.lost_week + m.stake - m.payout, lost_month = s.lost_month + m.stake - m.payout,
        played_day = s.played_day + m.rounds, played_week = s.played_week + m.rounds, played_month = s.played_month + m.rounds
      from moved m where s.member_id = m.member_id and s.capped
      returning case
        when s.staked_day > s.stake_day or s.staked_week > s.stake_week or s.staked_month > s.stake_month then 'limit.stake'
        when s.lost_day + m.payout > s.loss_day or s.lost_week + m.payout > s.loss_week or s.lost_month + m.payout > s.loss_month then 'limit.loss'
        when s.played_day > s.bets_day or s.played_week > s.bets_week or s.played_month > s.bets_month then 'limit.bets'
      end as code
    )
    select max(c.code) into code from counted c;
    if code is not null then
      perform ledger.refuse(code);
    end if;
  end if;
  return null;
end
$function$
;

CREATE OR REPLACE FUNCTION limits.drop_wish(p_member bigint, p_wish bigint)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
begin
  update limits.wishes w set state = 'dropped' where w.id = p_wish and w.member_id = p_member and w.state = 'waiting';
  return found;
end
$function$
;

CREATE OR REPLACE FUNCTION limits.lock_standing(p_member bigint)
 RETURNS limits.standing
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
declare
  s limits.standing;
begin
  perform from ledger.accounts a where a.member_id = p_member order by a.id for no key update;
  insert into limits.standing (member_id) select m.id from member.members m where m.id = p_member and m.type <> 4 on conflict (member_id) do nothing;
  select * into s from limits.standing l where l.member_id = p_member for no key update;
  if not found then
    perform ledger.refuse('account.unknown', p_member::text);
  end if;
  return s;
end
$function$
;

CREATE OR REPLACE FUNCTION limits.periods(p_at timestamp with time zone, OUT day_from timestamp with time zone, OUT week_from timestamp with time zone, OUT month_from timestamp with time zone, OUT day_until timestamp with time zone, OUT week_until timestamp with time zone, OUT month_until timestamp with time zone)
 RETURNS record
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
  select d at time zone z, w at time zone z, m at time zone z,
    (d + interval '1 day') at time zone z, (w + interval '1 week') at time zone z, (m + interval '1 month') at time zone z
  from (select coalesce((select name from limits.zone), 'UTC') as z) zone,
    lateral (select date_trunc('day', p_at at time zone z) as d, date_trunc('week', p_at at time zone z) as w, date_trunc('month', p_at at time zone z) as m) starts
$function$
;

CREATE OR REPLACE FUNCTION limits.put_cap(s limits.standing, p_kind text, p_period text, p_cap bigint)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
begin
  execute format('update limits.standing set %I = $1 where member_id = $2', p_kind || '_' || p_period) using p_cap, s.member_id;
  if p_kind in ('stake', 'loss', 'bets') and not s.capped then
    perform limits.recount(s.member_id);
  elsif p_kind = 'time' then
    update limits.standing l set time_up_at = limits.time_up(s.member_id, ledger.clock()) where l.member_id = s.member_id;
  end if;
end
$function$
;

CREATE OR REPLACE FUNCTION limits.recount(p_member bigint)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
declare
  now_at timestamptz := ledger.clock();
begin
  -- Whoever plays holds the account: nobody does while this counts.
  perform from ledger.accounts a where a.member_id = p_member order by a.id for no key update;
  update limits.standing s set
    day_from = p.day_from, week_from = p.week_from, month_from = p.month_from, day_until = p.day_until, week_until = p.week_until, month_until = p.month_until,
    staked_day = t.staked_day, staked_week = t.staked_week, staked_month = t.staked_month,
    lost_day = t.lost_day, lost_week = t.lost_week, lost_month = t.lost_month,
    played_day = t.played_day, played_week = t.played_week, played_month = t.played_month
  from limits.periods(now_at) p, lateral (
    select coalesce(sum(r.stake) filter (where r.placed_at >= p.day_from), 0)::bigint as staked_day, coalesce(sum(r.stake) filter (where r.placed_at >= p.week_from), 0)::bigint as staked_week,
      coalesce(sum(r.stake) filter (where r.placed_at >= p.month_from), 0)::bigint as staked_month,
      coalesce(sum(r.stake - r.payout) filter (where r.placed_at >= p.day_from), 0)::bigint as lost_day, coalesce(sum(r.stake - r.payout) filter (where r.placed_at >= p.week_from), 0)::bigint as lost_week,
      coalesce(sum(r.stake - r.payout) filter (where r.placed_at >= p.month_from), 0)::bigint as lost_month,
      count(*) filter (where r.placed_at >= p.day_from) as played_day, count(*) filter (where r.placed_at >= p.week_from) as played_week, count(*) filter (where r.placed_at >= p.month_from) as played_month
    from betting.rounds r where r.member_id = p_member and r.state <> 'void' and r.placed_at >= least(p.week_from, p.month_from)
  ) t
  where s.member_id = p_member;
end
$function$
;

CREATE OR REPLACE FUNCTION limits.roll(p_members bigint[], p_at timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
  update limits.standing s set
    day_from = p.day_from, week_from = p.week_from, month_from = p.month_from, day_until = p.day_until, week_until = p.week_until, month_until = p.month_until,
    staked_day = 0, lost_day = 0, played_day = 0,
    staked_week = case when p_at < s.week_until then s.staked_week else 0 end,
    lost_week = case when p_at < s.week_until then s.lost_week else 0 end,
    played_week = case when p_at < s.week_until then s.played_week else 0 end,
    staked_month = case when p_at < s.month_until then s.staked_month else 0 end,
    lost_month = case when p_at < s.month_until then s.lost_month else 0 end,
    played_month = case when p_at < s.month_until then s.played_month else 0 end
  from limits.periods(p_at) p
  where s.member_id = any (p_members) and s.capped and (s.day_until is null or p_at >= s.day_until)
$function$
;

CREATE OR REPLACE FUNCTION limits.time_up(p_member bigint, p_at timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
  select min(case when u.up <= c.until then u.up else c.until + c.cap * interval '1 minute' end)
  from limits.standing s, limits.periods(p_at) p,
    lateral (values (s.time_day, p.day_from, p.day_until), (s.time_week, p.week_from, p.week_until), (s.time_month, p.month_from, p.month_until)) c(cap, since, until),
    lateral (select p_at + c.cap * interval '1 minute' - limits.time_used(p_member, c.since, p_at) as up) u
  where s.member_id = p_member and c.cap is not null
$function$
;

CREATE OR REPLACE FUNCTION limits.time_used(p_member bigint, p_since timestamp with time zone, p_at timestamp with time zone)
 RETURNS interval
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
  select coalesce(sum(greatest(e.ended - greatest(e.created_at, p_since), interval '0')), interval '0') from (
    select o.created_at, case when o.ended_at is null then p_at when o.ended_why in ('idle', 'expired') then o.seen_at else o.ended_at end as ended
    from session.sessions o where o.member_id = p_member and o.created_at > p_since - interval '12 hours'
  ) e
$function$
;

CREATE OR REPLACE FUNCTION limits.used(p_member bigint)
 RETURNS TABLE(kind text, period text, cap bigint, used bigint, until timestamp with time zone)
 LANGUAGE sql
 STABLE
AS $function$
  select k.kind, p.period, limits.cap_of(s, k.kind, p.period),
    case k.kind
      when 'deposit' then cashier.deposited(p_member, p.since)
      when 'time' then (extract(epoch from limits.time_used(p_member, p.since, c.now)) / 60)::bigint
      else coalesce(case
        when s.capped and c.now < s.day_until then (to_jsonb(s) ->> (case k.kind when 'stake' then 'staked' when 'loss' then 'lost' else 'played' end || '_' || p.period))::bigint
        else (select sum(case k.kind when 'stake' then t.stake when 'loss' then t.stake - t.payout else t.rounds end) from betting.turnover t
          where t.member_id = p_member and t.day >= (p.since at time zone z.name)::date)
      end, 0)
    end::bigint, p.until
  from (select ledger.clock() as now) c
  cross join (select coalesce((select name from limits.zone), 'UTC') as name) z
  left join limits.standing s on s.member_id = p_member
  cross join lateral (
    select v.* from limits.periods(c.now) n, lateral (values ('day', n.day_from, n.day_until), ('week', n.week_from, n.week_until), ('month', n.month_from, n.month_until)) v(period, since, until)
  ) p
  cross join (values ('deposit'), ('loss'), ('stake'), ('bets'), ('time')) k(kind)
$function$
;

CREATE OR REPLACE FUNCTION limits.verdict(s limits.standing, p_stake bigint, p_at timestamp with time zone)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case
    when s.closed_until > p_at then 'play.closed'
    when s.check_due_at <= p_at then 'check.due'
    when s.time_up_at <= p_at then 'limit.time'
    when not s.capped then null
    when p_stake > s.stake_day - case when p_at < s.day_until then s.staked_day else 0 end
      or p_stake > s.stake_week - case when p_at < s.week_until then s.staked_week else 0 end
      or p_stake > s.stake_month - case when p_at < s.month_until then s.staked_month else 0 end then 'limit.stake'
    when p_stake > s.loss_day - case when p_at < s.day_until then s.lost_day else 0 end
      or p_stake > s.loss_week - case when p_at < s.week_until then s.lost_week else 0 end
      or p_stake > s.loss_month - case when p_at < s.month_until then s.lost_month else 0 end then 'limit.loss'
    when s.bets_day <= case when p_at < s.day_until then s.played_day else 0 end
      or s.bets_week <= case when p_at < s.week_until then s.played_week else 0 end
      or s.bets_month <= case when p_at < s.month_until then s.played_month else 0 end then 'limit.bets'
  end
$function$
;

CREATE OR REPLACE FUNCTION limits.wish(p_member bigint, p_kind text, p_period text, p_cap bigint)
 RETURNS limits.wishes
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
declare
  now_at timestamptz := ledger.clock();
  s limits.standing := limits.lock_standing(p_member);
  cap_before bigint := limits.cap_of(s, p_kind, p_period);
  lower boolean := p_cap is not null and (cap_before is null or p_cap <= cap_before);
  made limits.wishes;
begin
  update limits.wishes w set state = 'dropped' where w.member_id = p_member and w.kind = p_kind and w.period = p_period and w.state = 'waiting';
  if cap_before is null and p_cap is null then
    return null;
  end if;
  insert into limits.wishes (member_id, kind, period, cap_before, cap, asked_at, ready_at, state, done_at)
  values (p_member, p_kind, p_period, cap_before, p_cap, now_at, case when lower then now_at else now_at + interval '24 hours' end,
    case when lower then 'done' else 'waiting' end, case when lower then now_at end)
  returning * into made;
  if lower then
    perform limits.put_cap(s, p_kind, p_period, p_cap);
  end if;
  return made;
end
$function$
;

grant execute on function limits.answer_check(bigint) to tucano_app;
grant execute on function limits.begin_session(bigint) to tucano_app;
grant execute on function limits.cap_of(limits.standing,text,text) to tucano_app;
grant execute on function limits.choose_check(bigint,integer) to tucano_app;
grant execute on function limits.close(bigint,text,interval) to tucano_app;
grant execute on function limits.confirm(bigint,bigint) to tucano_app;
grant execute on function limits.drop_wish(bigint,bigint) to tucano_app;
grant execute on function limits.lock_standing(bigint) to tucano_app;
grant execute on function limits.periods(timestamp with time zone) to tucano_app;
grant execute on function limits.time_used(bigint,timestamp with time zone,timestamp with time zone) to tucano_app;
grant execute on function limits.used(bigint) to tucano_app;
grant execute on function limits.verdict(limits.standing,bigint,timestamp with time zone) to tucano_app;
grant execute on function limits.wish(bigint,text,text,bigint) to tucano_app;
grant insert, select, update on limits.zone to tucano_app;
grant select on limits.closures to tucano_app;
grant select on limits.standing to tucano_app;
grant select on limits.wishes to tucano_app;

-- lobby ---------------------------------------------------------------------------------------------------------

create table lobby.cards (
  vendor text not null,
  game_type text not null,
  place integer not null,
  hot boolean not null default false,
  game_code text,
  play_type text not null default ''::text,
  constraint cards_game_type_check CHECK ((game_type = ANY (ARRAY['RNG'::text, 'LIVE'::text, 'SPORTS'::text, 'ESPORTS'::text, 'FISH'::text, 'PVP'::text, 'LOTT'::text, 'ELOTT'::text]))),
  constraint cards_vendor_fkey FOREIGN KEY (vendor) REFERENCES lobby.vendors(code),
  constraint cards_pkey PRIMARY KEY (vendor, game_type)
);

create table lobby.favourites (
  member_id bigint not null,
  game_id bigint not null,
  at timestamp with time zone not null default clock_timestamp(),
  constraint favourites_game_id_fkey FOREIGN KEY (game_id) REFERENCES lobby.games(id),
  constraint favourites_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint favourites_pkey PRIMARY KEY (member_id, game_id)
);
CREATE INDEX favourites_newest ON lobby.favourites USING btree (member_id, at DESC);

create table lobby.games (
  id bigint not null generated always as identity,
  vendor text not null,
  game_type text not null,
  code text not null,
  name text not null,
  name_en text not null,
  classify text,
  group_code text,
  group_name text,
  min_bet bigint not null,
  min_lines integer not null default 1,
  rtp integer,
  theme jsonb not null,
  state text not null default 'open'::text,
  place integer not null,
  hot_place integer,
  featured_place integer,
  added_at timestamp with time zone not null default clock_timestamp(),
  constraint games_check CHECK (((classify IS NOT NULL) = (game_type = 'RNG'::text))),
  constraint games_check1 CHECK ((((group_code IS NOT NULL) = (game_type = ANY (ARRAY['LOTT'::text, 'ELOTT'::text]))) AND ((group_code IS NULL) = (group_name IS NULL)))),
  constraint games_classify_check CHECK ((classify = ANY (ARRAY['SC'::text, 'VP'::text, 'JP'::text, 'TG'::text, 'AC'::text, 'BG'::text]))),
  constraint games_code_check CHECK ((code ~ '^[a-z0-9-]{2,60}$'::text)),
  constraint games_min_bet_check CHECK ((min_bet > 0)),
  constraint games_min_lines_check CHECK ((min_lines > 0)),
  constraint games_name_check CHECK ((name <> ''::text)),
  constraint games_name_en_check CHECK ((name_en <> ''::text)),
  constraint games_rtp_check CHECK (((rtp >= 5000) AND (rtp <= 10000))),
  constraint games_state_check CHECK ((state = ANY (ARRAY['open'::text, 'maintenance'::text, 'off'::text]))),
  constraint games_vendor_game_type_fkey FOREIGN KEY (vendor, game_type) REFERENCES lobby.cards(vendor, game_type),
  constraint games_pkey PRIMARY KEY (id),
  constraint games_vendor_code_key UNIQUE (vendor, code)
);

create table lobby.launches (
  token_hash bytea not null,
  member_id bigint not null,
  game_id bigint not null,
  at timestamp with time zone not null default clock_timestamp(),
  session_id bigint,
  constraint launches_game_id_fkey FOREIGN KEY (game_id) REFERENCES lobby.games(id),
  constraint launches_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint launches_pkey PRIMARY KEY (token_hash)
);
CREATE INDEX launches_at ON lobby.launches USING btree (at);

create table lobby.openings (
  member_id bigint not null,
  game_id bigint not null,
  at timestamp with time zone not null default clock_timestamp(),
  times integer not null default 1,
  constraint openings_game_id_fkey FOREIGN KEY (game_id) REFERENCES lobby.games(id),
  constraint openings_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint openings_pkey PRIMARY KEY (member_id, game_id)
);
CREATE INDEX openings_at ON lobby.openings USING btree (at);
CREATE INDEX openings_newest ON lobby.openings USING btree (member_id, at DESC);

create table lobby.rooms (
  id bigint not null generated always as identity,
  game_id bigint not null,
  name text not null,
  stake bigint not null,
  seats integer not null,
  place integer not null,
  state text not null default 'open'::text,
  constraint rooms_name_check CHECK ((name <> ''::text)),
  constraint rooms_seats_check CHECK (((seats >= 2) AND (seats <= 1000))),
  constraint rooms_stake_check CHECK ((stake > 0)),
  constraint rooms_state_check CHECK ((state = ANY (ARRAY['open'::text, 'maintenance'::text, 'off'::text]))),
  constraint rooms_game_id_fkey FOREIGN KEY (game_id) REFERENCES lobby.games(id),
  constraint rooms_pkey PRIMARY KEY (id),
  constraint rooms_game_id_name_key UNIQUE (game_id, name)
);

create table lobby.synonyms (
  game_id bigint not null,
  words text not null,
  constraint synonyms_words_check CHECK (((words <> ''::text) AND (length(words) <= 60))),
  constraint synonyms_game_id_fkey FOREIGN KEY (game_id) REFERENCES lobby.games(id),
  constraint synonyms_pkey PRIMARY KEY (game_id, words)
);

create table lobby.vendors (
  code text not null,
  name text not null,
  account_type_id integer not null,
  account_type_name text not null,
  theme jsonb not null,
  state text not null default 'open'::text,
  down_at timestamp with time zone,
  constraint vendors_code_check CHECK ((code ~ '^[A-Z0-9_]{2,20}$'::text)),
  constraint vendors_name_check CHECK ((name <> ''::text)),
  constraint vendors_state_check CHECK ((state = ANY (ARRAY['open'::text, 'maintenance'::text, 'off'::text]))),
  constraint vendors_pkey PRIMARY KEY (code),
  constraint vendors_account_type_id_key UNIQUE (account_type_id)
);

CREATE OR REPLACE FUNCTION lobby.tell_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into platform.outbox (name, payload) values ('lobby.changed', '{}');
  return null;
end
$function$
;

CREATE TRIGGER told AFTER INSERT OR DELETE OR UPDATE ON lobby.cards FOR EACH STATEMENT EXECUTE FUNCTION lobby.tell_change();
CREATE TRIGGER told AFTER INSERT OR DELETE OR UPDATE ON lobby.games FOR EACH STATEMENT EXECUTE FUNCTION lobby.tell_change();
CREATE TRIGGER told AFTER INSERT OR DELETE OR UPDATE ON lobby.rooms FOR EACH STATEMENT EXECUTE FUNCTION lobby.tell_change();
CREATE TRIGGER told AFTER INSERT OR DELETE OR UPDATE ON lobby.synonyms FOR EACH STATEMENT EXECUTE FUNCTION lobby.tell_change();
CREATE TRIGGER told AFTER INSERT OR DELETE OR UPDATE ON lobby.vendors FOR EACH STATEMENT EXECUTE FUNCTION lobby.tell_change();

grant delete, insert, select on lobby.favourites to tucano_app;
grant delete, insert, select on lobby.launches to tucano_app;
grant delete, insert, select on lobby.synonyms to tucano_app;
grant delete, insert, select, update on lobby.cards to tucano_app;
grant insert, select, update on lobby.games to tucano_app;
grant insert, select, update on lobby.openings to tucano_app;
grant insert, select, update on lobby.rooms to tucano_app;
grant insert, select, update on lobby.vendors to tucano_app;

-- member --------------------------------------------------------------------------------------------------------

create table member.applications (
  member_id bigint not null,
  at timestamp with time zone not null default clock_timestamp(),
  ip inet not null,
  country text,
  method text not null,
  url text,
  domain text,
  affiliate_code text,
  referral_code text,
  recommender text,
  contacts jsonb not null default '{}'::jsonb,
  agreed_at timestamp with time zone not null,
  constraint applications_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint applications_pkey PRIMARY KEY (member_id)
);

create table member.changes (
  id bigint not null generated always as identity,
  at timestamp with time zone not null default clock_timestamp(),
  member_id bigint not null,
  what text[] not null,
  before jsonb not null,
  after jsonb not null,
  actor text not null,
  ip inet,
  session_id bigint,
  constraint changes_pkey PRIMARY KEY (id)
);
CREATE INDEX changes_member ON member.changes USING btree (member_id, id);

create table member.identities (
  provider text not null,
  subject text not null,
  member_id bigint not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint identities_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint identities_pkey PRIMARY KEY (provider, subject)
);
CREATE INDEX identities_member ON member.identities USING btree (member_id);

create table member.labels (
  id bigint not null generated always as identity,
  name text not null,
  colour text not null default '#ABABAB'::text,
  constraint labels_colour_check CHECK ((colour ~ '^#[0-9A-F]{6}$'::text)),
  constraint labels_pkey PRIMARY KEY (id),
  constraint labels_name_key UNIQUE (name)
);

create table member.member_labels (
  member_id bigint not null,
  label_id bigint not null,
  constraint member_labels_label_id_fkey FOREIGN KEY (label_id) REFERENCES member.labels(id),
  constraint member_labels_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint member_labels_pkey PRIMARY KEY (member_id, label_id)
);

create table member.members (
  id bigint not null generated always as identity,
  account text not null,
  nickname text not null,
  type smallint not null default 0,
  status text not null default 'active'::text,
  password_hash text not null,
  password_default boolean not null default false,
  password_changed_at timestamp with time zone not null default clock_timestamp(),
  mobile text,
  email text,
  payee_name text,
  upline_id bigint,
  created_at timestamp with time zone not null default clock_timestamp(),
  first_login_at timestamp with time zone,
  mobile_verified_at timestamp with time zone,
  email_verified_at timestamp with time zone,
  payment_password_hash text,
  authenticator bytea,
  authenticator_since timestamp with time zone,
  authenticator_step bigint,
  id_number text,
  avatar smallint not null default 0,
  picture text,
  rank_level smallint not null default 0,
  trial_until timestamp with time zone,
  constraint members_account_check CHECK ((account = lower(account))),
  constraint members_avatar_check CHECK (((avatar >= 0) AND (avatar <= 99))),
  constraint members_email_check CHECK ((email = lower(email))),
  constraint members_rank_level_check CHECK (((rank_level >= 0) AND (rank_level <= 99))),
  constraint members_status_check CHECK ((status = ANY (ARRAY['active'::text, 'disabled'::text, 'system'::text, 'ended'::text]))),
  constraint members_trial CHECK (((type = 4) = (trial_until IS NOT NULL))),
  constraint members_type_check CHECK ((type = ANY (ARRAY[0, 1, 2, 4, 41, 42]))),
  constraint members_upline_id_fkey FOREIGN KEY (upline_id) REFERENCES member.members(id),
  constraint members_pkey PRIMARY KEY (id),
  constraint members_account_key UNIQUE (account),
  constraint members_email_key UNIQUE (email),
  constraint members_id_number_key UNIQUE (id_number),
  constraint members_mobile_key UNIQUE (mobile)
);
CREATE INDEX members_account_prefix ON member.members USING btree (account text_pattern_ops);
CREATE INDEX members_trial_until ON member.members USING btree (trial_until) WHERE ((status = 'active'::text) AND (trial_until IS NOT NULL));
CREATE INDEX members_upline ON member.members USING btree (upline_id) WHERE (upline_id IS NOT NULL);
CREATE INDEX members_words ON member.members USING gin (to_tsvector('simple'::regconfig, members.folded(((nickname || ' '::text) || COALESCE(payee_name, ''::text)))));

create table member.pictures (
  name text not null,
  member_id bigint not null,
  png bytea not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint pictures_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint pictures_pkey PRIMARY KEY (name)
);

CREATE OR REPLACE FUNCTION member.audit()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
declare
  was jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  is_now jsonb := to_jsonb(new);
  changed text[];
begin
  select array_agg(key order by key) into changed from jsonb_each(is_now)
  where value is distinct from was -> key and (tg_op = 'UPDATE' or value <> 'null'::jsonb) and key <> 'authenticator_step';
  if changed is not null then
    insert into member.changes (member_id, what, before, after, actor, ip, session_id)
    values (new.id, changed, member.shown(was, changed), member.shown(is_now, changed), coalesce(nullif(current_setting('tucano.actor', true), ''), 'system'),
      nullif(current_setting('tucano.ip', true), '')::inet, nullif(current_setting('tucano.session', true), '')::bigint);
  end if;
  return null;
end
$function$
;

CREATE OR REPLACE FUNCTION member.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the audit is never changed' using errcode = 'restrict_violation';
end
$function$
;

CREATE OR REPLACE FUNCTION member.shown(p_member jsonb, p_what text[])
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select coalesce(jsonb_object_agg(key, case
    when key in ('password_hash', 'payment_password_hash', 'authenticator', 'authenticator_step') then to_jsonb(case when value = 'null'::jsonb then null else '***' end)
    when key in ('mobile', 'id_number') and value <> 'null'::jsonb then to_jsonb('***' || right(value #>> '{}', 4))
    when key = 'email' and value <> 'null'::jsonb then to_jsonb(left(value #>> '{}', 1) || '***@' || split_part(value #>> '{}', '@', 2))
    else value end), '{}')
  from jsonb_each(p_member) where key = any (p_what)
$function$
;

CREATE TRIGGER changes_fixed BEFORE DELETE OR UPDATE OR TRUNCATE ON member.changes FOR EACH STATEMENT EXECUTE FUNCTION member.refuse_change();
CREATE TRIGGER members_audit AFTER INSERT OR UPDATE ON member.members FOR EACH ROW EXECUTE FUNCTION member.audit();

grant delete, insert, select on member.pictures to tucano_app;
grant delete, insert, select, update on member.labels to tucano_app;
grant delete, insert, select, update on member.member_labels to tucano_app;
grant insert, select on member.applications to tucano_app;
grant insert, select on member.identities to tucano_app;
grant insert, select, update on member.members to tucano_app;
grant select on member.changes to tucano_app;

-- members -------------------------------------------------------------------------------------------------------

create table members.adjustments (
  id uuid not null,
  member_id bigint not null,
  pocket text not null,
  amount bigint not null,
  currency text not null,
  reason text not null,
  day date not null,
  state text not null default 'waiting'::text,
  proposed_by bigint not null,
  proposed_at timestamp with time zone not null default clock_timestamp(),
  decided_by bigint,
  decided_at timestamp with time zone,
  answer text,
  posting_id bigint,
  constraint adjustments_amount_check CHECK ((amount <> 0)),
  constraint adjustments_answer_check CHECK (((char_length(answer) >= 1) AND (char_length(answer) <= 300))),
  constraint adjustments_answered CHECK (((state = 'refused'::text) = (answer IS NOT NULL))),
  constraint adjustments_decided CHECK ((((state = 'waiting'::text) = (decided_by IS NULL)) AND ((decided_by IS NULL) = (decided_at IS NULL)))),
  constraint adjustments_pocket_check CHECK ((pocket = ANY (ARRAY['cash'::text, 'bonus'::text]))),
  constraint adjustments_posted CHECK (((state = 'approved'::text) = (posting_id IS NOT NULL))),
  constraint adjustments_reason_check CHECK (((char_length(reason) >= 10) AND (char_length(reason) <= 300))),
  constraint adjustments_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'approved'::text, 'refused'::text]))),
  constraint adjustments_two_people CHECK ((decided_by <> proposed_by)),
  constraint adjustments_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES operator.operators(id),
  constraint adjustments_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint adjustments_proposed_by_fkey FOREIGN KEY (proposed_by) REFERENCES operator.operators(id),
  constraint adjustments_pkey PRIMARY KEY (id)
);
CREATE INDEX adjustments_day ON members.adjustments USING btree (member_id, day);
CREATE INDEX adjustments_member ON members.adjustments USING btree (member_id, proposed_at DESC);
CREATE INDEX adjustments_queue ON members.adjustments USING btree (proposed_at, id) WHERE (state = 'waiting'::text);

create table members.notes (
  id uuid not null,
  member_id bigint not null,
  operator_id bigint not null,
  text text not null,
  at timestamp with time zone not null default clock_timestamp(),
  constraint notes_text_check CHECK (((char_length(text) >= 1) AND (char_length(text) <= 1000))),
  constraint notes_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint notes_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operator.operators(id),
  constraint notes_pkey PRIMARY KEY (id)
);
CREATE INDEX notes_member ON members.notes USING btree (member_id, at DESC);

CREATE OR REPLACE FUNCTION members.folded(p_text text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'pg_catalog'
RETURN lower(translate(p_text, 'ÁÀÂÃÄÅáàâãäåÉÈÊËéèêëÍÌÎÏíìîïÓÒÔÕÖóòôõöÚÙÛÜúùûüÇçÑñ'::text, 'AAAAAAaaaaaaEEEEeeeeIIIIiiiiOOOOOoooooUUUUuuuuCcNn'::text))
;

CREATE OR REPLACE FUNCTION members.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'notes and decided adjustments are never changed' using errcode = 'restrict_violation';
end
$function$
;

CREATE TRIGGER adjustments_fixed BEFORE UPDATE ON members.adjustments FOR EACH ROW WHEN ((old.state <> 'waiting'::text)) EXECUTE FUNCTION members.refuse_change();
CREATE TRIGGER adjustments_kept BEFORE DELETE OR TRUNCATE ON members.adjustments FOR EACH STATEMENT EXECUTE FUNCTION members.refuse_change();
CREATE TRIGGER notes_fixed BEFORE DELETE OR UPDATE OR TRUNCATE ON members.notes FOR EACH STATEMENT EXECUTE FUNCTION members.refuse_change();

grant execute on function members.folded(text) to tucano_app;
grant insert, select on members.adjustments to tucano_app;
grant insert, select on members.notes to tucano_app;

-- messages ------------------------------------------------------------------------------------------------------

create table messages.messages (
  id bigint not null generated always as identity,
  member_id bigint not null,
  title text,
  body text,
  sent_at timestamp with time zone not null default clock_timestamp(),
  read_at timestamp with time zone,
  kind text not null default 'written'::text,
  facts jsonb,
  sending_id uuid,
  removed_at timestamp with time zone,
  constraint messages_body_check CHECK (((char_length(body) >= 1) AND (char_length(body) <= 10000))),
  constraint messages_check CHECK ((read_at >= sent_at)),
  constraint messages_check1 CHECK ((removed_at >= sent_at)),
  constraint messages_facts_check CHECK (((jsonb_typeof(facts) = 'object'::text) AND (length((facts)::text) <= 12000))),
  constraint messages_kind_check CHECK ((kind ~ '^[a-z][A-Za-z]{1,39}$'::text)),
  constraint messages_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= 120))),
  constraint messages_words CHECK (
CASE
    WHEN (kind = 'written'::text) THEN ((title IS NOT NULL) AND (body IS NOT NULL) AND (facts IS NULL))
    ELSE ((title IS NULL) AND (body IS NULL) AND (facts IS NOT NULL) AND (sending_id IS NULL))
END),
  constraint messages_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint messages_sending_id_fkey FOREIGN KEY (sending_id) REFERENCES messages.sendings(id),
  constraint messages_pkey PRIMARY KEY (id)
);
CREATE INDEX messages_kept ON messages.messages USING btree (member_id, id) WHERE (removed_at IS NULL);
CREATE UNIQUE INDEX messages_sending ON messages.messages USING btree (sending_id, member_id) WHERE (sending_id IS NOT NULL);
CREATE INDEX messages_unread ON messages.messages USING btree (member_id, id) WHERE ((read_at IS NULL) AND (removed_at IS NULL));

create table messages.sendings (
  id uuid not null,
  operator_id bigint not null,
  title text not null,
  body text not null,
  account text,
  member_type smallint,
  recipients integer not null,
  at timestamp with time zone not null default clock_timestamp(),
  constraint sendings_body_check CHECK (((char_length(body) >= 1) AND (char_length(body) <= 10000))),
  constraint sendings_check CHECK (((account IS NULL) <> (member_type IS NULL))),
  constraint sendings_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= 120))),
  constraint sendings_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operator.operators(id),
  constraint sendings_pkey PRIMARY KEY (id)
);

CREATE OR REPLACE FUNCTION messages.tell_members()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into platform.outbox (name, member_id, payload) select distinct 'messages.changed', member_id, '{}'::jsonb from concerned;
  return null;
end
$function$
;

CREATE TRIGGER messages_gone AFTER DELETE ON messages.messages REFERENCING OLD TABLE AS concerned FOR EACH STATEMENT EXECUTE FUNCTION messages.tell_members();
CREATE TRIGGER messages_read AFTER UPDATE ON messages.messages REFERENCING NEW TABLE AS concerned FOR EACH STATEMENT EXECUTE FUNCTION messages.tell_members();
CREATE TRIGGER messages_sent AFTER INSERT ON messages.messages REFERENCING NEW TABLE AS concerned FOR EACH STATEMENT EXECUTE FUNCTION messages.tell_members();

grant insert, select on messages.sendings to tucano_app;
grant select on messages.messages to tucano_app;

-- notices -------------------------------------------------------------------------------------------------------

create table notices.banners (
  id bigint not null generated always as identity,
  slug text not null,
  group_name text not null,
  position integer not null default 0,
  image text not null,
  title text not null,
  subtitle text not null default ''::text,
  linkage_type text not null default ''::text,
  linkage text not null default ''::text,
  linkage_label text not null default ''::text,
  vendor text not null default ''::text,
  node_id text not null default ''::text,
  room_id text not null default ''::text,
  starts_at timestamp with time zone not null default '-infinity'::timestamp with time zone,
  ends_at timestamp with time zone not null default 'infinity'::timestamp with time zone,
  constraint banners_check CHECK ((starts_at < ends_at)),
  constraint banners_check1 CHECK (((linkage_type = ''::text) = (linkage_label = ''::text))),
  constraint banners_linkage_type_check CHECK ((linkage_type = ANY (ARRAY[''::text, 'URL'::text, 'P'::text, 'G'::text]))),
  constraint banners_pkey PRIMARY KEY (id),
  constraint banners_slug_key UNIQUE (slug)
);
CREATE INDEX banners_group ON notices.banners USING btree (group_name, "position");

create table notices.notices (
  id bigint not null generated always as identity,
  slug text not null,
  kind text not null,
  title text not null,
  summary text not null default ''::text,
  content text not null,
  published_at timestamp with time zone not null default clock_timestamp(),
  ends_at timestamp with time zone not null default 'infinity'::timestamp with time zone,
  constraint notices_check CHECK ((published_at < ends_at)),
  constraint notices_kind_check CHECK ((kind = ANY (ARRAY['PL'::text, 'PU'::text, 'PR'::text, 'H'::text]))),
  constraint notices_pkey PRIMARY KEY (id),
  constraint notices_slug_key UNIQUE (slug)
);
CREATE INDEX notices_kind ON notices.notices USING btree (kind, published_at DESC);

grant delete, insert, select, update on notices.banners to tucano_app;
grant delete, insert, select, update on notices.notices to tucano_app;

-- operator ------------------------------------------------------------------------------------------------------

create table operator.claims (
  subject text not null,
  operator_id bigint not null,
  until timestamp with time zone not null,
  constraint claims_subject_check CHECK ((subject ~ '^(deposit|withdrawal|documents):[0-9a-f-]{1,36}$'::text)),
  constraint claims_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operator.operators(id),
  constraint claims_pkey PRIMARY KEY (subject)
);

create table operator.journal (
  id bigint not null,
  at timestamp with time zone not null,
  operator_id bigint,
  account text not null,
  session_id bigint,
  ip inet,
  action text not null,
  subject text not null,
  details jsonb not null,
  previous bytea not null,
  hash bytea not null,
  constraint journal_action_check CHECK ((action ~ '^[a-z]+(\.[a-zA-Z]+)+$'::text)),
  constraint journal_details_check CHECK (((jsonb_typeof(details) = 'object'::text) AND (length((details)::text) <= 10000))),
  constraint journal_hash_check CHECK ((length(hash) = 32)),
  constraint journal_id_check CHECK ((id > 0)),
  constraint journal_subject_check CHECK ((subject ~ '^[a-z]+:[^[:space:]]{1,200}$'::text)),
  constraint journal_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operator.operators(id),
  constraint journal_pkey PRIMARY KEY (id)
);
CREATE INDEX journal_action ON operator.journal USING btree (action text_pattern_ops, id DESC);
CREATE INDEX journal_at ON operator.journal USING btree (at);
CREATE INDEX journal_member ON operator.journal USING btree (((details ->> 'member'::text)), id DESC) WHERE ((details ->> 'member'::text) IS NOT NULL);
CREATE INDEX journal_operator ON operator.journal USING btree (operator_id, id DESC);
CREATE INDEX journal_subject ON operator.journal USING btree (subject, id DESC);

create table operator.journal_head (
  singleton boolean not null default true,
  id bigint not null default 0,
  hash bytea not null default '\x'::bytea,
  constraint journal_head_singleton_check CHECK (singleton),
  constraint journal_head_pkey PRIMARY KEY (singleton)
);

create table operator.journal_seals (
  entry_id bigint not null,
  hash bytea not null,
  mac bytea not null,
  at timestamp with time zone not null default clock_timestamp(),
  constraint journal_seals_pkey PRIMARY KEY (entry_id)
);

create table operator.journal_verified (
  singleton boolean not null default true,
  at timestamp with time zone,
  entries bigint not null default 0,
  problems integer not null default 0,
  constraint journal_verified_singleton_check CHECK (singleton),
  constraint journal_verified_pkey PRIMARY KEY (singleton)
);

create table operator.operators (
  id bigint not null generated always as identity,
  account text not null,
  name text not null,
  password_hash text not null,
  status text not null default 'active'::text,
  created_at timestamp with time zone not null default clock_timestamp(),
  roles text[] not null default '{}'::text[],
  password_default boolean not null default false,
  factor bytea,
  factor_since timestamp with time zone,
  factor_step bigint,
  constraint operators_account_check CHECK ((account = lower(account))),
  constraint operators_check CHECK (((factor IS NULL) = (factor_since IS NULL))),
  constraint operators_roles_check CHECK ((roles <@ ARRAY['support'::text, 'cashier'::text, 'compliance'::text, 'auditor'::text, 'admin'::text])),
  constraint operators_status_check CHECK ((status = ANY (ARRAY['active'::text, 'disabled'::text]))),
  constraint operators_pkey PRIMARY KEY (id),
  constraint operators_account_key UNIQUE (account)
);

create table operator.sessions (
  id bigint not null generated always as identity,
  token_hash bytea not null,
  operator_id bigint not null,
  ip inet not null,
  device text not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  seen_at timestamp with time zone not null default clock_timestamp(),
  ended_at timestamp with time zone,
  ended_why text,
  constraint sessions_check CHECK (((ended_at IS NULL) = (ended_why IS NULL))),
  constraint sessions_ended_why_check CHECK ((ended_why = ANY (ARRAY['logout'::text, 'idle'::text, 'expired'::text, 'revoked'::text]))),
  constraint sessions_token_hash_check CHECK ((length(token_hash) = 32)),
  constraint sessions_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operator.operators(id),
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX sessions_from ON operator.sessions USING btree (operator_id, ip, created_at);
CREATE INDEX sessions_open ON operator.sessions USING btree (operator_id) WHERE (ended_at IS NULL);

create table operator.tickets (
  hash bytea not null,
  operator_id bigint not null,
  step text not null,
  secret bytea,
  tries integer not null default 0,
  created_at timestamp with time zone not null default clock_timestamp(),
  used_at timestamp with time zone,
  constraint tickets_check CHECK (((secret IS NULL) OR (step = 'enrol'::text))),
  constraint tickets_hash_check CHECK ((length(hash) = 32)),
  constraint tickets_step_check CHECK ((step = ANY (ARRAY['enrol'::text, 'code'::text]))),
  constraint tickets_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operator.operators(id),
  constraint tickets_pkey PRIMARY KEY (hash)
);
CREATE INDEX tickets_created ON operator.tickets USING btree (created_at);
CREATE INDEX tickets_operator ON operator.tickets USING btree (operator_id);

create view operator.open_sessions as
 SELECT s.id,
    s.token_hash,
    s.operator_id,
    s.seen_at,
    o.account,
    o.name,
    o.roles,
    o.password_default
   FROM operator.sessions s
     JOIN operator.operators o ON o.id = s.operator_id
  WHERE s.ended_at IS NULL AND o.status = 'active'::text AND s.seen_at > (clock_timestamp() - '00:30:00'::interval) AND s.created_at > (clock_timestamp() - '12:00:00'::interval);

CREATE OR REPLACE FUNCTION operator.append_journal(p_operator bigint, p_account text, p_session bigint, p_ip inet, p_action text, p_subject text, p_details jsonb)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
declare
  head operator.journal_head;
  entry operator.journal;
begin
  perform pg_advisory_xact_lock(hashtextextended('operator.journal', 0));
  select * into strict head from operator.journal_head;
  entry.id := head.id + 1;
  entry.at := clock_timestamp();
  entry.operator_id := p_operator;
  entry.account := p_account;
  entry.session_id := p_session;
  entry.ip := p_ip;
  entry.action := p_action;
  entry.subject := p_subject;
  entry.details := p_details;
  entry.previous := head.hash;
  entry.hash := operator.journal_hash(entry);
  insert into operator.journal select entry.*;
  update operator.journal_head set id = entry.id, hash = entry.hash;
  return entry.id;
end
$function$
;

CREATE OR REPLACE FUNCTION operator.journal_hash(p operator.journal)
 RETURNS bytea
 LANGUAGE sql
 STABLE
AS $function$
  select sha256(p.previous || convert_to(jsonb_build_array(p.id, (extract(epoch from p.at) * 1000000)::bigint, p.operator_id, p.account, p.session_id,
    p.ip::text, p.action, p.subject, p.details)::text, 'UTF8'))
$function$
;

CREATE OR REPLACE FUNCTION operator.keep_admin()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock(hashtextextended('operator.keep_admin', 0));
  if not exists (select from operator.operators o where o.id <> old.id and o.status = 'active' and 'admin' = any (o.roles)) then
    raise exception 'the last admin stays' using errcode = 'OP001';
  end if;
  return new;
end
$function$
;

CREATE OR REPLACE FUNCTION operator.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% is never changed', tg_table_name using errcode = 'restrict_violation';
end
$function$
;

CREATE OR REPLACE FUNCTION operator.verify_journal()
 RETURNS TABLE(entry_id bigint, problem text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
  with chain as (
    select j.id, j.previous, j.hash, operator.journal_hash(j) as expected,
      lag(j.id, 1, 0::bigint) over w as id_before, lag(j.hash, 1, ''::bytea) over w as hash_before
    from operator.journal j window w as (order by j.id)
  )
  select id, case when id <> id_before + 1 then 'missing' when previous <> hash_before then 'broken' else 'changed' end
  from chain where id <> id_before + 1 or previous <> hash_before or hash <> expected
  union all
  select coalesce(h.id, 0), 'head'
  from (values (true)) one
  left join operator.journal_head h on true
  left join (select j.id, j.hash from operator.journal j order by j.id desc limit 1) l on true
  where h.id is distinct from coalesce(l.id, 0) or h.hash is distinct from coalesce(l.hash, '')
$function$
;

CREATE TRIGGER journal_fixed BEFORE DELETE OR UPDATE OR TRUNCATE ON operator.journal FOR EACH STATEMENT EXECUTE FUNCTION operator.refuse_change();
CREATE TRIGGER journal_guard BEFORE INSERT ON operator.journal FOR EACH STATEMENT WHEN ((CURRENT_USER <> 'tucano_journal'::name)) EXECUTE FUNCTION operator.refuse_change();
CREATE TRIGGER journal_head_fixed BEFORE INSERT OR DELETE OR TRUNCATE ON operator.journal_head FOR EACH STATEMENT EXECUTE FUNCTION operator.refuse_change();
CREATE TRIGGER journal_head_guard BEFORE UPDATE ON operator.journal_head FOR EACH STATEMENT WHEN ((CURRENT_USER <> 'tucano_journal'::name)) EXECUTE FUNCTION operator.refuse_change();
CREATE TRIGGER journal_seals_fixed BEFORE DELETE OR UPDATE OR TRUNCATE ON operator.journal_seals FOR EACH STATEMENT EXECUTE FUNCTION operator.refuse_change();
CREATE TRIGGER operators_keep_admin BEFORE UPDATE OF roles, status ON operator.operators FOR EACH ROW WHEN (((old.status = 'active'::text) AND ('admin'::text = ANY (old.roles)) AND ((new.status <> 'active'::text) OR (NOT ('admin'::text = ANY (new.roles)))))) EXECUTE FUNCTION operator.keep_admin();

grant delete, insert, select on operator.tickets to tucano_app;
grant delete, insert, select, update on operator.claims to tucano_app;
grant execute on function operator.append_journal(bigint,text,bigint,inet,text,text,jsonb) to tucano_app;
grant execute on function operator.verify_journal() to tucano_app;
grant insert, select on operator.journal_seals to tucano_app;
grant insert, select on operator.operators to tucano_app;
grant insert, select on operator.sessions to tucano_app;
grant select on operator.journal to tucano_app;
grant select on operator.journal_head to tucano_app;
grant select on operator.open_sessions to tucano_app;
grant select, update on operator.journal_verified to tucano_app;

-- platform ------------------------------------------------------------------------------------------------------

create table platform.letters (
  id bigint not null generated always as identity,
  created_at timestamp with time zone not null default clock_timestamp(),
  channel text not null,
  recipient text not null,
  purpose text not null,
  asker text not null,
  subject text not null default ''::text,
  body text not null,
  state text not null default 'queued'::text,
  attempts integer not null default 0,
  due_at timestamp with time zone not null default clock_timestamp(),
  until timestamp with time zone not null,
  provider_id text,
  problem text,
  budget text not null default 'stranger'::text,
  constraint letters_budget_check CHECK ((budget = ANY (ARRAY['stranger'::text, 'known'::text, 'warning'::text]))),
  constraint letters_channel_check CHECK ((channel = ANY (ARRAY['sms'::text, 'email'::text]))),
  constraint letters_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'sent'::text, 'delivered'::text, 'failed'::text, 'withheld'::text]))),
  constraint letters_pkey PRIMARY KEY (id)
);
CREATE INDEX letters_asker ON platform.letters USING btree (asker, created_at);
CREATE INDEX letters_created ON platform.letters USING btree (channel, created_at);
CREATE INDEX letters_due ON platform.letters USING btree (due_at) WHERE (state = 'queued'::text);
CREATE INDEX letters_provider ON platform.letters USING btree (provider_id) WHERE (provider_id IS NOT NULL);
CREATE INDEX letters_recipient ON platform.letters USING btree (recipient, created_at);

create table platform.listeners (
  name text not null,
  xid xid8 not null default '0'::xid8,
  posting_id bigint not null default 0,
  constraint listeners_pkey PRIMARY KEY (name)
);

create table platform.migrations (
  name text not null,
  hash text not null,
  at timestamp with time zone not null default clock_timestamp(),
  constraint migrations_pkey PRIMARY KEY (name)
);

create table platform.outbox (
  id bigint not null generated always as identity,
  xid xid8 not null default pg_current_xact_id(),
  at timestamp with time zone not null default clock_timestamp(),
  name text not null,
  member_id bigint,
  payload jsonb not null,
  conversation_id bigint,
  audience text,
  constraint outbox_audience_check CHECK ((audience = ANY (ARRAY['room'::text, 'operators'::text]))),
  constraint outbox_one_audience CHECK ((num_nonnulls(member_id, conversation_id, audience) <= 1)),
  constraint outbox_pkey PRIMARY KEY (id)
);
CREATE INDEX outbox_at ON platform.outbox USING brin (at);
CREATE INDEX outbox_order ON platform.outbox USING btree (xid, id);

create table platform.outbox_swept (
  singleton boolean not null default true,
  xid xid8 not null default '0'::xid8,
  id bigint not null default 0,
  constraint outbox_swept_singleton_check CHECK (singleton),
  constraint outbox_swept_pkey PRIMARY KEY (singleton)
);

create table platform.seeds (
  subject text not null,
  slug text not null,
  constraint seeds_pkey PRIMARY KEY (subject, slug)
);

CREATE OR REPLACE FUNCTION platform.announce_outbox()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  notify outbox;
  return null;
end
$function$
;

CREATE TRIGGER outbox_announce AFTER INSERT ON platform.outbox FOR EACH STATEMENT EXECUTE FUNCTION platform.announce_outbox();

grant delete, insert, select on platform.outbox to tucano_app;
grant delete, insert, select, update on platform.letters to tucano_app;
grant insert, select on platform.seeds to tucano_app;
grant insert, select, update on platform.listeners to tucano_app;
grant select on platform.migrations to tucano_app;
grant select, update on platform.outbox_swept to tucano_app;

-- session -------------------------------------------------------------------------------------------------------

create table session.attempts (
  id bigint not null generated always as identity,
  at timestamp with time zone not null default clock_timestamp(),
  account text not null,
  member_id bigint,
  ip inet not null,
  country text,
  device text not null,
  way text not null,
  outcome text not null,
  constraint attempts_outcome_check CHECK ((outcome = ANY (ARRAY['in'::text, 'wrong'::text, 'captcha'::text, 'second'::text, 'blocked'::text, 'closed'::text]))),
  constraint attempts_pkey PRIMARY KEY (id)
);
CREATE INDEX attempts_at ON session.attempts USING brin (at);
CREATE INDEX attempts_member ON session.attempts USING btree (member_id, id) WHERE (member_id IS NOT NULL);

create table session.captchas (
  id uuid not null default gen_random_uuid(),
  kind text not null,
  answer text not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  tries integer not null default 0,
  passed_at timestamp with time zone,
  used_at timestamp with time zone,
  network text,
  constraint captchas_kind_check CHECK ((kind = ANY (ARRAY['image'::text, 'slider'::text, 'work'::text]))),
  constraint captchas_pkey PRIMARY KEY (id)
);
CREATE INDEX captchas_created ON session.captchas USING btree (created_at);
CREATE INDEX captchas_network ON session.captchas USING btree (network, created_at);

create table session.codes (
  id bigint not null generated always as identity,
  purpose text not null,
  target text not null,
  hash bytea not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  tries integer not null default 0,
  used_at timestamp with time zone,
  browser bytea,
  network text,
  constraint codes_pkey PRIMARY KEY (id)
);
CREATE INDEX codes_created ON session.codes USING btree (created_at);
CREATE INDEX codes_target ON session.codes USING btree (target, purpose, id DESC);

create table session.devices (
  id bigint not null generated always as identity,
  member_id bigint not null,
  token_hash bytea not null,
  name text not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  seen_at timestamp with time zone not null default clock_timestamp(),
  constraint devices_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint devices_pkey PRIMARY KEY (id),
  constraint devices_member_id_token_hash_key UNIQUE (member_id, token_hash)
);
CREATE INDEX devices_token ON session.devices USING btree (token_hash);

create table session.failures (
  key text not null,
  since timestamp with time zone not null default clock_timestamp(),
  tries integer not null,
  wrong integer not null default 0,
  constraint failures_pkey PRIMARY KEY (key)
);
CREATE INDEX failures_since ON session.failures USING btree (since);

create table session.free_plays (
  random_hash bytea not null,
  used_at timestamp with time zone not null default clock_timestamp(),
  constraint free_plays_pkey PRIMARY KEY (random_hash)
);

create table session.keys (
  kid text not null,
  private_jwk jsonb not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint keys_pkey PRIMARY KEY (kid)
);

create table session.links (
  token_hash bytea not null,
  member_id bigint not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  used_at timestamp with time zone,
  constraint links_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint links_pkey PRIMARY KEY (token_hash)
);

create table session.networks (
  member_id bigint not null,
  network text not null,
  seen_at timestamp with time zone not null default clock_timestamp(),
  constraint networks_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint networks_pkey PRIMARY KEY (member_id, network)
);

create table session.second_factors (
  id uuid not null default gen_random_uuid(),
  member_id bigint not null,
  way text not null,
  ip inet not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  tries integer not null default 0,
  used_at timestamp with time zone,
  constraint second_factors_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint second_factors_pkey PRIMARY KEY (id)
);

create table session.sessions (
  id bigint not null generated always as identity,
  token_hash bytea not null,
  member_id bigint not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  seen_at timestamp with time zone not null default clock_timestamp(),
  ended_at timestamp with time zone,
  ended_why text,
  ip inet not null,
  device_id bigint,
  device text not null default ''::text,
  country text,
  way text not null default 'username'::text,
  constraint sessions_check CHECK (((ended_at IS NULL) = (ended_why IS NULL))),
  constraint sessions_ended_why_check CHECK ((ended_why = ANY (ARRAY['logout'::text, 'replaced'::text, 'idle'::text, 'expired'::text, 'revoked'::text]))),
  constraint sessions_device_id_fkey FOREIGN KEY (device_id) REFERENCES session.devices(id) ON DELETE SET NULL,
  constraint sessions_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX sessions_member ON session.sessions USING btree (member_id, id);
CREATE INDEX sessions_open ON session.sessions USING btree (member_id) WHERE (ended_at IS NULL);

CREATE OR REPLACE FUNCTION session.open_session(in_member bigint, in_token bytea, in_way text, in_single boolean, in_ip inet, in_country text, in_device text, in_browser bytea DEFAULT NULL::bytea, in_network text DEFAULT NULL::text)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
declare
  entered record;
  browser bigint;
begin
  select account, first_login_at is null as first_time into strict entered from member.members where id = in_member for update;
  if in_browser is not null then
    insert into session.devices as d (member_id, token_hash, name) values (in_member, in_browser, in_device)
    on conflict (member_id, token_hash) do update set seen_at = clock_timestamp(), name = excluded.name
    returning d.id into browser;
    insert into session.networks (member_id, network) values (in_member, in_network)
    on conflict (member_id, network) do update set seen_at = clock_timestamp();
    insert into session.attempts (account, member_id, ip, country, device, way, outcome)
    values (entered.account, in_member, in_ip, in_country, in_device, in_way, 'in');
  end if;
  if in_single then
    with ended as (
      update session.sessions set ended_at = clock_timestamp(), ended_why = 'replaced' where member_id = in_member and ended_at is null returning id
    )
    insert into platform.outbox (name, member_id, payload)
    select 'session.ended', in_member, jsonb_build_object('sessionId', id::text, 'why', 'replaced') from ended;
  end if;
  insert into session.sessions (token_hash, member_id, ip, country, device, device_id, way)
  values (in_token, in_member, in_ip, in_country, in_device, browser, in_way);
  perform limits.begin_session(in_member);
  if entered.first_time then
    update member.members set first_login_at = clock_timestamp() where id = in_member;
  end if;
  return entered.first_time;
end
$function$
;

grant delete, insert, select on session.attempts to tucano_app;
grant delete, insert, select on session.free_plays to tucano_app;
grant delete, insert, select on session.keys to tucano_app;
grant delete, insert, select, update on session.captchas to tucano_app;
grant delete, insert, select, update on session.codes to tucano_app;
grant delete, insert, select, update on session.devices to tucano_app;
grant delete, insert, select, update on session.failures to tucano_app;
grant delete, insert, select, update on session.links to tucano_app;
grant delete, insert, select, update on session.second_factors to tucano_app;
grant execute on function session.open_session(bigint,bytea,text,boolean,inet,text,text,bytea,text) to tucano_app;
grant insert, select, update on session.networks to tucano_app;
grant insert, select, update on session.sessions to tucano_app;

-- site ----------------------------------------------------------------------------------------------------------

create table site.state (
  singleton boolean not null default true,
  maintenance boolean not null default false,
  changed_at timestamp with time zone not null default clock_timestamp(),
  constraint state_singleton_check CHECK (singleton),
  constraint state_pkey PRIMARY KEY (singleton)
);

grant select, update on site.state to tucano_app;

-- studios -------------------------------------------------------------------------------------------------------

create table studios.hands (
  round_id uuid not null,
  member_id bigint not null,
  account_id bigint not null,
  game text not null,
  vendor text not null,
  maths_id bigint not null,
  seed_id bigint not null,
  nonce integer not null,
  moves jsonb not null,
  pool bigint,
  stake bigint not null,
  began_at timestamp with time zone not null default clock_timestamp(),
  touched_at timestamp with time zone not null default clock_timestamp(),
  ends_at timestamp with time zone,
  constraint hands_moves_check CHECK ((jsonb_typeof(moves) = 'array'::text)),
  constraint hands_maths_id_fkey FOREIGN KEY (maths_id) REFERENCES fairness.maths(id),
  constraint hands_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint hands_pkey PRIMARY KEY (round_id),
  constraint hands_member_id_game_key UNIQUE (member_id, game)
);
CREATE INDEX hands_ends ON studios.hands USING btree (ends_at) WHERE (ends_at IS NOT NULL);
CREATE INDEX hands_touched ON studios.hands USING btree (touched_at);

grant delete, insert, select, update on studios.hands to tucano_app;

-- support -------------------------------------------------------------------------------------------------------

create table support.articles (
  slug text not null,
  category text not null,
  position integer not null,
  title text not null,
  content text not null,
  constraint articles_pkey PRIMARY KEY (slug)
);
CREATE INDEX articles_category ON support.articles USING btree (category, "position");

create table support.conversations (
  id bigint not null generated always as identity,
  member_id bigint,
  vip boolean not null default false,
  country text,
  language text not null,
  state text not null default 'new'::text,
  operator_id bigint,
  created_at timestamp with time zone not null default clock_timestamp(),
  waiting_since timestamp with time zone,
  last_at timestamp with time zone not null default clock_timestamp(),
  closed_at timestamp with time zone,
  closed_by text,
  customer_read bigint not null default 0,
  operator_read bigint not null default 0,
  stars smallint,
  comment text,
  constraint conversations_check CHECK ((((state = 'closed'::text) = (closed_at IS NOT NULL)) AND ((state = 'closed'::text) = (closed_by IS NOT NULL)))),
  constraint conversations_check1 CHECK (((state <> 'taken'::text) OR (operator_id IS NOT NULL))),
  constraint conversations_check2 CHECK (((state <> ALL (ARRAY['waiting'::text, 'taken'::text])) OR (waiting_since IS NOT NULL))),
  constraint conversations_check3 CHECK (((stars IS NULL) OR (state = 'closed'::text))),
  constraint conversations_closed_by_check CHECK ((closed_by = ANY (ARRAY['customer'::text, 'operator'::text, 'system'::text]))),
  constraint conversations_comment_check CHECK ((length(comment) <= 500)),
  constraint conversations_stars_check CHECK (((stars >= 1) AND (stars <= 5))),
  constraint conversations_state_check CHECK ((state = ANY (ARRAY['new'::text, 'waiting'::text, 'taken'::text, 'closed'::text]))),
  constraint conversations_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint conversations_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operator.operators(id),
  constraint conversations_pkey PRIMARY KEY (id)
);
CREATE INDEX conversations_idle ON support.conversations USING btree (last_at) WHERE (closed_at IS NULL);
CREATE UNIQUE INDEX conversations_open ON support.conversations USING btree (member_id) WHERE (closed_at IS NULL);
CREATE INDEX conversations_queue ON support.conversations USING btree (vip DESC, waiting_since, id) WHERE (state = ANY (ARRAY['waiting'::text, 'taken'::text]));

create table support.feedback (
  id uuid not null,
  reference text not null,
  at timestamp with time zone not null default clock_timestamp(),
  topic text not null,
  content text not null,
  email text,
  network text,
  constraint feedback_content_check CHECK ((length(content) <= 6000)),
  constraint feedback_email_check CHECK ((length(email) <= 120)),
  constraint feedback_reference_check CHECK ((reference ~ '^[0-9A-Z]{4}-[0-9A-Z]{4}$'::text)),
  constraint feedback_pkey PRIMARY KEY (id),
  constraint feedback_reference_key UNIQUE (reference)
);
CREATE INDEX feedback_at ON support.feedback USING btree (at DESC);
CREATE INDEX feedback_network ON support.feedback USING btree (network, at) WHERE (network IS NOT NULL);

create table support.messages (
  id bigint not null generated always as identity,
  conversation_id bigint not null,
  writer text not null,
  operator_id bigint,
  client_id uuid not null,
  text text not null,
  at timestamp with time zone not null default clock_timestamp(),
  constraint messages_check CHECK (((writer = 'operator'::text) = (operator_id IS NOT NULL))),
  constraint messages_text_check CHECK (((length(text) >= 1) AND (length(text) <= 2000))),
  constraint messages_writer_check CHECK ((writer = ANY (ARRAY['customer'::text, 'operator'::text]))),
  constraint messages_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES support.conversations(id),
  constraint messages_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operator.operators(id),
  constraint messages_pkey PRIMARY KEY (id),
  constraint messages_conversation_id_client_id_key UNIQUE (conversation_id, client_id)
);
CREATE INDEX messages_conversation ON support.messages USING btree (conversation_id, id);

create table support.passes (
  hash bytea not null,
  member_id bigint,
  vip boolean not null default false,
  created_at timestamp with time zone not null default clock_timestamp(),
  used_at timestamp with time zone,
  constraint passes_check CHECK (((member_id IS NOT NULL) OR (NOT vip))),
  constraint passes_hash_check CHECK ((length(hash) = 32)),
  constraint passes_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint passes_pkey PRIMARY KEY (hash)
);
CREATE INDEX passes_created ON support.passes USING btree (created_at);

create table support.replies (
  slug text not null,
  position integer not null,
  title text not null,
  text text not null,
  constraint replies_text_check CHECK (((length(text) >= 1) AND (length(text) <= 2000))),
  constraint replies_pkey PRIMARY KEY (slug)
);

create table support.tokens (
  hash bytea not null,
  conversation_id bigint not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint tokens_hash_check CHECK ((length(hash) = 32)),
  constraint tokens_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES support.conversations(id) ON DELETE CASCADE,
  constraint tokens_pkey PRIMARY KEY (hash)
);
CREATE INDEX tokens_conversation ON support.tokens USING btree (conversation_id);

grant delete, insert, select on support.conversations to tucano_app;
grant delete, insert, select on support.passes to tucano_app;
grant delete, insert, select on support.tokens to tucano_app;
grant delete, insert, select, update on support.articles to tucano_app;
grant insert, select on support.feedback to tucano_app;
grant insert, select on support.messages to tucano_app;
grant insert, select on support.replies to tucano_app;

-- transfers -----------------------------------------------------------------------------------------------------

create table transfers.transfers (
  id bigint not null generated always as identity,
  member_id bigint not null,
  upline_id bigint not null,
  transfer_id uuid not null,
  amount bigint not null,
  currency text not null,
  day date not null,
  posting_id bigint not null,
  at timestamp with time zone not null default clock_timestamp(),
  constraint transfers_amount_check CHECK ((amount > 0)),
  constraint transfers_check CHECK ((member_id <> upline_id)),
  constraint transfers_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint transfers_upline_id_fkey FOREIGN KEY (upline_id) REFERENCES member.members(id),
  constraint transfers_pkey PRIMARY KEY (id),
  constraint transfers_member_id_transfer_id_key UNIQUE (member_id, transfer_id)
);
CREATE INDEX transfers_day ON transfers.transfers USING btree (member_id, day);
CREATE INDEX transfers_member ON transfers.transfers USING btree (member_id, id);

grant insert, select on transfers.transfers to tucano_app;

-- vendors -------------------------------------------------------------------------------------------------------

create table vendors.health (
  vendor text not null,
  failures integer not null default 0,
  checked_at timestamp with time zone not null default clock_timestamp(),
  constraint health_vendor_fkey FOREIGN KEY (vendor) REFERENCES lobby.vendors(code),
  constraint health_pkey PRIMARY KEY (vendor)
);

create table vendors.integrations (
  vendor text not null,
  shape text not null,
  api_url text not null,
  public_key text,
  our_public_key text not null,
  our_private_key bytea not null,
  secret bytea,
  added_at timestamp with time zone not null default clock_timestamp(),
  constraint integrations_api_url_check CHECK ((api_url ~ '^https?://'::text)),
  constraint integrations_check CHECK ((((shape = 'canonical'::text) = (public_key IS NOT NULL)) AND ((public_key IS NULL) = (secret IS NOT NULL)))),
  constraint integrations_shape_check CHECK ((shape = ANY (ARRAY['canonical'::text, 'gap'::text, 'pg'::text]))),
  constraint integrations_vendor_fkey FOREIGN KEY (vendor) REFERENCES lobby.vendors(code),
  constraint integrations_pkey PRIMARY KEY (vendor)
);

create table vendors.players (
  vendor text not null,
  pseudonym text not null,
  member_id bigint not null,
  account_id bigint not null,
  currency text not null,
  constraint players_pseudonym_check CHECK ((pseudonym ~ '^[\w-]{16,64}$'::text)),
  constraint players_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint players_vendor_fkey FOREIGN KEY (vendor) REFERENCES lobby.vendors(code),
  constraint players_pkey PRIMARY KEY (vendor, pseudonym),
  constraint players_vendor_member_id_key UNIQUE (vendor, member_id)
);

create table vendors.rounds (
  vendor text not null,
  round text not null,
  member_id bigint not null,
  round_id uuid not null,
  constraint rounds_pkey PRIMARY KEY (vendor, round, member_id)
);

create table vendors.transactions (
  vendor text not null,
  id text not null,
  kind text,
  member_id bigint,
  round_id uuid,
  reference text,
  amount bigint not null default 0,
  hash bigint not null,
  posting_id bigint,
  undone_by text,
  at timestamp with time zone not null default clock_timestamp(),
  constraint transactions_kind_check CHECK ((kind = ANY (ARRAY['bet'::text, 'win'::text, 'rollback'::text]))),
  constraint transactions_pkey PRIMARY KEY (vendor, id)
);
CREATE INDEX transactions_round ON vendors.transactions USING btree (round_id);

create view vendors.tokens as
 SELECT token_hash,
    member_id,
    game_id,
    at < (clock_timestamp() - '12:00:00'::interval) OR (EXISTS ( SELECT
           FROM session.sessions s
          WHERE s.id = l.session_id AND (s.ended_why = ANY (ARRAY['logout'::text, 'replaced'::text, 'revoked'::text])))) AS expired
   FROM lobby.launches l;

CREATE OR REPLACE FUNCTION vendors.act(p_acts json)
 RETURNS TABLE(n bigint, verdict text, pseudonym text, currency text, balance bigint)
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog'
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
#variable_conflict use_column
declare
  j record;
  step record;
  taken bigint[];
  posted bigint[];
  ended uuid[];
begin
  -- Whatever happens to a player happens one after the other. Whoever asks names players in one order, so that nobody waits in a circle.
  perform from json_to_recordset(p_acts) as t(vendor text, pseudonym text)
  cross join lateral (select from vendors.players p where p.vendor = t.vendor and p.pseudonym = t.pseudonym for no key update) locked;
  select array_agg(q.n::integer) as ns, array_agg(q.kind) as kinds, array_agg(q.vendor) as vendors, array_agg(q.pseudonym) as pseudonyms, array_agg(q.id) as ids,
    array_agg(q.reference) as refs, array_agg(q.round) as rounds, array_agg(q.amount) as amounts, array_agg(q.closed) as closeds, array_agg(q.hash) as hashes,
    array_agg(q.game) as games, array_agg(q.product) as products, array_agg(q.member_id) as members, array_agg(q.account_id) as accounts,
    array_agg(q.currency) as currencies, array_agg(q.verdict) as verdicts, array_agg(q.state) as states,
    array_agg(case when q.state in ('open', 'settled') then q.round_id else q.new_round end) as round_ids
  into j from (
    select t.n, t.kind, t.vendor, t.pseudonym, t.id, t.reference, t.round, t.amount, t.closed, t.hash, t.game, t.new_round,
      g.game_type as product, p.member_id, p.account_id, p.currency, r.round_id, b.state,
      case
        when k.undone_by is not null then 'transaction.undone'
        when k.hash is not null then case when k.kind = t.kind and k.hash = t.hash then 'replayed' else 'transaction.conflict' end
        when t.kind = 'win' then case
          when f.undone_by is not null then 'transaction.undone'
          when b.state is null or (t.reference is not null and (f.kind is distinct from 'bet' or f.round_id <> r.round_id)) then 'transaction.unknown'
          when b.state = 'void' then 'transaction.undone'
          when t.currency <> p.currency then 'currency.wrong'
          else 'done' end
        when t.kind = 'bet' and v.state = 'off' then 'vendor.off'
        when coalesce(g.state, 'off') = 'off' then 'game.unknown'
        when t.kind = 'bet' and (v.state <> 'open' or g.state <> 'open') then 'game.maintenance'
        when p.member_id is null or (t.resent is not true and (l.member_id is distinct from p.member_id or l.game_id <> g.id)) then 'token.invalid'
        when t.currency <> p.currency then 'currency.wrong'
        when t.resent is not true and l.expired then 'token.expired'
        when m.status <> 'active' or m.trial_until <= clock_timestamp() or a.closed_at is not null then 'user.disabled'
        when t.kind = 'bet' and b.state = 'settled' then 'round.closed'
        when t.kind = 'bet' and s.verdict is not null then 'play.limited'
        when t.kind = 'bet' and a.balance < t.amount then 'balance.insufficient'
        else 'done'
      end as verdict
    from rows from (json_to_recordset(p_acts) as (kind text, vendor text, pseudonym text, id text, reference text, round text, amount bigint, closed boolean,
      hash bigint, game text, currency text, token text, resent boolean, round_id uuid)) with ordinality
      as t(kind, vendor, pseudonym, id, reference, round, amount, closed, hash, game, currency, token, resent, new_round, n)
    left join lateral (select k.kind, k.hash, k.undone_by from vendors.transactions k where k.vendor = t.vendor and k.id = t.id offset 0) k on true
    left join lateral (select p.* from vendors.players p where p.vendor = t.vendor and p.pseudonym = t.pseudonym offset 0) p on true
    left join lateral (select a.balance, a.closed_at from ledger.accounts a where a.id = p.account_id offset 0) a on true
    left join lateral (select m.status, m.trial_until from member.members m where m.id = p.member_id and t.kind <> 'win' offset 0) m on true
    left join lateral (select limits.verdict(s, t.amount, ledger.clock()) as verdict from limits.standing s where s.member_id = p.member_id and t.kind = 'bet' offset 0) s on true
    left join lateral (select v.state from lobby.vendors v where v.code = t.vendor and t.kind = 'bet' offset 0) v on true
    left join lateral (select g.id, g.state, g.game_type from lobby.games g where g.vendor = t.vendor and g.code = t.game and t.kind <> 'win' offset 0) g on true
    left join lateral (select l.* from vendors.tokens l where l.token_hash = decode(t.token, 'hex') and t.kind <> 'win' offset 0) l on true
    left join lateral (select r.round_id from vendors.rounds r where r.vendor = t.vendor and r.round = t.round and r.member_id = p.member_id offset 0) r on true
    left join lateral (select b.state from betting.rounds b where b.id = r.round_id offset 0) b on true
    left join lateral (
      select f.kind, f.round_id, f.undone_by from vendors.transactions f where f.vendor = t.vendor and f.id = t.reference and t.kind = 'win' offset 0
    ) f on true
    order by t.n offset 0
  ) q;
  if 'done' = any (j.verdicts) then
    select array_agg(x.n) as ns, array_agg(x.kind) as kinds, array_agg(x.round_id) as rounds, array_agg(x.id) as keys, array_agg(x.account) as accounts,
      array_agg(x.amount) as amounts, array_agg(x.product) as products, array_agg(x.vendor) as vendors, array_agg(x.game) as games
    into step from (
      select t.n, s.kind, t.round_id, t.id, t.account, t.amount, t.product, t.vendor, t.game
      from unnest(j.ns, j.kinds, j.verdicts, j.states, j.round_ids, j.ids, j.accounts, j.amounts, j.closeds, j.products, j.vendors, j.games)
        t(n, kind, verdict, state, round_id, id, account, amount, closed, product, vendor, game),
        lateral (values (case when t.kind = 'bet' then case t.state when 'open' then 'raise' else 'place' end when t.kind = 'win' and t.amount > 0 then 'pay' end),
          (case when t.kind = 'win' and t.closed and t.state = 'open' then 'settle' end)) s(kind)
      where t.verdict = 'done' and s.kind is not null
    ) x;
    if step.ns is not null then
      taken := array(select t.posting_id from betting.take_steps(step.rounds, step.kinds, step.keys, step.accounts, step.amounts, step.products, step.vendors, step.games) t order by t.n);
      for nth in 1 .. cardinality(taken) loop
        if step.kinds[nth] <> 'settle' then
          posted[step.ns[nth]] := taken[nth];
        end if;
      end loop;
    end if;
    insert into vendors.rounds as r (vendor, round, member_id, round_id)
    select t.vendor, t.round, t.member, t.round_id
    from unnest(j.kinds, j.verdicts, j.states, j.vendors, j.rounds, j.members, j.round_ids) t(kind, verdict, state, vendor, round, member, round_id)
    where t.verdict = 'done' and t.kind = 'bet' and t.state is distinct from 'open'
    on conflict (vendor, round, member_id) do update set round_id = excluded.round_id;
    insert into vendors.transactions (vendor, id, kind, member_id, round_id, reference, amount, hash, posting_id)
    select t.vendor, t.id, t.kind, t.member, t.round_id, t.reference, t.amount, t.hash, posted[t.n]
    from unnest(j.ns, j.kinds, j.verdicts, j.vendors, j.ids, j.members, j.round_ids, j.refs, j.amounts, j.hashes)
      t(n, kind, verdict, vendor, id, member, round_id, reference, amount, hash)
    where t.verdict = 'done' and t.kind <> 'balance';
    ended := array(select t.round_id from unnest(j.kinds, j.verdicts, j.closeds, j.round_ids) t(kind, verdict, closed, round_id)
      where t.verdict = 'done' and t.kind = 'bet' and t.closed);
    if cardinality(ended) > 0 then
      perform betting.take_steps(ended, array(select 'settle' from unnest(ended)), null, null, null, null, null, null);
    end if;
  end if;
  return query select t.n::bigint, t.verdict, t.pseudonym, t.currency, a.balance
  from unnest(j.ns, j.verdicts, j.pseudonyms, j.currencies, j.accounts) t(n, verdict, pseudonym, currency, account)
  left join lateral (select a.balance from ledger.accounts a where a.id = t.account offset 0) a on true;
end
$function$
;

CREATE OR REPLACE FUNCTION vendors.act_together(p_acts json)
 RETURNS TABLE(verdict text, pseudonym text, currency text, balance bigint)
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog'
AS $function$
#variable_conflict use_column
declare
  act json;
  got record;
  many integer := 0;
begin
  for act in select * from json_array_elements(p_acts) loop
    if act ->> 'kind' = 'rollback' then
      got := vendors.roll_back(act ->> 'vendor', act ->> 'id', act ->> 'reference', (act ->> 'hash')::bigint);
    else
      select t.verdict, t.pseudonym, t.currency, t.balance into got from vendors.act(json_build_array(act)) t;
    end if;
    if got.verdict not in ('done', 'replayed') and many > 0 then
      raise exception using errcode = 'LG000', message = got.verdict;
    end if;
    many := many + 1;
    exit when got.verdict not in ('done', 'replayed');
  end loop;
  return query select got.verdict, got.pseudonym, got.currency, got.balance;
end
$function$
;

CREATE OR REPLACE FUNCTION vendors.enter(p_vendor text, p_member bigint, p_pseudonym text, p_pocket text, p_currency text)
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog'
AS $function$
declare
  known text;
begin
  insert into vendors.players as p (vendor, pseudonym, member_id, account_id, currency)
  values (p_vendor, p_pseudonym, p_member, ledger.open_account(p_member, p_pocket, p_currency, case p_pocket when 'vendor' then p_vendor end), p_currency)
  on conflict (vendor, member_id) do update set account_id = excluded.account_id, currency = excluded.currency
  returning p.pseudonym into known;
  return known;
end
$function$
;

CREATE OR REPLACE FUNCTION vendors.hear_health(p_vendor text, p_well boolean)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog'
AS $function$
declare
  failed integer;
begin
  insert into vendors.health as h (vendor, failures) values (p_vendor, case when p_well then 0 else 1 end)
  on conflict (vendor) do update set failures = case when p_well then 0 else h.failures + 1 end, checked_at = clock_timestamp()
  returning h.failures into failed;
  -- Only when it changes: every change of the catalogue is told to every page.
  if exists (select from lobby.vendors v where v.code = p_vendor and (v.down_at is not null) <> (failed >= 3)) then
    update lobby.vendors set down_at = case when failed >= 3 then clock_timestamp() end where code = p_vendor;
  end if;
end
$function$
;

CREATE OR REPLACE FUNCTION vendors.roll_back(p_vendor text, p_id text, p_reference text, p_hash bigint, OUT verdict text, OUT pseudonym text, OUT currency text, OUT balance bigint)
 RETURNS record
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog'
 SET enable_seqscan TO 'off'
AS $function$
#variable_conflict use_column
declare
  known vendors.transactions;
  target vendors.transactions;
  undone vendors.transactions;
begin
  select * into known from vendors.transactions t where t.vendor = p_vendor and t.id = p_id;
  select * into target from vendors.transactions t where t.vendor = p_vendor and t.id = p_reference;
  if known.id is not null then
    verdict := case when known.kind = 'rollback' and known.hash = p_hash then 'replayed' else 'transaction.conflict' end;
  elsif target.kind = 'rollback' or p_reference = p_id then
    verdict := 'transaction.unknown';
  else
    verdict := 'done';
    if target.id is null then
      insert into vendors.transactions (vendor, id, hash, undone_by) values (p_vendor, p_reference, 0, p_id);
    elsif target.kind is not null then
      perform from vendors.players p where p.vendor = p_vendor and p.member_id = target.member_id for no key update;
      for undone in
        select t.* from vendors.transactions t
        where t.round_id = target.round_id and t.undone_by is null and (t.id = target.id or (target.kind = 'bet' and t.kind = 'win' and (
          t.reference = target.id or not exists (
            select from vendors.transactions o where o.round_id = target.round_id and o.kind = 'bet' and o.undone_by is null and o.id <> target.id
          ))))
          and exists (select from vendors.transactions n where n.vendor = p_vendor and n.id = target.id and n.undone_by is null)
        order by t.kind = 'bet'
      loop
        if undone.posting_id is not null and exists (select from betting.rounds r where r.id = undone.round_id and r.state <> 'void') then
          perform betting.take_back(undone.round_id, undone.posting_id, undone.id);
        end if;
        update vendors.transactions t set undone_by = p_id where t.vendor = p_vendor and t.id = undone.id;
      end loop;
    end if;
    insert into vendors.transactions (vendor, id, kind, member_id, round_id, reference, hash)
    values (p_vendor, p_id, 'rollback', target.member_id, target.round_id, p_reference, p_hash);
  end if;
  select p.pseudonym, p.currency, a.balance into pseudonym, currency, balance
  from vendors.players p join ledger.accounts a on a.id = p.account_id
  where p.vendor = p_vendor and p.member_id = coalesce(target.member_id, known.member_id);
end
$function$
;

CREATE TRIGGER told AFTER INSERT OR DELETE OR UPDATE ON vendors.integrations FOR EACH STATEMENT EXECUTE FUNCTION lobby.tell_change();

grant execute on function vendors.act(json) to tucano_app;
grant execute on function vendors.act_together(json) to tucano_app;
grant execute on function vendors.enter(text,bigint,text,text,text) to tucano_app;
grant execute on function vendors.hear_health(text,boolean) to tucano_app;
grant execute on function vendors.roll_back(text,text,text,bigint) to tucano_app;
grant insert, select on vendors.transactions to tucano_app;
grant insert, select, update on vendors.health to tucano_app;
grant insert, select, update on vendors.integrations to tucano_app;
grant insert, select, update on vendors.players to tucano_app;
grant insert, select, update on vendors.rounds to tucano_app;
grant select on vendors.tokens to tucano_app;

-- winners -------------------------------------------------------------------------------------------------------

create table winners.wins (
  id bigint not null generated always as identity,
  round_id uuid not null,
  member_id bigint not null,
  vendor text not null,
  game text not null,
  currency text not null,
  stake bigint not null,
  payout bigint not null,
  at timestamp with time zone not null,
  constraint wins_check CHECK ((payout > stake)),
  constraint wins_stake_check CHECK ((stake > 0)),
  constraint wins_pkey PRIMARY KEY (id),
  constraint wins_round_id_key UNIQUE (round_id)
);
CREATE INDEX wins_newest ON winners.wins USING btree (at DESC, id DESC);

grant delete, insert, select on winners.wins to tucano_app;
