import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import styles from './seen-row.module.css'

interface SeenRowProps {
  icon: LucideIcon
  tone: 'plain' | 'forest' | 'sky' | 'alarm'
  title: string
  badge?: ReactNode
  text: string
  /** When it was, one line each. */
  times: readonly string[]
  /** It is over, and steps back. */
  past?: boolean
  name: string
}

/** Somebody was seen at the account: with what, from where, when. */
export function SeenRow({ icon: Icon, tone, title, badge, text, times, past = false, name }: SeenRowProps) {
  return (
    <li className={classNames(styles.row, past && styles.past)} data-seen={name}>
      <span className={classNames(styles.icon, styles[tone])} aria-hidden="true">
        <Icon />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>
          {title}
          {badge}
        </p>
        <p>{text}</p>
      </div>
      <div className={styles.times}>
        {times.map((time) => (
          <p key={time}>{time}</p>
        ))}
      </div>
    </li>
  )
}
