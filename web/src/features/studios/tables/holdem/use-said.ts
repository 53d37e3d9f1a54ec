import { useText } from '#platform/text'
import { useGameSession } from '#play/session/game-context.ts'
import { useCardName } from '#play/cards/card-name.ts'
import { useHandName } from '#play/cards/hand-name.ts'
import { texts } from '../texts.ts'
import type { HoldemPicture } from './script.ts'

/** The table in words, when there is something to decide and when it is over. */
export function useSaid({ player, board, hand, bank, outcome }: HoldemPicture): string {
  const t = useText(texts)
  const nameOf = useCardName()
  const handName = useHandName()
  const phase = useGameSession((state) => state.phase)
  if (!hand || (phase !== 'waiting' && phase !== 'idle')) return ''
  const own = t('holdemHand', { cards: player.map(nameOf).join(', '), board: board.map(nameOf).join(', '), hand: handName(hand) })
  if (!outcome) return own
  const other = bank ? `${t('bankHand', { hand: handName(bank.hand) })} ${bank.qualifies ? '' : t('notQualified')}` : ''
  return `${own} ${other} ${t(`holdem_${outcome}`)}.`
}
