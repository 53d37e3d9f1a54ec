import type { MatchRow, SportsTeam } from '@tucano/contract/sports'
import { useQuery } from '@tanstack/react-query'
import { type LucideIcon, Ticket } from 'lucide-react'
import { type ReactNode, memo } from 'react'
import { Link } from 'wouter'
import { Rail } from '#parts/rail'
import { number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import { Skeleton } from '#ui/card'
import { basePath, sumOf } from '../layout/use-places.ts'
import { useMatchNow, useNotOver } from '../live/use-now.ts'
import { useWatchedRows } from '../live/watching.ts'
import { coloursOf } from '../looks/colours-of.ts'
import { Crest } from '../looks/crest.tsx'
import { SportIcon } from '../looks/sport-icon.tsx'
import { NoPrice, PriceButton } from '../odds/price-button.tsx'
import { usePreferences } from '../odds/use-preferences.ts'
import { matchPath } from '../paths.ts'
import { someMatches, sportsTree } from '../queries.ts'
import { useSlip } from '../slip/slip-store.ts'
import { type Family, marketOf, sportOf } from '../sport-of.ts'
import { hasBegun, isLive } from '../words/period-of.ts'
import { texts as matchTexts } from '../words/texts.ts'
import { useMatchWords } from '../words/use-words.ts'
import { acrossSports } from './across-sports.ts'
import styles from './home-matches.module.css'
import { inOrderOf } from './leagues-of.ts'
import { texts } from './texts.ts'

const SHOWN = 10
const SKELETONS = 4
const NONE: readonly MatchRow[] = []

interface HomeMatchesProps {
  family: Family
  title: string
  icon: LucideIcon
  /** A name for tests and styles. */
  rail: string
  /** What is shown where the book has no matches. */
  children: ReactNode
}

/** What is played now and next, with how much there is and the prices of who wins. */
export function HomeMatches({ family, title, icon: Icon, rail, children }: HomeMatchesProps) {
  const t = useText(texts)
  const language = useLanguage((state) => state.language)
  const tree = useQuery(sportsTree())
  const { data, isError } = useQuery(someMatches(family))
  const rows = useNotOver(data ?? NONE)
  usePreferences()
  const sports = tree.data?.sports.filter(({ sport }) => sportOf(sport).family === family)
  const order = sports?.map(({ sport }) => sport)
  const shown = data && order && acrossSports(inOrderOf(rows, order), SHOWN)
  useWatchedRows(shown?.map(({ event }) => event) ?? [])
  if (isError || tree.isError || sports?.length === 0 || shown?.length === 0) return children
  const counts = sports && { live: sumOf(sports, 'live'), ahead: sumOf(sports, 'ahead') }
  return (
    <div className={styles.matches}>
      <Rail
        rail={rail}
        title={title}
        icon={<Icon aria-hidden="true" />}
        count={
          counts && (
            <>
              {counts.live > 0 && <span className={styles.live}>{t('countLive', { count: number(counts.live, language) })}</span>}
              <span className={styles.ahead}>{t('countAhead', { count: number(counts.ahead, language) })}</span>
            </>
          )
        }
        href={basePath(family)}
        filledBy={shown}
        waiting={<Waiting />}
      >
        {shown?.map((match) => (
          <li key={match.event}>
            <MatchCard match={match} />
          </li>
        ))}
      </Rail>
      <ToSlip family={family} />
    </div>
  )
}

const Waiting = () => Array.from({ length: SKELETONS }, (_, place) => <Skeleton key={place} height="176px" />)

/** What was chosen lies on the slip, which the pages of sports show. */
function ToSlip({ family }: { family: Family }) {
  const t = useText(texts)
  const count = useSlip((slip) => slip.legs.filter(({ sport }) => sportOf(sport).family === family).length)
  if (count === 0) return null
  return (
    <p className={styles.slip} role="status">
      <Link to={basePath(family)}>
        <Ticket aria-hidden="true" /> {count === 1 ? t('slipOne') : t('slipMany', { count })}
      </Link>
    </p>
  )
}

const SIGNS = { 2: ['1', '2'], 3: ['1', 'X', '2'] } as const

const MatchCard = memo(function MatchCard({ match }: { match: MatchRow }) {
  const w = useText(matchTexts)
  const words = useMatchWords()
  const market = marketOf(match.markets, 'result')
  const { code, draws } = sportOf(match.sport)
  return (
    <article className={styles.card} data-match={match.event}>
      <Link to={matchPath(match.event)} className={styles.info}>
        <span className={styles.league}>
          <SportIcon sport={code} size={16} />
          <span>{match.leagueName ?? match.sportName}</span>
          {match.isVirtual && <small title={w('virtualLong')}>{w('virtual')}</small>}
        </span>
        <span className="sr-only">{words.versus(match)}</span>
        <Side team={match.home} match={match} side="home" />
        <Side team={match.away} match={match} side="away" />
        <When match={match} />
      </Link>
      <div className={styles.prices} data-cells={draws ? 3 : 2}>
        {market ? <Prices match={match} market={market} /> : Array.from({ length: draws ? 3 : 2 }, (_, at) => <NoPrice key={at} />)}
      </div>
    </article>
  )
})

function Prices({ match, market }: { match: MatchRow; market: MatchRow['markets'][number] }) {
  const signs = market.outcomes.length === 3 ? SIGNS[3] : SIGNS[2]
  return market.outcomes.map((outcome, at) => (
    <PriceButton key={outcome.outcome} match={match} market={market} outcome={outcome} name={signs[at] ?? ''} isStop />
  ))
}

function Side({ team, match, side }: { team: SportsTeam | null; match: MatchRow; side: 'home' | 'away' }) {
  const w = useText(matchTexts)
  const { state, standing } = useMatchNow(match)
  return (
    <span className={styles.side} aria-hidden="true">
      <Crest id={team?.urn ?? side} name={team?.name ?? ''} colours={coloursOf(team)} size={20} />
      <span className={styles.name}>{team?.name ?? w('unnamed')}</span>
      {hasBegun(state) && <b>{standing.score?.[side] ?? 0}</b>}
    </span>
  )
}

function When({ match }: { match: MatchRow }) {
  const w = useText(matchTexts)
  const words = useMatchWords()
  const { state, standing, startsAt } = useMatchNow(match)
  if (isLive(state))
    return (
      <span className={styles.when} data-live="on">
        <i aria-hidden="true" />
        {state === 'live' ? words.period(match.sport, standing) : w(`state_${state}`)}
      </span>
    )
  const kickOff = startsAt === null || state !== 'not_started' ? undefined : words.kickOff(startsAt)
  return <span className={styles.when}>{kickOff ? `${kickOff.day || w('today')} ${kickOff.time}` : w(`state_${state}`)}</span>
}
