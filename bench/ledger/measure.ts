import { randomInt } from 'node:crypto'
import { newBetId } from '../../server/src/betting/bet.ts'
import { KnownPlays, type KnownRound } from '../../server/src/testing/known-plays.ts'
import type { Books } from './books.ts'

export interface Measured {
  rate: number
  p50: number
  p99: number
  rounds: number
}

const TRANSCRIPT = Buffer.alloc(24, 7)

/** Keeps so many calls in flight for a while. The first second is not counted. */
export async function inFlight(many: number, seconds: number, call: (caller: number) => Promise<unknown>): Promise<Measured> {
  const from = performance.now() + 1000
  const until = from + seconds * 1000
  const latencies: number[] = []
  let all = 0
  await Promise.all(
    Array.from({ length: many }, async (_, caller) => {
      for (let began = performance.now(); began < until; began = performance.now()) {
        await call(caller)
        all++
        const ended = performance.now()
        if (ended >= from && ended < until) latencies.push(ended - began)
      }
    }),
  )
  latencies.sort((a, b) => a - b)
  const at = (share: number): number => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? Number.NaN
  return { rate: latencies.length / seconds, p50: at(0.5), p99: at(0.99), rounds: all }
}

/** A round that ends at once, of a random member. Three in ten are won; ninety-five parts in a hundred come back. */
export const someRound = ({ first, members }: Pick<Books, 'first' | 'members'>): KnownRound => ({
  id: newBetId(),
  pocket: first + BigInt(randomInt(members)),
  product: 'RNG',
  vendor: 'TUC',
  game: 'jaguar',
  inputs: 'seed',
  stake: 100n,
  payout: randomInt(10) < 3 ? BigInt(160 + randomInt(314)) : 0n,
  transcript: TRANSCRIPT,
})

/** Rounds of all members, or of one. */
export async function measurePlay(
  books: Books,
  { many, seconds, hot = false }: { many: number; seconds: number; hot?: boolean },
): Promise<Measured> {
  const plays = new KnownPlays(books)
  const { first, members } = books
  try {
    return await inFlight(many, seconds, () => plays.play(someRound({ first, members: hot ? 1 : members })))
  } finally {
    await plays.stop()
  }
}
