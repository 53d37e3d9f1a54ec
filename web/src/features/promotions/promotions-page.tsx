import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { TicketPercent } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'
import { Loaded } from '#parts/loaded'
import { useHash } from '#platform/hash'
import { openModal } from '#platform/modals'
import { useProtected } from '#platform/protect'
import { useFlag } from '#platform/site'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Chip, Skeleton } from '#ui/card'
import { CodeWindow } from './code-window.tsx'
import { NoticeList } from './notice-list.tsx'
import { Places } from './places.tsx'
import styles from './promotions.module.css'
import { promotionNotices } from './queries.ts'
import { All, Mine, byTopic } from './sections.tsx'
import type { Shown } from './standing.ts'
import { useSeeing } from './takeable.ts'
import { texts } from './texts.ts'
import { type ToldPromotion, anchorOf, toldPromotion } from './told-promotion.ts'
import { topics } from './topics.ts'
import { useShown } from './use-shown.ts'
import type { Ways } from './ways.ts'

const MINE = 'minhas'

/** What addresses call the parts of the page. */
const WORDS = { now: 'agora', money: 'deposito', play: 'missoes', luck: 'sorteios', club: 'clube', over: 'encerradas' } as const

export function PromotionsPage({ ways }: { ways: Ways }) {
  const t = useText(texts)
  const [search, setSearch] = useSearchParams()
  const shown = useShown()
  const notices = useNotices(shown.data)
  const named = useNamed(shown.data, notices.data)
  useSeeing(shown.data)
  const view = search.get('ver')
  const isMine = shown.isOwn && view === MINE
  const topic = topics.find((each) => WORDS[each] === view)
  const see = (word: string | undefined): void => setSearch(word === undefined ? {} : { ver: word }, { replace: true })
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <h1>{t('title')}</h1>
        <HaveCode />
        <p className={styles.intro}>{t('intro')}</p>
      </header>
      {shown.isOwn ? <Places ways={ways} /> : <Enter />}
      <Views shown={shown.data} isOwn={shown.isOwn} view={isMine ? MINE : topic && WORDS[topic]} onSee={see} />
      {isMine || !isOnlyTold(shown.data, notices.data) ? (
        <Loaded
          query={shown}
          skeleton={skeleton}
          failedTitle={t('failedTitle')}
          empty={{ title: t('emptyTitle'), text: t('emptyText') }}
          small
        >
          {(all) =>
            isMine ? (
              <Mine all={all} ways={ways} onAll={() => see(undefined)} />
            ) : (
              <All key={topic ?? 'all'} all={all} ways={ways} named={named} topic={topic} />
            )
          }
        </Loaded>
      ) : null}
      {!isMine && topic === undefined && <NoticeList query={notices} named={named} />}
    </div>
  )
}

interface ViewsProps {
  shown: readonly Shown[] | undefined
  isOwn: boolean
  view: string | undefined
  onSee: (word: string | undefined) => void
}

const NONE: readonly Shown[] = []

/** All of them, the member's own, or those of one topic. */
function Views({ shown = NONE, isOwn, view, onSee }: ViewsProps) {
  const t = useText(texts)
  const parts = byTopic(shown)
  if (!isOwn && parts.length < 2) return null
  const choices = [
    { word: undefined, label: t('viewAll') },
    ...(isOwn ? [{ word: MINE, label: t('viewMine') }] : []),
    ...(parts.length > 1 ? parts.map(({ topic }) => ({ word: WORDS[topic], label: t(`view_${topic}`) })) : []),
  ]
  return (
    <div className={styles.views} role="group" aria-label={t('views')}>
      {choices.map(({ word, label }) => (
        <Chip key={word ?? 'all'} pressed={word === view} onPress={() => onSee(word)}>
          {label}
        </Chip>
      ))}
    </div>
  )
}

/** A visitor is asked in once, and not by every card. */
function Enter() {
  const t = useText(texts)
  const direct = useFlag('DIRECTREG3')
  return (
    <div className={styles.enter} data-enter>
      <p>
        <strong>{t('enterTitle')}</strong>
        {t('enterText')}
      </p>
      <div className={styles.enterActions}>
        <Button onClick={() => openModal('loginPopupModal')}>{t('enter')}</Button>
        {direct && (
          <Button look="primary" onClick={() => openModal('registerModal')}>
            {t('register')}
          </Button>
        )}
      </div>
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

const skeleton = (
  <div className={styles.grid}>
    {Array.from({ length: 8 }, (_, index) => (
      <Skeleton key={index} height="352px" />
    ))}
  </div>
)
