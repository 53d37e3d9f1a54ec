import type { MatchRow, SportsTeam } from '@tucano/contract/sports'
import { ChevronRight } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'wouter'
import { useText } from '#platform/text'
import { useMatchFact, useMatchNow } from '../live/use-now.ts'
import { coloursOf } from '../looks/colours-of.ts'
import { Crest } from '../looks/crest.tsx'
import { MiniGround } from '../looks/mini-ground.tsx'
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
  const state = useMatchFact(match, 'state')
  const marketCount = useMatchFact(match, 'marketCount')
  const { draws } = sportOf(match.sport)
  return (
    <li className={styles.row} data-match={match.event} data-state={state}>
      <Link to={matchPath(match.event)} className={styles.info}>
        <When match={match} />
        <span className={styles.sides}>
          <Side team={match.home} match={match} side="home" />
          <Side team={match.away} match={match} side="away" />
        </span>
      </Link>
      <span className={styles.follow}>
        <Star urn={match.event} name={words.versus(match)} />
      </span>
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
      <Link to={matchPath(match.event)} className={styles.more}>
        <span className="sr-only">{t('more', { count: marketCount, match: words.versus(match) })}</span>
        {marketCount > 0 && <span aria-hidden="true">+{marketCount}</span>}
        <ChevronRight aria-hidden="true" />
      </Link>
    </li>
  )
})

/** Who serves, or has the ball. */
function sideOf({ server, possession }: Readonly<Record<string, unknown>>): 'home' | 'away' | undefined {
  const side = server ?? possession
  return side === 'home' || side === 'away' ? side : undefined
}

/** How many of something a side has, where the feed tells. */
function countIn(more: Readonly<Record<string, unknown>>, name: string, side: 'home' | 'away'): number {
  const value = more[name]
  const count = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[side] : undefined
  return typeof count === 'number' ? count : 0
}

function When({ match }: { match: MatchRow }) {
  const w = useText(matchTexts)
  const words = useMatchWords()
  const { state, standing, startsAt } = useMatchNow(match)
  if (isLive(state))
    return (
      <span className={styles.when} data-live="on">
        <MiniGround sport={sportOf(match.sport).code} side={sideOf(standing.more)} />
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
  const reds = countIn(more, 'redCards', side)
  return (
    <span className={styles.side}>
      <Crest id={team?.urn ?? side} name={team?.name ?? ''} colours={coloursOf(team)} size={18} />
      <span className={styles.name}>{team?.name ?? w('unnamed')}</span>
      {isServing && <i className={styles.serve} aria-hidden="true" />}
      {reds > 0 && <i className={styles.red} aria-hidden="true" />}
      {hasBegun(state) && (
        <>
          {periods.length > 1 && period && isLive(state) && <span className={styles.period}>{period[side]}</span>}
          <b className={styles.score}>{score?.[side] ?? 0}</b>
        </>
      )}
    </span>
  )
}
