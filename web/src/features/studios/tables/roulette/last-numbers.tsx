import { useText } from '#platform/text'
import { useGameContext, useGameSession } from '#play/session/game-context.ts'
import { viewOf } from '#play/session/shapes.ts'
import { texts } from '../texts.ts'
import styles from './last-numbers.module.css'

const SHOWN = 12

/** What came out in this sitting, the newest first. */
export function LastNumbers() {
  const t = useText(texts)
  const { game } = useGameContext().session
  const history = useGameSession((state) => state.history)
  return (
    <ol className={styles.numbers} aria-label={t('lastNumbers')}>
      {history.slice(0, SHOWN).map((round) => {
        const { number, colour } = viewOf(game, round, 'roulette')
        return (
          <li key={round.roundId} className={styles.number} data-colour={colour}>
            {number}
          </li>
        )
      })}
    </ol>
  )
}
