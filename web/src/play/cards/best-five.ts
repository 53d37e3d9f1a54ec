import { ACE, type Card, rankOf, suitOf } from './card.ts'

/** The lowest straight: the ace comes before the two. */
const LOW = [ACE, 3, 2, 1, 0]
/** What ranks that come so often make, from the lowest; flush and straight stand between. */
const KINDS = ['1', '2', '22', '3', '', '', '32', '4'] as const
const [STRAIGHT, FLUSH, STRAIGHT_FLUSH] = [4, 5, 8] as const

/** What five cards are worth: first what they are, from 0 for a high card to 8 for a straight flush, then the ranks that decide between equals. */
export function worthOf(cards: readonly Card[]): number[] {
  const ranks = cards.map(rankOf)
  const countOf = (rank: number): number => ranks.filter((other) => other === rank).length
  const sorted = ranks.toSorted((a, b) => countOf(b) - countOf(a) || b - a)
  const isFlush = cards.every((card) => suitOf(card) === suitOf(cards[0]!))
  const isLow = sorted.join() === LOW.join()
  const [highest, lowest] = [sorted[0]!, sorted.at(-1)!]
  const isStraight = isLow || (new Set(ranks).size === 5 && highest - lowest === 4)
  if (isStraight) return [isFlush ? STRAIGHT_FLUSH : STRAIGHT, isLow ? 3 : highest]
  if (isFlush) return [FLUSH, ...sorted]
  const pattern = [...new Set(sorted)]
    .map(countOf)
    .filter((count, place) => place === 0 || count > 1)
    .join('')
  return [KINDS.indexOf(pattern as (typeof KINDS)[number]), ...sorted]
}

const isBetter = (one: readonly number[], other: readonly number[]): boolean => {
  const place = one.findIndex((part, n) => part !== other[n])
  return place >= 0 && one[place]! > (other[place] ?? -1)
}

/** All ways to take so many of some cards. */
function choices(cards: readonly Card[], count: number): Card[][] {
  if (count === 0) return [[]]
  return cards.flatMap((card, place) => choices(cards.slice(place + 1), count - 1).map((rest) => [card, ...rest]))
}

/** The five of up to seven cards that make the best hand. */
export function bestFive(cards: readonly Card[]): Card[] {
  return choices(cards, 5).reduce((best, five) => (isBetter(worthOf(five), worthOf(best)) ? five : best))
}
