import { CircleCheck, CircleHelp, CircleMinus, CircleX } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import type { Verdict } from './check-draws.ts'
import styles from './verdict.module.css'

const icons = { right: CircleCheck, wrong: CircleX, unknown: CircleHelp, absent: CircleMinus }

interface VerdictHeadProps {
  is: Verdict
  title: string
  level?: 'h2' | 'h5'
  children: ReactNode
}

/** What came of a check as a whole. */
export function VerdictHead({ is, title, level: Level = 'h5', children }: VerdictHeadProps) {
  const Icon = icons[is]
  return (
    <div className={styles.head}>
      <Icon className={styles[is]} aria-hidden="true" />
      <div>
        <Level>{title}</Level>
        <p>{children}</p>
      </div>
    </div>
  )
}

interface Compared {
  what: string
  is: Verdict
  text: string
  notes?: readonly string[]
}

interface VerdictListProps {
  compared: readonly Compared[]
  /** What each verdict is called. */
  say: (is: Verdict) => string
  label?: string
}

/** What was compared, and what came of each. */
export const VerdictList = ({ compared, say, label }: VerdictListProps) => (
  <ul className={styles.list} aria-label={label}>
    {compared.map(({ what, is, text, notes = [] }) => {
      const Icon = icons[is]
      return (
        <li key={what} data-compared={what} data-is={is}>
          <Icon className={classNames(styles.icon, styles[is])} role="img" aria-label={say(is)} />
          <span>
            {text}
            {notes.map((note) => (
              <small key={note}>{note}</small>
            ))}
          </span>
        </li>
      )
    })}
  </ul>
)
