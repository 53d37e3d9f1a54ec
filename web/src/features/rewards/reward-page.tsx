import { usePromotionNews } from '#parts/use-promotion-news'
import { useFlag } from '#platform/site'
import styles from './bonus-page.module.css'
import { PointsCard } from './points-card.tsx'
import { RankCard } from './rank-card.tsx'
import { ReceivedRewards } from './received-rewards.tsx'
import { TicketsCard } from './tickets-card.tsx'
import { WaitingRewards } from './waiting-rewards.tsx'

interface RewardPageProps {
  /** Whoever goes on to a page of the site leaves the centre. */
  onLeave: () => void
}

/** What waits to be taken, what can be played for nothing, how far the next rank is, and what was received. */
export function RewardPage({ onLeave }: RewardPageProps) {
  usePromotionNews()
  const hasPoints = useFlag('PTSYS3')
  return (
    <div className={styles.page}>
      <WaitingRewards onLeave={onLeave} />
      <TicketsCard onLeave={onLeave} />
      {hasPoints && <PointsCard onLeave={onLeave} />}
      <RankCard />
      <ReceivedRewards />
    </div>
  )
}
