import { useText } from '#platform/text'
import { texts } from './texts.ts'
import { type Card, rankOf, suitOf } from './card.ts'

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king', 'ace'] as const

/** Says a card in words. */
export function useCardName(): (card: Card) => string {
  const t = useText(texts)
  return (card) => t('card', { rank: t(`rank_${RANKS[rankOf(card)]!}`), suit: t(`suit_${suitOf(card)}`) })
}
