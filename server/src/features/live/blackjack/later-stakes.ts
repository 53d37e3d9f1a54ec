import { type TableOfHouse, slipPayout } from '@tucano/live'
import type { Db } from '@tucano/database'
import type { Json } from '@tucano/round'
import { newBetId } from '#betting/bet'
import { settleEvent, voidEvent } from '#betting/event-bets'
import { scheduleEvent, setEventState } from '#betting/events'
import { clock } from '#draws/advance'
import type { Chips } from '../room/state.ts'

/** Longer than any round: seven seats, each of two hands, every decision at the end of its clock. */
const OPEN_MS = 7_200_000

/** What later stakes of a round are put on, made once: bets on its draw are sealed by then. */
export const openStakes = (db: Db, table: TableOfHouse, eventId: string): Promise<string> =>
  db.transaction().execute(async (trx) => {
    const round = await trx
      .selectFrom('live.rounds')
      .select('stakes_event_id')
      .where('event_id', '=', eventId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (round.stakes_event_id !== null) return round.stakes_event_id
    const nowMs = await clock(trx)
    const id = newBetId(new Date(nowMs))
    const { product, vendor, code: game } = table
    await scheduleEvent(trx, { id, product, vendor, game, opensAt: new Date(nowMs), closesAt: new Date(nowMs + OPEN_MS) })
    await trx.updateTable('live.rounds').set({ stakes_event_id: id }).where('event_id', '=', eventId).execute()
    return id
  })

interface Ended {
  table: TableOfHouse
  round: number
  /** What the round has come to; nothing where it is void. */
  result: Json | undefined
}

/** Settles later stakes as their round has come out, or gives them back. Killed between, done again it goes on where it was. */
export async function endStakes(db: Db, id: string, { table, round, result }: Ended): Promise<void> {
  const event = await db.selectFrom('betting.events').select(['state', 'version']).where('id', '=', id).executeTakeFirstOrThrow()
  if (event.state === 'settled' || event.state === 'void') return
  const isVoid = result === undefined
  const version =
    event.state === 'closed'
      ? event.version
      : await setEventState(db, { id, version: event.version, state: 'closed', ...(isVoid ? {} : { result }) })
  const game = table.gameIn(round)
  if (isVoid) await voidEvent(db, id, { version })
  else await settleEvent(db, id, ({ selections }) => slipPayout(game, (selections as { chips: Chips }).chips, result), { version })
  await setEventState(db, { id, version, state: isVoid ? 'void' : 'settled' })
}

/** Gives later stakes of a round back that operators void after all, settled or not. */
export async function voidStakes(db: Db, eventId: string): Promise<void> {
  const stakes = await db
    .selectFrom('live.rounds as r')
    .innerJoin('betting.events as e', 'e.id', 'r.stakes_event_id')
    .select(['e.id', 'e.state', 'e.version'])
    .where('r.event_id', '=', eventId)
    .executeTakeFirst()
  if (!stakes) return
  const { id, state, version } = stakes
  const last = state === 'void' ? version : await setEventState(db, { id, version, state: 'void' })
  await voidEvent(db, id, { version: last })
}
