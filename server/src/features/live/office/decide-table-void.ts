import { decideTableVoid as contract, officeTableChanged } from '@tucano/contract/live/office'
import type { Db } from '@tucano/database'
import { findTable } from '@tucano/live'
import { journal } from '#journal/journal'
import { type OperatorIn, answer } from '#platform/endpoint'
import { Fault, isTransient } from '#platform/fault'
import { publish } from '#platform/outbox'
import { sql } from 'kysely'
import { carryOut } from './carry-out.ts'
import { type LiveOffice, readReason, tableNames } from './office.ts'
import { holdVoid, readVoid, showVoid } from './voids.ts'

interface Decision {
  voidId: string
  isGranted: boolean
  answer: string | null
  operator: OperatorIn
  titleOf: (code: string) => string
}

/** Of two operators the second finds it decided. What was granted is carried out at once, and by the clock if that is stopped. */
export const decideTableVoid = (office: LiveOffice) =>
  answer(contract, async ({ voidId, decision, answer: given }, { operator }) => {
    const { db, log } = office.services
    const isGranted = decision === 'grant'
    const said = given === undefined ? null : readReason(given, 'answer')
    const nameOf = await tableNames(office)
    const titleOf = (code: string): string => nameOf(findTable(code)!)
    await db.transaction().execute((trx) => decide(trx, { voidId, isGranted, answer: said, operator, titleOf }))
    if (isGranted)
      await carryOut(office, voidId).catch((error: unknown) => {
        if (!isTransient(error)) throw error
        log.warn({ err: error, voidId }, 'a round is voided later')
      })
    return showVoid(office, (await readVoid(db, voidId))!, operator.operatorId)
  })

async function decide(trx: Db, { voidId, isGranted, answer: said, operator, titleOf }: Decision): Promise<void> {
  const row = await holdVoid(trx, voidId)
  if (!row) throw new Fault('live.void.unknown')
  if (row.state !== 'waiting') throw new Fault('live.void.over')
  if (isGranted && row.askedBy === operator.operatorId) throw new Fault('approval.own')
  await sql`
    update live.voids v set state = ${isGranted ? 'granted' : 'refused'}, decided_by = ${operator.operatorId}::bigint, decider = ${operator.account}, decided_at = platform.clock(), answer = ${said}
    where v.id = ${voidId}::uuid`.execute(trx)
  await publish(trx, officeTableChanged, { code: row.code })
  await journal(trx, operator, {
    action: isGranted ? 'live.grantVoid' : 'live.refuseVoid',
    subject: `round:${row.eventId}`,
    details: {
      title: titleOf(row.code),
      round: Number(row.number),
      reason: said ?? row.reason,
      bets: row.bets,
      stake: String(row.stake),
      paid: String(row.paid),
    },
  })
}
