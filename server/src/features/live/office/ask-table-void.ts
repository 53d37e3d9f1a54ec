import { askTableVoid as contract, officeTableChanged } from '@tucano/contract/live/office'
import type { Db } from '@tucano/database'
import { findTable } from '@tucano/live'
import { inputHash } from '#betting/bet'
import { journal } from '#journal/journal'
import { type OperatorIn, answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import { publish } from '#platform/outbox'
import { sql } from 'kysely'
import { type LiveOffice, readReason, tableNames } from './office.ts'
import { type RoundRow, readRound, showRound } from './rounds.ts'
import { NO_STAKES, type Stakes, readStakes } from './stakes.ts'
import { readStandingVoid, readVoid, showVoid } from './voids.ts'

interface Asking {
  voidId: string
  round: RoundRow
  stakes: Stakes
  reason: string
  hash: bigint
  operator: OperatorIn
  title: string
}

export const askTableVoid = (office: LiveOffice) =>
  answer(contract, async ({ voidId, drawId, reason: given }, { operator }) => {
    const { db, brand } = office.services
    const reason = readReason(given)
    const hash = inputHash(drawId, reason)
    const known = await readVoid(db, voidId)
    if (known) {
      if (known.hash !== hash || known.askedBy !== operator.operatorId) throw new Fault('key.conflict')
      return showVoid(office, known, operator.operatorId)
    }
    const round = await readRound(db, drawId)
    const table = round && findTable(round.code)
    if (!round || !table) throw new Fault('live.round.unknown')
    const stakes = (await readStakes(db, brand.currency.code, [drawId])).get(drawId) ?? NO_STAKES
    const title = (await tableNames(office))(table)
    await db.transaction().execute((trx) => ask(trx, { voidId, round, stakes, reason, hash, operator, title }))
    return showVoid(office, (await readVoid(db, voidId))!, operator.operatorId)
  })

/** One request stands at a time for a round. */
async function ask(trx: Db, { voidId, round, stakes: { bets, staked, paid }, reason, hash, operator, title }: Asking): Promise<void> {
  const { eventId, number } = round
  await sql`select from live.rounds r where r.event_id = ${eventId}::uuid for no key update`.execute(trx)
  if (await readStandingVoid(trx, eventId)) throw new Fault('live.void.asked')
  if (showRound((await readRound(trx, eventId))!).state === 'void') throw new Fault('live.round.void')
  await sql`
    insert into live.voids (id, event_id, input_hash, bets, stake, paid, reason, asked_by, asker)
    values (${voidId}::uuid, ${eventId}::uuid, ${hash}::bigint, ${bets}, ${staked}::bigint, ${paid}::bigint, ${reason}, ${operator.operatorId}::bigint, ${operator.account})`.execute(
    trx,
  )
  await publish(trx, officeTableChanged, { code: round.code })
  await journal(trx, operator, {
    action: 'live.askVoid',
    subject: `round:${eventId}`,
    details: { title, round: Number(number), reason, bets, stake: String(staked), paid: String(paid) },
  })
}
