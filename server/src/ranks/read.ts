import type { Db } from '@tucano/database'
import { sql } from 'kysely'

interface OwnRank {
  level: number
  turnover: bigint
  monthTurnover: bigint
  isGiven: boolean
}

/** A member's rank, and what it has staked in all and this month. */
export async function readRank(db: Db, memberId: bigint): Promise<OwnRank> {
  const { rows } = await sql<OwnRank>`
    select m.rank_level as level, coalesce(r.turnover, 0) as turnover, coalesce(o.turnover, 0) as "monthTurnover", coalesce(r.is_given, false) as "isGiven"
    from member.members m left join ranks.members r on r.member_id = m.id
    left join ranks.months o on o.member_id = m.id and o.month = date_trunc('month', platform.today())::date
    where m.id = ${memberId}::bigint`.execute(db)
  return rows[0]!
}
