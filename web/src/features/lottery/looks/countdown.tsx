import { classNames } from '#ui/class-names'
import { countdownText, drawNow, useSecondsUntil } from '../draw-clock.ts'
import styles from './countdown.module.css'

/** So close to the end a countdown calls. */
const SOON = 10

interface CountdownProps {
  opensAt: number
  closesAt: number
  size?: 'small' | 'medium' | 'large'
  /** What it is, for those who do not see it. */
  label: string
}

/** Seconds until a draw closes, in a ring that empties. */
export function Countdown({ opensAt, closesAt, size = 'medium', label }: CountdownProps) {
  const seconds = useSecondsUntil(closesAt)
  const share = Math.min(1, Math.max(0, (closesAt - drawNow()) / Math.max(1, closesAt - opensAt)))
  const text = countdownText(seconds)
  return (
    <span
      className={classNames(styles.countdown, styles[size])}
      data-soon={(seconds > 0 && seconds <= SOON) || undefined}
      role="timer"
      aria-label={`${label} ${text}`}
    >
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="17" className={styles.rail} />
        <circle cx="20" cy="20" r="17" className={styles.rest} pathLength="100" strokeDasharray={`${share * 100} 100`} />
      </svg>
      <span className={styles.text} aria-hidden="true">
        {text}
      </span>
    </span>
  )
}
