import type { MatchRow, SportsTeam } from '@tucano/contract/sports'
import { ChevronRight } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'wouter'
import { useText } from '#platform/text'
import { useMatchNow } from '../live/use-now.ts'
import { coloursOf } from '../looks/colours-of.ts'
import { Crest } from '../looks/crest.tsx'
import { Star } from '../looks/star.tsx'
import { matchPath } from '../paths.ts'
import { COLUMNS, marketOf, sportOf } from '../sport-of.ts'
import { hasBegun, isLive } from '../words/period-of.ts'
import { texts as matchTexts } from '../words/texts.ts'
import { useMatchWords } from '../words/use-words.ts'
import { MarketCells } from './market-cells.tsx'
import styles from './match-row.module.css'
import { texts } from './texts.ts'

/** A match in a list: when, who, how it stands, its main prices, and the way to all of them. */
export const Row = memo(function Row({ match }: { match: MatchRow }) {
  const t = useText(texts)
  const words = useMatchWords()
  const now = useMatchNow(match)
  const { draws } = sportOf(match.sport)
  return (
    <li className={styles.row} data-match={match.event} data-state={now.state}>
      <Link to={matchPath(match.event)} className={styles.info} aria-label={words.versus(match)}>
        <When match={match} />
        <span className={styles.sides}>
          <Side team={match.home} match={match} side="home" />
          <Side team={match.away} match={match} side="away" />
        </span>
      </Link>
      <Star urn={match.event} name={words.versus(match)} />
      {COLUMNS.map((column, at) => (
        <MarketCells
          key={column}
          match={match}
          market={marketOf(match.markets, column)}
          column={column}
          cells={column === 'result' && draws ? 3 : 2}
          isFirst={at === 0}
        />
      ))}
      <Link
        to={matchPath(match.event)}
        className={styles.more}
        aria-label={t('more', { count: now.marketCount, match: words.versus(match) })}
      >
        +{now.marketCount}
        <ChevronRight aria-hidden="true" />
      </Link>
    </li>
  )
})

function When({ match }: { match: MatchRow }) {
  const w = useText(matchTexts)
  const words = useMatchWords()
  const { state, standing, startsAt } = useMatchNow(match)
  if (isLive(state))
    return (
      <span className={styles.when} data-live="on">
        <i className={styles.dot} aria-hidden="true" />
        {state === 'live' ? words.period(match.sport, standing) : w(`state_${state}`)}
      </span>
    )
  if (state !== 'not_started' || startsAt === null) return <span className={styles.when}>{w(`state_${state}`)}</span>
  const { day, time } = words.kickOff(startsAt)
  return (
    <span className={styles.when}>
      {day && <span>{day}</span>} <b>{time}</b>
    </span>
  )
}

function Side({ team, match, side }: { team: SportsTeam | null; match: MatchRow; side: 'home' | 'away' }) {
  const w = useText(matchTexts)
  const { state, standing } = useMatchNow(match)
  const { score, periods, more } = standing
  const period = periods.at(-1)
  const isServing = isLive(state) && more['server'] === side
  return (
    <span className={styles.side}>
      <Crest id={team?.urn ?? side} name={team?.name ?? ''} colours={coloursOf(team)} size={18} />
      <span className={styles.name}>{team?.name ?? w('unnamed')}</span>
      {isServing && <i className={styles.serve} aria-hidden="true" />}
      {hasBegun(state) && (
        <>
          {periods.length > 1 && period && isLive(state) && <span className={styles.period}>{period[side]}</span>}
          <b className={styles.score}>{score?.[side] ?? 0}</b>
        </>
      )}
    </span>
  )
}
