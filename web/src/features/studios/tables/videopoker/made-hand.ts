import { type Card, TWO, rankOf } from '#play/cards/card.ts'

const WHOLE = ['royalFlush', 'wildRoyal', 'straightFlush', 'fullHouse', 'flush', 'straight', 'five'] as const

/** Which of five cards make the hand that they are named by; with wild twos, those too. */
export function madeOf(cards: readonly Card[], hand: string | undefined, isWild: boolean): boolean[] {
  if (hand === undefined) return cards.map(() => false)
  if (WHOLE.some((name) => name === hand)) return cards.map(() => true)
  const isTwo = (card: Card): boolean => isWild && rankOf(card) === TWO
  const countOf = (card: Card): number => cards.filter((other) => rankOf(other) === rankOf(card)).length
  if (hand === 'fourTwos') return cards.map(isTwo)
  const most = Math.max(...cards.filter((card) => !isTwo(card)).map(countOf))
  const alike = cards.filter((card) => !isTwo(card) && countOf(card) === most)
  // Of pairs there may be two; with wild twos and nothing alike, the highest card goes with them.
  const chosen = most === 1 ? [Math.max(...alike)] : alike
  return cards.map((card) => isTwo(card) || chosen.includes(card))
}
