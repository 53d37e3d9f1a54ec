import { randomInt } from 'node:crypto'
import { newBetId } from '../../server/src/betting/bet.ts'
import { BetSteps } from '../../server/src/betting/bet-steps.ts'
import { type PlacedBet, move } from '../../server/src/betting/bets.ts'
import type { Decide } from '../../server/src/betting/event-bets.ts'
import { scheduleEvent } from '../../server/src/betting/events.ts'
import type { Books } from '../ledger/books.ts'
import { type Measured, inFlight } from '../ledger/measure.ts'

const ABOUT = { product: 'LIVE', vendor: 'TUC', game: 'roda' }
const HOUR_MS = 3_600_000
const STAKE = 100n
/** Colours to bet on: three bets in ten are on the one that wins. */
const COLOURS = 10
const WINNERS = 3
/** Bets that are placed before placing is measured. */
const WARM = 256
/** Bets that are placed by one statement where their placing is not what is measured. */
const CHUNK = 1000

/** What a bet on colour pays when so many of the colours win. */
export const paysOn =
  (first: number): Decide =>
  ({ selections }) =>
    ((selections as { on: number }).on + COLOURS - first) % COLOURS < WINNERS ? 3n * STAKE : 0n

export async function openEvent({ db }: Books): Promise<string> {
  const id = newBetId()
  await scheduleEvent(db, { ...ABOUT, id, opensAt: new Date(Date.now() - 1000), closesAt: new Date(Date.now() + HOUR_MS) })
  return id
}

/** A bet of a random member. */
const someBet = ({ first, members }: Books, event: string): PlacedBet => ({
  ...ABOUT,
  id: newBetId(),
  event,
  pocket: first + BigInt(randomInt(members)),
  stake: STAKE,
  inputs: 'colour',
  potential: 3n * STAKE,
  selections: { on: randomInt(COLOURS) },
})

/** An open event with so many bets. */
export async function fillEvent(books: Books, bets: number): Promise<string> {
  const event = await openEvent(books)
  for (let placed = 0; placed < bets;) {
    const steps = Array.from({ length: Math.min(CHUNK, bets - placed) }, () => ({ kind: 'place' as const, ...someBet(books, event) }))
    const moved = await move(books.db, steps)
    placed += moved.filter(({ verdict }) => verdict === 'done').length
  }
  return event
}

/** Bets on one event, so many asked for at once, through what gathers them. */
export async function measurePlace(books: Books, { many, seconds }: { many: number; seconds: number }): Promise<Measured> {
  const event = await openEvent(books)
  const steps = new BetSteps(books)
  try {
    return await inFlight(many, seconds, () => steps.take({ kind: 'place', ...someBet(books, event) }))
  } finally {
    await steps.stop()
  }
}

/** Places bets on an event by the clock, so many a second, while some work is done. How long they took, in milliseconds, the shortest first. */
export async function placeMeanwhile<Result>(
  books: Books,
  perSecond: number,
  work: () => Promise<Result>,
): Promise<{ result: Result; latencies: number[] }> {
  const event = await openEvent(books)
  const steps = new BetSteps(books)
  const latencies: number[] = []
  const placed: Promise<void>[] = []
  const place = async (): Promise<void> => {
    const began = performance.now()
    await steps.take({ kind: 'place', ...someBet(books, event) })
    latencies.push(performance.now() - began)
  }
  // As in a server that has run for a while: both connections are open and know their statements.
  await Promise.all(Array.from({ length: WARM }, place))
  latencies.length = 0
  const clock = setInterval(() => void placed.push(place()), 1000 / perSecond)
  try {
    const result = await work()
    clearInterval(clock)
    await Promise.all(placed)
    return { result, latencies: latencies.toSorted((a, b) => a - b) }
  } finally {
    clearInterval(clock)
    await steps.stop()
  }
}
