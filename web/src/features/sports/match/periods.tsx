import type { MatchRow } from '@tucano/contract/sports'
import { useText } from '#platform/text'
import type { MatchNow } from '../live/told.ts'
import { sportOf } from '../sport-of.ts'
import { texts as matchTexts } from '../words/texts.ts'
import styles from './periods.module.css'
import { texts } from './texts.ts'

/** A pair of numbers by side, where the feed tells one under that name. */
function pairIn(more: Readonly<Record<string, unknown>>, name: string): { home: number; away: number } | undefined {
  const value = more[name]
  if (typeof value !== 'object' || value === null) return undefined
  const { home, away } = value as Record<string, unknown>
  return typeof home === 'number' && typeof away === 'number' ? { home, away } : undefined
}

/** Points of a tennis game: what comes after 40 is an advantage. */
const gamePoint = (points: number): string => (points > 40 ? 'A' : String(points))

/** How each part of a match ended, and what is counted besides. */
export function Periods({ match, now }: { match: MatchRow; now: MatchNow }) {
  const t = useText(texts)
  const w = useText(matchTexts)
  const { periods, more } = now.standing
  const { part } = sportOf(match.sport)
  const game = pairIn(more, 'gameScore')
  const counts = (['corners', 'yellowCards', 'redCards'] as const).flatMap((key) => {
    const pair = pairIn(more, key)
    return pair ? [{ key, pair }] : []
  })
  if (periods.length === 0 && counts.length === 0) return null
  const label = { half: 'T', quarter: 'Q', set: 'S', round: 'R', map: 'M' }[part]
  return (
    <div className={styles.box}>
      {periods.length > 0 && (
        <table className={styles.periods}>
          <caption className="sr-only">{t('periods')}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{t('team')}</span>
              </th>
              {periods.map(({ number }, at) => (
                <th key={at} scope="col">
                  {label}
                  {number ?? at + 1}
                </th>
              ))}
              {game && <th scope="col">{t('gameScore')}</th>}
              <th scope="col">{t('total')}</th>
            </tr>
          </thead>
          <tbody>
            {(['home', 'away'] as const).map((side) => (
              <tr key={side}>
                <th scope="row">
                  {match[side]?.abbreviation ?? match[side]?.name ?? w(side)}
                  {more['server'] === side && (
                    <span className={styles.serve} title={t('serving', { team: match[side]?.name ?? w(side) })} aria-hidden="true" />
                  )}
                </th>
                {periods.map((period, at) => (
                  <td key={at} data-now={at === periods.length - 1 || undefined}>
                    {period[side]}
                  </td>
                ))}
                {game && <td>{gamePoint(game[side])}</td>}
                <td className={styles.total}>{now.standing.score?.[side] ?? 0}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {counts.length > 0 && (
        <ul className={styles.counts}>
          {counts.map(({ key, pair }) => (
            <li key={key} data-count={key}>
              <i aria-hidden="true" />
              <span className="sr-only">{t(`count_${key}`)}</span>
              {pair.home}–{pair.away}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
