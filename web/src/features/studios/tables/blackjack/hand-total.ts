import { ACE, type Card, TEN, rankOf } from '#play/cards/card.ts'

const valueOf = (card: Card): number => (rankOf(card) === ACE ? 1 : rankOf(card) >= TEN ? 10 : rankOf(card) + 2)

/** What cards come to. An ace counts eleven as long as that breaks nothing. */
export function totalOf(cards: readonly Card[]): { total: number; soft: boolean } {
  const sum = cards.reduce((so, card) => so + valueOf(card), 0)
  const soft = sum <= 11 && cards.some((card) => rankOf(card) === ACE)
  return { total: soft ? sum + 10 : sum, soft }
}
