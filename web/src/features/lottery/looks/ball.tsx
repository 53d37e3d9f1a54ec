import type { CSSProperties } from 'react'
import { classNames } from '#ui/class-names'
import styles from './ball.module.css'

export type BallTone = 'beak' | 'forest' | 'sky' | 'alarm' | 'ink' | 'plum'
export type BallSize = 'small' | 'medium' | 'large'

interface BallProps {
  children: string
  tone?: BallTone
  size?: BallSize
  /** It rolls in, as the n-th of its row. */
  arriving?: boolean
}

/** A ball with its number, as it lies in the tray. */
export const Ball = ({ children, tone = 'forest', size = 'medium', arriving = false }: BallProps) => (
  <span className={classNames(styles.ball, styles[tone], styles[size], arriving && styles.arriving)}>
    <span className={styles.face} style={{ '--letters': children.length } as CSSProperties}>
      {children}
    </span>
  </span>
)

/** Where a ball will be. */
export const NoBall = ({ size = 'medium' }: { size?: BallSize }) => (
  <span className={classNames(styles.none, styles[size])} aria-hidden="true" />
)
