-- Many steps at once ------------------------------------------------------------------------------------------------------------------
set local role tucano_ledger;

-- Moves in their order, each a posting of its own: the entries are those that ledger.write_entries would write one posting after the other.
create function ledger.write_moves(p_posting bigint[], p_from bigint[], p_to bigint[], p_amount bigint[], p_reference uuid[])
returns void language plpgsql
set search_path = pg_catalog set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
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
end
$$;

-- Steps of many rounds, each as betting.place, raise, pay or settle (with nothing more to pay) would take it, and all or none. A round is
-- named once, or twice when it is paid and then settled.
create function betting.take_steps(
  p_id uuid[], p_kind text[], p_key text[], p_account bigint[], p_amount bigint[], p_product text[], p_vendor text[], p_game text[]
) returns table (n bigint, posting_id bigint)
language plpgsql security definer
set search_path = pg_catalog set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
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
  if judged.places then
    insert into betting.rounds (id, account_id, member_id, stake, input_hash, placed_at, place_posting_id, product, vendor, game, currency, state)
    select t.id, t.account, t.member, t.amount, 0, now_at, t.posting, t.product, t.vendor, t.game, t.currency, 'open'
    from unnest(postings, p_id, p_kind, p_account, p_amount, p_product, p_vendor, p_game, judged.members, judged.currencies)
      t(posting, id, kind, account, amount, product, vendor, game, member, currency) where t.kind = 'place';
  end if;
  perform ledger.write_moves(postings, judged.froms, judged.tos, judged.amounts, p_id);
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
$$;

revoke execute on function ledger.write_moves, betting.take_steps from public;
grant execute on function betting.take_steps to tucano_app;
reset role;

-- Vendors elsewhere -------------------------------------------------------------------------------------------------------------------

create schema vendors;
grant usage on schema vendors to tucano_app;

-- How we and a vendor talk. Secrets are sealed with the server's own key.
create table vendors.integrations (
  vendor text primary key references lobby.vendors,
  shape text not null check (shape in ('canonical', 'gap', 'pg')),
  -- where the vendor is asked to open a game and whether it is well
  api_url text not null check (api_url ~ '^https?://'),
  -- their key, by which we know them, and the two halves of ours
  public_key text,
  our_public_key text not null,
  our_private_key bytea not null,
  -- what shapes without keys know each other by
  secret bytea,
  added_at timestamptz not null default clock_timestamp(),
  check ((shape = 'canonical') = (public_key is not null) and (public_key is null) = (secret is not null))
);
grant select, insert, update on vendors.integrations to tucano_app;
create trigger told after insert or update or delete on vendors.integrations for each statement execute function lobby.tell_change();

-- How many times in a row a vendor could not be reached. Vendors that are down show as under maintenance until they answer again.
create table vendors.health (
  vendor text primary key references lobby.vendors,
  failures integer not null default 0,
  checked_at timestamptz not null default clock_timestamp()
);
grant select, insert, update on vendors.health to tucano_app;
alter table lobby.vendors add column down_at timestamptz;

-- A member as one vendor knows it: by a name that says nothing, and with the pocket that its games draw on.
create table vendors.players (
  vendor text not null references lobby.vendors,
  pseudonym text not null check (pseudonym ~ '^[\w-]{16,64}$'),
  member_id bigint not null references member.members,
  account_id bigint not null,
  currency text not null,
  primary key (vendor, pseudonym),
  unique (vendor, member_id)
);
grant select, insert, update on vendors.players to tucano_app;

-- A vendor's round is a round of ours. One that was undone altogether makes room for another, when the vendor bets in it again.
create table vendors.rounds (
  vendor text not null,
  round text not null,
  member_id bigint not null,
  round_id uuid not null,
  primary key (vendor, round, member_id)
);
grant select, insert, update on vendors.rounds to tucano_app;

-- What a vendor asked for and got, once and for all by its id. Refusals leave no trace. A row without a kind is a tombstone: whatever comes
-- by that id was undone before it came.
create table vendors.transactions (
  vendor text not null,
  id text not null,
  kind text check (kind in ('bet', 'win', 'rollback')),
  member_id bigint,
  round_id uuid,
  reference text,
  amount bigint not null default 0,
  -- of all fields that matter: the same id with another one is refused
  hash bigint not null,
  -- what moved the money; a win of nothing moved none
  posting_id bigint,
  undone_by text,
  at timestamptz not null default clock_timestamp(),
  primary key (vendor, id)
);
create index transactions_round on vendors.transactions (round_id);
grant select, insert, update (undone_by) on vendors.transactions to tucano_app;

-- Which session a game was opened in: whoever signs out has left its games, too.
alter table lobby.launches add column session_id bigint;

-- Who may play what by a token, and whether for no longer.
create view vendors.tokens as
  select l.token_hash, l.member_id, l.game_id, l.at < clock_timestamp() - interval '12 hours'
    or exists (select from session.sessions s where s.id = l.session_id and s.ended_why in ('logout', 'replaced', 'revoked')) as expired
  from lobby.launches l;
grant select on vendors.tokens to tucano_app;

create function vendors.enter(p_vendor text, p_member bigint, p_pseudonym text, p_pocket text, p_currency text) returns text
language plpgsql set search_path = pg_catalog as $$
declare
  known text;
begin
  insert into vendors.players as p (vendor, pseudonym, member_id, account_id, currency)
  values (p_vendor, p_pseudonym, p_member, ledger.open_account(p_member, p_pocket, p_currency, case p_pocket when 'vendor' then p_vendor end), p_currency)
  on conflict (vendor, member_id) do update set account_id = excluded.account_id, currency = excluded.currency
  returning p.pseudonym into known;
  return known;
end
$$;

-- Bets, wins and questions for the balance, each of another player: judged one by one, and posted together. The verdict is a word of ours,
-- which each shape of vendor says in its own way. What the ledger refuses after all fails the whole call, and whoever asked asks again for
-- fewer. An id that somebody else is using at this very moment is a unique violation, and known the next time.
create function vendors.act(p_acts json) returns table (n bigint, verdict text, pseudonym text, currency text, balance bigint)
language plpgsql set search_path = pg_catalog set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
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
$$;

-- Undoes a bet or a win, or keeps its place when it has not come yet. A bet that is undone has no wins: those that name it go with it, and
-- when no bet is left in a round, all of them.
create function vendors.roll_back(p_vendor text, p_id text, p_reference text, p_hash bigint, out verdict text, out pseudonym text, out currency text, out balance bigint)
language plpgsql set search_path = pg_catalog set enable_seqscan = off as $$
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
$$;

-- What one call asks for at once: all of it, or nothing. The answer is that of the last act, or of the first that is refused.
create function vendors.act_together(p_acts json) returns table (verdict text, pseudonym text, currency text, balance bigint)
language plpgsql set search_path = pg_catalog as $$
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
$$;

-- A vendor could be reached, or not. Three times in a row not is down; once is up again.
create function vendors.hear_health(p_vendor text, p_well boolean) returns void language plpgsql set search_path = pg_catalog as $$
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
$$;

revoke execute on all functions in schema vendors from public;
grant execute on all functions in schema vendors to tucano_app;
