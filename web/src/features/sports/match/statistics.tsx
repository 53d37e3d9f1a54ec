import type { MatchRow } from '@tucano/contract/sports'
import { number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import type { MatchPages } from '../queries.ts'
import { pt, texts as playTexts, type Texts as PlayTexts } from '../trackers/texts.ts'
import { texts as matchTexts } from '../words/texts.ts'
import { texts } from './texts.ts'
import styles from './statistics.module.css'

type Rows = NonNullable<MatchPages['statistics']>
type PlayKey = Extract<keyof PlayTexts, `play_${string}`>
const isKnown = (key: string): key is PlayKey => Object.hasOwn(pt, key)

/** What is counted, side beside side. */
export function Statistics({ match, rows }: { match: MatchRow; rows: Rows }) {
  const t = useText(playTexts)
  const m = useText(texts)
  const w = useText(matchTexts)
  const language = useLanguage((state) => state.language)
  const nameOf = (key: string): string => {
    if (key === 'corners' || key === 'yellowCards' || key === 'redCards') return m(`count_${key}`)
    const known = `play_${key}`
    return isKnown(known) ? t(known) : key.replaceAll(/[-_]|(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
  }
  return (
    <dl className={styles.statistics}>
      {rows.map(({ key, home, away }) => {
        const all = home + away
        return (
          <div key={key} className={styles.row}>
            <dt>{nameOf(key)}</dt>
            <dd>
              <span className="sr-only">{match.home?.name ?? w('home')}: </span>
              {number(home, language, { max: 1 })}
            </dd>
            <dd>
              <span className="sr-only">{match.away?.name ?? w('away')}: </span>
              {number(away, language, { max: 1 })}
            </dd>
            <span className={styles.bar} aria-hidden="true">
              <i style={{ width: `${all > 0 ? (home / all) * 100 : 50}%` }} />
              <i style={{ width: `${all > 0 ? (away / all) * 100 : 50}%` }} />
            </span>
          </div>
        )
      })}
    </dl>
  )
}
