import { RotateCcw } from 'lucide-react'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { useGameContext, useGameSession } from '../session/game-context.ts'
import { texts } from '../texts.ts'
import styles from './watch-again.module.css'

/** In place of the controls where a round is only looked at. */
export function WatchAgain() {
  const t = useText(texts)
  const { session } = useGameContext()
  const round = useGameSession((state) => state.round)
  const isIdle = useGameSession(({ phase }) => phase === 'idle')
  return (
    <div className={styles.again}>
      <Button icon={<RotateCcw />} disabled={!isIdle} onClick={() => round && session.replay(round)}>
        {t('again')}
      </Button>
    </div>
  )
}
