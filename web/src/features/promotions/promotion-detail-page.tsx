import type { Notice } from '@tucano/contract/notices'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, ShieldCheck } from 'lucide-react'
import { useMemo } from 'react'
import { Link, useSearchParams } from 'wouter'
import { DrawnState } from '#parts/drawn-state'
import { Loaded } from '#parts/loaded'
import { useText } from '#platform/text'
import { Badge, Card, Skeleton } from '#ui/card'
import { RichText } from '#ui/rich-text'
import { Cover } from './cover.tsx'
import { promotionOf } from './promotion.ts'
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
  const back = (
    <Link href="/promotions" className={styles.back}>
      <ArrowLeft aria-hidden="true" />
      {t('all')}
    </Link>
  )
  return (
    <Loaded
      query={query}
      skeleton={<Skeleton height="360px" />}
      failedTitle={t('failedTitle')}
      empty={{ title: t('emptyTitle') }}
      level="h1"
    >
      {(items) => {
        const found = items.find(({ id }) => id === asked)
        if (!found) return <DrawnState drawing="search" title={t('missingTitle')} level="h1" actions={back} />
        return (
          <div className={styles.page}>
            {back}
            <PromotionSheet notice={found} />
          </div>
        )
      }}
    </Loaded>
  )
}

/** A promotion, whole. */
export function PromotionSheet({ notice }: { notice: Notice }) {
  const t = useText(texts)
  const { id, title, status, content } = promotionOf(notice)
  return (
    <Card className={styles.card}>
      <Cover id={id} tall />
      <div className={styles.sheet}>
        <div className={styles.text}>
          {status && <Badge tone="beak">{status}</Badge>}
          <h1 className={styles.heading}>{title}</h1>
          <RichText html={content} />
        </div>
        <aside className={styles.care}>
          <ShieldCheck aria-hidden="true" />
          <h2 className={styles.careTitle}>{t('careTitle')}</h2>
          <p>{t('careText')}</p>
          <Link href="/help#jogo-responsavel">{t('careLink')}</Link>
        </aside>
      </div>
    </Card>
  )
}
