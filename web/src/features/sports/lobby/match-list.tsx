import type { MatchRow } from '@tucano/contract/sports'
import { useText } from '#platform/text'
import { Badge } from '#ui/card'
import { Segmented } from '#ui/tabs'
import { useSteps } from '#ui/use-steps'
import { useWatchedRows } from '../live/watching.ts'
import { SportIcon } from '../looks/sport-icon.tsx'
import { Star } from '../looks/star.tsx'
import { chooseColumn, useOddsView } from '../odds/view-store.ts'
import { walkPrices } from '../odds/walk.ts'
import { COLUMNS, sportOf } from '../sport-of.ts'
import { texts as matchTexts } from '../words/texts.ts'
import { Row } from './match-row.tsx'
import styles from './match-list.module.css'
import { leaguesOf } from './leagues-of.ts'
import { texts } from './texts.ts'

interface MatchListProps {
  rows: readonly MatchRow[]
  /** Several sports stand together: each league says which it is of. */
  isMixed?: boolean
}

/** A screen of leagues, and what is drawn between two frames. */
const STEPS = { first: 4, step: 2 }

/** Matches by leagues. A row is drawn again when something of it changes; the list is not. */
export function MatchList({ rows, isMixed = false }: MatchListProps) {
  const t = useText(texts)
  const column = useOddsView((view) => view.column['list'] ?? 0)
  useWatchedRows(rows.map(({ event }) => event))
  const leagues = leaguesOf(rows)
  const drawn = useSteps('leagues', leagues.length, STEPS)
  return (
    <div className={styles.list} data-column={COLUMNS[column]}>
      <div className={styles.columns}>
        <Segmented
          label={t('columns')}
          choices={COLUMNS.map((key) => ({ key, label: t(`column_${key}`) }))}
          value={COLUMNS[column] ?? 'result'}
          onChange={(key) => chooseColumn('list', COLUMNS.indexOf(key))}
        />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys walk among the buttons inside */}
      <div className={styles.leagues} onKeyDown={walkPrices}>
        {leagues.slice(0, drawn).map((league) => (
          <League key={league.key} rows={league.rows} isMixed={isMixed} />
        ))}
      </div>
    </div>
  )
}

function League({ rows, isMixed }: { rows: readonly MatchRow[]; isMixed: boolean }) {
  const t = useText(texts)
  const w = useText(matchTexts)
  const [first] = rows
  if (!first) return null
  const { code, draws } = sportOf(first.sport)
  const name = first.leagueName ?? first.sportName
  const id = `league-${first.sport}-${first.league ?? ''}`
  return (
    <section className={styles.league} aria-labelledby={id} style={{ containIntrinsicSize: `auto ${40 + rows.length * 76}px` }}>
      <header className={styles.head}>
        <div className={styles.title}>
          {isMixed && <SportIcon sport={code} size={18} />}
          <h2 id={id}>
            {name}
            {first.categoryName && <small>{first.categoryName}</small>}
          </h2>
          {rows.some(({ isVirtual }) => isVirtual) && (
            <span title={w('virtualLong')}>
              <Badge>{w('virtual')}</Badge>
            </span>
          )}
          {first.league && <Star urn={first.league} name={name} />}
        </div>
        <Heads draws={draws} />
      </header>
      <ul>
        {rows.map((match) => (
          <Row key={match.event} match={match} />
        ))}
      </ul>
      <p className="sr-only">{t(rows.length === 1 ? 'match' : 'matches', { count: rows.length })}</p>
    </section>
  )
}

/** What the columns are; every price says it by itself to those who do not see them. */
function Heads({ draws }: { draws: boolean }) {
  const t = useText(texts)
  const result = draws ? (['side_1', 'side_x', 'side_2'] as const) : (['side_1', 'side_2'] as const)
  return (
    <div className={styles.heads} aria-hidden="true">
      <span data-cells={result.length} data-column="result">
        {result.map((key) => (
          <i key={key}>{t(key)}</i>
        ))}
      </span>
      <span data-cells="2" data-column="handicap">
        <i>{t('side_1')}</i>
        <i>{t('side_2')}</i>
      </span>
      <span data-cells="2" data-column="total">
        <i>{t('over')}</i>
        <i>{t('under')}</i>
      </span>
    </div>
  )
}
