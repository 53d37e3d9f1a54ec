import { classNames } from './class-names.ts'
import styles from './spinner.module.css'

/** Something is under way. Where it stands alone, say what in a label beside it. */
export const Spinner = ({ className }: { className?: string | undefined }) => (
  <span className={classNames(styles.spinner, className)} aria-hidden="true" />
)

interface ProgressProps {
  label: string
  /** From 0 to 1; without it nobody knows how long. */
  value?: number
}

export function Progress({ label, value }: ProgressProps) {
  const percent = value === undefined ? undefined : Math.round(value * 100)
  return (
    <div className={styles.progress} role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent}>
      <span
        className={classNames(styles.bar, percent === undefined && styles.unknown)}
        style={percent === undefined ? undefined : { inlineSize: `${percent}%` }}
      />
    </div>
  )
}
