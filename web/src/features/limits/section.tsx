import { type ReactNode, useId } from 'react'
import { Card } from '#ui/card'
import styles from './section.module.css'

interface SectionProps {
  /** What a link of the page leads to. */
  anchor: string
  title: string
  text?: string
  children: ReactNode
}

/** A part of the page: its title, what it is about, and what can be done. */
export function Section({ anchor, title, text, children }: SectionProps) {
  const id = useId()
  return (
    <Card role="region" aria-labelledby={id} className={styles.section} id={anchor}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {text && <p>{text}</p>}
      </header>
      {children}
    </Card>
  )
}
