import { useMemo } from 'react'
import entry from '#office/office.module.css'
import { Queue } from '#office/queue.tsx'
import { useQueue } from '#office/queue-query.ts'
import { useText } from '#platform/text'
import { useToday } from '#platform/use-today'
import { TextField } from '#ui/field'
import { SportIcon } from '../../looks/sport-icon.tsx'
import { sportOf } from '../../sport-of.ts'
import styles from '../office.module.css'
import { matchesOver } from '../queries.ts'
import { useEventWords } from '../use-event-words.ts'
import { SportField } from './risk-list.tsx'
import { texts } from './texts.ts'
import type { RiskPlace } from './use-risk-place.ts'

const DAY = /^20\d\d-\d\d-\d\d$/

/** Matches that were over on a day: their results can still be wrong. */
export function OverList({ place }: { place: RiskPlace }) {
  const t = useText(texts)
  const today = useToday()
  const words = useEventWords()
  const typed = place.day ?? today
  // While somebody types 2026, the field has the year 2 for a moment.
  const day = DAY.test(typed) ? typed : today
  const { query } = useQueue(useMemo(() => matchesOver(day, place.sport), [day, place.sport]))
  return (
    <>
      <div className={styles.tools}>
        <div className={styles.pair}>
          <TextField label={t('day')} type="date" max={today} value={typed} onChange={({ target }) => place.chooseDay(target.value)} />
          <SportField place={place} />
        </div>
      </div>
      <Queue
        label={t('listOver')}
        keyOf={({ event }) => event}
        chosen={place.event}
        onChoose={place.choose}
        query={query}
        failedTitle={t('overFailed')}
        empty={{ title: t('overEmpty') }}
      >
        {(match) => (
          <span className={styles.entry}>
            <SportIcon sport={sportOf(match.sport).code} size={22} />
            <span className={styles.words}>
              <span className={entry.top}>
                <span className={entry.name}>{words.name(match)}</span>
                <span className={entry.amount}>{words.score(match)}</span>
              </span>
              <span className={entry.minor}>
                {words.when(match)} · {words.league(match)}
              </span>
            </span>
          </span>
        )}
      </Queue>
    </>
  )
}
