import type { CSSProperties } from 'react'
import { useText } from '#platform/text'
import { texts } from '../texts.ts'
import styles from './ladder.module.css'

/** How many of the way so far stay in sight. */
const BEHIND = 1

/** What each place more makes of the stake. The step that was reached is lit, and while a round goes on the next one is marked. */
export function Ladder({
  multipliers,
  reached,
  isOver,
  write,
}: {
  multipliers: readonly number[]
  reached: number
  isOver: boolean
  write: (times: number) => string
}) {
  const t = useText(texts)
  const first = Math.max(0, reached - 1 - BEHIND)
  return (
    <div className={styles.window}>
      <ol className={styles.ladder} style={{ '--first': first } as CSSProperties} aria-label={t('ladder')}>
        {multipliers.map((multiplier, step) => (
          <li
            key={step}
            className={styles.step}
            data-step={step + 1 === reached ? 'now' : step === reached && !isOver ? 'next' : step < reached ? 'done' : undefined}
            aria-current={step + 1 === reached ? 'step' : undefined}
          >
            <span className={styles.count}>{step + 1}</span>
            {write(multiplier)}
          </li>
        ))}
      </ol>
    </div>
  )
}
