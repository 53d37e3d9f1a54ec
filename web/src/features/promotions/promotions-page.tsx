import type { Notice } from '@tucano/contract/notices'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { Loaded } from '#parts/loaded'
import { useHash } from '#platform/hash'
import { useText } from '#platform/text'
import { Badge, Card, Skeleton } from '#ui/card'
import { Cover } from './cover.tsx'
import { type Promotion, promotionOf } from './promotion.ts'
import styles from './promotions.module.css'
import { promotions } from './queries.ts'
import { texts } from './texts.ts'
import { useSeeing } from './use-unseen.ts'

const readAll = (notices: readonly Notice[]): Promotion[] => notices.map(promotionOf)

export function PromotionsPage() {
  const t = useText(texts)
  const query = useQuery({ ...promotions, select: readAll })
  const hash = useHash()
  // The promotion that the address names is only there once they have come.
  const named = query.data?.find(({ anchor }) => anchor === hash)?.anchor
  useEffect(() => {
    if (named) document.getElementById(named)?.scrollIntoView({ block: 'center' })
  }, [named])
  useSeeing(query.data, query.data)
  return (
    <div className={styles.page}>
      <div>
        <h1>{t('title')}</h1>
        <p className={styles.intro}>{t('intro')}</p>
      </div>
      <Loaded query={query} skeleton={skeleton} failedTitle={t('failedTitle')} empty={{ title: t('emptyTitle'), text: t('emptyText') }}>
        {(shown) => (
          <ul className={styles.grid}>
            {shown.map((promotion) => (
              <Item key={promotion.id} promotion={promotion} named={promotion.anchor === named} />
            ))}
          </ul>
        )}
      </Loaded>
    </div>
  )
}

function Item({ promotion: { id, title, anchor, status, opening }, named }: { promotion: Promotion; named: boolean }) {
  const t = useText(texts)
  return (
    <li id={anchor} className={styles.item} data-named={named}>
      <Card className={styles.card}>
        <Cover id={id} />
        <div className={styles.words}>
          {status && <Badge tone="beak">{status}</Badge>}
          <h2 className={styles.name}>{title}</h2>
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

const skeleton = (
  <div className={styles.grid}>
    {Array.from({ length: 4 }, (_, index) => (
      <Skeleton key={index} height="340px" />
    ))}
  </div>
)
