import type { MatchRow } from '@tucano/contract/sports'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { type ReactNode, useEffect, useId } from 'react'
import { Link } from 'wouter'
import { useText } from '#platform/text'
import { useMatchNow } from '../live/use-now.ts'
import { useWatchedRows } from '../live/watching.ts'
import { coloursOf } from '../looks/colours-of.ts'
import { Crest } from '../looks/crest.tsx'
import { SportIcon } from '../looks/sport-icon.tsx'
import { matchPath } from '../paths.ts'
import { type Found, foundBy } from '../queries.ts'
import { sportOf } from '../sport-of.ts'
import { hasBegun, isLive } from '../words/period-of.ts'
import { texts as matchTexts } from '../words/texts.ts'
import { useMatchWords } from '../words/use-words.ts'
import styles from './found-in-sports.module.css'
import { leaguePath } from './league-path.ts'
import { texts } from './texts.ts'

interface FoundInSportsProps {
  source: string
  words: string
  onFound: (found: { source: string; words: string; count: number; first: string | undefined }) => void
  onLeave: () => void
}

/** Words of one letter are not searched for. */
const LEAST = 2
const MATCHES = 8
const OTHERS = 6

/** The first match of a team that was found. */
const matchOf = ({ matches }: Found, team: string | null): MatchRow | undefined =>
  matches.find(({ home, away }) => team !== null && (home?.urn === team || away?.urn === team))

function firstOf({ matches, leagues }: Found): string | undefined {
  const [match, league] = [matches[0], leagues[0]]
  return match ? matchPath(match.event) : league && leaguePath(league)
}

/** Matches, leagues, teams and players in the search of the header, each leading to what can be bet on. */
export function FoundInSports({ source, words, onFound, onLeave }: FoundInSportsProps) {
  const { data, isPlaceholderData, isError } = useQuery({ ...foundBy(words), placeholderData: keepPreviousData })
  const isAsked = words.length >= LEAST
  const found = isAsked ? data : undefined
  const isKnown = !isAsked || isError || (found !== undefined && !isPlaceholderData)
  const count = found ? found.matches.length + found.leagues.length + found.teams.length + found.players.length : 0
  const first = found && firstOf(found)
  useEffect(() => {
    if (isKnown) onFound({ source, words, count, first })
  }, [isKnown, source, words, count, first, onFound])
  return found && count > 0 ? <Results found={found} isStale={isPlaceholderData} onLeave={onLeave} /> : null
}

function Results({ found, isStale, onLeave }: { found: Found; isStale: boolean; onLeave: () => void }) {
  const t = useText(texts)
  const id = useId()
  const matches = found.matches.slice(0, MATCHES)
  useWatchedRows(matches.map(({ event }) => event))
  return (
    <section className={styles.found} aria-labelledby={id} data-found="sports" data-stale={isStale}>
      <h3 id={id}>{t('title_sports')}</h3>
      {matches.length > 0 && (
        <ul className={styles.matches} aria-label={t('foundMatches')}>
          {matches.map((match) => (
            <li key={match.event}>
              <FoundMatch match={match} onLeave={onLeave} />
            </li>
          ))}
        </ul>
      )}
      <ul className={styles.names}>
        {found.leagues.slice(0, OTHERS).map((league) => (
          <li key={league.league}>
            <Link to={leaguePath(league)} onClick={onLeave}>
              {league.sport && <SportIcon sport={sportOf(league.sport).code} size={18} />}
              {league.name}
              <small>{t('foundLeague')}</small>
            </Link>
          </li>
        ))}
        {found.teams.slice(0, OTHERS).map((team) => (
          <Named key={team.urn} match={matchOf(found, team.urn)} onLeave={onLeave}>
            <Crest id={team.urn} name={team.name} colours={coloursOf(team)} size={18} />
            {team.name}
          </Named>
        ))}
        {found.players.slice(0, OTHERS).map(({ player, name, team, teamName }) => (
          <Named key={player} match={matchOf(found, team)} onLeave={onLeave}>
            {name}
            {teamName && <small>{teamName}</small>}
          </Named>
        ))}
      </ul>
    </section>
  )
}

interface NamedProps {
  /** The next one that it plays in. */
  match: MatchRow | undefined
  onLeave: () => void
  children: ReactNode
}

const Named = ({ match, onLeave, children }: NamedProps) => (
  <li>
    {match ? (
      <Link to={matchPath(match.event)} onClick={onLeave}>
        {children}
      </Link>
    ) : (
      <span>{children}</span>
    )}
  </li>
)

function FoundMatch({ match, onLeave }: { match: MatchRow; onLeave: () => void }) {
  const w = useText(matchTexts)
  const words = useMatchWords()
  const { state, standing, startsAt } = useMatchNow(match)
  const isOn = isLive(state)
  const kickOff = startsAt === null ? undefined : words.kickOff(startsAt)
  return (
    <Link to={matchPath(match.event)} className={styles.match} onClick={onLeave}>
      <SportIcon sport={sportOf(match.sport).code} size={20} />
      <span className={styles.who}>
        <span>{words.versus(match)}</span>
        <small>{match.leagueName ?? match.sportName}</small>
      </span>
      <span className={styles.when} data-live={isOn ? 'on' : undefined}>
        {hasBegun(state) && (
          <b>
            {standing.score?.home ?? 0}–{standing.score?.away ?? 0}
          </b>
        )}
        {isOn
          ? words.period(match.sport, standing)
          : state === 'not_started' && kickOff
            ? `${kickOff.day} ${kickOff.time}`
            : w(`state_${state}`)}
      </span>
      <ChevronRight aria-hidden="true" />
    </Link>
  )
}
