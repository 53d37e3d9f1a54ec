import { Stream, deal } from '@tucano/randomness'
import { type Hashes, fromHex, toHex } from '@tucano/round'
import { DECKS } from './committed-deck.ts'

/** What a hand is dealt from: the roots of its decks, told first, then the seeds of those who sit at it. */
export interface HandBinding {
  /** Names the hand: the table's id and the hand's number, which have no gap. */
  table: string
  number: number
  roots: readonly string[]
  /** By seat, in hexadecimal; of who has not opened the own, nothing. */
  seeds: readonly { seat: number; seed: string | null }[]
}

/** What a seat's seed was committed to by. */
export const seedCommitment = (seed: string, { sha256 }: Hashes): string => toHex(sha256(fromHex(seed)))

export const SEED = /^[0-9a-f]{64}$/

const messageOf = ({ table, number, roots, seeds }: HandBinding): string =>
  ['hand-v1', table, number, ...roots, ...seeds.map(({ seat, seed }) => `${seat}:${seed ?? ''}`)].join('|')

/** Which deck is dealt, and which of its places comes when: nobody knows it before all seeds are open, nobody chooses it alone. */
export interface Joint {
  deck: number
  /** The place of the deck that is dealt first, second … */
  places: number[]
}

export function jointOf(binding: HandBinding, many: number, { sha256, hmacSha256 }: Hashes): Joint {
  const key = sha256(messageOf(binding))
  const draws = new Stream((cursor) => hmacSha256(key, `order-v1|${cursor}`))
  const deck = draws.below(DECKS)
  const all = Array.from({ length: many }, (_, place) => place)
  return { deck, places: deal(draws, all, many) }
}
