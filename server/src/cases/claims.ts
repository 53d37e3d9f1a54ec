import { CLAIM_MINUTES, type CaseKind, type InHand } from '@tucano/contract/operators'
import { moneyQueueChanged } from '@tucano/contract/deposits'
import type { Db } from '@tucano/database'
import { journal } from '#journal/journal'
import type { OperatorIn } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import { publish } from '#platform/outbox'
import { sql } from 'kysely'

interface Case {
  kind: CaseKind
  id: string
}

const subjectOf = ({ kind, id }: Case): string => `${kind}:${id}`
/** Claims that nobody came back for are forgotten after so long. */
const FORGOTTEN_MINUTES = 60

/** Takes a request in hand, or keeps it there. What another operator has stays there, unless it is to be taken over. */
export async function claim(db: Db, operator: OperatorIn, one: Case, takeOver: boolean): Promise<InHand> {
  const subject = subjectOf(one)
  return db.transaction().execute(async (trx) => {
    await sql`delete from operator.claims where until < clock_timestamp() - make_interval(mins => ${FORGOTTEN_MINUTES})`.execute(trx)
    await sql`select pg_advisory_xact_lock(hashtextextended(${`claim ${subject}`}, 0))`.execute(trx)
    const before = await holderOf(trx, subject)
    if (before && before.operatorId !== operator.operatorId && !takeOver)
      return { account: before.account, own: false, until: before.until.getTime() }
    const { rows } = await sql<{ until: Date }>`
      insert into operator.claims (subject, operator_id, until)
      values (${subject}, ${operator.operatorId}, clock_timestamp() + make_interval(mins => ${CLAIM_MINUTES}))
      on conflict (subject) do update set operator_id = excluded.operator_id, until = excluded.until returning until`.execute(trx)
    // Renewing one's own is no news: whoever shows it reads again when its time is over.
    if (before?.operatorId !== operator.operatorId) await publish(trx, moneyQueueChanged, {})
    if (before && before.operatorId !== operator.operatorId)
      await journal(trx, operator, { action: 'cases.takeOver', subject: `${one.kind}:${one.id}`, details: { from: before.account } })
    return { account: operator.account, own: true, until: rows[0]!.until.getTime() }
  })
}

/** Puts a request back. */
export const release = (db: Db, operator: OperatorIn, one: Case): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { rows } = await sql`
      delete from operator.claims where subject = ${subjectOf(one)} and operator_id = ${operator.operatorId} returning subject`.execute(trx)
    if (rows.length > 0) await publish(trx, moneyQueueChanged, {})
  })

async function holderOf(trx: Db, subject: string) {
  const { rows } = await sql<{ operatorId: bigint; account: string; until: Date }>`
    select c.operator_id as "operatorId", o.account, c.until from operator.claims c join operator.operators o on o.id = c.operator_id
    where c.subject = ${subject} and c.until > clock_timestamp()`.execute(trx)
  return rows[0]
}

/** Nobody decides what another has in hand. Whoever decides has it no longer. */
export async function decideOwn(trx: Db, operator: OperatorIn, one: Case): Promise<void> {
  const holder = await holderOf(trx, subjectOf(one))
  if (holder && holder.operatorId !== operator.operatorId) throw new Fault('case.held', { value: { account: holder.account } })
  await sql`delete from operator.claims where subject = ${subjectOf(one)}`.execute(trx)
}

/** Who has which of these requests in hand. */
export async function readInHand(db: Db, operator: OperatorIn, kind: CaseKind, ids: readonly string[]): Promise<Map<string, InHand>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ subject: string; operatorId: bigint; account: string; until: Date }>`
    select c.subject, c.operator_id as "operatorId", o.account, c.until from operator.claims c join operator.operators o on o.id = c.operator_id
    where c.subject = any (${ids.map((id) => subjectOf({ kind, id }))}::text[]) and c.until > clock_timestamp()`.execute(db)
  return new Map(
    rows.map(({ subject, operatorId, account, until }) => [
      subject.slice(kind.length + 1),
      { account, own: operatorId === operator.operatorId, until: until.getTime() },
    ]),
  )
}
