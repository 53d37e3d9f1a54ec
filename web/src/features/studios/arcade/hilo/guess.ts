import type { Guess, HiloSheet } from '@tucano/arcade'
import type { Card } from '#play/cards/card.ts'

const RANKS = 13
const [ACE, KING] = [0, 12]

/** Here the ace is the lowest; on the cards of the house it is the last. */
export const faceOf = (card: number): Card => (card + 48) % 52
export const rankOf = (card: number): number => card >> 2

/** What a guess says of the next card. Nothing is lower than an ace or higher than a king, so there it is a bet on the same. */
export type Saying = 'higher' | 'higherOrSame' | 'lower' | 'lowerOrSame' | 'same'

export function sayingOf(guess: Guess, shown: number): Saying {
  const [end, other] = guess === 'higherOrSame' ? [KING, ACE] : [ACE, KING]
  if (shown === end) return 'same'
  if (shown === other) return guess === 'higherOrSame' ? 'higher' : 'lower'
  return guess
}

/** Of a hundred, how often a guess is right. */
export const chanceOf = (guess: Guess, shown: number, { wins }: HiloSheet): number => (100 * wins[guess][shown]!) / RANKS

/** The guess that is right more often; the higher one where both are alike. */
export const likelier = (shown: number, { wins }: HiloSheet): Guess =>
  wins.higherOrSame[shown]! >= wins.lowerOrSame[shown]! ? 'higherOrSame' : 'lowerOrSame'
