import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './note.module.css'

interface NoteProps {
  icon: ReactNode
  tone?: 'plain' | 'beak' | 'forest' | 'sky' | 'alarm'
  title: string
  action?: ReactNode
  /** A name by which it can be found. */
  name?: string
  children?: ReactNode
}

/** Something to know before going on: what it is, why, and what can be done about it. */
export const Note = ({ icon, tone = 'plain', title, action, name, children }: NoteProps) => (
  <div className={classNames(styles.note, styles[tone])} data-note={name}>
    <span className={styles.icon} aria-hidden="true">
      {icon}
    </span>
    <div className={styles.words}>
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
    </div>
    {action && <div className={styles.action}>{action}</div>}
  </div>
)
