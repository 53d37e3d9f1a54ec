import type { BlackjackPlayer } from '../scene/blackjack/seat-spot.tsx'
import { useAmounts } from '#platform/amounts'
import { useText } from '#platform/text'
import styles from './seated-desk.module.css'
import { mainCode } from './shown.ts'
import { texts } from './texts.ts'

interface SeatButtonProps {
  player: BlackjackPlayer
  /** Somebody without a seat may take this one. */
  canSit: boolean
  canBet: boolean
  mine: bigint
  onSit: () => void
  onLay: (code: string) => void
}

/** On the cloth itself: a free seat is sat down at, another is where chips go. */
export function SeatButton({ player: { seat, who, isMine }, canSit, canBet, mine, onSit, onLay }: SeatButtonProps) {
  const t = useText(texts)
  const { amount } = useAmounts()
  if (who === null)
    return canSit ? (
      <button type="button" className={styles.sit} data-sit={seat} aria-label={t('sitAt', { seat })} onClick={onSit}>
        {t('sit')}
      </button>
    ) : null
  return canBet ? (
    <button
      type="button"
      className={styles.lay}
      data-lay={seat}
      aria-label={isMine ? t('betHere', { amount: amount(mine) }) : t('behindOf', { seat, who, amount: amount(mine) })}
      onClick={() => onLay(mainCode(seat))}
    />
  ) : null
}
