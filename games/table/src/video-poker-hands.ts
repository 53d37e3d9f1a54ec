import { ACE, type Card, JACK, TEN, TWO, rankOf, suitOf } from './cards.ts'
import { PAIR, type Worth, handWorth, nameOf, ranksOf, whatOf } from './poker-hand.ts'

/** The name of what five cards are, as a pay table has it; undefined when they are nothing. */
export type Naming = (cards: readonly Card[]) => string | undefined

function payingName(worth: Worth): string | undefined {
  const what = whatOf(worth)
  if (what > PAIR) return nameOf(worth)
  return what === PAIR && ranksOf(worth) >= 1 << JACK ? 'jacks' : undefined
}

/** Jacks or better. */
export const jacksNaming: Naming = (cards) => payingName(handWorth(cards))

const FOUR_RANK = 1 << 2

/** The same, but four of a kind are told apart. */
export const bonusNaming: Naming = (cards) => {
  const worth = handWorth(cards)
  const name = payingName(worth)
  if (name !== 'four') return name
  const rank = ranksOf(worth)
  return rank === 1 << ACE ? 'fourAces' : rank <= FOUR_RANK ? 'fourLow' : 'four'
}

/** Ranks that lie within one straight of five, by its lowest rank; that of the ace below the two is -1. */
const runFrom = (lowest: number): number => (lowest < 0 ? 0b1111 | (1 << ACE) : 0b11111 << lowest)
const RUNS = Array.from({ length: 10 }, (_, n) => runFrom(n - 1))
const ROYAL = runFrom(TEN)

function isTwoRanks(set: number): boolean {
  const rest = set & (set - 1)
  return rest !== 0 && (rest & (rest - 1)) === 0
}

/** Twos stand for any card. */
export const deucesNaming: Naming = (cards) => {
  let [twos, once, twice, thrice, suits] = [0, 0, 0, 0, 0]
  let most = 0
  for (const card of cards) {
    if (rankOf(card) === TWO) {
      twos++
      continue
    }
    const rank = 1 << rankOf(card)
    const times = (once & rank ? 1 : 0) + (twice & rank ? 1 : 0) + (thrice & rank ? 1 : 0) + 1
    thrice |= twice & rank
    twice |= once & rank
    once |= rank
    suits |= 1 << suitOf(card)
    most = Math.max(most, times)
  }
  if (twos === 4) return 'fourTwos'
  const flush = (suits & (suits - 1)) === 0
  const single = twice === 0
  if (single && flush && (once & ~ROYAL) === 0) return twos === 0 ? 'royalFlush' : 'wildRoyal'
  if (most + twos === 5) return 'five'
  const straight = single && RUNS.some((run) => (once & ~run) === 0)
  if (straight && flush) return 'straightFlush'
  if (most + twos === 4) return 'four'
  if (isTwoRanks(once)) return 'fullHouse'
  if (flush) return 'flush'
  if (straight) return 'straight'
  return most + twos === 3 ? 'three' : undefined
}
