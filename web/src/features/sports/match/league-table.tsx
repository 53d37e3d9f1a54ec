import type { MatchRow } from '@tucano/contract/sports'
import { useText } from '#platform/text'
import { Crest } from '../looks/crest.tsx'
import type { MatchPages } from '../queries.ts'
import styles from './league-table.module.css'
import { texts } from './texts.ts'

type Rows = NonNullable<MatchPages['table']>
const isForm = (letter: string): letter is 'W' | 'D' | 'L' => letter === 'W' || letter === 'D' || letter === 'L'

/** The table of the league; the sides of this match are marked. */
export function LeagueTable({ match, rows }: { match: MatchRow; rows: Rows }) {
  const t = useText(texts)
  const playing = new Set([match.home?.urn, match.away?.urn])
  const hasDraws = rows.some(({ drawn }) => drawn > 0)
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className="sr-only">{t('tableCaption')}</caption>
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">{t('team')}</th>
            <th scope="col">{t('played')}</th>
            <th scope="col">{t('won')}</th>
            {hasDraws && <th scope="col">{t('drawn')}</th>}
            <th scope="col">{t('lost')}</th>
            <th scope="col">{t('goals')}</th>
            <th scope="col">{t('points')}</th>
            <th scope="col">{t('form')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.team} data-playing={playing.has(row.team) || undefined}>
              <td>{row.place}</td>
              <th scope="row">
                <span>
                  <Crest id={row.team} name={row.name} size={16} />
                  {row.name}
                </span>
              </th>
              <td>{row.played}</td>
              <td>{row.won}</td>
              {hasDraws && <td>{row.drawn}</td>}
              <td>{row.lost}</td>
              <td>{row.scored - row.against}</td>
              <td className={styles.points}>{row.points}</td>
              <td>
                <span className={styles.form}>
                  {row.form
                    .split('')
                    .filter(isForm)
                    .map((letter, at) => (
                      <i key={at} data-result={letter}>
                        {t(`form_${letter}`)}
                      </i>
                    ))}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
