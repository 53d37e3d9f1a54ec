import { CirclePause, ListOrdered, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Detail } from '#office/detail.tsx'
import { Arrived } from '#parts/loaded'
import { useAmounts } from '#platform/amounts'
import { number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Badge, Skeleton } from '#ui/card'
import { Figures } from '#ui/figures'
import { SectionCard } from '#ui/section-card'
import { SettleWindow } from '../acts/settle-window.tsx'
import { VoidWindow } from '../acts/void-window.tsx'
import { BetsWindow } from '../bets/bets-window.tsx'
import { CloseWindow, type Target } from '../closings/close-window.tsx'
import { ClosingsList } from '../closings/closings-list.tsx'
import { closesAll, groupsIn, touches } from '../closings/scopes.ts'
import { texts as closingTexts } from '../closings/texts.ts'
import styles from '../office.module.css'
import { type EventRisk, useClosings, useEventRisk, useMarketsTold } from '../queries.ts'
import { SuspicionsList } from '../suspicions/suspicions-list.tsx'
import { texts as suspicionTexts } from '../suspicions/texts.ts'
import { useEventWords } from '../use-event-words.ts'
import { type MarketBook, type OutcomeBook, booksOf, keyOf, worstOf } from './books.ts'
import { MarketsCard } from './markets-card.tsx'
import { ResultsCard } from './results-card.tsx'
import { texts } from './texts.ts'

/** One match: what each result of each market leaves the house with, what was told of how it ended, and what can be done about it. */
interface May {
  mayChange: boolean
  /** Sees and makes reports of suspicions. */
  maySuspect: boolean
}

export function EventDetail({ event, ...may }: May & { event: string }) {
  const t = useText(texts)
  return (
    <Arrived query={useEventRisk(event)} skeleton={<Skeleton height="420px" />} failedTitle={t('eventFailed')} level="h3" small>
      {(found) => <Shown found={found} {...may} />}
    </Arrived>
  )
}

/** What is being done: to the match, or to one of its markets. */
type Doing = { is: 'close' | 'void' | 'settle' | 'bets'; book?: MarketBook; outcome?: OutcomeBook } | undefined

function Shown({ found, mayChange, maySuspect }: May & { found: EventRisk }) {
  const t = useText(texts)
  const s = useText(suspicionTexts)
  const words = useEventWords()
  const { match, markets, results } = found
  const told = useMarketsTold(match.event)
  const [doing, setDoing] = useState<Doing>()
  const books = booksOf(markets, told.data?.markets ?? [])
  const all = useClosings().data?.list ?? []
  const closings = all.filter((closing) => touches(closing, match))
  const isClosed = closings.some((closing) => closesAll(closing, match))
  const score = words.score(match)
  const nameOf = (key: { market: number; specifiers: string }): string | undefined => books.find((book) => book.key === keyOf(key))?.name
  return (
    <Detail
      label={words.name(match)}
      title={words.name(match)}
      text={[words.league(match), words.when(match), score].filter((part) => part !== undefined).join(' · ')}
      badges={
        <>
          {words.isLive(match) && <Badge tone="sky">{t('live')}</Badge>}
          {match.isVirtual && <Badge>{t('virtual')}</Badge>}
          {isClosed && <Badge tone="alarm">{t('closed')}</Badge>}
        </>
      }
    >
      <div className={styles.actions}>
        <Button size="small" icon={<ListOrdered />} onClick={() => setDoing({ is: 'bets' })}>
          {t('seeBets')}
        </Button>
        {mayChange && (
          <>
            <Button size="small" icon={<CirclePause />} onClick={() => setDoing({ is: 'close' })}>
              {t('suspend')}
            </Button>
            <Button size="small" icon={<Undo2 />} onClick={() => setDoing({ is: 'void' })}>
              {t('void')}
            </Button>
          </>
        )}
      </div>
      <EventFigures books={books} />
      {closings.length > 0 && (
        <div className={styles.suspended}>
          <ClosingsList
            closings={closings}
            mayChange={mayChange}
            marketName={({ market, specifiers }) => (market === null || specifiers === null ? undefined : nameOf({ market, specifiers }))}
          />
        </div>
      )}
      <MarketsCard
        event={match.event}
        books={books}
        isToldMissing={told.isError && told.data === undefined}
        mayChange={mayChange}
        onClose={(book) => setDoing({ is: 'close', book })}
        onVoid={(book) => setDoing({ is: 'void', book })}
        onSettle={(book) => setDoing({ is: 'settle', book })}
        onBets={(book, outcome) => setDoing({ is: 'bets', book, ...(outcome && { outcome }) })}
      />
      <ResultsCard results={results} />
      {maySuspect && (
        <SectionCard title={s('suspicions')} text={s('suspicionsText')}>
          <div className={styles.inside}>
            <SuspicionsList event={match.event} />
          </div>
        </SectionCard>
      )}
      <Windows doing={doing} found={found} books={books} maySuspect={maySuspect} close={() => setDoing(undefined)} />
    </Detail>
  )
}

function EventFigures({ books }: { books: readonly MarketBook[] }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const language = useLanguage((state) => state.language)
  const { exposure, staked, markets, largest } = worstOf(books)
  if (markets === 0) return null
  return (
    <Figures
      label={t('figures')}
      figures={[
        { key: 'worst', title: t('worst'), value: amount(exposure) },
        { key: 'staked', title: t('staked'), value: amount(staked) },
        { key: 'largest', title: largest ? `${t('largest')}: ${largest.name}` : t('largest'), value: amount(largest?.exposure ?? 0n) },
        { key: 'markets', title: t('marketsBet'), value: number(markets, language) },
      ]}
    />
  )
}

interface WindowsProps {
  doing: Doing
  found: EventRisk
  books: readonly MarketBook[]
  maySuspect: boolean
  close: () => void
}

function Windows({ doing, found: { match, results }, books, maySuspect, close }: WindowsProps) {
  const c = useText(closingTexts)
  const words = useEventWords()
  if (!doing) return null
  const { is, book, outcome } = doing
  const name = words.name(match)
  if (is === 'bets') {
    const of = book && { ...pickLine(book), name: outcome ? `${book.name} · ${outcome.name}` : book.name }
    const target = { event: match.event, matchName: name, ...of, ...(outcome && { outcome: outcome.outcome }) }
    return <BetsWindow target={target} maySuspect={maySuspect} close={close} />
  }
  if (is === 'settle') return book ? <SettleWindow match={{ event: match.event, name }} book={book} close={close} /> : null
  if (is === 'void') return <VoidWindow match={{ event: match.event, name }} books={books} results={results} chosen={book} close={close} />
  const { event, league, leagueName, sport, sportName } = match
  const targets: Target[] = book
    ? [
        { key: 'line', name: `${book.name} · ${c('thisLine').toLowerCase()}`, scope: { kind: 'market', event, ...pickLine(book) } },
        { key: 'lines', name: c('everyLine'), scope: { kind: 'market', event, market: book.market } },
      ]
    : [
        { key: event, name, scope: { kind: 'event', event } },
        ...(league === null
          ? []
          : [{ key: league, name: `${c('kind_league')}: ${leagueName ?? league}`, scope: { kind: 'league' as const, league } }]),
        { key: sport, name: `${c('kind_sport')}: ${sportName}`, scope: { kind: 'sport', sport } },
      ]
  return <CloseWindow targets={targets} groups={groupsIn(books)} close={close} />
}

const pickLine = ({ market, specifiers }: MarketBook) => ({ market, specifiers })
