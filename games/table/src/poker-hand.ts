import { type Card, rankOf, suitOf } from './cards.ts'

/** What a hand is, from the lowest. */
export const PAIR = 1
const [TWO_PAIRS, THREE, STRAIGHT, FLUSH, FULL_HOUSE, FOUR, STRAIGHT_FLUSH, ROYAL_FLUSH] = [2, 3, 4, 5, 6, 7, 8, 9] as const
export const NAMES = [
  'highCard',
  'pair',
  'twoPairs',
  'three',
  'straight',
  'flush',
  'fullHouse',
  'four',
  'straightFlush',
  'royalFlush',
] as const
export type HandName = (typeof NAMES)[number]

/**
 * A number, larger for the better hand, the same for hands that split. Above 26 bits what it is, then 13 bits with
 * the ranks that make it, then 13 with those that decide between equals. More ranks or higher ones are the larger number.
 */
export type Worth = number
export const whatOf = (worth: Worth): number => worth >> 26
export const nameOf = (worth: Worth): HandName => NAMES[whatOf(worth)]!
export const ranksOf = (worth: Worth): number => (worth >> 13) & 0x1fff

const SETS = 1 << 13
const allSets = Array.from({ length: SETS }, (_, set) => set)

/** The highest so many of a set of ranks, which is a number of 13 bits. */
function highest(set: number, count: number): number {
  let left = set
  let taken = 0
  for (let n = 0; n < count && left > 0; n++) {
    const top = 1 << (31 - Math.clz32(left))
    taken |= top
    left ^= top
  }
  return taken
}

/** By set of ranks, its highest five. */
const FIVE = Uint16Array.from(allSets, (set) => highest(set, 5))
const HIGH_THREE = Uint16Array.from(allSets, (set) => highest(set, 3))
const HIGH_TWO = Uint16Array.from(allSets, (set) => highest(set, 2))
/** By set of ranks, the highest rank of its best straight; an ace also comes before the two. */
const STRAIGHT_TO = Uint16Array.from(allSets, (set) => {
  const ranks = (set << 1) | (set >> 12)
  const runs = ranks & (ranks >> 1) & (ranks >> 2) & (ranks >> 3) & (ranks >> 4)
  return highest(runs << 3, 1)
})

const top = (set: number): number => 1 << (31 - Math.clz32(set))
const ACE_HIGH = 1 << 12

/** Five cards or more of one suit, by their ranks. */
export function flushWorth(ranks: number): Worth {
  const straight = STRAIGHT_TO[ranks]!
  if (straight === 0) return (FLUSH << 26) | FIVE[ranks]!
  return ((straight === ACE_HIGH ? ROYAL_FLUSH : STRAIGHT_FLUSH) << 26) | straight
}

/** What cards are worth that make no flush: the ranks that come at least once, twice, three times and four times. */
export function ranksWorth(once: number, twice: number, thrice: number, four: number): Worth {
  if (four !== 0) {
    return (FOUR << 26) | (four << 13) | top(once ^ four)
  }
  if (thrice !== 0) {
    const three = top(thrice)
    const pair = twice ^ three
    if (pair !== 0) return (FULL_HOUSE << 26) | (three << 13) | top(pair)
  }
  const straight = STRAIGHT_TO[once]!
  if (straight !== 0) return (STRAIGHT << 26) | straight
  if (thrice !== 0) return (THREE << 26) | (thrice << 13) | HIGH_TWO[once ^ thrice]!
  if (twice !== 0) {
    const pairs = HIGH_TWO[twice]!
    if (pairs & (pairs - 1)) return (TWO_PAIRS << 26) | (pairs << 13) | top(once ^ pairs)
    return (PAIR << 26) | (pairs << 13) | HIGH_THREE[once ^ pairs]!
  }
  return FIVE[once]!
}

/** What the best five of five to seven cards are worth. */
export function handWorth(cards: readonly Card[]): Worth {
  let once = 0
  let twice = 0
  let thrice = 0
  let four = 0
  /** How many of each suit, four bits each. */
  let suits = 0
  for (const card of cards) {
    const rank = 1 << rankOf(card)
    four |= thrice & rank
    thrice |= twice & rank
    twice |= once & rank
    once |= rank
    suits += 1 << (suitOf(card) * 4)
  }
  const five = (suits + 0x3333) & 0x8888
  if (five === 0) return ranksWorth(once, twice, thrice, four)
  const suit = (31 - Math.clz32(five)) >> 2
  let flush = 0
  for (const card of cards) if (suitOf(card) === suit) flush |= 1 << rankOf(card)
  return flushWorth(flush)
}
