import type { MatchRow } from '@tucano/contract/sports'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { DrawnState } from '#parts/drawn-state'
import { Arrived } from '#parts/loaded'
import { clock } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Badge, Chip, Skeleton } from '#ui/card'
import { BookLayout, type Ways } from '../layout/book-layout.tsx'
import { leaguesOf, onceEach } from '../lobby/leagues-of.ts'
import { coloursOf } from '../looks/colours-of.ts'
import { Crest } from '../looks/crest.tsx'
import { SportIcon } from '../looks/sport-icon.tsx'
import { matchPath } from '../paths.ts'
import { resultsOf, sportsTree } from '../queries.ts'
import { sportOf } from '../sport-of.ts'
import { texts as matchTexts } from '../words/texts.ts'
import { dayAfter, useMatchWords } from '../words/use-words.ts'
import styles from './results-page.module.css'
import { texts } from './texts.ts'

/** Days back that are one press away. */
const DAYS = 5

/** How matches ended, by day and sport. */
export function ResultsPage(ways: Ways) {
  const t = useText(texts)
  const words = useMatchWords()
  const { data: tree } = useQuery(sportsTree())
  const [day, setDay] = useState(words.today)
  const [sport, setSport] = useState<string>()
  const days = Array.from({ length: DAYS }, (_, at) => dayAfter(words.today, -at))
  return (
    <BookLayout family="sports" {...ways}>
      <h1 className={styles.title}>{t('title')}</h1>
      <div className={styles.strip} role="group" aria-label={t('days')}>
        {days.map((each) => (
          <Chip key={each} pressed={each === day} onPress={() => setDay(each)}>
            {words.dayName(each)} <small>{words.shortDay(each)}</small>
          </Chip>
        ))}
        <input
          type="date"
          className={styles.date}
          aria-label={t('anotherDay')}
          value={day}
          max={words.today}
          onChange={({ target }) => target.value !== '' && setDay(target.value)}
        />
      </div>
      <div className={styles.strip} role="group" aria-label={t('sports')}>
        <Chip pressed={sport === undefined} onPress={() => setSport(undefined)}>
          {t('all')}
        </Chip>
        {tree?.sports.map(({ sport: urn, name }) => (
          <Chip key={urn} pressed={sport === urn} onPress={() => setSport(sport === urn ? undefined : urn)}>
            <SportIcon sport={sportOf(urn).code} size={16} />
            {name}
          </Chip>
        ))}
      </div>
      <Results day={day} sport={sport} />
    </BookLayout>
  )
}

function Results({ day, sport }: { day: string; sport: string | undefined }) {
  const t = useText(texts)
  const query = useInfiniteQuery(resultsOf({ day, sport }))
  const rows = onceEach(query.data?.pages.flatMap(({ list }) => list) ?? [])
  return (
    <Arrived query={query} skeleton={<Skeleton height="320px" />} failedTitle={t('failed')}>
      {() =>
        rows.length === 0 ? (
          <DrawnState drawing="empty" title={t('none')} small>
            {t('noneText')}
          </DrawnState>
        ) : (
          <>
            {leaguesOf(rows).map((league) => (
              <League key={league.key} rows={league.rows} />
            ))}
            {query.hasNextPage && (
              <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                {t('older')}
              </Button>
            )}
          </>
        )
      }
    </Arrived>
  )
}

function League({ rows }: { rows: readonly MatchRow[] }) {
  const w = useText(matchTexts)
  const [first] = rows
  if (!first) return null
  const id = `results-${first.sport}-${first.league ?? ''}`
  return (
    <section className={styles.league} aria-labelledby={id}>
      <header>
        <SportIcon sport={sportOf(first.sport).code} size={18} />
        <h2 id={id}>
          {first.leagueName ?? first.sportName}
          {first.categoryName && <small>{first.categoryName}</small>}
        </h2>
        {rows.some(({ isVirtual }) => isVirtual) && <Badge>{w('virtual')}</Badge>}
      </header>
      <ul>
        {rows.map((match) => (
          <Result key={match.event} match={match} />
        ))}
      </ul>
    </section>
  )
}

function Result({ match: { event, home, away, startsAt, state, standing } }: { match: MatchRow }) {
  const w = useText(matchTexts)
  const { timeZone } = useBrand()
  const { score, periods } = standing
  return (
    <li>
      <Link to={matchPath(event)} className={styles.result}>
        <span className={styles.when}>{startsAt === null ? '' : clock(startsAt, timeZone)}</span>
        <span className={styles.side}>
          {home?.name ?? w('unnamed')}
          <Crest id={home?.urn ?? 'home'} name={home?.name ?? ''} colours={coloursOf(home)} />
        </span>
        <b className={styles.score}>
          {state === 'ended' || state === 'closed' ? `${score?.home ?? 0} – ${score?.away ?? 0}` : w(`state_${state}`)}
        </b>
        <span className={styles.side}>
          <Crest id={away?.urn ?? 'away'} name={away?.name ?? ''} colours={coloursOf(away)} />
          {away?.name ?? w('unnamed')}
        </span>
        <span className={styles.periods}>{periods.map((period) => `${period.home}–${period.away}`).join('  ')}</span>
      </Link>
    </li>
  )
}
