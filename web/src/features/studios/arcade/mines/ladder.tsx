import type { CSSProperties } from 'react'
import { useText } from '#platform/text'
import { texts } from '../texts.ts'
import styles from './ladder.module.css'

/** How many of the way so far stay in sight. */
const BEHIND = 1

/** What each place more makes of the stake. The step of now is lit, the next one comes after it. */
export function Ladder({
  multipliers,
  opened,
  write,
}: {
  multipliers: readonly number[]
  opened: number
  write: (times: number) => string
}) {
  const t = useText(texts)
  const first = Math.max(0, opened - 1 - BEHIND)
  return (
    <div className={styles.window}>
      <ol className={styles.ladder} style={{ '--first': first } as CSSProperties} aria-label={t('ladder')}>
        {multipliers.map((multiplier, step) => (
          <li
            key={step}
            className={styles.step}
            data-step={step + 1 === opened ? 'now' : step === opened ? 'next' : step < opened ? 'done' : undefined}
            aria-current={step + 1 === opened ? 'step' : undefined}
          >
            <span className={styles.count}>{step + 1}</span>
            {write(multiplier)}
          </li>
        ))}
      </ol>
    </div>
  )
}
