import { useText } from '#platform/text'
import { useMoney, useGameContext, useGameSession } from '#play/session/game-context.ts'
import { viewOf } from '#play/session/shapes.ts'
import { texts } from '../texts.ts'
import { useTimes } from './times.ts'
import styles from './win-card.module.css'

/** What a round has paid, in front of everything, until the next one begins. Never for less than it cost. */
export function WinCard() {
  const t = useText(texts)
  const money = useMoney()
  const { game } = useGameContext().session
  const times = useTimes(game)
  const round = useGameSession(({ phase, round }) => (phase === 'idle' && round?.over ? round : undefined))
  if (!round || BigInt(round.payout) <= BigInt(round.stake)) return null
  const { multiplier } = viewOf(game, round, 'crash', 'mines', 'plinko', 'dice', 'hilo', 'keno')
  return (
    <div key={round.roundId} className={styles.place} aria-hidden="true">
      <div className={styles.card}>
        <span className={styles.label}>{t('youWon')}</span>
        <span className={styles.times}>{times(multiplier)}</span>
        <span className={styles.amount}>{money(BigInt(round.payout))}</span>
      </div>
    </div>
  )
}
