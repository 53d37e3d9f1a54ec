import { readSlip, slipPayout } from '@tucano/lottery'
import type { Db } from '@tucano/database'
import { correctEvent, settleEvent, voidEvent } from '#betting/event-bets'
import { setEventState } from '#betting/events'
import { sql } from 'kysely'
import { endDraw, tellDraw } from '../drawn.ts'
import { type HeldDraw, holdDraw } from './results.ts'

/** So long after the draw its result may come; then the draw is void. */
export const RESULT_MS = 60 * 60_000
/** Why such a draw is void. */
const MISSING = 'result.missing'

/** Official draws with something to be done, the oldest first. */
export async function dueOfficial(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select d.event_id as id from lottery.draws d join betting.events e on e.id = d.event_id
    where d.is_official and d.state <> 'settled' and d.closes_at <= platform.clock() and (
      d.state = 'open' and (e.state <> 'closed' or d.draws_at <= platform.clock() - ${RESULT_MS} * interval '1 millisecond')
      or d.state = 'drawn' or d.state = 'void' and e.state <> 'void')
    order by d.closes_at`.execute(db)
  return rows.map(({ id }) => id)
}

/** One step of an official draw: closed, void for want of a result, and then its bets settled, corrected or given back. Killed anywhere, the next one goes on. False if nothing is due. */
export async function advanceOfficial(db: Db, drawId: string): Promise<boolean> {
  const turned = await db.transaction().execute((trx) => turn(trx, drawId))
  if (turned === undefined || typeof turned === 'boolean') return turned ?? false
  await moveBets(db, turned)
  await db.transaction().execute((trx) => end(trx, turned))
  return true
}

/** Takes what needs no bets. Returns the draw where its bets come next. */
async function turn(trx: Db, drawId: string): Promise<HeldDraw | boolean | undefined> {
  const draw = await holdDraw(trx, drawId)
  if (!draw || draw.closesAt > draw.now) return undefined
  if (draw.state === 'drawn' || (draw.state === 'void' && draw.event.state !== 'void')) return draw
  if (draw.state !== 'open') return false
  // Waits for bets that are being written; after it there is none.
  if (draw.event.state !== 'closed') {
    await setEventState(trx, { id: drawId, version: draw.event.version, state: 'closed' })
    await tellDraw(trx, drawId)
    return true
  }
  if (draw.now.getTime() < draw.drawsAt.getTime() + RESULT_MS) return false
  await voidOfficial(trx, draw, { reason: MISSING, by: undefined })
  return true
}

/** A draw without a result is void; its bets go back after it. */
export async function voidOfficial(
  trx: Db,
  { drawId, event }: Pick<HeldDraw, 'drawId' | 'event'>,
  { reason, by }: { reason: string; by: { operatorId: bigint; account: string } | undefined },
): Promise<void> {
  // Before the close nothing may be told that decides it: it is closed first.
  if (event.state !== 'closed') await setEventState(trx, { id: drawId, version: event.version, state: 'closed' })
  await trx.updateTable('lottery.draws').set({ state: 'void' }).where('event_id', '=', drawId).execute()
  await trx
    .insertInto('lottery.voids')
    .values({ draw_id: drawId, operator_id: by?.operatorId ?? null, account: by?.account ?? null, reason })
    .execute()
  await tellDraw(trx, drawId)
}

/** The version of the result names every step: a chunk that was taken is taken once. */
async function moveBets(db: Db, { drawId, state, result, version, event }: HeldDraw): Promise<void> {
  if (state === 'void') {
    await voidEvent(db, drawId, { version })
    return
  }
  const decide = ({ selections }: { selections: unknown }): bigint => slipPayout(readSlip(selections), result!)
  await (event.state === 'settled' ? correctEvent : settleEvent)(db, drawId, decide, { version })
}

/** All bets have what they should have: the event is over. */
async function end(trx: Db, { drawId, state, version }: HeldDraw): Promise<void> {
  const draw = await holdDraw(trx, drawId)
  // Somebody else has ended it meanwhile.
  if (!draw || draw.state !== state || draw.version !== version) return
  const over = state === 'void' ? 'void' : 'settled'
  if (draw.event.state !== over) await setEventState(trx, { id: drawId, version: draw.event.version, state: over })
  await endDraw(trx, drawId)
  await tellDraw(trx, drawId)
}
