import type { ReactNode } from 'react'
import styles from '#office/detail.module.css'

interface Holding {
  children: ReactNode
}

/** What stands side by side of one member. */
export const Three = ({ children }: Holding) => <div className={styles.three}>{children}</div>
export const Columns = ({ children }: Holding) => <div className={styles.columns}>{children}</div>
export const Remark = ({ children }: Holding) => <p className={styles.soft}>{children}</p>
export const Alarm = ({ children }: Holding) => (
  <p className={styles.warning} data-tone="alarm">
    {children}
  </p>
)
