import { ArrowRight, BadgePercent } from 'lucide-react'
import { Link } from 'wouter'
import { promotionPath } from '#parts/rewards/rules-link'
import { useText } from '#platform/text'
import { Card } from '#ui/card'
import { ActButton } from './act-button.tsx'
import { Cover } from './cover.tsx'
import styles from './home-promotions.module.css'
import { sceneOf } from './scenes.ts'
import { Lines, ProgressBar } from './standing-lines.tsx'
import { type Shown, canTake } from './standing.ts'
import { texts } from './texts.ts'
import { useHeadline } from './use-headline.ts'
import { useShown } from './use-shown.ts'
import type { Ways } from './ways.ts'

const AT_MOST = 3

/** What can be taken with a press, or with a deposit. */
const isForNow = ({ act = null }: Shown): boolean => canTake({ act }) || act === 'deposit'

/** On the start: what this member can take now. Nothing where there is nothing. */
export function HomePromotions({ ways }: { ways: Ways }) {
  const t = useText(texts)
  const { data = [] } = useShown()
  const shown = data.filter(isForNow).slice(0, AT_MOST)
  if (shown.length === 0) return null
  return (
    <section className={styles.place} aria-labelledby="home-promotions" data-region="promotions">
      <div className={styles.head}>
        <h2 id="home-promotions" className={styles.title}>
          <BadgePercent aria-hidden="true" />
          {t('forYou')}
        </h2>
        <Link href="/promotions" className={styles.all}>
          {t('seeAll')}
          <ArrowRight aria-hidden="true" />
        </Link>
      </div>
      <ul className={styles.list}>
        {shown.map((promotion) => (
          <Item key={promotion.promotionId} promotion={promotion} ways={ways} />
        ))}
      </ul>
    </section>
  )
}

function Item({ promotion, ways }: { promotion: Shown; ways: Ways }) {
  const headline = useHeadline()(promotion)
  const { promotionId, title, summary, status } = promotion
  return (
    <li data-promotion={promotionId} data-status={status}>
      <Card className={styles.card}>
        <Cover scene={sceneOf(promotion)} size="small" />
        <div className={styles.words}>
          <h3 className={styles.name}>
            <Link href={promotionPath(promotionId)} className={styles.link}>
              {title}
            </Link>
          </h3>
          {headline ? (
            <p className={styles.headline}>
              {headline.lead} <strong>{headline.large}</strong> {headline.small}
            </p>
          ) : (
            <p className={styles.summary}>{summary}</p>
          )}
          <ProgressBar promotion={promotion} />
          <Lines promotion={promotion} />
          {status && <ActButton promotion={promotion} ways={ways} size="small" />}
        </div>
      </Card>
    </li>
  )
}
