import type { MatchRow, SportsTeam } from '@tucano/contract/sports'
import { ChevronLeft } from 'lucide-react'
import { Link } from 'wouter'
import { useText } from '#platform/text'
import { Badge } from '#ui/card'
import { basePath } from '../layout/use-places.ts'
import { useMatchNow } from '../live/use-now.ts'
import { coloursOf } from '../looks/colours-of.ts'
import { Crest } from '../looks/crest.tsx'
import { SportIcon } from '../looks/sport-icon.tsx'
import { Star } from '../looks/star.tsx'
import { FormatMenu } from '../odds/format-menu.tsx'
import { listPath } from '../paths.ts'
import { sportOf } from '../sport-of.ts'
import { hasBegun, isLive } from '../words/period-of.ts'
import { texts as matchTexts } from '../words/texts.ts'
import { useMatchWords } from '../words/use-words.ts'
import styles from './match-header.module.css'
import { Periods } from './periods.tsx'
import { texts } from './texts.ts'

/** Who plays, when, and how it stands. */
export function MatchHeader({ match }: { match: MatchRow }) {
  const t = useText(texts)
  const w = useText(matchTexts)
  const words = useMatchWords()
  const now = useMatchNow(match)
  const { family, code } = sportOf(match.sport)
  // Nobody plays anybody: it is about who wins the season.
  const isSeason = match.home === null && match.away === null
  return (
    <header className={styles.head} data-state={now.state}>
      <div className={styles.top}>
        <Link to={listPath(basePath(family), { sport: match.sport, league: match.league ?? undefined })} className={styles.league}>
          <ChevronLeft aria-hidden="true" />
          <SportIcon sport={code} size={18} />
          <span>
            {match.leagueName ?? match.sportName}
            {match.categoryName && <small>{match.categoryName}</small>}
          </span>
        </Link>
        {match.isVirtual && (
          <span title={w('virtualLong')}>
            <Badge>{t('virtual')}</Badge>
          </span>
        )}
        <Star urn={match.event} name={words.versus(match)} />
        <FormatMenu />
      </div>
      <h1 className={isSeason ? styles.name : 'sr-only'}>{words.versus(match)}</h1>
      {isSeason ? (
        <p className={styles.until}>{t('seasonUntil', { when: untilWords(words.kickOff, match.startsAt) })}</p>
      ) : (
        <div className={styles.board}>
          <Side team={match.home} side="home" />
          <Middle match={match} />
          <Side team={match.away} side="away" />
        </div>
      )}
      {hasBegun(now.state) && <Periods match={match} now={now} />}
    </header>
  )
}

/** When bets on a season end. */
function untilWords(kickOff: (ms: number) => { day: string; time: string }, startsAt: number | null): string {
  if (startsAt === null) return ''
  const { day, time } = kickOff(startsAt)
  return day === '' ? time : `${day}, ${time}`
}

function Side({ team, side }: { team: SportsTeam | null; side: 'home' | 'away' }) {
  const w = useText(matchTexts)
  return (
    <div className={styles.side} data-side={side}>
      <Crest id={team?.urn ?? side} name={team?.name ?? ''} colours={coloursOf(team)} size={56} />
      <span className={styles.name}>{team?.name ?? w('unnamed')}</span>
    </div>
  )
}

function Middle({ match }: { match: MatchRow }) {
  const w = useText(matchTexts)
  const words = useMatchWords()
  const { state, standing, startsAt } = useMatchNow(match)
  if (hasBegun(state))
    return (
      <div className={styles.middle}>
        <p className={styles.score} data-score={`${standing.score?.home ?? 0}:${standing.score?.away ?? 0}`}>
          <span>{standing.score?.home ?? 0}</span>
          <i aria-hidden="true">–</i>
          <span>{standing.score?.away ?? 0}</span>
        </p>
        <p className={styles.when} data-live={isLive(state) ? 'on' : undefined}>
          {isLive(state) && <i className={styles.dot} aria-hidden="true" />}
          {state === 'live' ? words.period(match.sport, standing) : w(`state_${state}`)}
        </p>
      </div>
    )
  const kickOff = startsAt === null ? undefined : words.kickOff(startsAt)
  return (
    <div className={styles.middle}>
      <p className={styles.time}>{kickOff?.time ?? w(`state_${state}`)}</p>
      <p className={styles.when}>{state === 'not_started' ? kickOff?.day || w('today') : w(`state_${state}`)}</p>
    </div>
  )
}
