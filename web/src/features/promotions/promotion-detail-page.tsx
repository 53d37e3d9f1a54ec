import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link, useSearchParams } from 'wouter'
import { DrawnState } from '#parts/drawn-state'
import { Loaded } from '#parts/loaded'
import { useText } from '#platform/text'
import { Card, Skeleton } from '#ui/card'
import { RichText } from '#ui/rich-text'
import styles from './promotions.module.css'
import { promotions } from './queries.ts'
import { texts } from './texts.ts'
import { useSeeing } from './use-unseen.ts'

export function PromotionDetailPage() {
  const t = useText(texts)
  const [search] = useSearchParams()
  const query = useQuery(promotions)
  const asked = search.get('id')
  const shown = useMemo(() => query.data?.filter(({ id }) => id === asked), [query.data, asked])
  useSeeing(shown, query.data)
  const back = <Link href="/promotions">{t('all')}</Link>
  return (
    <Loaded
      query={query}
      skeleton={<Skeleton height="360px" />}
      failedTitle={t('failedTitle')}
      empty={{ title: t('emptyTitle') }}
      level="h1"
    >
      {(items) => {
        const promotion = items.find(({ id }) => id === asked)
        if (!promotion) return <DrawnState drawing="search" title={t('missingTitle')} level="h1" actions={back} />
        return (
          <div className={styles.page}>
            {back}
            <Card>
              <h1 className={styles.heading}>{promotion.title}</h1>
              <RichText html={promotion.content} />
            </Card>
          </div>
        )
      }}
    </Loaded>
  )
}
