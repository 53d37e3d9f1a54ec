import type { ReactNode } from 'react'
import styles from './badge.module.css'

interface BadgeProps {
  /** `won` shines; everything else is plain. */
  look?: 'plain' | 'won' | 'lost' | 'active'
  /** Whose it is. */
  name?: string
  /** The whole in words, for whoever does not see it. */
  label?: string
  children: ReactNode
}

/** A word or a figure on the cloth. */
export function Badge({ look = 'plain', name, label, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-look={look}>
      <span className={styles.inside} aria-hidden={label ? true : undefined}>
        {name && <span className={styles.name}>{name}</span>}
        {children}
      </span>
      {label && <span className="sr-only">{label}</span>}
    </span>
  )
}
