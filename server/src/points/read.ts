import { POINTS_CURRENCY } from '@tucano/contract/money'
import type { listPointMovements } from '@tucano/contract/points'
import type { ReplyOf } from '@tucano/contract/endpoint'
import type { Db } from '@tucano/database'
import type { Cursor } from '#platform/cursor'
import { sql } from 'kysely'

interface LeftOfMonth {
  month: string
  left: bigint
  /** The last day on which they can be spent. */
  expiresOn: string
}

/** What a member has of each month, what expires first first. */
export async function readLots(db: Db, memberId: bigint, timeZone: string): Promise<LeftOfMonth[]> {
  const { rows } = await sql<LeftOfMonth>`
    select to_char(month, 'YYYY-MM') as month, remaining as left, ((expires_at - interval '1 second') at time zone ${timeZone})::date::text as "expiresOn"
    from points.lots where member_id = ${memberId}::bigint and remaining > 0 and expires_at > platform.clock() order by points.lots.month`.execute(
    db,
  )
  return rows
}

type MovementKind = ReplyOf<typeof listPointMovements>['list'][number]['kind']

const KINDS: Record<string, MovementKind | undefined> = {
  pointsEarned: 'earned',
  pointsReward: 'reward',
  pointsExpired: 'expired',
  pointsConverted: 'converted',
  hold: 'goods',
  release: 'returned',
}

interface Movement {
  kind: MovementKind
  points: bigint
  balance: bigint
  at: Date
  cursor: string
}

/** How a member's points came and went, the newest first. */
export async function readMovements(
  db: Db,
  memberId: bigint,
  { before, limit }: { before: Cursor | undefined; limit: number },
): Promise<Movement[]> {
  const { rows } = await sql<Omit<Movement, 'kind'> & { kind: string }>`
    select p.kind, e.amount as points, e.balance, e.at, (extract(epoch from e.at) * 1000000)::bigint || '.' || e.posting_id as cursor
    from ledger.accounts a join ledger.entries e on e.account_id = a.id join ledger.postings p on p.id = e.posting_id
    where a.member_id = ${memberId}::bigint and a.kind = 'points' and a.currency = ${POINTS_CURRENCY}
      ${before ? sql`and (e.at, e.posting_id) < ('epoch'::timestamptz + ${before.micros}::bigint * interval '1 microsecond', ${before.id}::bigint)` : sql``}
    order by e.at desc, e.posting_id desc limit ${limit}`.execute(db)
  return rows.map((row) => ({ ...row, kind: KINDS[row.kind] ?? 'adjusted' }))
}
