import type { LiveView } from '@tucano/contract/live'
import { useText } from '#platform/text'
import { scrolls } from '#ui/scrolls'
import { Bead } from '../words/bead.tsx'
import { useOutcome } from '../words/use-outcome.ts'
import styles from './flight-strip.module.css'
import { texts } from './texts.ts'

const SHOWN = 30

/** How far the last flights flew, the newest first. */
export function FlightStrip({ past }: { past: LiveView['past'] }) {
  const t = useText(texts)
  const outcomeOf = useOutcome('crash')
  const newest = past.slice(-SHOWN).toReversed()
  if (newest.length === 0) return <p className={styles.none}>{t('noStrip')}</p>
  return (
    <ol className={styles.strip} aria-label={t('strip')} {...scrolls}>
      {newest.map(({ round, result }) => {
        const outcome = outcomeOf(result)
        return (
          outcome && (
            <li key={round} title={t('stripOne', { round, times: outcome.label })}>
              <Bead label={outcome.label} tone={outcome.tone} />
            </li>
          )
        )
      })}
    </ol>
  )
}
