import { useQuery } from '@tanstack/react-query'
import { Search, X } from 'lucide-react'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { Link } from 'wouter'
import { Failed } from '#parts/loaded'
import { useText } from '#platform/text'
import { IconButton } from '#ui/button'
import { Skeleton } from '#ui/card'
import { coloursOf } from '../looks/colours-of.ts'
import { Crest } from '../looks/crest.tsx'
import { type Found, foundBy } from '../queries.ts'
import { leaguePath } from './league-path.ts'
import { MatchList } from './match-list.tsx'
import styles from './search-box.module.css'
import { texts } from './texts.ts'

interface SearchBoxProps {
  value: string
  onChange: (typed: string) => void
}

export function SearchBox({ value, onChange }: SearchBoxProps) {
  const t = useText(texts)
  return (
    <div className={styles.search}>
      <Search aria-hidden="true" />
      <input
        type="search"
        value={value}
        maxLength={60}
        placeholder={t('search')}
        aria-label={t('search')}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onChange('')}
      />
      {value !== '' && (
        <IconButton label={t('clearSearch')} onClick={() => onChange('')}>
          <X />
        </IconButton>
      )}
    </div>
  )
}

/** What was typed, and what of it is asked for. */
export function useSearch() {
  const [typed, setTyped] = useState('')
  const words = useDeferredValue(typed.trim())
  return { typed, setTyped, words }
}

/** Leagues, teams, players and matches that have these words in their names. */
export function SearchResults({ words, onLeave }: { words: string; onLeave: () => void }) {
  const t = useText(texts)
  const { data, error, refetch } = useQuery(foundBy(words))
  if (error) return <Failed error={error} title={t('failed')} onRetry={() => void refetch()} />
  if (!data)
    return (
      <div role="status" aria-label={t('searching')}>
        <Skeleton height="160px" />
      </div>
    )
  const { leagues, teams, players, matches } = data
  const isEmpty = leagues.length + teams.length + players.length + matches.length === 0
  return (
    <section className={styles.found} aria-label={t('found')}>
      {isEmpty && <p role="status">{t('nothing', { words })}</p>}
      <Group title={t('foundLeagues')} isEmpty={leagues.length === 0}>
        {leagues.map(({ league, name, sport }) => (
          <Link key={league} className={styles.chip} to={leaguePath({ league, sport })} onClick={onLeave}>
            {name}
          </Link>
        ))}
      </Group>
      <Group title={t('foundTeams')} isEmpty={teams.length === 0}>
        {teams.map((team) => (
          <TeamChip key={team.urn} team={team} />
        ))}
      </Group>
      <Group title={t('foundPlayers')} isEmpty={players.length === 0}>
        {players.map(({ player, name, teamName }) => (
          <span key={player} className={styles.chip}>
            {name} {teamName && <small>{teamName}</small>}
          </span>
        ))}
      </Group>
      {matches.length > 0 && (
        <>
          <h2 className={styles.title}>{t('foundMatches')}</h2>
          <MatchList rows={matches} isMixed />
        </>
      )}
    </section>
  )
}

const TeamChip = ({ team }: { team: Found['teams'][number] }) => (
  <span className={styles.chip}>
    <Crest id={team.urn} name={team.name} colours={coloursOf(team)} />
    {team.name}
  </span>
)

function Group({ title, isEmpty, children }: { title: string; isEmpty: boolean; children: ReactNode }) {
  if (isEmpty) return null
  return (
    <div className={styles.group}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.chips}>{children}</div>
    </div>
  )
}
