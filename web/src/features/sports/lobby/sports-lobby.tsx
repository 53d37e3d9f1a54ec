import type { MatchRow } from '@tucano/contract/sports'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Info, Trophy } from 'lucide-react'
import { pages } from '@tucano/contract/pages'
import { Link, useSearchParams } from 'wouter'
import { DrawnState } from '#parts/drawn-state'
import { Arrived } from '#parts/loaded'
import { openModal } from '#platform/modals'
import { useSession } from '#platform/session'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Skeleton } from '#ui/card'
import { BookLayout, type Ways } from '../layout/book-layout.tsx'
import { basePath, sumOf, usePlaces } from '../layout/use-places.ts'
import { NoSignal } from '../live/no-signal.tsx'
import { Star } from '../looks/star.tsx'
import { FormatMenu } from '../odds/format-menu.tsx'
import { usePreferences } from '../odds/use-preferences.ts'
import { type Place, matchPath } from '../paths.ts'
import { favouritesOf, liveMatches, matchesOf } from '../queries.ts'
import { useSharedSlip } from '../slip/use-shared-slip.ts'
import type { Family } from '../sport-of.ts'
import { useMatchWords } from '../words/use-words.ts'
import { DayStrip } from './day-strip.tsx'
import { inOrderOf, onceEach } from './leagues-of.ts'
import { MatchList } from './match-list.tsx'
import { SearchBox, SearchResults, useSearch } from './search-box.tsx'
import styles from './sports-lobby.module.css'
import { texts } from './texts.ts'

interface SportsLobbyProps extends Ways {
  family: Family
}

/** What is played now and next: by sport, league and day, with the prices of each match. */
export function SportsLobby({ family, ...ways }: SportsLobbyProps) {
  const t = useText(texts)
  usePreferences()
  useSharedSlip()
  const { sports, place } = usePlaces(family)
  const { typed, setTyped, words } = useSearch()
  const chosen = place.sport ? sports.filter(({ sport }) => sport === place.sport) : sports
  const leagues = chosen.flatMap(({ categories }) => categories.flatMap(({ leagues: each }) => each))
  const league = leagues.find((one) => one.league === place.league)
  const counted = league ?? { live: sumOf(chosen, 'live'), today: sumOf(chosen, 'today') }
  const title = league?.name ?? (place.sport ? chosen[0]?.name : undefined) ?? t(`title_${family}`)
  return (
    <BookLayout family={family} {...ways}>
      <div className={styles.tools}>
        <SearchBox value={typed} onChange={setTyped} />
        <FormatMenu />
      </div>
      {words.length > 1 ? (
        <SearchResults words={words} onLeave={() => setTyped('')} />
      ) : (
        <>
          <header className={styles.head}>
            <h1>{place.followed ? t('followedTitle') : title}</h1>
            {league && <Star urn={league.league} name={league.name} />}
            {league?.outright && !place.followed && (
              <Link to={matchPath(league.outright)} className={styles.season}>
                <Trophy aria-hidden="true" />
                {t('seasonWinner')}
              </Link>
            )}
          </header>
          {!place.followed && <DayStrip base={basePath(family)} place={place} live={counted.live} today={counted.today} />}
          <NoSignal of={place.followed ? undefined : place.day ? 'before' : 'live'} />
          {place.followed ? (
            <Followed />
          ) : place.day ? (
            <Ahead place={place} order={sports.map(({ sport }) => sport)} />
          ) : (
            <Live place={place} order={sports.map(({ sport }) => sport)} />
          )}
        </>
      )}
    </BookLayout>
  )
}

/** What stands there until the matches come, in their shape. */
const Skeletons = () => (
  <div className={styles.skeletons}>
    {Array.from({ length: 3 }, (_, place) => (
      <Skeleton key={place} height="232px" />
    ))}
  </div>
)

interface ListProps {
  place: Place
  /** The sports that the page shows, in order. */
  order: readonly string[]
}

function Live({ place, order }: ListProps) {
  const t = useText(texts)
  const query = useInfiniteQuery(liveMatches(place))
  return (
    <Arrived query={query} skeleton={<Skeletons />} failedTitle={t('failed')}>
      {({ pages: all }) => (
        <Rows
          rows={inOrderOf(onceEach(all.flatMap(({ list }) => list)), order)}
          isMixed={!place.sport}
          empty={{ title: t('noLive'), text: t('noLiveText') }}
          older={query}
        />
      )}
    </Arrived>
  )
}

function Ahead({ place, order }: ListProps) {
  const t = useText(texts)
  const query = useInfiniteQuery(matchesOf(place))
  return (
    <Arrived query={query} skeleton={<Skeletons />} failedTitle={t('failed')}>
      {({ pages: all }) => (
        <Rows
          rows={inOrderOf(onceEach(all.flatMap(({ list }) => list)), order)}
          isMixed={!place.sport}
          empty={{ title: t('noMatches'), text: t('noMatchesText') }}
          older={query}
        />
      )}
    </Arrived>
  )
}

interface RowsProps {
  rows: readonly MatchRow[]
  isMixed: boolean
  empty: { title: string; text: string }
  older: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> }
}

function Rows({ rows, isMixed, empty, older }: RowsProps) {
  const t = useText(texts)
  return (
    <>
      {rows.length === 0 && !older.hasNextPage ? (
        <DrawnState drawing="empty" title={empty.title} small>
          {empty.text}
        </DrawnState>
      ) : (
        <MatchList rows={rows} isMixed={isMixed} />
      )}
      {older.hasNextPage && (
        <Button busy={older.isFetchingNextPage} onClick={() => void older.fetchNextPage()}>
          {t('older')}
        </Button>
      )}
      {rows.some(({ isVirtual }) => isVirtual) && <VirtualNote />}
    </>
  )
}

/** Said on every list that has some of them. */
const VirtualNote = () => {
  const t = useText(texts)
  return (
    <p className={styles.virtual}>
      <Info aria-hidden="true" />
      <span>
        {t('virtualNote')} <Link to={`${pages.sportsRules.path}#virtual`}>{t('virtualHow')}</Link>
      </span>
    </p>
  )
}

function Followed() {
  const t = useText(texts)
  const token = useSession((state) => state.token)
  const query = useQuery(favouritesOf(token))
  const [, setSearch] = useSearchParams()
  const words = useMatchWords()
  if (!token)
    return (
      <DrawnState
        drawing="lock"
        title={t('signInFollowed')}
        small
        actions={<Button onClick={() => openModal('loginPopupModal')}>{t('signIn')}</Button>}
      >
        {t('noFollowedText')}
      </DrawnState>
    )
  return (
    <Arrived query={query} skeleton={<Skeletons />} failedTitle={t('failed')}>
      {({ teams, leagues, matches }) =>
        teams.length + leagues.length + matches.length === 0 ? (
          <DrawnState drawing="empty" title={t('noFollowed')} small>
            {t('noFollowedText')}
          </DrawnState>
        ) : (
          <>
            <ul className={styles.followed} aria-label={t('followedLeagues')}>
              {leagues.map(({ league, name, sport }) => (
                <li key={league}>
                  <Button onClick={() => setSearch({ ...(sport ? { sport } : {}), league, day: words.today })}>{name}</Button>
                </li>
              ))}
            </ul>
            <MatchList rows={matches} isMixed />
          </>
        )
      }
    </Arrived>
  )
}
