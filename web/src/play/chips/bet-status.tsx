import { useText } from '#platform/text'
import { useMoney } from '../session/game-context.ts'
import { texts } from './texts.ts'
import styles from './bet-status.module.css'
import type { BetLimits } from './bets.ts'
import type { BetsAtHand } from './use-bets.ts'

/** What lies on the cloth in all, or what the table does not take. Nothing while there is nothing to say. */
export function betStatus(hand: BetsAtHand, limits: BetLimits) {
  if (!hand.isFree || (hand.bets.size === 0 && !hand.excess)) return undefined
  return <BetStatus hand={hand} limits={limits} />
}

function BetStatus({ hand: { total, excess }, limits: { min, max, places } }: { hand: BetsAtHand; limits: BetLimits }) {
  const t = useText(texts)
  const money = useMoney()
  const note =
    excess === 'tooMuch'
      ? t('tooMuch', { amount: money(max) })
      : excess === 'tooMany'
        ? t('tooMany', { count: places })
        : total < min
          ? t('tooLittle', { amount: money(min) })
          : ''
  return (
    <>
      <p className={styles.total}>
        <span className={styles.name}>{t('totalStake')}</span> <span data-total={String(total)}>{money(total)}</span>
      </p>
      <p className={styles.note} role="status">
        {note}
      </p>
    </>
  )
}
