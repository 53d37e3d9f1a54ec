import type { UseQueryResult } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import { Arrived } from '#parts/loaded'
import { useText } from '#platform/text'
import { Badge, Card, Skeleton } from '#ui/card'
import { Cover } from './cover.tsx'
import styles from './promotions.module.css'
import { sceneInTurn } from './scenes.ts'
import { texts } from './texts.ts'
import type { ToldPromotion } from './told-promotion.ts'

interface NoticeListProps {
  query: UseQueryResult<ToldPromotion[]>
  named: string | undefined
}

/** What operators have written about promotions. */
export function NoticeList({ query, named }: NoticeListProps) {
  const t = useText(texts)
  if (query.data?.length === 0) return null
  return (
    <section className={styles.section}>
      <h2>{t('noticesTitle')}</h2>
      <Arrived query={query} skeleton={<Skeleton height="220px" />} failedTitle={t('noticesFailed')} level="h3" small>
        {(shown) => (
          <ul className={styles.notices}>
            {shown.map((told) => (
              <Item key={told.id} told={told} named={told.anchor === named} />
            ))}
          </ul>
        )}
      </Arrived>
    </section>
  )
}

function Item({ told: { id, title, anchor, status, opening }, named }: { told: ToldPromotion; named: boolean }) {
  const t = useText(texts)
  return (
    <li id={anchor} className={styles.item} data-named={named}>
      <Card className={`${styles.card} ${styles.notice}`}>
        <Cover scene={sceneInTurn(id)} size="small" />
        <div className={styles.words}>
          {status && <Badge tone="beak">{status}</Badge>}
          <h3 className={styles.name}>{title}</h3>
          <p className={styles.opening}>{opening}</p>
          <Link href={`/promoDetail?id=${id}`} className={styles.link} aria-label={`${t('open')}: ${title}`}>
            {t('open')}
            <ArrowRight aria-hidden="true" />
          </Link>
        </div>
      </Card>
    </li>
  )
}
