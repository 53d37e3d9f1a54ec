import type { Promotion } from '@tucano/contract/promotions'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { Link, useSearchParams } from 'wouter'
import { DrawnState } from '#parts/drawn-state'
import { Arrived, Loaded } from '#parts/loaded'
import { CallError } from '#platform/call'
import { useSession } from '#platform/session'
import { useText } from '#platform/text'
import { Skeleton } from '#ui/card'
import { NoticeSheet } from './notice-sheet.tsx'
import { PromotionSheet } from './promotion-sheet.tsx'
import styles from './promotions.module.css'
import { promotionDetail, promotionNotices } from './queries.ts'
import type { Shown } from './standing.ts'
import { useSeeing } from './takeable.ts'
import { texts } from './texts.ts'
import { useShown } from './use-shown.ts'
import type { Ways } from './ways.ts'

/** A promotion that runs, or a text about one. */
export function PromotionDetailPage({ ways }: { ways: Ways }) {
  const [search] = useSearchParams()
  const promotionId = search.get('promotion')
  return promotionId !== null && /^\d{1,18}$/.test(promotionId) ? (
    <Running key={promotionId} promotionId={promotionId} ways={ways} />
  ) : (
    <Told id={search.get('id')} />
  )
}

function useBack(): ReactNode {
  const t = useText(texts)
  return (
    <Link href="/promotions" className={styles.back}>
      <ArrowLeft aria-hidden="true" />
      {t('all')}
    </Link>
  )
}

function Missing() {
  const t = useText(texts)
  return <DrawnState drawing="search" title={t('missingTitle')} level="h1" actions={useBack()} />
}

function Running({ promotionId, ways }: { promotionId: string; ways: Ways }) {
  const t = useText(texts)
  const back = useBack()
  const token = useSession((state) => state.token)
  const query = useQuery(promotionDetail(promotionId, token))
  const { data: all, error, isOwn, refetch } = useShown()
  const own = all?.find((each) => each.promotionId === promotionId)
  const shown = useMemo(() => (own ? [own] : undefined), [own])
  useSeeing(shown)
  if (query.error instanceof CallError && query.error.code === 'promotion.unknown') return <Missing />
  // How the member stands comes by another call: without it the page would offer the login to somebody who is signed in.
  const data = isOwn && all === undefined ? undefined : query.data
  return (
    <Arrived
      query={{ data, error: query.error ?? error, refetch: () => Promise.all([query.refetch(), refetch()]) }}
      skeleton={<Skeleton height="360px" />}
      failedTitle={t('failedTitle')}
      level="h1"
    >
      {({ promotion, definition }) => (
        <div className={styles.page}>
          {back}
          <PromotionSheet promotion={own ?? (isOwn ? notMeant(promotion) : promotion)} definition={definition} ways={ways} />
        </div>
      )}
    </Arrived>
  )
}

/** One that everybody sees and this member cannot take. */
const notMeant = (promotion: Promotion): Shown => ({ ...promotion, status: 'closed', closed: 'notEligible', act: null })

function Told({ id: asked }: { id: string | null }) {
  const t = useText(texts)
  const back = useBack()
  const query = useQuery(promotionNotices)
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
        if (!found) return <Missing />
        return (
          <div className={styles.page}>
            {back}
            <NoticeSheet notice={found} />
          </div>
        )
      }}
    </Loaded>
  )
}
