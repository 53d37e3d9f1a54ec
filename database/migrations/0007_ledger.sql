-- Double entry. Every movement of money, chips or points is a posting whose entries sum to zero in each currency. The functions of this
-- schema are the only door: the application may call them and read; the triggers hold even against whoever owns the tables.
do $$
begin
  create role tucano_ledger nologin;
exception
  when duplicate_object or unique_violation then null;
end
$$;
do $$
begin
  execute format('grant tucano_ledger to %I', current_user);
end
$$;

-- The functions that may be called from outside run as tucano_ledger, which owns these schemas and nothing else.
create schema ledger authorization tucano_ledger;
grant usage on schema ledger to tucano_app;
set local role tucano_ledger;

-- The clock of every money question. A function, so that a simulation can turn it.
create function ledger.clock() returns timestamptz language sql volatile as $$ select clock_timestamp() $$;

-- play: chips of free play, which never meet money. points: what members earn by playing.
create table ledger.currencies (
  code text primary key check (code ~ '^[A-Z]{3}$'),
  nature text not null check (nature in ('money', 'play', 'points'))
);

-- A member's pockets and vendor wallets, and the operator's own accounts. An account without a floor may go below zero: what the operator
-- has at payment providers (clearing) is the negative of what it owes. Hot accounts of the operator exist in stripes, so that connections
-- do not queue for one row; their balance is the sum over the stripes.
create table ledger.accounts (
  -- the operator's accounts come from 10^15 on: whoever locks in the order of ids locks them last, and holds them shortest
  id bigint generated always as identity (maxvalue 999999999999999) primary key,
  member_id bigint,
  kind text not null,
  vendor text,
  currency text not null references ledger.currencies,
  stripe smallint not null default 0,
  floor bigint,
  balance bigint not null default 0,
  -- entries so far, and the moment of the newest one
  version bigint not null default 0,
  last_at timestamptz not null default '2000-01-01Z',
  closed_at timestamptz,
  constraint accounts_one unique nulls not distinct (member_id, kind, vendor, currency, stripe),
  constraint accounts_floor check (balance >= floor)
) with (fillfactor = 60);
create index accounts_house on ledger.accounts (stripe) where kind = 'house';
create sequence ledger.operator_accounts start with 1000000000000000 minvalue 1000000000000000;

-- One act of bookkeeping. (xid, id) is the order in which postings are told and sealed, as in the outbox. A posting of settled rounds
-- gathers many rounds and has no key: each round is its own.
create table ledger.postings (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  at timestamptz not null default ledger.clock(),
  kind text not null,
  key text,
  input_hash bytea,
  reverses bigint
);
create unique index postings_key on ledger.postings (key) where key is not null;
create unique index postings_reverses on ledger.postings (reverses) where reverses is not null;
create index postings_order on ledger.postings (xid, id);

-- `at` grows strictly within an account, whatever the clock does, so that it is the order of its entries as well as their time.
create table ledger.entries (
  account_id bigint not null,
  version bigint not null,
  at timestamptz not null,
  posting_id bigint not null,
  amount bigint not null constraint entries_amount check (amount <> 0),
  balance bigint not null,
  -- the round that the entry belongs to, if any
  reference uuid,
  currency text not null,
  primary key (account_id, at)
) partition by range (at);
create index entries_posting on ledger.entries (posting_id);

-- Money set aside stands in the member's locked pocket. The hold is named by the posting that reserved it.
create table ledger.holds (
  id bigint primary key references ledger.postings,
  account_id bigint not null references ledger.accounts,
  locked_id bigint not null references ledger.accounts,
  amount bigint not null check (amount between 1 and 1000000000000000),
  remaining bigint not null,
  constraint holds_remaining check (remaining between 0 and amount)
);
create index holds_open on ledger.holds (locked_id) where remaining > 0;

-- Links of the hash chain over postings, up to and including the posting at (xid, posting_id).
create table ledger.seals (
  id bigint primary key,
  xid xid8 not null,
  posting_id bigint not null,
  postings bigint not null,
  entries bigint not null,
  digest bytea not null,
  at timestamptz not null default ledger.clock()
);

-- How far the last reconciliation has looked.
create table ledger.reconciled (
  singleton boolean primary key default true check (singleton),
  xid xid8 not null default '0',
  posting_id bigint not null default 0,
  at timestamptz not null default ledger.clock()
);
insert into ledger.reconciled default values;

grant select on all tables in schema ledger to tucano_app;

-- What holds for everybody ------------------------------------------------------------------------------------------------------------

create function ledger.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% of ledger and betting change only through their functions', tg_table_name using errcode = 'restrict_violation';
end
$$;

-- All entries of a posting are written by one statement.
create function ledger.check_entries() returns trigger language plpgsql as $$
declare
  wrong record;
begin
  select e.posting_id, e.currency, sum(e.amount) as off into wrong from added e group by e.posting_id, e.currency having sum(e.amount) <> 0 limit 1;
  if found then
    raise exception 'posting % is off by % %', wrong.posting_id, wrong.off, wrong.currency using errcode = 'check_violation';
  end if;
  return null;
end
$$;

-- Whatever else an account is, it is from the beginning.
create function ledger.check_new_account() returns trigger language plpgsql as $$
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
$$;

-- What is locked is what is held: a hold that was not released, or released without its money, cannot be committed.
create function ledger.check_holds() returns trigger language plpgsql as $$
declare
  balance bigint := (select a.balance from ledger.accounts a where a.id = new.locked_id);
  held bigint := (select coalesce(sum(h.remaining), 0) from ledger.holds h where h.locked_id = new.locked_id and h.remaining > 0);
begin
  if balance <> held then
    raise exception 'account % has % locked and % held', new.locked_id, balance, held using errcode = 'check_violation';
  end if;
  return null;
end
$$;

create trigger entries_check after insert on ledger.entries
  referencing new table as added for each statement execute function ledger.check_entries();
create trigger entries_fixed before update or delete or truncate on ledger.entries for each statement execute function ledger.refuse_change();
create trigger postings_fixed before update or delete or truncate on ledger.postings for each statement execute function ledger.refuse_change();
create trigger seals_fixed before update or delete or truncate on ledger.seals for each statement execute function ledger.refuse_change();
create trigger holds_fixed before delete or truncate on ledger.holds for each statement execute function ledger.refuse_change();
create trigger accounts_fixed before delete or truncate on ledger.accounts for each statement execute function ledger.refuse_change();
create trigger accounts_new before insert on ledger.accounts for each row execute function ledger.check_new_account();
create trigger accounts_same before update of id, member_id, kind, vendor, currency, stripe, floor on ledger.accounts
  for each statement execute function ledger.refuse_change();
-- Entries continue their accounts and balances follow entries, which only the functions below see to.
create trigger accounts_guard before update on ledger.accounts
  for each statement when (current_user <> 'tucano_ledger') execute function ledger.refuse_change();
create trigger entries_guard before insert on ledger.entries
  for each statement when (current_user <> 'tucano_ledger') execute function ledger.refuse_change();
create constraint trigger holds_locked after insert or update on ledger.holds deferrable initially deferred
  for each row execute function ledger.check_holds();

-- Months ------------------------------------------------------------------------------------------------------------------------------

-- The months from the last one to some ahead, by UTC.
create function ledger.months(p_ahead integer) returns table (name text, first timestamptz, next timestamptz) language sql volatile as $$
  select to_char(month, 'YYYY_MM'), month at time zone 'UTC', (month + interval '1 month') at time zone 'UTC'
  from (select date_trunc('month', ledger.clock() at time zone 'UTC') + ahead * interval '1 month' as month from generate_series(-1, p_ahead) ahead) months
$$;

-- The same rules stand on each partition, for whoever writes to it directly.
create function ledger.make_partitions(p_ahead integer) returns void language plpgsql security definer set search_path = pg_catalog as $$
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
$$;
select ledger.make_partitions(3);

-- Currencies and accounts -------------------------------------------------------------------------------------------------------------

create function ledger.refuse(p_code text, p_what text default null) returns void language plpgsql as $$
begin
  raise exception using errcode = 'LG000', message = p_code, detail = coalesce(p_what, '');
end
$$;

-- Which stripe of the operator's hot accounts this connection works on.
create function ledger.stripe() returns smallint language sql stable as $$ select (pg_backend_pid() % 8)::smallint $$;

create function ledger.open_currency(p_code text, p_nature text) returns void language plpgsql security definer set search_path = pg_catalog as $$
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
$$;

create function ledger.open_account(p_member bigint, p_kind text, p_currency text, p_vendor text default null)
returns bigint language plpgsql security definer set search_path = pg_catalog as $$
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
$$;

-- A closed account takes and gives nothing. Whatever it holds stays visible.
create function ledger.close_account(p_account bigint, p_closed boolean) returns void language plpgsql security definer set search_path = pg_catalog as $$
begin
  update ledger.accounts set closed_at = case when p_closed then coalesce(closed_at, ledger.clock()) end where id = p_account and member_id is not null;
  if not found then
    perform ledger.refuse('account.unknown', p_account::text);
  end if;
end
$$;

create function ledger.system_account(p_kind text, p_currency text) returns bigint language plpgsql stable security definer set search_path = pg_catalog as $$
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
$$;

-- Postings ----------------------------------------------------------------------------------------------------------------------------

-- Begins a posting under a key. A key that is known with the same inputs gives the posting of then, and `fresh` is false.
create function ledger.begin_posting(p_key text, p_kind text, p_inputs text, p_reverses bigint default null, out posting_id bigint, out fresh boolean)
language plpgsql set search_path = pg_catalog as $$
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
$$;

-- Makes entries the balances of their accounts; of several for one account, the newest.
create function ledger.take_over(p_account bigint[], p_balance bigint[], p_version bigint[], p_at timestamptz[]) returns void language plpgsql as $$
begin
  update ledger.accounts a set balance = e.balance, version = e.version, last_at = e.at
  from (select distinct on (t.account) t.* from unnest(p_account, p_balance, p_version, p_at) t(account, balance, version, at) order by t.account, t.version desc) e
  where a.id = e.account;
end
$$;

-- Writes the entries of a posting. Amounts are signed; several for one account become one entry.
create function ledger.write_entries(p_posting bigint, p_account bigint[], p_amount bigint[], p_reference uuid default null)
returns void language plpgsql set search_path = pg_catalog set plan_cache_mode = force_generic_plan as $$
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
end
$$;

create function ledger.check_amount(p_amount bigint) returns void language plpgsql as $$
begin
  if p_amount is null or p_amount not between 1 and 1000000000000000 then
    perform ledger.refuse('amount.invalid', p_amount::text);
  end if;
end
$$;

-- Moves amounts from account to account, each in a currency that both must have. What is held moves only by its hold.
create function ledger.post(p_key text, p_kind text, p_from bigint[], p_to bigint[], p_amount bigint[], p_currency text[], p_reference uuid default null)
returns table (posting_id bigint, replayed boolean) language plpgsql security definer set search_path = pg_catalog as $$
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
$$;

-- Undoes a posting by its mirror image, once.
create function ledger.reverse(p_key text, p_posting bigint) returns table (posting_id bigint, replayed boolean)
language plpgsql security definer set search_path = pg_catalog as $$
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
$$;

-- Holds -------------------------------------------------------------------------------------------------------------------------------

create function ledger.hold(p_key text, p_account bigint, p_amount bigint) returns table (posting_id bigint, replayed boolean)
language plpgsql security definer set search_path = pg_catalog as $$
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
$$;

-- Takes part of what is held, or all of it, to where it was meant for. What remains stays held.
create function ledger.capture(p_key text, p_hold bigint, p_to bigint, p_amount bigint) returns table (posting_id bigint, replayed boolean)
language plpgsql security definer set search_path = pg_catalog as $$
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
$$;

-- Gives back what remains of a hold.
create function ledger.release(p_key text, p_hold bigint) returns table (posting_id bigint, replayed boolean)
language plpgsql security definer set search_path = pg_catalog as $$
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
$$;

-- The door ----------------------------------------------------------------------------------------------------------------------------

revoke execute on all functions in schema ledger from public;
grant execute on function ledger.make_partitions, ledger.open_currency, ledger.open_account, ledger.close_account, ledger.system_account,
  ledger.post, ledger.reverse, ledger.hold, ledger.capture, ledger.release to tucano_app;
reset role;
