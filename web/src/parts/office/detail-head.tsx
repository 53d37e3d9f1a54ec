import type { ReactNode } from 'react'
import styles from './detail.module.css'

/** What a request is about, in one look. */
export const DetailHead = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <header className={styles.head}>
    <div className={styles.what}>
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
    <div className={styles.badges}>{children}</div>
  </header>
)
