import { useText } from '#platform/text'
import { useGameSession } from '#play/session/game-context.ts'
import { useCardName } from '#play/cards/card-name.ts'
import { texts } from '../texts.ts'
import type { BlackjackPicture } from './script.ts'

/** The table in words, whenever there is something to decide and when it is over. */
export function useSaid({ dealer, hands, active }: BlackjackPicture): string {
  const t = useText(texts)
  const nameOf = useCardName()
  const phase = useGameSession((state) => state.phase)
  if (hands.length === 0 || (phase !== 'waiting' && phase !== 'idle')) return ''
  const bank = t('total', { name: t('bank'), total: dealer.total })
  if (phase === 'idle')
    return [
      bank,
      ...hands.map(({ total, outcome }, place) => {
        const name = hands.length > 1 ? t('handNumber', { number: place + 1 }) : t('you')
        return `${t('total', { name, total })}${outcome ? `, ${t(`outcome_${outcome}`)}` : ''}`
      }),
    ].join('. ')
  const hand = hands[active ?? 0]!
  const name = hands.length > 1 ? t('handNumber', { number: (active ?? 0) + 1 }) : t('you')
  const total = t(hand.soft ? 'softTotal' : 'total', { name, total: hand.total })
  return `${total}: ${hand.cards.map(nameOf).join(', ')}. ${bank}.`
}
