import { useText } from '#platform/text'
import { useGameSession, useMoney } from '../session/game-context.ts'
import { type FreeRounds, areOver } from '../session/purse.ts'
import { texts } from '../texts.ts'
import styles from './controls.module.css'

/** In the place of the stake, while somebody else pays it: how many rounds are left, at which stake, and what they have won. */
export function FreeRoundsMeter({ freeRounds }: { freeRounds: FreeRounds }) {
  const t = useText(texts)
  const money = useMoney()
  const isShown = useGameSession(({ phase }) => phase === 'idle')
  const { given, used, stake, won } = freeRounds
  return (
    <dl className={styles.meter} data-free-rounds={given - used} aria-live="polite">
      <dt className={styles.label}>{t('freeRounds', { left: given - used, given })}</dt>
      <dd className={styles.amount}>{areOver(freeRounds) && isShown ? t('freeRoundsWon', { amount: money(won) }) : money(stake)}</dd>
      {won > 0n && !areOver(freeRounds) && <dd className={styles.label}>{t('freeRoundsWon', { amount: money(won) })}</dd>}
    </dl>
  )
}
