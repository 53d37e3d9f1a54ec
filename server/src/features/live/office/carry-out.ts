import { setTimeout as delay } from 'node:timers/promises'
import type { Db } from '@tucano/database'
import { officeTableChanged } from '@tucano/contract/live/office'
import { LedgerRefusal } from '@tucano/ledger'
import { findTable } from '@tucano/live'
import { voidEvent } from '#betting/event-bets'
import { setEventState } from '#betting/events'
import { type DrawServices, advanceDraw, voidDraw } from '#draws/advance'
import { type DrawRow, readDraw } from '#draws/published'
import { tellMany } from '#inbox/tell'
import { publish } from '#platform/outbox'
import { tellRoom } from '#rooms/asks'
import { sql } from 'kysely'
import { voidStakes } from '../blackjack/later-stakes.ts'
import { sourceOf } from '../room/work.ts'
import { type LiveOffice, tableNames } from './office.ts'
import { type VoidRow, readUndone, readVoid } from './voids.ts'

/** Somebody else is at the same draw: it is looked at again. */
const AGAIN_MS = 50
const ATTEMPTS = 40
const UNDONE_AT_ONCE = 20

/** Carries out what was granted, from wherever it was left: before its bets are settled the draw is void; after that every bet is. Begun twice, or stopped and begun again, it comes to the same. */
export async function carryOut(office: LiveOffice, voidId: string): Promise<void> {
  const draws = office.draws()
  if (!draws) return
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const row = await readVoid(draws.db, voidId)
    if (row?.state !== 'granted' || row.doneAt) return
    const draw = await readDraw(draws.db, row.eventId)
    if (!draw) return
    if (await goOn(office, draws, { row, draw })) return
    if (attempt > 0) await delay(AGAIN_MS)
  }
}

/** Whatever was left undone, because a process was stopped or a database was away. */
export async function carryOutUndone(office: LiveOffice): Promise<void> {
  for (const { id } of await readUndone(office.services.db, UNDONE_AT_ONCE)) await carryOut(office, id)
}

interface Undone {
  row: VoidRow
  draw: DrawRow
}

/** One step. True when everything has gone back. */
async function goOn(office: LiveOffice, draws: DrawServices, { row, draw }: Undone): Promise<boolean> {
  if (row.how === 'after') return reverse(office, { row, draw })
  if (draw.state === 'void') {
    while (await advanceDraw(draws, row.eventId));
    return (await readDraw(draws.db, row.eventId))!.isOver && end(office, row, 'before')
  }
  if (draw.state !== 'drawn') {
    await voidDraw(draws, draw, 'operator')
    return false
  }
  // Its result is told: it is settled first, and then reversed.
  if (!draw.isOver) await advanceDraw(draws, row.eventId)
  else await beginReversal(draws.db, { row, draw })
  return false
}

/** From here on the event is void; its bets follow. What was drawn stays told, with its proof. */
async function beginReversal(db: Db, { row: { id, eventId }, draw }: Undone): Promise<void> {
  try {
    await db.transaction().execute(async (trx) => {
      await sql`update live.voids v set how = 'after' where v.id = ${id}::uuid`.execute(trx)
      await setEventState(trx, { id: eventId, version: draw.version, state: 'void' })
    })
  } catch (error) {
    // Somebody else has begun.
    if (!(error instanceof LedgerRefusal) || error.code !== 'version.conflict') throw error
  }
}

async function reverse(office: LiveOffice, { row, draw }: Undone): Promise<boolean> {
  await voidEvent(office.services.db, row.eventId, { version: draw.version })
  await voidStakes(office.services.db, row.eventId)
  return end(office, row, 'after')
}

/** Notes that everything has gone back, and tells whoever had bet, once. */
async function end(office: LiveOffice, { id, eventId, code, number, reason }: VoidRow, how: 'before' | 'after'): Promise<boolean> {
  const { db, bus } = office.services
  const game = (await tableNames(office))(findTable(code)!)
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql`
      update live.voids v set how = ${how}, done_at = platform.clock() where v.id = ${id}::uuid and v.done_at is null returning v.id`.execute(
      trx,
    )
    if (rows.length === 0) return
    await tellBettors(trx, { eventId, game, round: Number(number), reason })
    await publish(trx, officeTableChanged, { code })
  })
  const room = sourceOf(code)
  await tellRoom(bus, room, { do: 'voided', eventId, voidNote: reason })
  if (how === 'before') await tellRoom(bus, room, { do: 'over', voidReason: 'operator', voidNote: reason, eventId })
  return true
}

interface Told {
  eventId: string
  game: string
  round: number
  reason: string
}

/** Bets that a member has taken back are no news to that member. */
async function tellBettors(trx: Db, { eventId, game, round, reason }: Told): Promise<void> {
  const { rows } = await sql<{ memberId: bigint; currency: string; stake: bigint; paid: bigint }>`
    select b.member_id as "memberId", b.currency, sum(b.stake)::bigint as stake, sum(b.payout)::bigint as paid
    from betting.bets b join betting.steps s on s.bet_id = b.id and s.kind = 'void' and s.key like 'void:%'
    where b.event_id in (select unnest(array[r.event_id, r.stakes_event_id]) from live.rounds r where r.event_id = ${eventId}::uuid) and b.state = 'void' group by 1, 2`.execute(
    trx,
  )
  await tellMany(
    trx,
    rows.map(({ memberId, currency, stake, paid }) => ({
      memberId,
      kind: 'roundVoided' as const,
      facts: { game, round, reason, currency, stake: String(stake), paid: String(paid) },
    })),
  )
}
