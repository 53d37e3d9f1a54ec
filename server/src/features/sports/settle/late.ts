import type { Db } from '@tucano/database'
import { sql } from 'kysely'

/** A live bet is late when within so long its fair chance has risen by so much for the member. */
const LOOKED_AFTER_SECONDS = 10
const RISE = 1.03
const TOGETHER = 500
const COUNTED_DAYS = 30

/** Looks how the chances of live bets have moved since they were taken: by that late bets are known. What has no chance any more, or is decided, says nothing. Returns how many it looked at. */
export async function scoreLateBets(db: Db): Promise<number> {
  const { rows } = await sql<{ memberId: bigint }>`
    with due as (
      select b.id from sports.bets b where b.is_live and b.is_late is null and b.accepted_at <= platform.clock() - ${LOOKED_AFTER_SECONDS} * interval '1 second' order by b.accepted_at limit ${TOGETHER}
    ), moved as (
      select d.id, sum(ln(greatest(o.chance, 1)::float8 / greatest(l.chance, 1))) filter (where o.chance is not null and l.chance is not null) as log
      from due d join sports.legs l on l.bet_id = d.id and not l.is_place
      join sports.markets m on m.event_id = l.event_id and m.market_id = l.market_id and m.specifiers = l.specifiers
      left join lateral (
        select coalesce((x -> 'winProbability')::integer, (x -> 'probability')::integer) as chance from jsonb_array_elements(m.outcomes) x where x ->> 'id' = l.outcome and m.status in (1, -1)
      ) o on true
      group by d.id
    )
    update sports.bets b set is_late = coalesce(m.log >= ln(${RISE}::float8), false), rise_bp = round((exp(least(greatest(m.log, -10), 10)) - 1) * 10000)
    from moved m where b.id = m.id and b.is_late is null returning b.member_id as "memberId"`.execute(db)
  if (rows.length > 0) await countLate(db, [...new Set(rows.map(({ memberId }) => memberId))])
  return rows.length
}

/** Counts what members come to, for all that is judged by it. Whoever bets on nothing live keeps what there was: it binds nothing. */
async function countLate(db: Db, members: readonly bigint[]): Promise<void> {
  await sql`
    insert into sports.late_scores as s (member_id, bets, late, real_bets, real_late)
    select b.member_id, count(*), count(*) filter (where b.is_late), count(*) filter (where v.is_real), count(*) filter (where v.is_real and b.is_late)
    from sports.bets b
    cross join lateral (select not exists (select from sports.legs l join sports.events e on e.id = l.event_id where l.bet_id = b.id and e.is_virtual) as is_real) v
    where b.member_id = any (${members}::bigint[]) and b.is_live and b.is_late is not null and b.accepted_at > platform.clock() - ${COUNTED_DAYS} * interval '1 day' group by b.member_id order by b.member_id
    on conflict (member_id) do update set bets = excluded.bets, late = excluded.late, real_bets = excluded.real_bets, real_late = excluded.real_late, at = platform.clock()`.execute(
    db,
  )
}
