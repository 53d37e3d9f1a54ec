import { ACE, type Card, TEN, rankOf } from './cards.ts'

/** What cards come to with every ace as one, and whether there is an ace. */
export interface Sum {
  sum: number
  ace: boolean
}

/** Ace one, tens and figures ten. */
export function valueOf(card: Card): number {
  const rank = rankOf(card)
  return rank === ACE ? 1 : rank >= TEN ? 10 : rank + 2
}

export const NOTHING: Sum = { sum: 0, ace: false }
export const withValue = ({ sum, ace }: Sum, value: number): Sum => ({ sum: sum + value, ace: ace || value === 1 })

/** An ace counts eleven as long as that does not break the hand. */
export const isSoft = ({ sum, ace }: Sum): boolean => ace && sum <= 11
export const totalOf = (hand: Sum): number => (isSoft(hand) ? hand.sum + 10 : hand.sum)

export function sumOfCards(cards: readonly Card[]): Sum {
  let [sum, ace] = [0, false]
  for (const card of cards) {
    const value = valueOf(card)
    sum += value
    ace ||= value === 1
  }
  return { sum, ace }
}

export const isNatural = (cards: readonly Card[]): boolean => cards.length === 2 && totalOf(sumOfCards(cards)) === 21

/** The dealer stands on every seventeen, soft ones too. */
export const dealerHits = (hand: Sum): boolean => totalOf(hand) < 17
