import { sizeOf } from './card-sets.ts'
import { type Card, TEN, rankOf, suitOf } from './cards.ts'
import { PAIR, handWorth, whatOf } from './poker-hand.ts'

/** Ranks that lie within one straight of five: from the ace below the two up to the ten. Bit 0 is that ace, bit 1 the two. */
const RUNS = Array.from({ length: 10 }, (_, lowest) => 0b11111 << lowest)

const setOf = (cards: readonly Card[]): number => cards.reduce((set, card) => set | (1 << rankOf(card)), 0)

/** One card is missing for a flush or a straight. */
function isDraw(cards: readonly Card[]): boolean {
  if ([0, 1, 2, 3].some((suit) => cards.filter((card) => suitOf(card) === suit).length >= 4)) return true
  const ranks = setOf(cards)
  const withLowAce = (ranks << 1) | (ranks >> 12)
  return RUNS.some((run) => sizeOf(withLowAce & run) >= 4)
}

/** Call with a ten or higher, with a pair that is not the flop's or anything better, or when one card is missing for a flush or a straight. */
export function callsSimply(hole: readonly Card[], flop: readonly Card[]): boolean {
  if (hole.some((card) => rankOf(card) >= TEN)) return true
  const cards = [...hole, ...flop]
  const what = whatOf(handWorth(cards))
  if (what > PAIR || (what === PAIR && sizeOf(setOf(flop)) === 3)) return true
  return isDraw(cards)
}
