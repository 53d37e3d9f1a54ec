import { type ReactNode, useId } from 'react'
import { Card } from './card.tsx'
import styles from './section-card.module.css'

interface SectionCardProps {
  title: string
  text?: string
  /** Stands above all of it, from edge to edge. */
  picture?: ReactNode
  /** What can be done with the whole of it. */
  action?: ReactNode
  level?: 'h2' | 'h3' | 'h4'
  children: ReactNode
}

/** A card with its title and what it is about. */
export function SectionCard({ title, text, picture, action, level: Heading = 'h4', children }: SectionCardProps) {
  const id = useId()
  return (
    <Card role="region" aria-labelledby={id} className={styles.card}>
      {picture}
      <header className={styles.head}>
        <div className={styles.words}>
          <Heading id={id}>{title}</Heading>
          {text && <p>{text}</p>}
        </div>
        {action}
      </header>
      {children}
    </Card>
  )
}
