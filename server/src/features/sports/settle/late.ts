import type { Db } from '@tucano/database'
import { sql } from 'kysely'

/** A live bet is late when within so long its fair chance has risen by so much for the member. */
const LOOKED_AFTER_SECONDS = 10
const RISE = 1.03
const TOGETHER = 500

/** Looks how the chances of live bets have moved since they were taken: by that late bets are known. What has no chance any more, or is decided, says nothing. Returns how many it looked at. */
export async function scoreLateBets(db: Db): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    with due as (
      select b.id from sports.bets b where b.is_live and b.is_late is null and b.accepted_at <= platform.clock() - ${LOOKED_AFTER_SECONDS} * interval '1 second' order by b.accepted_at limit ${TOGETHER}
    ), moved as (
      select d.id, sum(ln(greatest(o.chance, 1)::float8 / greatest(l.chance, 1))) filter (where o.chance is not null and l.chance is not null) as log
      from due d join sports.legs l on l.bet_id = d.id
      join sports.markets m on m.event_id = l.event_id and m.market_id = l.market_id and m.specifiers = l.specifiers
      left join lateral (
        select coalesce((x -> 'winProbability')::integer, (x -> 'probability')::integer) as chance from jsonb_array_elements(m.outcomes) x where x ->> 'id' = l.outcome and m.status in (1, -1)
      ) o on true
      group by d.id
    )
    update sports.bets b set is_late = coalesce(m.log >= ln(${RISE}::float8), false) from moved m where b.id = m.id and b.is_late is null returning b.id`.execute(
    db,
  )
  return rows.length
}
