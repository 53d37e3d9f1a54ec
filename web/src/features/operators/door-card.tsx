import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { useSite } from '#platform/site'
import { Card } from '#ui/card'
import styles from './door.module.css'

interface DoorCardProps {
  title: string
  text: string
  wide?: boolean
  children: ReactNode
}

/** One step of the way into the back office. */
export function DoorCard({ title, text, wide = false, children }: DoorCardProps) {
  const base = useSite((state) => state.imageBase)
  return (
    <main className={styles.door}>
      <Card className={classNames(styles.card, wide && styles.wide)}>
        <header className={styles.head}>
          <img src={`${base}/logo-mark.svg`} alt="" width={44} height={44} />
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.soft}>{text}</p>
        </header>
        {children}
      </Card>
    </main>
  )
}
