import type { RouletteView } from '@tucano/table'
import { useText } from '#platform/text'
import { useTable } from '../../studio.ts'
import { texts } from '../texts.ts'
import styles from './last-numbers.module.css'

const SHOWN = 12

/** What came out in this sitting, the newest first. */
export function LastNumbers() {
  const t = useText(texts)
  const history = useTable((state) => state.history)
  return (
    <ol className={styles.numbers} aria-label={t('lastNumbers')}>
      {history.slice(0, SHOWN).map(({ roundId, view }) => {
        const { number, colour } = view as RouletteView
        return (
          <li key={roundId} className={styles.number} data-colour={colour}>
            {number}
          </li>
        )
      })}
    </ol>
  )
}
