import { type Card, DECK, rankOf } from '@tucano/table/cards'

/** An ace one, a king thirteen. */
export const valueOf = (card: Card): number => (rankOf(card) === 12 ? 1 : rankOf(card) + 2)

/** Every round is dealt from so many whole decks: nothing can be counted, and every round is worth the same. */
export const DECKS = 8
export const SHOE: readonly Card[] = Array.from({ length: DECKS }, () => DECK).flat()
