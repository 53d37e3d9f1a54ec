import { useQuery } from '@tanstack/react-query'
import { ShieldCheck, Timer } from 'lucide-react'
import { Link } from 'wouter'
import { Arrived } from '#parts/loaded'
import { useText } from '#platform/text'
import { Skeleton } from '#ui/card'
import { BookLayout, type Ways } from '../layout/book-layout.tsx'
import { NoSignal } from '../live/no-signal.tsx'
import { useMatchFact } from '../live/use-now.ts'
import { useWatchedMatch } from '../live/watching.ts'
import { usePreferences } from '../odds/use-preferences.ts'
import { matchIn, proofPath } from '../paths.ts'
import { type Match, matchOf } from '../queries.ts'
import { sportOf } from '../sport-of.ts'
import { hasBegun, isLive } from '../words/period-of.ts'
import { MatchHeader } from './match-header.tsx'
import { MatchSections } from './match-sections.tsx'
import { Markets } from './markets.tsx'
import styles from './match-page.module.css'
import { texts } from './texts.ts'

/** A match: how it stands, what there is to see and to read of it, and all that can be bet on. */
export function MatchPage({ pathname, ...ways }: Ways & { pathname: string }) {
  const t = useText(texts)
  const event = matchIn(pathname)
  usePreferences()
  useWatchedMatch(event)
  const query = useQuery(matchOf(event))
  return (
    <BookLayout family={query.data ? sportOf(query.data.match.sport).family : 'sports'} {...ways}>
      <Arrived query={query} skeleton={<Skeletons />} failedTitle={t('failed')} level="h1">
        {(match) => <Shown key={event} match={match} />}
      </Arrived>
    </BookLayout>
  )
}

const Skeletons = () => (
  <div className={styles.skeletons}>
    <Skeleton height="196px" />
    <Skeleton height="320px" />
    <Skeleton height="480px" />
  </div>
)

function Shown({ match: { match, markets, hasBuilder, isProvable, delaySeconds } }: { match: Match }) {
  const t = useText(texts)
  const state = useMatchFact(match, 'state')
  return (
    <>
      <MatchHeader match={match} />
      {(match.home !== null || match.away !== null) && <MatchSections match={match} />}
      <NoSignal of={isLive(state) ? 'live' : 'before'} />
      {isLive(state) && delaySeconds > 0 && (
        <p className={styles.note}>
          <Timer aria-hidden="true" />
          {t('delay', { seconds: delaySeconds })}
        </p>
      )}
      {isProvable && hasBegun(state) && (
        <p className={styles.note}>
          <ShieldCheck aria-hidden="true" />
          <Link to={proofPath(match.event)}>{t('proof')}</Link>
        </p>
      )}
      <Markets match={match} markets={markets} hasBuilder={hasBuilder} />
    </>
  )
}
