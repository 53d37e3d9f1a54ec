import { firstRoundFrom, msOfRound } from '@tucano/beacon'
import type { TableOfHouse } from '@tucano/live'
import type { Json } from '@tucano/round'
import { type DrawServices, advanceDraw, clock, foreseeDraw } from '#draws/advance'
import { newBetId } from '#betting/bet'
import { type DrawRow, findDraw, readDraw } from '#draws/published'
import { Later } from '#rooms/kind'
import { SEALING_MS, scheduleDraw } from '#draws/schedule'
import { readySeeds } from '../seeds.ts'
import { noteRound, notePlayed, readVoidNote } from '../store.ts'
import { readStatus } from '../status.ts'
import type { RoundCommand, RoundState } from './state.ts'

export interface TableServices {
  draws: DrawServices
  /** Digests of the maths of tables, by their codes. */
  maths: ReadonlyMap<string, string>
  /** Tables whose rounds share out what is staked, by their codes. */
  pools?: ReadonlySet<string>
  /** For how long a table takes bets, where that is not what it says itself. */
  betMs?: (table: TableOfHouse) => number
}

/** So often a table looks whether its draw has gone on, while the beacon's round is still to come. */
const LOOK_MS = 1000

export const sourceOf = (code: string): string => `live:${code}`

/** What a table does outside of its room; what it answers, the room is told. */
export type Work = () => Promise<RoundCommand | Later | undefined>

/** What a table waits for outside of its room: the next round made known, a draw, bets settled. Run again after a crash, it comes to the same. */
export function workOf(services: TableServices, table: TableOfHouse, state: RoundState, moves: Json = null): Work | undefined {
  const { phase, eventId, isPlayed } = state
  if (phase === 'idle') return () => openRound(services, table, state)
  if (phase === 'closed' && eventId) return () => awaitDraw(services, eventId)
  if (phase === 'play' && isPlayed && eventId) return () => settle(services, eventId, moves)
  return undefined
}

/** Makes the next round known, and puts its close on the beacon's clock: the draw comes as soon after it as it can. */
async function openRound(
  { draws, maths, pools, betMs }: TableServices,
  table: TableOfHouse,
  state: RoundState,
): Promise<RoundCommand | undefined> {
  const { db } = draws
  const status = await readStatus(db, table)
  if (status.state !== 'open') return status.version === state.status.version ? undefined : { do: 'status', status }
  const number = String(state.round + 1)
  const pool = pools?.has(table.code) ? ({ pool: true } as const) : {}
  const draw =
    (await findDraw(db, { source: sourceOf(table.code), number })) ??
    (await planRound({ draws, maths: maths.get(table.code)!, betMs: betMs?.(table) ?? table.betMs }, table, number))
  if (!draw) return undefined
  const { eventId, opensAt, closesAt } = draw
  await noteRound(db, { eventId, table, number })
  return { do: 'opened', eventId, opensAtMs: opensAt.getTime(), closesAtMs: closesAt.getTime(), status, ...pool }
}

/** Whoever has the room in the meantime may have planned the round as well: then it is that one. */
async function planRound(
  { draws, maths, betMs }: { draws: DrawServices; maths: string; betMs: number },
  table: TableOfHouse,
  number: string,
): Promise<DrawRow | undefined> {
  const { db, beacon } = draws
  const chain = await beacon.chain()
  if (!chain) return undefined
  const source = sourceOf(table.code)
  const opensAtMs = await clock(db)
  const closesAtMs = msOfRound(chain, firstRoundFrom(chain, opensAtMs + betMs + SEALING_MS)) - SEALING_MS
  const [opensAt, closesAt] = [new Date(opensAtMs), new Date(closesAtMs)]
  const event = { id: newBetId(opensAt), product: table.product, vendor: table.vendor, game: table.code, opensAt, closesAt }
  const committedMs = await readySeeds(draws, source, closesAt)
  return readDraw(db, await scheduleDraw(db, { chain, isOwn: beacon.isOwn }, { ...event, source, number, maths, committedMs }))
}

/** Bets sealed, the beacon's round out: what is played now was decided by both. A draw that is void ends the round. */
async function awaitDraw({ draws }: TableServices, eventId: string): Promise<RoundCommand | Later | undefined> {
  while (await advanceDraw(draws, eventId));
  const draw = await readDraw(draws.db, eventId)
  const leftMs = draw?.state === 'sealed' ? msOfRound(draw.beacon, draw.beaconRound) - (await clock(draws.db)) : 0
  if (leftMs > 0) return new Later(Math.min(leftMs, LOOK_MS))
  const result = await foreseeDraw(draws, eventId)
  if (result !== undefined) return { do: 'play', result }
  return endOf(draws, eventId)
}

/** Tells the result with its seed, and settles the bets. */
async function settle({ draws }: TableServices, eventId: string, moves: Json): Promise<RoundCommand | undefined> {
  await notePlayed(draws.db, eventId, moves)
  while (await advanceDraw(draws, eventId));
  return endOf(draws, eventId)
}

/** A draw that is over, void or not, ends the round. */
export async function endOf({ db }: Pick<DrawServices, 'db'>, eventId: string): Promise<RoundCommand | undefined> {
  const draw = await readDraw(db, eventId)
  if (!draw?.isOver) return undefined
  const { voidReason } = draw
  return { do: 'over', voidReason, voidNote: voidReason === 'operator' ? await readVoidNote(db, eventId) : null, eventId }
}
