import { useMemo } from 'react'
import { useText } from '#platform/text'
import { scrolls } from '#ui/scrolls'
import styles from './past-results.module.css'
import { texts } from './texts.ts'

export type PastTone = 'red' | 'black' | 'green' | 'blue' | 'gold' | 'violet' | 'plain'

/** What can come out: its name, and the colour that it has on the table. */
export interface PastOutcome {
  label: string
  tone: PastTone
}

export interface PastEntry extends PastOutcome {
  round: string
}

interface PastResultsProps {
  /** The newest first. */
  entries: readonly PastEntry[]
  /** All that can come, where it is worth counting. */
  outcomes?: readonly PastOutcome[]
}

/** Of so many rounds counts are worth looking at. */
const COUNTED_FROM = 10
const SHOWN = 5
const NONE: readonly PastOutcome[] = []

/** A row of what came out last, and what came most and least of it: the past, and no more. */
export function PastResults({ entries, outcomes = NONE }: PastResultsProps) {
  const t = useText(texts)
  const counted = useMemo(() => countsOf(entries, outcomes), [entries, outcomes])
  const isCounted = entries.length >= COUNTED_FROM && counted.length > 1
  return (
    <div className={styles.past}>
      <ol className={styles.row} aria-label={t('pastResults')} {...scrolls}>
        {entries.map(({ round, label, tone }) => (
          <li key={round} className={styles.entry} data-tone={tone}>
            {label}
          </li>
        ))}
      </ol>
      {isCounted && (
        <div className={styles.counts}>
          <Counted title={t('cameMost')} counted={counted.slice(0, SHOWN)} />
          <Counted title={t('cameLeast')} counted={counted.slice(-Math.min(SHOWN, counted.length - 1)).toReversed()} />
        </div>
      )}
      <p className={styles.said}>
        {isCounted && <span>{t('inRounds', { count: entries.length })} · </span>}
        {t('independent')}
      </p>
    </div>
  )
}

type Counted = PastOutcome & { count: number }

/** How often each came, the most frequent first. */
function countsOf(entries: readonly PastEntry[], outcomes: readonly PastOutcome[]): Counted[] {
  const counts = new Map<string, number>()
  for (const { label } of entries) counts.set(label, (counts.get(label) ?? 0) + 1)
  return outcomes.map((outcome) => ({ ...outcome, count: counts.get(outcome.label) ?? 0 })).toSorted((a, b) => b.count - a.count)
}

function Counted({ title, counted }: { title: string; counted: readonly Counted[] }) {
  const t = useText(texts)
  return (
    <div className={styles.counted}>
      <span className={styles.title}>{title}</span>
      <ul className={styles.list}>
        {counted.map(({ label, tone, count }) => (
          <li key={label}>
            <span className={styles.entry} data-tone={tone}>
              {label}
            </span>
            <small>{t('times', { count })}</small>
          </li>
        ))}
      </ul>
    </div>
  )
}
