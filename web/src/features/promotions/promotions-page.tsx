import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { TicketPercent } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'
import { DrawnState } from '#parts/drawn-state'
import { Loaded } from '#parts/loaded'
import { useHash } from '#platform/hash'
import { useProtected } from '#platform/protect'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Skeleton } from '#ui/card'
import { Segmented } from '#ui/tabs'
import { CodeWindow } from './code-window.tsx'
import { NoticeList } from './notice-list.tsx'
import { PromotionCard } from './promotion-card.tsx'
import styles from './promotions.module.css'
import { promotionNotices } from './queries.ts'
import { type Group, type Shown, groupOf } from './standing.ts'
import { useSeeing } from './takeable.ts'
import { texts } from './texts.ts'
import { type ToldPromotion, anchorOf, toldPromotion } from './told-promotion.ts'
import { useShown } from './use-shown.ts'
import type { Ways } from './ways.ts'

const MINE = 'minhas'

export function PromotionsPage({ ways }: { ways: Ways }) {
  const t = useText(texts)
  const [search, setSearch] = useSearchParams()
  const shown = useShown()
  const notices = useNotices(shown.data)
  const named = useNamed(shown.data, notices.data)
  useSeeing(shown.data)
  const isMine = shown.isOwn && search.get('ver') === MINE
  const choose = (key: 'all' | 'mine'): void => setSearch(key === 'mine' ? { ver: MINE } : {}, { replace: true })
  const views = [
    { key: 'all', label: t('viewAll') },
    { key: 'mine', label: t('viewMine') },
  ] as const
  return (
    <div className={styles.page}>
      <div>
        <h1>{t('title')}</h1>
        <p className={styles.intro}>{t('intro')}</p>
      </div>
      <div className={styles.tools}>
        {shown.isOwn && <Segmented label={t('views')} choices={views} value={isMine ? 'mine' : 'all'} onChange={choose} />}
        <HaveCode />
      </div>
      {isMine || !isOnlyTold(shown.data, notices.data) ? (
        <Loaded
          query={shown}
          skeleton={skeleton}
          failedTitle={t('failedTitle')}
          empty={{ title: t('emptyTitle'), text: t('emptyText') }}
          small
        >
          {(all) => (isMine ? <Mine all={all} ways={ways} onAll={() => choose('all')} /> : <All all={all} ways={ways} named={named} />)}
        </Loaded>
      ) : null}
      {!isMine && <NoticeList query={notices} named={named} />}
    </div>
  )
}

/** Nothing runs, and there is something to read: that nothing runs need not be said. */
const isOnlyTold = (shown: readonly Shown[] | undefined, told: readonly ToldPromotion[] | undefined): boolean =>
  shown?.length === 0 && told !== undefined && told.length > 0

/** What operators have written about promotions, but for those that run under the same name: these say it themselves. */
function useNotices(shown: readonly Shown[] | undefined): UseQueryResult<ToldPromotion[]> {
  const running = new Set(shown?.map(({ title }) => anchorOf(title)))
  return useQuery({ ...promotionNotices, select: (notices) => notices.map(toldPromotion).filter(({ anchor }) => !running.has(anchor)) })
}

/** The place that the address names: it is only there once promotions and texts have come. */
function useNamed(shown: readonly Shown[] = [], told: readonly ToldPromotion[] = []): string | undefined {
  const hash = useHash()
  const anchors = [...shown.map(({ title }) => anchorOf(title)), ...told.map(({ anchor }) => anchor)]
  const named = anchors.find((anchor) => anchor === hash)
  const isComplete = shown.length > 0
  useEffect(() => {
    if (named) document.getElementById(named)?.scrollIntoView({ block: 'center' })
  }, [named, isComplete])
  return named
}

const All = ({ all, ways, named }: { all: readonly Shown[]; ways: Ways; named: string | undefined }) => (
  <ul className={styles.grid}>
    {all.map((promotion) => {
      const anchor = anchorOf(promotion.title)
      return (
        <PromotionCard
          key={promotion.promotionId}
          promotion={promotion}
          ways={ways}
          anchor={anchor}
          isNamed={anchor === named}
          level="h2"
        />
      )
    })}
  </ul>
)

/** A code is good whichever promotion it is of. */
function HaveCode() {
  const t = useText(texts)
  const protect = useProtected()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<TicketPercent aria-hidden="true" />} onClick={() => protect(() => setOpen(true))}>
        {t('haveCode')}
      </Button>
      {isOpen && <CodeWindow close={() => setOpen(false)} />}
    </>
  )
}

const GROUPS: readonly Group[] = ['waiting', 'going', 'over']

interface MineProps {
  all: readonly Shown[]
  ways: Ways
  onAll: () => void
}

/** Those that the member has to do with: what waits, what goes on, what is done. */
function Mine({ all, ways, onAll }: MineProps) {
  const t = useText(texts)
  const groups = Map.groupBy(all, ({ status, progress = null }) => status && groupOf({ status, progress }))
  const shown = GROUPS.flatMap((group) => {
    const promotions = groups.get(group)
    return promotions ? [{ group, promotions }] : []
  })
  if (shown.length === 0) {
    return (
      <DrawnState drawing="nest" title={t('mineEmpty')} actions={<Button onClick={onAll}>{t('seeAll')}</Button>} small>
        {t('mineEmptyText')}
      </DrawnState>
    )
  }
  return shown.map(({ group, promotions }) => (
    <section key={group} className={styles.section} data-group={group}>
      <h2>{t(`group_${group}`)}</h2>
      <ul className={styles.grid}>
        {promotions.map((promotion) => (
          <PromotionCard key={promotion.promotionId} promotion={promotion} ways={ways} />
        ))}
      </ul>
    </section>
  ))
}

const skeleton = (
  <div className={styles.grid}>
    {Array.from({ length: 4 }, (_, index) => (
      <Skeleton key={index} height="340px" />
    ))}
  </div>
)
