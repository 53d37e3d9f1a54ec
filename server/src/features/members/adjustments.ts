import type { Adjustment } from '@tucano/contract/members'
import type { Db } from '@tucano/database'
import type { OperatorIn } from '#platform/endpoint'
import { sql } from 'kysely'

/** With who proposed and who decided. */
export const withOperators = (db: Db) =>
  db
    .selectFrom('members.adjustments as a')
    .innerJoin('member.members as m', 'm.id', 'a.member_id')
    .innerJoin('operator.operators as p', 'p.id', 'a.proposed_by')
    .leftJoin('operator.operators as d', 'd.id', 'a.decided_by')
    .selectAll('a')
    .select(['m.account', 'p.account as proposer', 'd.account as decider'])

export const adjustments = (db: Db) =>
  withOperators(db)
    .select(sql<string>`floor(extract(epoch from a.proposed_at) * 1000000)`.as('micros'))
    .select(
      sql<bigint>`coalesce((select sum(l.balance) from ledger.accounts l where l.member_id = a.member_id and l.kind = a.pocket and l.currency = a.currency), 0)::bigint`.as(
        'balance',
      ),
    )

type Proposed = Awaited<ReturnType<ReturnType<typeof withOperators>['execute']>>[number]
type Row = Awaited<ReturnType<ReturnType<typeof adjustments>['execute']>>[number]

/** What an adjustment is from the beginning to the end. */
export const showProposed = (row: Proposed) => ({
  adjustmentId: row.id,
  memberId: String(row.member_id),
  account: row.account,
  pocket: row.pocket as Adjustment['pocket'],
  amount: String(row.amount),
  currency: row.currency,
  reason: row.reason,
  proposedBy: row.proposer,
  proposedAt: row.proposed_at.getTime(),
})

export const showAdjustment = (row: Row, { operatorId }: Pick<OperatorIn, 'operatorId'>): Adjustment => ({
  ...showProposed(row),
  state: row.state as Adjustment['state'],
  own: row.proposed_by === operatorId,
  decidedBy: row.decider,
  decidedAt: row.decided_at?.getTime() ?? null,
  answer: row.answer,
  balance: String(row.balance),
})

export const readAdjustment = async (db: Db, id: string, operator: OperatorIn): Promise<Adjustment> =>
  showAdjustment(await adjustments(db).where('a.id', '=', id).executeTakeFirstOrThrow(), operator)

/** What is proposed or done for a member on a day of the brand, in either direction, but what was refused. */
export async function adjustedOn(db: Db, memberId: bigint, day: string): Promise<bigint> {
  const { sum } = await db
    .selectFrom('members.adjustments')
    .select(sql<bigint>`coalesce(sum(abs(amount)), 0)::bigint`.as('sum'))
    .where('member_id', '=', memberId)
    .where('day', '=', sql<string>`${day}::date`)
    .where('state', '<>', 'refused')
    .executeTakeFirstOrThrow()
  return sum
}

export async function today(db: Db, timeZone: string): Promise<string> {
  const { rows } = await sql<{ day: string }>`select (platform.clock() at time zone ${timeZone})::date::text as day`.execute(db)
  return rows[0]!.day
}
