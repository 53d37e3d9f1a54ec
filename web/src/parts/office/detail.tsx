import type { ReactNode } from 'react'
import { DetailHead } from './detail-head.tsx'
import styles from './detail.module.css'

interface DetailProps {
  label: string
  title: string
  text: string
  badges: ReactNode
  children: ReactNode
}

/** One request, or one member, beside the queue: what it is about in one look, and below it all that whoever decides should know. */
export const Detail = ({ label, title, text, badges, children }: DetailProps) => (
  <article className={styles.detail} aria-label={label}>
    <DetailHead title={title} text={text}>
      {badges}
    </DetailHead>
    {children}
  </article>
)
