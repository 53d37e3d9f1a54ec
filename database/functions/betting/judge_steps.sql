-- Judges steps of bets, each by itself: what the bet becomes, what moves, or why not. Bets, events and pockets are locked by betting.move. A step that depends on an earlier one of
-- the same set, by its bet or by what its pocket then holds, comes `later`.
create or replace function betting.judge_steps(p_steps json, p_at timestamptz) returns betting.judged[]
language plpgsql stable set search_path = pg_catalog set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  -- Clocks of browsers differ; partitions exist for all of this.
  too_old uuid := betting.first_id(p_at - interval '7 days');
  too_new uuid := betting.first_id(p_at + interval '1 day');
  has_closed boolean := exists (select from betting.closed_play);
  judged betting.judged[];
begin
  with step as materialized (
    select t.*, b.id is not null as known, b.pocket_id, b.member_id as owner, b.stake, b.decided, b.payout, b.owed, b.state, b.version as had, b.event_id, b.placed_at, coalesce(b.free, t.free or t.ticket is not null, false) as is_free, coalesce(b.returns, t.ticket is not null) as is_returned, coalesce(b.product, t.product) as of_product, coalesce(b.vendor, t.vendor) as of_vendor,
      k.kind as known_kind, k.input_hash as known_hash, k.posting_id as known_posting, u.stake as undone_stake, u.decided as undone_decided, u.payout as undone_payout, u.undone,
      t.kind in ('place', 'raise') as stakes, count(*) filter (where k.input_hash is null) over (partition by t.id order by t.n rows between unbounded preceding and 1 preceding)
        + case when t.hold is not null then count(*) filter (where k.input_hash is null) over (partition by t.hold order by t.n rows between unbounded preceding and 1 preceding) else 0 end
        + case when t.ticket is not null then count(*) filter (where k.input_hash is null) over (partition by t.ticket order by t.n rows between unbounded preceding and 1 preceding) else 0 end as earlier
    from json_to_recordset(p_steps) as t(n integer, kind text, id uuid, key text, hash bigint, pocket bigint, amount bigint, part bigint, event uuid, free boolean, ticket uuid, hold bigint, version integer, undoes text,
      potential bigint, product text, vendor text, game text, selections jsonb, transcript text)
    left join lateral (select b.* from betting.bets b where b.id = t.id offset 0) b on true
    left join lateral (select k.* from betting.steps k where k.bet_id = t.id and k.key = t.key offset 0) k on true
    left join lateral (
      select k.stake, k.decided, k.payout, exists (select from betting.steps o where o.bet_id = t.id and o.undoes = t.undoes) as undone
      from betting.steps k where k.bet_id = t.id and k.key = t.undoes and k.kind in ('place', 'raise', 'pay', 'part', 'settle') offset 0
    ) u on t.kind = 'back'
  ), become as materialized (
    select s.*, x.*, a.member_id, a.kind as pocket_kind, a.closed_at, a.balance, a.floor, a.currency, e.state as event_state, e.opens_at, e.closes_at, e.pot_id, h.remaining, h.locked_id,
      -- Money that is in the bonus pocket now is of a bonus that came after the bet.
      a.kind = 'bonus' and exists (select from betting.bonuses o where o.member_id = a.member_id and o.currency = a.currency and o.state = 'active' and o.active_at > s.placed_at) as of_another,
      case when s.stakes then (select limits.judge(l, case when s.is_free then 0 else s.amount end, p_at, s.kind = 'place') from limits.player_limits l where l.member_id = a.member_id) end as limited,
      case when s.stakes then (select l.capped from limits.player_limits l where l.member_id = a.member_id) end as capped
    from step s
    cross join lateral (
      select case s.kind when 'place' then s.amount when 'raise' then s.stake + s.amount when 'back' then s.stake - s.undone_stake else s.stake end as new_stake,
        case s.kind when 'place' then 0 when 'part' then s.decided + s.part when 'cashOut' then s.decided + s.part when 'back' then s.decided - s.undone_decided else s.decided end as new_decided,
        case when s.kind in ('pay', 'settle', 'part', 'cashOut') then s.payout + s.amount when s.kind = 'place' then 0 when s.kind = 'correct' then s.amount
          when s.kind = 'back' then s.payout - s.undone_payout else s.payout end as new_payout
    ) x
    left join lateral (select a.* from ledger.accounts a where a.id = coalesce(s.pocket_id, s.pocket) offset 0) a on true
    left join lateral (select e.* from betting.events e where e.id = coalesce(s.event_id, s.event) offset 0) e on true
    left join lateral (select h.remaining, h.locked_id from ledger.holds h where h.id = s.hold and h.account_id = s.pocket offset 0) h on true
  ), after as (
    select b.*, case
        when b.kind = 'back' and b.new_stake = 0 and b.new_payout = 0 then 'void'
        when b.kind = 'place' then 'open'
        when b.kind in ('settle', 'correct') or b.kind = 'cashOut' and b.new_decided = b.new_stake then 'settled'
        when b.kind = 'void' then 'void'
        else b.state
      end as new_state,
      case
        when b.known_hash is not null then case when b.known_kind = b.kind and b.known_hash = b.hash then 'replayed' else 'key.conflict' end
        when length(b.key) not between 1 and 200 then 'key.invalid'
        when b.is_free and b.hold is not null then 'posting.invalid'
        when b.earlier > 0 then 'later'
        when b.kind = 'place' and b.known then case b.state when 'void' then 'round.void' else 'key.conflict' end
        when b.kind <> 'place' and not b.known then 'round.unknown'
        when b.version <> b.had then 'version.conflict'
        when b.state = 'void' and b.kind <> 'correct' then 'round.void'
        when b.state = 'settled' and b.kind not in ('pay', 'back', 'void', 'correct') then 'round.settled'
        when b.state = 'open' and b.kind = 'correct' then 'round.open'
        when b.kind = 'back' and b.undone_stake is null then 'posting.unknown'
        when b.kind = 'back' and b.undone then 'posting.reversed'
        when b.kind = 'back' and (b.new_decided > b.new_stake or b.new_payout < 0) then 'amount.invalid'
        when b.stakes then coalesce(
          betting.judge_stake(b.member_id, b.pocket_kind, b.closed_at,
            coalesce(case when has_closed and exists (select from betting.closed_play c where c.product = b.of_product or c.vendor = b.of_vendor) then 'jurisdiction.not.available'
              when coalesce(b.event_id, b.event) is not null then case when b.event_state is null then 'event.unknown'
              when b.event_state not in ('scheduled', 'open', 'suspended') or p_at < b.opens_at or p_at >= b.closes_at then 'event.closed'
              when b.event_state = 'suspended' then 'event.suspended' end end,
              case when b.of_another then 'bonus.none' when b.pocket_kind = 'bonus' then betting.judge_bonus(b.member_id, b.currency, b.of_product, b.new_stake, p_at) end),
            b.new_stake, case when b.kind = 'place' then b.id end, too_old, too_new, b.limited),
          case when b.amount < 1 then 'amount.invalid'
            when b.pot_id is not null and b.currency is distinct from (select p.currency from ledger.accounts p where p.id = b.pot_id) then 'currency.mismatch'
            when b.ticket is not null and not exists (
              select from betting.free_stakes f where f.id = b.ticket and f.kind = 'bet' and f.member_id = b.member_id and f.used < f.given and f.until > p_at and b.product = any (f.products) and f.stake = b.amount and b.pocket_kind = 'cash'
            ) then 'ticket.unknown'
            when b.kind = 'raise' and b.is_returned then 'posting.invalid'
            when b.hold is not null and b.remaining is null then 'hold.unknown' when b.hold is not null and b.remaining < b.amount then 'hold.exceeded' end)
        when b.kind in ('pay', 'part', 'cashOut', 'settle', 'correct') and (b.amount is null or b.amount not between case when b.kind = 'pay' then 1 else 0 end and 1000000000000000 or b.new_payout > 1000000000000000) then 'amount.invalid'
        when b.kind in ('part', 'cashOut') and (b.part is null or b.part < 1 or b.new_decided > b.stake) then 'amount.invalid'
        when b.kind not in ('pay', 'part', 'cashOut', 'back', 'settle', 'void', 'correct') then 'posting.invalid'
      end as refusal
    from become b
  ), wanted as (
    select a.*, new.member - coalesce(old.member, 0) as wants, new.member as new_member, coalesce(old.member, 0) as old_member, new.promotion - coalesce(old.promotion, 0) as promotes, new.aside - coalesce(old.aside, 0) as asides
    from after a
    cross join lateral betting.position(a.new_state, a.new_stake, a.new_decided, a.new_payout, a.is_free, a.is_returned) new
    left join lateral betting.position(a.state, a.stake, a.decided, a.payout, a.is_free, a.is_returned) old on a.known
  ), funded as (
    -- As if everything that earlier steps of the set take were taken, and nothing that they give were there.
    select w.*, w.balance - w.floor + coalesce(sum(least(w.wants, 0)) filter (where w.refusal is null and w.hold is null) over earlier, 0) as has,
      count(*) filter (where w.refusal is null and w.wants <> 0) over earlier as before
    from wanted w window earlier as (partition by coalesce(w.pocket_id, w.pocket) order by w.n rows between unbounded preceding and 1 preceding)
  ), told as (
    select f.*, case
        when f.refusal is not null then f.refusal
        when f.stakes and f.capped and f.before > 0 then 'later'
        when f.hold is null and f.wants < 0 and f.has + f.wants < 0 and (f.before > 0 or f.stakes) then case when f.before > 0 then 'later' else 'balance.insufficient' end
        else 'done'
      end as verdict,
      case
        when f.stakes then f.wants
        when f.closed_at is not null or f.of_another and f.wants < 0 then 0
        when f.wants > 0 then greatest(0, f.wants - greatest(f.owed, 0))
        else least(0, greatest(f.wants - least(f.owed, 0), -greatest(f.has, 0)))
      end as moves
    from funded f
  )
  select array_agg((t.n, t.verdict, t.kind, t.id, t.key, t.hash, t.known_posting, coalesce(t.pocket_id, t.pocket), case when t.hold is not null then t.locked_id else coalesce(t.pocket_id, t.pocket) end,
    t.member_id, coalesce(t.event_id, t.event), t.pot_id, t.currency,
    case when t.kind = 'back' and t.new_state = 'void' then t.stake else t.new_stake end, case when t.kind = 'back' and t.new_state = 'void' then t.decided else t.new_decided end,
    case when t.kind = 'back' and t.new_state = 'void' then t.payout else t.new_payout end, t.new_state, coalesce(t.had, 0) + 1, t.is_free, t.hold,
    coalesce(t.stake, 0), coalesce(t.decided, 0), coalesce(t.payout, 0), t.state, t.wants, t.promotes, t.asides, t.moves, t.undoes, t.balance, t.potential, t.product, t.vendor, t.game, t.selections, decode(t.transcript, 'base64'), t.is_returned, t.ticket)::betting.judged order by t.n)
  into judged from told t;
  return judged;
end
$$;
