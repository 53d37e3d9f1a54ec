import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './state.module.css'

interface StateProps {
  /** A small drawing. */
  picture: string
  title: string
  children?: ReactNode
  actions?: ReactNode
  level?: 'h1' | 'h2' | 'h3' | 'h4' | 'h5'
  /** Takes the whole page instead of a place on it. */
  page?: boolean
  /** Stands in a card among others. */
  small?: boolean
}

/** Nothing to show, or something went wrong: a drawing, what happened, and what to do. */
export function State({ picture, title, children, actions, level: Heading = 'h2', page = false, small = false }: StateProps) {
  return (
    <section className={classNames(styles.state, page && styles.page, small && styles.small)}>
      <img className={styles.picture} src={picture} alt="" width={240} height={180} />
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  )
}
