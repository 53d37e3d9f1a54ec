import styles from './countdown.module.css'
import { pageCloses } from './use-seconds.ts'

interface CountdownProps {
  opensAtMs: number
  closesAtMs: number
  seconds: number
  /** What it is, for those who do not see it. */
  label: string
}

const SOON = 5

/** Seconds until bets are no longer taken, in a ring that empties with each of them: one that moved all the time would be painted in every frame, twenty of them in a list. Afterwards it rests. */
export function Countdown({ opensAtMs, closesAtMs, seconds, label }: CountdownProps) {
  const lastsMs = Math.max(1, pageCloses(closesAtMs) - opensAtMs)
  const gone = Math.max(0, 1 - (seconds * 1000) / lastsMs)
  return (
    <span
      className={styles.countdown}
      data-soon={(seconds > 0 && seconds <= SOON) || undefined}
      data-over={seconds === 0 || undefined}
      role="timer"
      aria-label={`${label} ${seconds}`}
    >
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="17.6" className={styles.rail} />
        {seconds > 0 && (
          <circle
            key={closesAtMs}
            cx="20"
            cy="20"
            r="17.6"
            className={styles.rest}
            pathLength="100"
            strokeDasharray="100 100"
            strokeDashoffset={100 * gone}
          />
        )}
      </svg>
      {seconds > 0 ? (
        <span aria-hidden="true">{seconds}</span>
      ) : (
        <span className={styles.dots} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      )}
    </span>
  )
}
