import { Link } from 'wouter'
import { day } from '#platform/format'
import { useBrand } from '#platform/site'
import { matchPath } from '../paths.ts'
import type { MatchPages } from '../queries.ts'
import styles from './head-to-head.module.css'

/** How they have met before. */
export function HeadToHead({ met }: { met: NonNullable<MatchPages['headToHead']> }) {
  const { timeZone } = useBrand()
  return (
    <ul className={styles.met}>
      {met.map(({ event, startsAt, homeName, awayName, home, away }) => (
        <li key={event}>
          <Link to={matchPath(event)}>
            <small>{day(startsAt, timeZone)}</small>
            <span>{homeName}</span>
            <b>
              {home ?? '–'} : {away ?? '–'}
            </b>
            <span>{awayName}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
