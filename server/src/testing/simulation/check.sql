-- Everything that must hold at every moment, over all rows: returns what does not. In plpgsql, which keeps its plans.
create schema if not exists simulation;
grant usage on schema simulation to tucano_ledger;

-- The clock of the books, turned.
create table if not exists simulation.clock (hours integer not null);
insert into simulation.clock select 0 where not exists (select from simulation.clock);
grant select on simulation.clock to tucano_ledger;
create or replace function platform.clock() returns timestamptz language sql volatile security definer as $$
  select clock_timestamp() + hours * interval '1 hour' from simulation.clock
$$;

create or replace function simulation.check() returns table (problem text) language plpgsql stable as $$
#variable_conflict use_column
begin
  return query
  with e as materialized (
    select e.account_id, e.version, e.at, e.posting_id, e.amount, e.balance, e.reference, e.currency, a.kind
    from ledger.entries e left join ledger.accounts a on a.id = e.account_id
  ), r as materialized (
    select * from betting.bets
  ), a as materialized (
    select * from ledger.accounts
  )
  select 'I1 posting ' || posting_id || ' is off by ' || sum(amount) || ' ' || currency from e group by posting_id, currency having sum(amount) <> 0
  union all
  select 'I2 ' || currency || ' is off by ' || sum(balance) from a group by currency having sum(balance) <> 0
  union all
  select 'I3 account ' || id || ' is at ' || balance from a where balance < floor
  union all
  select 'I3 account ' || a.id || ' has ' || a.balance || ' locked and ' || coalesce(sum(h.remaining), 0) || ' held'
  from a left join ledger.holds h on h.locked_id = a.id where a.kind = 'locked' group by a.id, a.balance having a.balance <> coalesce(sum(h.remaining), 0)
  union all
  select 'I4 account ' || a.id || ' is at ' || a.balance || ' version ' || a.version || ', its entries say ' || coalesce(s.total, 0) || ' version ' || coalesce(s.many, 0)
  from a left join (select account_id, sum(amount) as total, count(*) as many, max(version) as last, count(distinct version) as versions from e group by account_id) s
    on s.account_id = a.id
  where a.balance <> coalesce(s.total, 0) or a.version <> coalesce(s.many, 0) or s.last <> s.many or s.versions <> s.many
  union all
  select 'I4 entry ' || version || ' of account ' || account_id || ' does not follow from the one before'
  from (
    select account_id, version, at, balance, amount, lag(balance, 1, 0::bigint) over w as before, lag(at) over w as at_before
    from e window w as (partition by account_id order by version)
  ) e where balance <> before + amount or at <= at_before
  union all
  select 'I5 key ' || key || ' has ' || count(*) || ' postings' from ledger.postings where key is not null group by key having count(*) > 1
  union all
  select 'I6 bet ' || r.id || ' moved ' || coalesce(s.moved, 0) || ' and is owed ' || r.owed || ', and stands at ' || x.member
  from r left join (select e.reference, sum(e.amount) as moved from e where e.kind not in ('house', 'stakes', 'suspense', 'promotion', 'pot') group by e.reference) s on s.reference = r.id,
    lateral (select case when r.state = 'void' then 0 when r.free then r.payout else r.payout - r.stake end as member) x
  where coalesce(s.moved, 0) - r.owed <> x.member
  union all
  select 'I6 bet ' || r.id || ' owes ' || r.owed || ', suspense has ' || coalesce(s.held, 0)
  from r left join (select e.reference, sum(e.amount) as held from e where e.kind = 'suspense' group by e.reference) s on s.reference = r.id where coalesce(s.held, 0) <> -r.owed
  union all
  select 'I6 bet ' || r.id || ' has version ' || r.version || ' and ' || coalesce(s.many, 0) || ' steps'
  from r left join (select bet_id, count(*) as many, max(version) as last from betting.steps group by bet_id) s on s.bet_id = r.id
  where r.version <> coalesce(s.many, 0) or r.version <> coalesce(s.last, 0)
  union all
  select 'I6 stakes of ' || s.currency || ' are ' || s.balance || ', open bets say ' || coalesce(o.stake, 0)
  from (select currency, sum(balance) as balance from a where kind = 'stakes' group by currency) s
  left join (select currency, sum(stake - decided) as stake from r where state = 'open' group by currency) o on o.currency = s.currency
  where s.balance <> coalesce(o.stake, 0);
end
$$;

-- A digest of every row that may never change (I7), up to a posting, and of every row there is (I15).
create or replace function simulation.fixed(p_until bigint) returns text language plpgsql stable as $$
begin
  return md5(coalesce((select string_agg(e::text, '' order by account_id, at) from ledger.entries e where posting_id <= p_until), '')
    || coalesce((select string_agg(p::text, '' order by id) from ledger.postings p where id <= p_until), '')
    || coalesce((select string_agg(s::text, '' order by bet_id, version) from betting.steps s where posting_id <= p_until), ''));
end
$$;

create or replace function simulation.everything() returns text language plpgsql stable as $$
begin
  return md5(concat(
    (select string_agg(a::text, '' order by id) from ledger.accounts a), (select string_agg(e::text, '' order by account_id, at) from ledger.entries e),
    (select string_agg(p::text, '' order by id) from ledger.postings p), (select string_agg(h::text, '' order by id) from ledger.holds h),
    (select string_agg(r::text, '' order by id) from betting.bets r),
    (select string_agg(s::text, '' order by bet_id, version) from betting.steps s), (select string_agg(e::text, '' order by id) from betting.events e)));
end
$$;

-- Months that no history reaches: fewer partitions, faster questions.
do $$
declare
  part record;
begin
  for part in
    select c.oid::regclass as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent in ('ledger.entries'::regclass, 'betting.bets'::regclass) and right(c.relname, 7) > to_char(now() at time zone 'UTC' + interval '1 month', 'YYYY_MM')
  loop
    execute 'drop table ' || part.name;
  end loop;
end
$$;
