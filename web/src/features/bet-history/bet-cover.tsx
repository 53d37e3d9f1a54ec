import type { Bet } from '@tucano/contract/bet-history'
import { Dices } from 'lucide-react'
import { useSite } from '#platform/site'
import { LazyImage } from '#ui/lazy-image'
import styles from './bet-cover.module.css'

/** A game's cover, small. A game that is no longer offered has a plain tile. */
export function BetCover({ bet: { showIcon } }: { bet: Pick<Bet, 'showIcon'> }) {
  const base = useSite((state) => state.imageBase)
  if (!showIcon)
    return (
      <span className={styles.tile} aria-hidden="true">
        <Dices />
      </span>
    )
  return (
    <LazyImage
      className={styles.cover}
      src={`${base}/${showIcon.replace('.webp', '-small.webp')}`}
      fallback={`${base}/broken-image.svg`}
      alt=""
      width={42}
      height={56}
    />
  )
}
