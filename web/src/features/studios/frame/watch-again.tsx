import { RotateCcw } from 'lucide-react'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { useStudio, useTable } from '../studio.ts'
import { texts } from '../texts.ts'
import styles from './watch-again.module.css'

/** In place of the controls where a round is only looked at. */
export function WatchAgain() {
  const t = useText(texts)
  const { table } = useStudio()
  const round = useTable((state) => state.round)
  const isIdle = useTable(({ phase }) => phase === 'idle')
  return (
    <div className={styles.again}>
      <Button icon={<RotateCcw />} disabled={!isIdle} onClick={() => round && table.replay(round)}>
        {t('again')}
      </Button>
    </div>
  )
}
