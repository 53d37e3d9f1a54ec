/** A card is a number below 52, rank × 4 + suit, as the server has it; rank 0 is the two, rank 12 the ace. */
export type Card = number

export const rankOf = (card: Card): number => card >> 2

const suits = ['clubs', 'diamonds', 'hearts', 'spades'] as const
export type Suit = (typeof suits)[number]
export const suitOf = (card: Card): Suit => suits[card & 3]!
export const isRed = (card: Card): boolean => suitOf(card) === 'diamonds' || suitOf(card) === 'hearts'

const LETTERS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const
/** What stands in the corner. */
export const letterOf = (card: Card): (typeof LETTERS)[number] => LETTERS[rankOf(card)]!

export const [TWO, TEN, JACK, QUEEN, KING, ACE] = [0, 8, 9, 10, 11, 12] as const
