import type { Db } from '@tucano/database'
import { sql } from 'kysely'

/** What a member's bets on a draw have paid. */
interface Outcome {
  memberId: bigint
  payout: bigint
  /** One of the plans that they are of. */
  planId: string | null
}

/** Of some members, what their bets on a draw that is over came to. */
export async function readOutcomes(db: Db, drawId: string, members: readonly bigint[]): Promise<Outcome[]> {
  if (members.length === 0) return []
  const { rows } = await sql<Outcome>`
    select b.member_id as "memberId", sum(b.payout)::bigint as payout, min(b.selections ->> 'plan') as "planId"
    from betting.bets b where b.event_id = ${drawId}::uuid and b.member_id = any (${[...members]}::bigint[]) group by b.member_id`.execute(
    db,
  )
  return rows
}
