import type { MatchRow } from '@tucano/contract/sports'
import { useText } from '#platform/text'
import { DrawnState } from '#parts/drawn-state'
import { type Told, lookOf } from '../trackers/scene-of.ts'
import { useToldText } from '../trackers/use-told-text.ts'
import styles from './timeline.module.css'
import { texts } from './texts.ts'

interface TimelineProps {
  match: MatchRow
  timeline: readonly Told[]
  /** Only so many, the last ones. */
  most?: number
  /** Only what stands out, where anything does. */
  isShort?: boolean
}

/** What happened, the last first. */
export function Timeline({ match, timeline, most = 200, isShort = false }: TimelineProps) {
  const t = useText(texts)
  const say = useToldText(match)
  if (timeline.length === 0) return <DrawnState drawing="empty" title={t('nothing')} small />
  const lines = timeline.map((told, at) => ({ told, at }))
  const loud = lines.filter(({ told }) => lookOf(told.kind) !== 'quiet')
  return (
    <ol className={styles.timeline} reversed>
      {(isShort && loud.length > 0 ? loud : lines)
        .slice(-most)
        .toReversed()
        .map(({ told, at }) => (
          <li key={at} data-side={told.side ?? 'none'} data-kind={told.kind}>
            <i aria-hidden="true" />
            <span>{say(told)}</span>
            {told.score && (
              <b>
                {told.score.home}–{told.score.away}
              </b>
            )}
          </li>
        ))}
    </ol>
  )
}
