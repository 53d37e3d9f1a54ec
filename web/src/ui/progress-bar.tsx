import { classNames } from './class-names.ts'
import styles from './progress-bar.module.css'

interface ProgressBarProps {
  /** In hundredths of the whole. */
  value: number
  /** What it is of. Left out where the words beside it say all. */
  label?: string
  /** How far it is, in words. */
  text?: string
  tone?: 'forest' | 'beak'
}

/** How far something is. */
export const ProgressBar = ({ value, label, text, tone = 'forest' }: ProgressBarProps) => (
  <progress
    className={classNames(styles.bar, styles[tone])}
    max={100}
    value={value}
    aria-label={label}
    aria-valuetext={text}
    aria-hidden={label === undefined || undefined}
  />
)
