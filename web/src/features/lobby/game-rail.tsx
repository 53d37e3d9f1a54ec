import type { Game } from '@tucano/contract/lobby'
import type { UseQueryResult } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'wouter'
import { useText } from '#platform/text'
import { IconButton } from '#ui/button'
import { useStrip } from '../../ui/use-strip.ts'
import { useCardTools } from './card-tools.ts'
import { CoverSkeletons, GameCard } from './game-card.tsx'
import styles from './game-rail.module.css'
import { cardTexts } from './card-texts.ts'

const SKELETONS = 8

interface GameRailProps {
  title: string
  icon: ReactNode
  query: Pick<UseQueryResult<readonly Game[]>, 'data' | 'error'>
  /** How many there are in all. */
  count?: number | undefined
  /** Where all of them are. */
  href?: string
  /** A name for tests and styles. */
  rail: string
}

/** Games side by side. Where there are none, or they do not come, there is no rail. */
export function GameRail({ title, icon, query: { data, error }, count, href, rail }: GameRailProps) {
  const tools = useCardTools()
  const t = useText(cardTexts)
  const id = useId()
  const { strip, ends, look, move } = useStrip<HTMLUListElement>(data)
  if (error && !data) return null
  if (data?.length === 0) return null
  return (
    <section className={styles.rail} aria-labelledby={id} data-rail={rail}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {icon} {title} {count !== undefined && <span className={styles.count}>{count}</span>}
        </h2>
        {href && (
          <Link href={href} className={styles.all}>
            {t('seeAll')}
          </Link>
        )}
        <div className={styles.arrows}>
          <IconButton label={t('previous')} disabled={ends.first} onClick={() => move(-1)}>
            <ChevronLeft />
          </IconButton>
          <IconButton label={t('next')} disabled={ends.last} onClick={() => move(1)}>
            <ChevronRight />
          </IconButton>
        </div>
      </header>
      {data ? (
        <ul className={styles.strip} ref={strip} onScroll={look}>
          {data.map((game) => (
            <li key={game.nodeId}>
              <GameCard game={game} tools={tools} />
            </li>
          ))}
        </ul>
      ) : (
        <div className={styles.strip} role="status" aria-label={t('loadingRail')}>
          <CoverSkeletons count={SKELETONS} />
        </div>
      )}
    </section>
  )
}
