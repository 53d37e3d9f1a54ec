import type { Db } from '@tucano/database'
import { setEventState } from '#betting/events'
import { sql } from 'kysely'
import { tellDraw, tellResult } from '../drawn.ts'
import { type DrawRow, readDraw } from '../store.ts'

/** An official draw, held until the transaction ends, and how far its event is. */
export interface HeldDraw extends DrawRow {
  event: { version: number; state: string }
  now: Date
}

/** Holds a draw. Whoever else wants to change it waits, and then finds what became of it. */
export async function holdDraw(trx: Db, drawId: string): Promise<HeldDraw | undefined> {
  const { rows } = await sql<{ version: number; state: string; now: Date }>`
    select e.version, e.state, platform.clock() as now from lottery.draws d join betting.events e on e.id = d.event_id
    where d.event_id = ${drawId}::uuid for no key update of d`.execute(trx)
  const [held] = rows
  const draw = held && (await readDraw(trx, drawId))
  return draw && { ...draw, event: { version: held.version, state: held.state }, now: held.now }
}

/** What was typed or fed has become the result: the first one, or another one of a settled draw. Bets are settled or corrected after it. */
export async function acceptResult(
  trx: Db,
  { drawId, event }: Pick<HeldDraw, 'drawId' | 'event'>,
  { result, source }: { result: readonly string[]; source: string },
): Promise<void> {
  await tellResult(trx, drawId, { result, source })
  await setEventState(trx, { id: drawId, version: event.version, state: event.state === 'settled' ? 'settled' : 'closed', result })
  await tellDraw(trx, drawId)
}

/** Two results that say the same, number by number. */
export const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((number, n) => number === b[n])
