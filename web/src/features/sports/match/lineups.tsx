import type { MatchRow } from '@tucano/contract/sports'
import { useText } from '#platform/text'
import { coloursOf } from '../looks/colours-of.ts'
import { Crest } from '../looks/crest.tsx'
import type { MatchPages } from '../queries.ts'
import { texts as matchTexts } from '../words/texts.ts'
import styles from './lineups.module.css'
import { texts } from './texts.ts'

type Players = NonNullable<MatchPages['lineups']>['home']

/** Who plays, and who sits on the bench. */
export function Lineups({ match, lineups }: { match: MatchRow; lineups: NonNullable<MatchPages['lineups']> }) {
  const t = useText(texts)
  const w = useText(matchTexts)
  return (
    <div className={styles.lineups}>
      {(['home', 'away'] as const).map((side) => {
        const team = match[side]
        return (
          <section key={side} aria-label={team?.name ?? w(side)}>
            <h2 className={styles.team}>
              <Crest id={team?.urn ?? side} name={team?.name ?? ''} colours={coloursOf(team)} size={22} />
              {team?.name ?? w(side)}
            </h2>
            <List title={t('starting')} players={lineups[side].filter(({ isStarting }) => isStarting)} />
            <List title={t('bench')} players={lineups[side].filter(({ isStarting }) => !isStarting)} />
          </section>
        )
      })}
    </div>
  )
}

function List({ title, players }: { title: string; players: Players }) {
  if (players.length === 0) return null
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.players}>
        {players.map(({ urn, name, number, position }) => (
          <li key={urn ?? name}>
            <b>{number}</b>
            <span>{name}</span>
            {position && <small>{position}</small>}
          </li>
        ))}
      </ul>
    </>
  )
}
