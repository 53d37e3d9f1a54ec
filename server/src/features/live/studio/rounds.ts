import { isDeepStrictEqual } from 'node:util'
import type { Db } from '@tucano/database'
import { LedgerRefusal } from '@tucano/ledger'
import { type TableOfHouse, slipPayout } from '@tucano/live'
import type { Json } from '@tucano/round'
import { newBetId } from '#betting/bet'
import { type EventBet, correctSettled, settleEvent, voidEvent } from '#betting/event-bets'
import { scheduleEvent, setEventState } from '#betting/events'
import { sql } from 'kysely'
import type { Chips } from '../room/state.ts'
import { noteRound, notePlayed } from '../store.ts'

interface Opening {
  table: TableOfHouse
  studio: string
  studioRound: string
  number: number
  round: number
  opensAtMs: number
  closesAtMs: number
}

export interface KnownRound {
  eventId: string
  round: number
  opensAt: Date
  closesAt: Date
  version: number
  state: string
  result: unknown
}

const reading = sql`select r.event_id as "eventId", r.number::integer as round, e.opens_at as "opensAt", e.closes_at as "closesAt", e.version, e.state, e.result
  from live.studio_rounds s join live.rounds r on r.event_id = s.event_id join betting.events e on e.id = s.event_id`

export async function readStudioRound(db: Db, code: string, studioRound: string): Promise<KnownRound | undefined> {
  return (await sql<KnownRound>`${reading} where s.table_code = ${code} and s.studio_round = ${studioRound}`.execute(db)).rows[0]
}

export async function readStudioEvent(db: Db, eventId: string): Promise<KnownRound | undefined> {
  return (await sql<KnownRound>`${reading} where s.event_id = ${eventId}::uuid`.execute(db)).rows[0]
}

/** Makes a round known for bets, once: begun again after a crash, it is the same. */
export async function openStudioRound(
  db: Db,
  { table, studio, studioRound, number, round, opensAtMs, closesAtMs }: Opening,
): Promise<KnownRound> {
  const known = await readStudioRound(db, table.code, studioRound)
  if (known) return known
  const id = newBetId(new Date(opensAtMs))
  const about = { product: table.product, vendor: table.vendor, game: table.code }
  await db.transaction().execute(async (trx) => {
    await scheduleEvent(trx, { id, ...about, opensAt: new Date(opensAtMs), closesAt: new Date(closesAtMs) })
    await noteRound(trx, { eventId: id, table, number: String(round) })
    await sql`
      insert into live.studio_rounds (event_id, table_code, studio, studio_round, opened_by)
      values (${id}::uuid, ${table.code}, ${studio}, ${studioRound}, ${number}::bigint)`.execute(trx)
  })
  return (await readStudioRound(db, table.code, studioRound))!
}

const isConflict = (error: unknown): boolean => error instanceof LedgerRefusal && error.code === 'version.conflict'

/** What a bet pays by a result: as at every table of its kind. */
const payingBy =
  (table: TableOfHouse, round: number, result: Json) =>
  ({ selections }: EventBet): bigint =>
    slipPayout(table.gameIn(round), (selections as { chips: Chips }).chips, result)

interface Ended {
  table: TableOfHouse
  eventId: string
  result: Json
}

/** Writes the result down, then settles the bets in sets. A round that was voided meanwhile stays void. */
export async function settleStudioRound(db: Db, { table, eventId, result }: Ended): Promise<'settled' | 'void'> {
  let known = (await readStudioEvent(db, eventId))!
  try {
    if (known.state !== 'void' && known.result === null) {
      const version = await setEventState(db, { id: eventId, version: known.version, state: 'closed', result })
      known = { ...known, version, state: 'closed', result }
    }
    if (known.state === 'void') return 'void'
    await notePlayed(db, eventId, null)
    if (known.state === 'settled') return 'settled'
    await settleEvent(db, eventId, payingBy(table, known.round, result), { version: known.version })
    await setEventState(db, { id: eventId, version: known.version, state: 'settled' })
  } catch (error) {
    if (!isConflict(error)) throw error
    return settleStudioRound(db, { table, eventId, result })
  }
  return 'settled'
}

/** Everything goes back, settled or not. Answers whether it was settled before. */
export async function voidStudioRound(
  db: Db,
  eventId: string,
  why?: { code: string; note: string | null },
): Promise<{ wasSettled: boolean }> {
  const known = (await readStudioEvent(db, eventId))!
  if (known.state === 'void') {
    await voidEvent(db, eventId, { version: known.version })
    return { wasSettled: known.result !== null }
  }
  try {
    await db.transaction().execute(async (trx) => {
      await setEventState(trx, { id: eventId, version: known.version, state: 'void' })
      if (why)
        await sql`update live.studio_rounds set void_code = ${why.code}, void_reason = ${why.note} where event_id = ${eventId}::uuid`.execute(
          trx,
        )
    })
  } catch (error) {
    if (!isConflict(error)) throw error
  }
  return voidStudioRound(db, eventId, why)
}

/** Another result in the place of the first: every bet is paid the difference. A round that is void stays so. */
export async function correctStudioRound(db: Db, { table, eventId, result }: Ended, number: number): Promise<boolean> {
  const known = (await readStudioEvent(db, eventId))!
  if (known.state !== 'settled') return false
  const isSaid = isDeepStrictEqual(known.result, result)
  let { version } = known
  if (!isSaid)
    version = await db.transaction().execute(async (trx) => {
      await sql`update live.studio_rounds set corrected_by = ${number}::bigint where event_id = ${eventId}::uuid`.execute(trx)
      return setEventState(trx, { id: eventId, version: known.version, state: 'settled', result })
    })
  await correctSettled(db, eventId, payingBy(table, known.round, result), { version })
  return true
}
