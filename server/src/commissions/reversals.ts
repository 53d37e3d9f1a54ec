import type { Db } from '@tucano/database'
import { reverse } from '@tucano/ledger'
import { Fault } from '#platform/fault'
import { sql } from 'kysely'
import type { Agreement } from './agreement.ts'
import { tellReversed } from './notices.ts'
import { nameOf } from './pay.ts'

interface Asked {
  agreementId: bigint
  since: Date
  reason: string
  currency: string
  by: { operatorId: bigint; account: string }
}

export interface ReversalState {
  state: 'asked' | 'reversed'
  payeeId: bigint
  payerId: bigint | null
  paid: bigint
}

/**
 * One operator asks to take a settlement back, and a different one does it: every payment of it is undone, as long as the payee still has all of it. What was due beyond
 * that is not any more.
 */
export async function reverseSettled(trx: Db, { agreementId, since, reason, currency, by }: Asked): Promise<ReversalState> {
  const { rows } = await sql<Pick<Agreement, 'payerId' | 'payeeId' | 'kind' | 'type'> & { state: string; paid: bigint }>`
    select s.state, s.paid, a.payee_id as "payeeId", a.payer_id as "payerId", a.kind, a.type from commissions.settlements s join commissions.agreements a on a.id = s.agreement_id
    where s.agreement_id = ${agreementId}::bigint and s.since = ${since}::timestamptz for no key update of s`.execute(trx)
  const settlement = rows[0]
  // What came to nothing has nothing to take back.
  if (!settlement || settlement.state === 'nothing') throw new Fault('settlement.unknown')
  if (settlement.state === 'reversed') throw new Fault('settlement.reversed')
  const { payeeId, payerId, paid } = settlement
  const { rows: asked } = await sql<{ asked_id: bigint }>`
    select r.asked_id from commissions.reversals r where r.agreement_id = ${agreementId}::bigint and r.since = ${since}::timestamptz`.execute(
    trx,
  )
  const [first] = asked
  if (!first) {
    await sql`
      insert into commissions.reversals (agreement_id, since, asked_id, asked_by, reason)
      values (${agreementId}::bigint, ${since}::timestamptz, ${by.operatorId}::bigint, ${by.account}, ${reason})`.execute(trx)
    return { state: 'asked', payeeId, payerId, paid }
  }
  if (first.asked_id === by.operatorId) throw new Fault('settlement.own')
  await undo(trx, agreementId, since)
  await sql`
    update commissions.reversals r set done_id = ${by.operatorId}::bigint, done_by = ${by.account}, done_at = platform.clock()
    where r.agreement_id = ${agreementId}::bigint and r.since = ${since}::timestamptz`.execute(trx)
  await sql`
    update commissions.settlements s set state = 'reversed', is_new = false where s.agreement_id = ${agreementId}::bigint and s.since = ${since}::timestamptz`.execute(
    trx,
  )
  await tellReversed(trx, settlement, { since, amount: paid, currency })
  return { state: 'reversed', payeeId, payerId, paid }
}

/** Each payment by its mirror image. */
async function undo(trx: Db, agreementId: bigint, since: Date): Promise<void> {
  const payments = await trx
    .selectFrom('commissions.payments')
    .select(['posting_id', 'n'])
    .where('agreement_id', '=', agreementId)
    .where('since', '=', since)
    .orderBy('n')
    .execute()
  for (const { posting_id: postingId, n } of payments) {
    const { postingId: reversedBy } = await reverse(trx, { key: `${nameOf(agreementId, since)}:reversal:${n}`, postingId })
    await trx.updateTable('commissions.payments').set({ reversed_by: reversedBy }).where('posting_id', '=', postingId).execute()
  }
}
