-- The inbox: messages that the site words itself, and messages that operators write --------------------------------------------------------

-- What an operator wrote to one member or to many. Its id is made by the page: asking again sends nothing twice.
create table messages.sendings (
  id uuid primary key,
  operator_id bigint not null references operator.operators,
  title text not null check (char_length(title) between 1 and 120),
  body text not null check (char_length(body) between 1 and 10000),
  -- the account, or the type of members, that it was for
  account text,
  member_type smallint,
  recipients integer not null,
  at timestamptz not null default clock_timestamp(),
  check ((account is null) <> (member_type is null))
);
grant select, insert on messages.sendings to tucano_app;

-- kind says what happened and facts what the page needs to word it, in whatever language; what an operator wrote is `written` and has its own
-- words. What a member removes is out of sight, and stays for whoever has to settle a dispute.
alter table messages.messages
  alter column title drop not null,
  alter column body drop not null,
  add column kind text not null default 'written' check (kind ~ '^[a-z][A-Za-z]{1,39}$'),
  add column facts jsonb check (jsonb_typeof(facts) = 'object' and length(facts::text) <= 12000),
  add column sending_id uuid references messages.sendings,
  add column removed_at timestamptz check (removed_at >= sent_at),
  add constraint messages_words check (
    case when kind = 'written' then title is not null and body is not null and facts is null
    else title is null and body is null and facts is not null and sending_id is null end
  );
drop index messages.messages_member;
drop index messages.messages_unread;
create index messages_kept on messages.messages (member_id, id) where removed_at is null;
create index messages_unread on messages.messages (member_id, id) where read_at is null and removed_at is null;
create unique index messages_sending on messages.messages (sending_id, member_id) where sending_id is not null;
grant insert (member_id, title, body, kind, facts, sending_id), update (read_at, removed_at) on messages.messages to tucano_app;

-- The account record: what a member's entries are filed under, and what they add up to by day -------------------------------------------------
set local role tucano_ledger;

-- Entries of rounds are bets; everything else is filed by what its posting was.
create function ledger.heading_of(p_kind text) returns text language sql immutable as $$
  select case
    when p_kind like 'deposit%' then 'deposits'
    when p_kind like 'withdraw%' or p_kind in ('hold', 'capture', 'release') then 'withdrawals'
    when p_kind like 'transfer%' then 'transfers'
    when p_kind ~ '^(bonus|reward|mission|cashback|referral|points|promotion|jackpot)' then 'bonuses'
    else 'adjustments' end
$$;

-- A reversal is filed where what it undoes is.
create function ledger.heading(p_posting bigint) returns text language sql stable as $$
  select ledger.heading_of(coalesce(o.kind, p.kind)) from ledger.postings p left join ledger.postings o on o.id = p.reverses where p.id = p_posting
$$;

-- Where a member's entries that belong to no round are found by what they are: among a million bets, the last bonus.
create table ledger.movements (
  account_id bigint not null,
  heading text not null,
  at timestamptz not null,
  primary key (account_id, heading, at)
);

-- What the entries of a member's account add up to, by day of the brand's time zone. Kept by a job, a little behind the entries.
create table ledger.days (
  account_id bigint not null,
  day date not null,
  heading text not null,
  entries bigint not null,
  credit bigint not null,
  debit bigint not null,
  primary key (account_id, day, heading)
) with (fillfactor = 70);

-- How far the days have been summed, in the order of postings. Entries that are not in them yet are younger than `since`: whatever has a
-- transaction id from `mark_xid` on began after `mark_at`, and becomes `since` as soon as everything before it is summed.
create table ledger.summed (
  singleton boolean primary key default true check (singleton),
  xid xid8 not null default '0',
  posting_id bigint not null default 0,
  since timestamptz not null default '-infinity',
  mark_xid xid8 not null default '0',
  mark_at timestamptz not null default '-infinity'
);
insert into ledger.summed default values;
grant select on ledger.movements, ledger.days, ledger.summed to tucano_app;

create trigger movements_guard before insert or update on ledger.movements
  for each statement when (current_user <> 'tucano_ledger') execute function ledger.refuse_change();
create trigger movements_fixed before update or delete or truncate on ledger.movements for each statement execute function ledger.refuse_change();
create trigger days_guard before insert or update on ledger.days
  for each statement when (current_user <> 'tucano_ledger') execute function ledger.refuse_change();
create trigger days_fixed before delete or truncate on ledger.days for each statement execute function ledger.refuse_change();
create trigger summed_guard before insert or update on ledger.summed
  for each statement when (current_user <> 'tucano_ledger') execute function ledger.refuse_change();

insert into ledger.movements (account_id, heading, at)
select e.account_id, ledger.heading(e.posting_id), e.at from ledger.entries e where e.reference is null and e.account_id < 1000000000000000;

-- Writes the entries of a posting. Amounts are signed; several for one account become one entry.
create or replace function ledger.write_entries(p_posting bigint, p_account bigint[], p_amount bigint[], p_reference uuid default null)
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
  if p_reference is null then
    insert into ledger.movements (account_id, heading, at)
    select t.account, ledger.heading(p_posting), t.at from unnest(fresh.accounts, fresh.ats) t(account, at) where t.account < 1000000000000000;
  end if;
end
$$;

-- Adds the entries of some more postings to the days, one caller at a time. Returns how many postings that were.
create function ledger.sum_days(p_zone text, p_postings integer) returns integer
language plpgsql security definer set search_path = pg_catalog set enable_hashjoin = off set enable_mergejoin = off as $$
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
$$;

-- Brings all that some accounts hold to another one. What it takes along is decided here, under the accounts' locks, and once for a key.
create function ledger.gather(p_key text, p_kind text, p_from bigint[], p_to bigint) returns table (posting_id bigint, replayed boolean)
language plpgsql security definer set search_path = pg_catalog as $$
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
$$;

-- Reading. Functions, so that the plans over all months are made once a connection and not for every page.

-- A page of some accounts' entries, newest first, with all that it takes to word them. Each account gives its newest; the newest of those are
-- the page. It goes on before a moment, and of entries of that very moment before an account.
create function ledger.read_movements(
  p_accounts bigint[], p_from timestamptz, p_until timestamptz, p_heading text, p_micros bigint, p_account bigint, p_limit integer
) returns table (
  account_id bigint, micros bigint, amount bigint, balance bigint, reference uuid, kind text, heading text, own_vendor text, other_vendor text,
  vendor text, game text, stake bigint, payout bigint, state text
) language plpgsql stable
set search_path = pg_catalog set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
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
$$;

-- What the entries of a period add up to, and what the accounts held when it began and ended. Days are summed by a job, and what it has not come
-- to yet is added here: one statement, so that nothing is in both or in neither.
create function ledger.read_total(p_accounts bigint[], p_zone text, p_first date, p_last date, p_heading text)
returns table (movements bigint, credit numeric, debit numeric, opening numeric, closing numeric) language plpgsql stable
set search_path = pg_catalog set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
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
$$;

-- A member's rounds by product and time: for one product it is one range, for all of them one for each. What is open or void is rare among a
-- million rounds, and has an index that settled rounds cost nothing.
create index rounds_product on betting.rounds (member_id, product, placed_at, id);
create index rounds_unsettled on betting.rounds (member_id, placed_at, id) where state <> 'settled';
drop index betting.rounds_member;

revoke execute on function ledger.heading, ledger.sum_days, ledger.gather, ledger.read_movements, ledger.read_total from public;
grant execute on function ledger.sum_days, ledger.gather, ledger.read_movements, ledger.read_total to tucano_app;
reset role;

-- Money from a member to its upline -------------------------------------------------------------------------------------------------------
create schema transfers;
grant usage on schema transfers to tucano_app;

-- day is the brand's, for the limit of a day.
create table transfers.transfers (
  id bigint generated always as identity primary key,
  member_id bigint not null references member.members,
  upline_id bigint not null references member.members,
  transfer_id uuid not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  day date not null,
  posting_id bigint not null,
  at timestamptz not null default clock_timestamp(),
  unique (member_id, transfer_id),
  check (member_id <> upline_id)
);
create index transfers_day on transfers.transfers (member_id, day);
create index transfers_member on transfers.transfers (member_id, id);
grant select, insert on transfers.transfers to tucano_app;

-- Who stands below whom.
create index members_upline on member.members (upline_id) where upline_id is not null;
