import { useText } from '#platform/text'
import { useGameContext, useGameSession } from '#play/session/game-context.ts'
import { viewOf } from '#play/session/shapes.ts'
import { texts } from '../texts.ts'
import styles from './bead-plate.module.css'

const ROWS = 6
const COLUMNS = 9

/** Who won the rounds of this sitting: downwards, then to the right, the newest last. */
export function BeadPlate() {
  const t = useText(texts)
  const { game } = useGameContext().session
  const history = useGameSession((state) => state.history)
  const rounds = history.slice(0, ROWS * COLUMNS - ROWS).toReversed()
  return (
    <ol className={styles.plate} aria-label={t('road')}>
      {rounds.map((round) => {
        const { winner } = viewOf(game, round, 'baccarat')
        return (
          <li key={round.roundId} className={styles.bead} data-winner={winner}>
            <span aria-hidden="true">{t(`bead_${winner}`)}</span>
            <span className="sr-only">{t(`winner_${winner}`)}</span>
          </li>
        )
      })}
    </ol>
  )
}
