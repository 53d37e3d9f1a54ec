-- What members allow themselves: how much to stake, lose, bet and how long, when to be asked how it is going, and when not to play at all.
-- The rounds themselves ask here, so that no road to a stake leads around it.
grant usage on schema member, session to tucano_ledger;
grant references on member.members to tucano_ledger;
grant select on member.members, session.sessions to tucano_ledger;
create schema limits authorization tucano_ledger;
set local role tucano_ledger;
grant usage on schema limits to tucano_app;

-- Days, weeks (from Monday) and months are the brand's.
create table limits.zone (one boolean primary key default true check (one), name text not null);
grant select on limits.zone to tucano_app;

-- One row a member. Caps are what is allowed in a period, null is no cap; the tallies below them are of the periods that end at `…_until`.
create table limits.standing (
  member_id bigint primary key references member.members,
  -- may neither play nor deposit before this
  closed_until timestamptz,
  closed_why text check (closed_why in ('pause', 'exclusion')),
  -- how often the member is asked how it is going, and when next
  check_minutes smallint not null default 60 check (check_minutes in (15, 30, 60)),
  check_due_at timestamptz,
  -- when the time that the member allows to a session is used up
  time_up_at timestamptz,
  deposit_day bigint, deposit_week bigint, deposit_month bigint,
  time_day bigint, time_week bigint, time_month bigint,
  stake_day bigint, stake_week bigint, stake_month bigint,
  loss_day bigint, loss_week bigint, loss_month bigint,
  bets_day bigint, bets_week bigint, bets_month bigint,
  capped boolean not null generated always as (coalesce(
    stake_day, stake_week, stake_month, loss_day, loss_week, loss_month, bets_day, bets_week, bets_month) is not null) stored,
  day_from timestamptz, week_from timestamptz, month_from timestamptz,
  day_until timestamptz, week_until timestamptz, month_until timestamptz,
  staked_day bigint not null default 0, staked_week bigint not null default 0, staked_month bigint not null default 0,
  lost_day bigint not null default 0, lost_week bigint not null default 0, lost_month bigint not null default 0,
  played_day bigint not null default 0, played_week bigint not null default 0, played_month bigint not null default 0,
  check ((closed_until is null) = (closed_why is null)),
  check (least(deposit_day, deposit_week, deposit_month, time_day, time_week, time_month, stake_day, stake_week, stake_month,
    loss_day, loss_week, loss_month, bets_day, bets_week, bets_month) >= 0)
) with (fillfactor = 60);
grant select on limits.standing to tucano_app;

-- Every cap that was asked for. Less takes effect at once; more waits a day, and then for the member to say so again.
create table limits.wishes (
  id bigint generated always as identity primary key,
  member_id bigint not null references member.members,
  kind text not null check (kind in ('deposit', 'loss', 'stake', 'bets', 'time')),
  period text not null check (period in ('day', 'week', 'month')),
  cap_before bigint,
  cap bigint,
  asked_at timestamptz not null default ledger.clock(),
  ready_at timestamptz not null,
  state text not null check (state in ('done', 'waiting', 'dropped')),
  done_at timestamptz,
  check ((state = 'done') = (done_at is not null)),
  check (done_at >= ready_at)
);
create index wishes_member on limits.wishes (member_id, asked_at desc);
create unique index wishes_waiting on limits.wishes (member_id, kind, period) where state = 'waiting';
grant select on limits.wishes to tucano_app;

-- Pauses and exclusions, as they were asked for. None is ever shortened.
create table limits.closures (
  id bigint generated always as identity primary key,
  member_id bigint not null references member.members,
  why text not null check (why in ('pause', 'exclusion')),
  at timestamptz not null default ledger.clock(),
  until timestamptz not null check (until > at)
);
create index closures_member on limits.closures (member_id, at desc);
grant select on limits.closures to tucano_app;

-- Periods -----------------------------------------------------------------------------------------------------------------------------

create function limits.periods(p_at timestamptz, out day_from timestamptz, out week_from timestamptz, out month_from timestamptz,
  out day_until timestamptz, out week_until timestamptz, out month_until timestamptz)
language sql stable security definer set search_path = pg_catalog as $$
  select d at time zone z, w at time zone z, m at time zone z,
    (d + interval '1 day') at time zone z, (w + interval '1 week') at time zone z, (m + interval '1 month') at time zone z
  from (select coalesce((select name from limits.zone), 'UTC') as z) zone,
    lateral (select date_trunc('day', p_at at time zone z) as d, date_trunc('week', p_at at time zone z) as w, date_trunc('month', p_at at time zone z) as m) starts
$$;

-- Tallies of periods that are over begin again.
create function limits.roll(p_members bigint[], p_at timestamptz) returns void language sql volatile security definer set search_path = pg_catalog as $$
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
$$;

-- Judging -----------------------------------------------------------------------------------------------------------------------------

-- Why this stake may not be made now; null when it may. A day is over before its week and month are.
create function limits.verdict(s limits.standing, p_stake bigint, p_at timestamptz) returns text language sql immutable as $$
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
$$;

-- New rounds are counted, and refused with all that came with them when they are more than the member allows. What a round may lose is its
-- stake, whatever it paid: otherwise a limit would turn away the rounds that lose and keep those that win.
create function limits.count_new() returns trigger language plpgsql security definer set search_path = pg_catalog set plan_cache_mode = force_generic_plan as $$
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
$$;

-- Rounds that go on: more stake is judged, wins and what is undone are counted in the periods in which the round began.
create function limits.count_changed() returns trigger language plpgsql security definer set search_path = pg_catalog set plan_cache_mode = force_generic_plan as $$
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
$$;

create trigger rounds_new_limits after insert on betting.rounds referencing new table as fresh
  for each statement execute function limits.count_new();
create trigger rounds_changed_limits after update on betting.rounds referencing old table as before new table as after
  for each statement execute function limits.count_changed();

-- What the member's caps would count if they had always been there.
create function limits.recount(p_member bigint) returns void language plpgsql security definer set search_path = pg_catalog as $$
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
$$;

-- The member's own changes ------------------------------------------------------------------------------------------------------------

-- How long the member has been here since a moment, in all sessions.
create function limits.time_used(p_member bigint, p_since timestamptz, p_at timestamptz) returns interval language sql stable security definer set search_path = pg_catalog as $$
  select coalesce(sum(greatest(e.ended - greatest(e.created_at, p_since), interval '0')), interval '0') from (
    select o.created_at, case when o.ended_at is null then p_at when o.ended_why in ('idle', 'expired') then o.seen_at else o.ended_at end as ended
    from session.sessions o where o.member_id = p_member and o.created_at > p_since - interval '12 hours'
  ) e
$$;

-- When the time of the member's sessions will be used up if the one of now goes on: in this day, week and month, or early in the next.
create function limits.time_up(p_member bigint, p_at timestamptz) returns timestamptz language sql stable security definer set search_path = pg_catalog as $$
  select min(case when u.up <= c.until then u.up else c.until + c.cap * interval '1 minute' end)
  from limits.standing s, limits.periods(p_at) p,
    lateral (values (s.time_day, p.day_from, p.day_until), (s.time_week, p.week_from, p.week_until), (s.time_month, p.month_from, p.month_until)) c(cap, since, until),
    lateral (select p_at + c.cap * interval '1 minute' - limits.time_used(p_member, c.since, p_at) as up) u
  where s.member_id = p_member and c.cap is not null
$$;

-- A session begins: the member is asked how it is going when the first stretch of it is over.
create function limits.begin_session(p_member bigint) returns void language plpgsql security definer set search_path = pg_catalog as $$
declare
  now_at timestamptz := ledger.clock();
begin
  insert into limits.standing as s (member_id, check_due_at)
  select m.id, now_at + interval '60 minutes' from member.members m where m.id = p_member and m.type <> 4
  on conflict (member_id) do update set check_due_at = now_at + s.check_minutes * interval '1 minute',
    time_up_at = case when coalesce(s.time_day, s.time_week, s.time_month) is null then null else limits.time_up(p_member, now_at) end;
end
$$;

-- The member has seen how it is going. Before it was time, an answer changes nothing.
create function limits.answer_check(p_member bigint) returns boolean language plpgsql security definer set search_path = pg_catalog as $$
begin
  update limits.standing s set check_due_at = ledger.clock() + s.check_minutes * interval '1 minute' where s.member_id = p_member and s.check_due_at <= ledger.clock();
  return found;
end
$$;

-- Asked more often from now on; less often from the next time.
create function limits.choose_check(p_member bigint, p_minutes integer) returns void language sql security definer set search_path = pg_catalog as $$
  update limits.standing s set check_minutes = p_minutes, check_due_at = least(s.check_due_at, ledger.clock() + p_minutes * interval '1 minute') where s.member_id = p_member
$$;

-- The member's row, locked, with everything that a round would hold locked before it.
create function limits.lock_standing(p_member bigint) returns limits.standing language plpgsql security definer set search_path = pg_catalog as $$
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
$$;

create function limits.cap_of(s limits.standing, p_kind text, p_period text) returns bigint language sql immutable as $$
  select (to_jsonb(s) ->> (p_kind || '_' || p_period))::bigint
$$;

create function limits.put_cap(s limits.standing, p_kind text, p_period text, p_cap bigint) returns void language plpgsql security definer set search_path = pg_catalog as $$
begin
  execute format('update limits.standing set %I = $1 where member_id = $2', p_kind || '_' || p_period) using p_cap, s.member_id;
  if p_kind in ('stake', 'loss', 'bets') and not s.capped then
    perform limits.recount(s.member_id);
  elsif p_kind = 'time' then
    update limits.standing l set time_up_at = limits.time_up(s.member_id, ledger.clock()) where l.member_id = s.member_id;
  end if;
end
$$;

-- Less, or a first cap, is there at once. More, or none, waits for a day and for the member's word.
create function limits.wish(p_member bigint, p_kind text, p_period text, p_cap bigint) returns limits.wishes language plpgsql security definer set search_path = pg_catalog as $$
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
$$;

-- A day later the member says again that it should be more; a week after that it is forgotten.
create function limits.confirm(p_member bigint, p_wish bigint) returns limits.wishes language plpgsql security definer set search_path = pg_catalog as $$
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
$$;

create function limits.drop_wish(p_member bigint, p_wish bigint) returns boolean language plpgsql security definer set search_path = pg_catalog as $$
begin
  update limits.wishes w set state = 'dropped' where w.id = p_wish and w.member_id = p_member and w.state = 'waiting';
  return found;
end
$$;

-- Neither play nor deposits for so long. What was closed for longer stays so; an exclusion is never turned into a pause.
create function limits.close(p_member bigint, p_why text, p_for interval) returns limits.standing language plpgsql security definer set search_path = pg_catalog as $$
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
$$;

-- As before (migration 19), and a round that its member may not play now is refused by itself, without those that came with it.
create or replace function betting.play(
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
          case when t.id between too_old and too_new then coalesce(l.verdict, 'settled') else 'round.id.invalid' end
        else 'amount.invalid'
      end as verdict
    from (
      select t.*, case when t.seed is not null then row_number() over (partition by t.seed order by t.n) end as nth
      from unnest(p_id, p_account, p_hash, p_stake, p_payout, p_seed, p_nonce) with ordinality as t(id, account, hash, stake, payout, seed, nonce, n)
      order by t.account, t.n
    ) t
    left join lateral (select * from ledger.accounts a where a.id = t.account offset 0) a on true
    left join lateral (select r.input_hash, r.account_id from betting.rounds r where r.id = t.id offset 0) r on true
    left join lateral (select limits.verdict(l, t.stake, now_at) as verdict from limits.standing l where l.member_id = a.member_id offset 0) l on true
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

-- As before (migrations 19 and 22), but the accounts are locked before the round is counted, as everywhere: nobody waits in a circle.
create or replace function betting.place(
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
    perform ledger.write_entries(begun.posting_id, p_account || ledger.system_account('stakes', member.currency),
      array(select -amount from unnest(p_amount) amount) || stake, p_id);
    insert into betting.rounds (id, account_id, member_id, stake, input_hash, placed_at, place_posting_id, product, vendor, game, currency, state, transcript, seed_id, nonce)
    values (p_id, p_account[1], member.id, stake, 0, now_at, begun.posting_id, p_product, p_vendor, p_game, member.currency, 'open', p_transcript, p_seed, p_nonce)
    on conflict (id) do nothing;
    if not found then
      perform ledger.refuse(case when (select r.state from betting.rounds r where r.id = p_id) = 'void' then 'round.void' else 'key.conflict' end, p_id::text);
    end if;
    if p_seed is not null then
      perform betting.take_nonce(p_seed, p_nonce, member.id);
    end if;
  end if;
  return query select begun.posting_id, not begun.fresh;
end
$$;

create or replace function betting.take_steps(
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
$$;

revoke execute on all functions in schema limits from public;
grant execute on function limits.periods, limits.time_used, limits.verdict, limits.begin_session, limits.answer_check, limits.choose_check, limits.lock_standing, limits.cap_of,
  limits.wish, limits.confirm, limits.drop_wish, limits.close to tucano_app;
grant execute on function ledger.clock to tucano_app;
grant insert, update on limits.zone to tucano_app;
reset role;

-- As before (migration 12), and the clock of the session's time begins.
create or replace function session.open_session(
  in_member bigint, in_token bytea, in_way text, in_single boolean, in_ip inet, in_country text, in_device text,
  in_browser bytea default null, in_network text default null
) returns boolean language plpgsql as $$
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
$$;

-- As before (migration 22), and a bet that the member may not make now is refused.
create or replace function vendors.act(p_acts json) returns table (n bigint, verdict text, pseudonym text, currency text, balance bigint)
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
$$;
