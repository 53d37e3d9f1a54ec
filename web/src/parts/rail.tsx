import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'wouter'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { IconButton } from '#ui/button'
import { useStrip } from '../ui/use-strip.ts'
import styles from './rail.module.css'

interface RailProps {
  title: string
  icon: ReactNode
  /** How much there is in all. */
  count?: ReactNode
  /** Where all of it is. */
  href?: string | undefined
  /** A name for tests and styles. */
  rail: string
  /** What it is filled by; until that has come there is `waiting`. */
  filledBy: unknown
  waiting?: ReactNode
  /** What stands side by side: items of a list. */
  children: ReactNode
}

/** Things side by side under a title, with arrows where they do not fit. */
export function Rail({ title, icon, count, href, rail, filledBy, waiting, children }: RailProps) {
  const w = useText(words)
  const id = useId()
  const { strip, ends, look, move } = useStrip<HTMLUListElement>(filledBy)
  return (
    <section className={styles.rail} aria-labelledby={id} data-rail={rail}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {icon} {title} {count !== undefined && <span className={styles.count}>{count}</span>}
        </h2>
        {href && (
          <Link href={href} className={styles.all}>
            {w('seeAll')}
          </Link>
        )}
        <div className={styles.arrows}>
          <IconButton label={w('railBack')} disabled={ends.first} onClick={() => move(-1)}>
            <ChevronLeft />
          </IconButton>
          <IconButton label={w('railOn')} disabled={ends.last} onClick={() => move(1)}>
            <ChevronRight />
          </IconButton>
        </div>
      </header>
      {filledBy ? (
        <ul className={styles.strip} ref={strip} onScroll={look}>
          {children}
        </ul>
      ) : (
        <div className={styles.strip} role="status" aria-label={w('loading')}>
          {waiting}
        </div>
      )}
    </section>
  )
}
