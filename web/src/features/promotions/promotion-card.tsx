import { Link } from 'wouter'
import { promotionPath } from '#parts/rewards/rules-link'
import { useText } from '#platform/text'
import { Card } from '#ui/card'
import { ActButton } from './act-button.tsx'
import { Cover } from './cover.tsx'
import styles from './promotions.module.css'
import { sceneOf } from './scenes.ts'
import { Lines, ProgressBar, StatusBadge, isLocked, saysStatus } from './standing-lines.tsx'
import type { Shown } from './standing.ts'
import { texts } from './texts.ts'
import { useHeadline } from './use-headline.ts'
import type { Ways } from './ways.ts'

interface PromotionCardProps {
  promotion: Shown
  ways: Ways
  /** Where banners lead to, if they lead to this one. */
  anchor?: string | undefined
  isNamed?: boolean
  /** The mission that comes first, if this one waits for another. */
  first?: string | undefined
  level?: 'h2' | 'h3'
}

/** What I get, what I must do, how far I am, until when. */
export function PromotionCard({ promotion, ways, anchor, isNamed = false, first, level: Heading = 'h3' }: PromotionCardProps) {
  const t = useText(texts)
  const headline = useHeadline()
  const { promotionId, title, summary, status } = promotion
  return (
    <li id={anchor} className={styles.item} data-named={isNamed} data-promotion={promotionId} data-status={status}>
      <Card className={styles.card}>
        <Cover scene={sceneOf(promotion)} headline={headline(promotion)}>
          {saysStatus(promotion) && <StatusBadge promotion={promotion} />}
        </Cover>
        <div className={styles.words}>
          <Heading className={styles.name}>{title}</Heading>
          <p className={styles.opening}>{summary}</p>
          <ProgressBar promotion={promotion} />
          <Lines promotion={promotion} first={first} />
          <div className={styles.foot}>
            {status && !isLocked(promotion) && <ActButton promotion={promotion} ways={ways} />}
            <Link href={promotionPath(promotionId)} className={styles.link} aria-label={`${t('details')}: ${title}`}>
              {t('details')}
            </Link>
          </div>
        </div>
      </Card>
    </li>
  )
}
