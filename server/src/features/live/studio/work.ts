import type { StudioEvent } from '@tucano/live-studio'
import type { Json } from '@tucano/round'
import type { Services } from '#platform/services'
import { Later, Several } from '#rooms/kind'
import { readStatus } from '../status.ts'
import { readVoidNote } from '../store.ts'
import type { KeptEvent } from './events.ts'
import type { StudioLink } from './link.ts'
import type { StudioLinks } from './links.ts'
import { correctStudioRound, openStudioRound, readStudioEvent, readStudioRound, settleStudioRound, voidStudioRound } from './rounds.ts'
import type { StudioCommand, StudioState, StudioTimes } from './state.ts'
import type { StudioTable } from './tables.ts'

const WAIT_MS = 200
/** With less than this left, a round is not opened for bets. */
const OPEN_LEAST_MS = 1000
/** So long after it was said a result may be corrected, or a round taken back. */
const CORRECTED_WITHIN_MS = 3_600_000

export interface StudioWork {
  db: Services['db']
  links: StudioLinks
  times: StudioTimes
}

type Done = StudioCommand | Several<StudioCommand> | Later

/** What a table of a studio does outside of its room: bets settled or given back, and otherwise the next thing that the studio has said, when it may be told. */
export function workOfStudio(work: StudioWork, table: StudioTable, state: StudioState): () => Promise<Done> {
  const { phase, isPlayed, eventId, ends, lateFromMs, result } = state
  if (phase === 'play' && isPlayed && eventId) return () => settle(work, table, { eventId, result })
  if (ends && eventId && (phase === 'open' || phase === 'closed')) return () => giveBack(work, eventId, ends)
  if (lateFromMs !== null && phase === 'closed') return () => Promise.resolve({ do: 'late' })
  return () => listen(work, table, state)
}

async function settle({ db }: StudioWork, { house }: StudioTable, { eventId, result }: { eventId: string; result: Json }): Promise<Done> {
  if ((await settleStudioRound(db, { table: house, eventId, result })) === 'void') return operatorsVoid(db, eventId)
  return { do: 'over', voidReason: null, eventId }
}

async function giveBack({ db }: StudioWork, eventId: string, ends: NonNullable<StudioState['ends']>): Promise<Done> {
  if ((await readStudioEvent(db, eventId))!.state === 'void' && (await readVoidNote(db, eventId)) !== null)
    return operatorsVoid(db, eventId)
  await voidStudioRound(db, eventId, ends)
  return { do: 'over', voidReason: ends.code, voidNote: ends.note, eventId }
}

const operatorsVoid = async (db: Services['db'], eventId: string): Promise<Done> => ({
  do: 'over',
  voidReason: 'operator',
  voidNote: await readVoidNote(db, eventId),
  eventId,
})

async function listen(work: StudioWork, table: StudioTable, state: StudioState): Promise<Done> {
  const link = work.links.of(table, state.number)
  const why = link.away()
  if (why !== (state.away?.why ?? null)) return { do: 'away', why }
  const story = link.stories.shift()
  if (story !== undefined && isUnderWay(state)) return { do: 'ends', code: 'studio.stories', note: null }
  const kept = link.event(state.number + 1)
  if (kept) return take({ work, table, state, link }, kept)
  const lost = link.lostUpTo
  // What was missed is gone for good: a round that runs cannot be known any more.
  if (lost !== undefined && lost > state.number)
    return isUnderWay(state) ? { do: 'ends', code: 'studio.gap', note: null } : { do: 'passed', number: lost }
  await link.wait(WAIT_MS)
  return new Later(0)
}

const isUnderWay = ({ phase }: StudioState): boolean => phase === 'open' || phase === 'closed'

interface Listening {
  work: StudioWork
  table: StudioTable
  state: StudioState
  link: StudioLink
}

/** The next event, as the room is told it: bets by the studio's clock, and what the picture shows only when it does. */
function take(listening: Listening, { event, toldFromMs }: KeptEvent): Promise<Done> | Done {
  const { state, link, work } = listening
  const { number } = event
  if (event.type === 'betsOpen') return openNext(listening, event)
  if ('round' in event && event.type === 'betsClosed') {
    if (event.round !== state.studioRound || !isUnderWay(state)) return { do: 'passed', number }
    // Clocks are compared within so much: no chip is called late that may have come in time.
    const closedAtMs = (link.toOurs(event.at) ?? Infinity) + work.times.earlyMs
    return { do: 'shut', number, closedAtMs: Math.min(closedAtMs, state.closesAtMs) }
  }
  const leftMs = toldFromMs - link.nowMs()
  if (leftMs > 0) return new Later(Math.min(leftMs, WAIT_MS))
  return takeShown(listening, event)
}

type Shown = Exclude<StudioEvent, { type: 'betsOpen' | 'betsClosed' }>

/** What stands in the picture now. */
function takeShown(listening: Listening, event: Shown): Promise<Done> | Done {
  const { state, link } = listening
  const { number, at } = event
  if (event.type === 'dealer') return { do: 'dealer', number, name: event.name }
  if (event.type === 'shoe') return { do: 'shoe', number, name: event.shoe }
  if (event.round !== state.studioRound || !isUnderWay(state)) return takeAfterwards(listening, event)
  switch (event.type) {
    case 'card':
      return { do: 'card', number, at, card: { hand: event.hand, card: event.card } }
    case 'void':
      return { do: 'ends', number, code: 'studio.void', note: event.reason }
    case 'result': {
      // Without a close there is no telling which bets were in time.
      if (state.phase === 'open') return { do: 'ends', number, code: 'studio.disputed', note: null }
      // It was taken back before the picture showed it: what came in its place is told in its own time.
      const isTakenBack = link
        .later(number)
        .some((later) => (later.type === 'result' && later.corrects === number) || (later.type === 'void' && later.round === event.round))
      if (isTakenBack) return { do: 'passed', number }
      return { do: 'result', number, at, result: event.result, corrects: event.corrects !== undefined }
    }
  }
}

/** About a round that is over: a correction, or that it was none. */
async function takeAfterwards({ work: { db }, table: { house }, link }: Listening, event: Shown): Promise<Done> {
  const { number } = event
  const passed: StudioCommand = { do: 'passed', number }
  if (event.type !== 'void' && !(event.type === 'result' && event.corrects !== undefined)) return passed
  const known = await readStudioRound(db, house.code, event.round)
  const saidAtMs = link.toOurs(event.at) ?? 0
  if (known?.state !== 'settled' && known?.state !== 'void') return passed
  if (saidAtMs > known.closesAt.getTime() + CORRECTED_WITHIN_MS) return passed
  const { eventId } = known
  if (event.type === 'void') {
    if (known.result === null) return passed
    await voidStudioRound(db, eventId, { code: 'studio.void', note: event.reason })
    return new Several<StudioCommand>([{ do: 'voided', eventId, voidNote: event.reason }, passed])
  }
  const { result } = event
  if (!(await correctStudioRound(db, { table: house, eventId, result }, number))) return passed
  return { do: 'corrected', number, eventId, result }
}

/** Rounds that were over before anybody here could bet are passed over together, as after a long rest. */
function lastPassed(link: StudioLink, number: number, closesAtMs: number): number {
  const isOver = closesAtMs < link.nowMs()
  let last = number
  for (const later of isOver ? link.later(number) : []) {
    const isPast = later.type === 'betsOpen' ? (link.toOurs(later.closesAt) ?? Infinity) < link.nowMs() : isOfRound(later)
    if (!isPast) break
    last = later.number
  }
  return last
}

/** Of the round alone that it names: another result, or that it was none, would be about one that was played. */
const isOfRound = (event: StudioEvent): boolean =>
  event.type === 'betsClosed' || event.type === 'card' || (event.type === 'result' && event.corrects === undefined)

/** The next round, unless the one before still stands on the table, nobody could bet any more, or operators have closed it. */
async function openNext(
  { work, table: { house, studio }, state, link }: Listening,
  event: Extract<StudioEvent, { type: 'betsOpen' }>,
): Promise<Done> {
  const { number, round: studioRound, closesAt } = event
  if (isUnderWay(state)) return { do: 'ends', code: 'studio.noResult', note: null }
  if (state.phase !== 'idle') return new Later(WAIT_MS)
  const status = await readStatus(work.db, house)
  if (status.version !== state.status.version && status.state !== 'open') return { do: 'status', status }
  const closesAtMs = (link.toOurs(closesAt) ?? 0) - work.times.earlyMs
  const opensAtMs = link.nowMs()
  const known = await readStudioRound(work.db, house.code, studioRound)
  if (!known && (status.state !== 'open' || closesAtMs - opensAtMs < OPEN_LEAST_MS))
    return { do: 'passed', number: lastPassed(link, number, closesAtMs) }
  // A studio that uses a name again does not get a second round for it.
  if (known && known.state !== 'open' && known.state !== 'scheduled') return { do: 'passed', number }
  const opening = { table: house, studio: studio.name, studioRound, number, round: state.round + 1, opensAtMs, closesAtMs }
  const { eventId, opensAt, closesAt: closes } = known ?? (await openStudioRound(work.db, opening))
  const told = { opensAtMs: opensAt.getTime(), closesAtMs: closes.getTime() }
  return { do: 'opened', number, studioRound, eventId, ...told, status }
}
