-- Letters are counted by who asks for them. Members, and whoever has shown a password, have a budget that strangers cannot use up.
alter table platform.letters rename column network to asker;
alter index platform.letters_network rename to letters_asker;
alter table platform.letters add column budget text not null default 'stranger' check (budget in ('stranger', 'known', 'warning'));

-- A code belongs to the browser that asked for it, or to its network where the browser keeps no cookies.
alter table session.codes add column browser bytea, add column network text;

-- Whoever asks for many captchas pays more for each sum.
alter table session.captchas add column network text;
create index captchas_network on session.captchas (network, created_at);

-- The check goes on over sessions -----------------------------------------------------------------------------------------------------

alter table limits.standing add column stretch_since timestamptz;
grant create on schema cashier to tucano_ledger;
set local role tucano_ledger;

-- A session begins. Whoever was away for as long as the member wants between two checks begins anew; for everybody else the clock of the
-- check goes on, so that signing in again puts nothing off.
create or replace function limits.begin_session(p_member bigint) returns void language plpgsql security definer set search_path = pg_catalog as $$
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
$$;

-- Money that leaves a member ------------------------------------------------------------------------------------------------------------

-- Holds all that is looked at when money is to leave a member's cash, in the order in which everybody takes it: accounts by id, of both
-- sides where it goes to another member, and then the member's standing.
create function cashier.lock_cash_out(p_member bigint, p_to bigint default null) returns void language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform from ledger.accounts a where a.member_id in (p_member, p_to) order by a.id for no key update;
  perform limits.lock_standing(p_member);
end
$$;
revoke execute on function cashier.lock_cash_out from public;
grant execute on function cashier.lock_cash_out to tucano_app;
reset role;
revoke create on schema cashier from tucano_ledger;
