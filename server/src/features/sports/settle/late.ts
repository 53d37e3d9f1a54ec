import type { Db } from '@tucano/database'
import { sql } from 'kysely'

/** A live bet is late when within so long its fair chance has risen by so much for the member. */
const LOOKED_AFTER_SECONDS = 10
const RISE = 1.03
const TOGETHER = 500
const COUNTED_DAYS = 30

/** Members are counted anew so often: what is older than is counted is left out by then. */
const COUNTED_EVERY_DAYS = 1

/**
 * Looks how the chances of live bets have moved since they were taken: by that late bets are known. What has no chance any more, or is decided, says nothing. Each bet is added to what its member comes to in the
 * statement that looks at it, so that it is counted once. Returns at how many members' bets it looked.
 */
export async function scoreLateBets(db: Db): Promise<number> {
  const { rows: due } = await sql<{ id: string }>`
    select b.id from sports.bets b where b.is_live and b.is_late is null and b.accepted_at <= platform.clock() - ${LOOKED_AFTER_SECONDS} * interval '1 second' order by b.accepted_at limit ${TOGETHER}`.execute(
    db,
  )
  if (due.length === 0) return 0
  const { rows } = await sql<{ memberId: bigint }>`
    with due as (
      select b.id from sports.bets b where b.id = any (${due.map(({ id }) => id)}::uuid[]) and b.is_late is null order by b.id for no key update skip locked
    ), moved as (
      select d.id, sum(ln(greatest(o.chance, 1)::float8 / greatest(l.chance, 1))) filter (where o.chance is not null and l.chance is not null and not l.is_place) as log, not bool_or(e.is_virtual) as is_real
      from due d join sports.legs l on l.bet_id = d.id join sports.events e on e.id = l.event_id
      join sports.markets m on m.event_id = l.event_id and m.market_id = l.market_id and m.specifiers = l.specifiers
      left join lateral (
        select coalesce((x -> 'winProbability')::integer, (x -> 'probability')::integer) as chance from jsonb_array_elements(m.outcomes) x where x ->> 'id' = l.outcome and m.status in (1, -1)
      ) o on true
      group by d.id
    ), looked as (
      update sports.bets b set is_late = coalesce(m.log >= ln(${RISE}::float8), false), rise_bp = round((exp(least(greatest(m.log, -10), 10)) - 1) * 10000)
      from moved m where b.id = m.id returning b.member_id, b.is_late, m.is_real
    )
    insert into sports.late_scores as s (member_id, bets, late, real_bets, real_late)
    select k.member_id, count(*), count(*) filter (where k.is_late), count(*) filter (where k.is_real), count(*) filter (where k.is_real and k.is_late) from looked k group by k.member_id order by k.member_id
    on conflict (member_id) do update set bets = s.bets + excluded.bets, late = s.late + excluded.late, real_bets = s.real_bets + excluded.real_bets, real_late = s.real_late + excluded.real_late
    returning s.member_id as "memberId"`.execute(db)
  if (rows.length > 0)
    await countAnew(
      db,
      rows.map(({ memberId }) => memberId),
    )
  return rows.length
}

/** Counts members anew, of whom that was long ago. Whoever bets on nothing live keeps what there was: it binds nothing. */
async function countAnew(db: Db, members: readonly bigint[]): Promise<void> {
  await sql`
    update sports.late_scores s set bets = n.bets, late = n.late, real_bets = n.real_bets, real_late = n.real_late, at = platform.clock()
    from (
      select b.member_id, count(*) as bets, count(*) filter (where b.is_late) as late, count(*) filter (where v.is_real) as real_bets, count(*) filter (where v.is_real and b.is_late) as real_late
      from sports.late_scores a join sports.bets b on b.member_id = a.member_id
      cross join lateral (select not exists (select from sports.legs l join sports.events e on e.id = l.event_id where l.bet_id = b.id and e.is_virtual) as is_real) v
      where a.member_id = any (${[...members]}::bigint[]) and a.at < platform.clock() - ${COUNTED_EVERY_DAYS} * interval '1 day' and b.is_live and b.is_late is not null
        and b.accepted_at > platform.clock() - ${COUNTED_DAYS} * interval '1 day'
      group by b.member_id
    ) n where s.member_id = n.member_id`.execute(db)
}
