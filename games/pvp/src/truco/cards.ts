import type { Side } from '../sides.ts'

/** A card is a number below 40: rank × 4 + suit. Rank 0 is the four, rank 9 the three; suits rise ♦ ♠ ♥ ♣. */
export type TrucoCard = number
export const TRUCO_CARDS = 40

const RANKS = ['4', '5', '6', '7', 'Q', 'J', 'K', 'A', '2', '3'] as const
const SUITS = ['d', 's', 'h', 'c'] as const
export const trucoRank = (card: TrucoCard): number => card >> 2
export const trucoSuit = (card: TrucoCard): number => card & 3

/** `Qh` is the queen of hearts. */
export const trucoName = (card: TrucoCard): string => `${RANKS[trucoRank(card)]!}${SUITS[trucoSuit(card)]!}`
export const readTrucoCard = (name: string): TrucoCard =>
  RANKS.indexOf(name.charAt(0) as (typeof RANKS)[number]) * 4 + SUITS.indexOf(name.charAt(1) as (typeof SUITS)[number])

/** What is below is the order of ranks; from here on, cards that beat all others. */
const ABOVE_ALL = RANKS.length
/** Minas: four cards that are always the highest, from the lowest of them. */
const FIXED = ['7d', 'As', '7h', '4c'].map(readTrucoCard)

/** How high a card is. Two of the same strength tie. With a turned-up card, the rank after it beats all others, by suit. */
export function strengthOf(card: TrucoCard, turnedUp: TrucoCard | null): number {
  if (turnedUp === null) {
    const fixed = FIXED.indexOf(card)
    return fixed === -1 ? trucoRank(card) : ABOVE_ALL + fixed
  }
  return trucoRank(card) === (trucoRank(turnedUp) + 1) % RANKS.length ? ABOVE_ALL + trucoSuit(card) : trucoRank(card)
}

/** Who has a hand by its tricks, best of three; nothing yet: undefined. A tie is null, and so is a hand of three ties. */
export function winnerOfTricks([first, second, third]: readonly (Side | null)[]): Side | null | undefined {
  if (second === undefined) return undefined
  if (first === null || first === undefined) return second ?? third
  if (second === null || second === first) return first
  return third === undefined ? undefined : (third ?? first)
}
