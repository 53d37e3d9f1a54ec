/** A card is a number below 52: rank × 4 + suit. Rank 0 is the two, rank 12 the ace. */
export type Card = number

export const DECK: readonly Card[] = Array.from({ length: 52 }, (_, card) => card)

export const rankOf = (card: Card): number => card >> 2
export const suitOf = (card: Card): number => card & 3

export const [TWO, TEN, JACK, ACE] = [0, 8, 9, 12] as const
