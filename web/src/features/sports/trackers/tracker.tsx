import type { MatchRow } from '@tucano/contract/sports'
import type { CSSProperties, ReactElement } from 'react'
import { useText } from '#platform/text'
import { classNames } from '#ui/class-names'
import { coloursOf } from '../looks/colours-of.ts'
import { crestOf } from '../looks/crest-of.ts'
import { type SportCode, sportOf } from '../sport-of.ts'
import { Cage, ClayCourt, Gridiron, IndoorCourt, Lanes, Parquet, Pitch, Walls } from './grounds.tsx'
import { GROUND } from './frame.ts'
import { type Mark, type Told, sceneOf } from './scene-of.ts'
import { GoldGraph, RoundsStrip } from './strips.tsx'
import styles from './tracker.module.css'
import { texts } from './texts.ts'
import { useToldText } from './use-told-text.ts'

const GROUNDS: Partial<Record<SportCode, () => ReactElement>> = {
  football: Pitch,
  basketball: Parquet,
  tennis: ClayCourt,
  volleyball: IndoorCourt,
  'american-football': Gridiron,
  mma: Cage,
  cs2: Walls,
  valorant: Walls,
  lol: Lanes,
  dota2: Lanes,
}

interface TrackerProps {
  match: MatchRow
  standing: MatchRow['standing']
  timeline: readonly Told[]
}

/** The ground of the sport with what happened on it last. What it shows is said in words below it. */
export function Tracker({ match, standing, timeline }: TrackerProps) {
  const t = useText(texts)
  const say = useToldText(match)
  const { code } = sportOf(match.sport)
  const Ground = GROUNDS[code]
  const { marks, side, lines } = sceneOf(code, timeline, standing)
  const last = timeline.at(-1)
  if (!Ground) return null
  const [home, away] = [match.home, match.away].map((team) =>
    crestOf({ id: team?.urn ?? '', name: team?.name ?? '', colours: coloursOf(team) }),
  )
  return (
    <figure
      className={styles.tracker}
      style={{ '--home': home?.colours[0], '--away': away?.colours[0] } as CSSProperties}
      data-tracker={code}
      data-side={side ?? 'none'}
    >
      <svg viewBox={`0 0 ${GROUND.width} ${GROUND.height}`} className={styles.ground} role="img" aria-label={t('ground')}>
        <Ground />
        {lines.map(({ at, kind }) => (
          <path key={kind} className={kind === 'ball' ? styles.ballLine : styles.firstDown} d={`M${at} 4v92`} />
        ))}
        {side && <path className={styles.way} d={side === 'home' ? 'M64 50h22l-5-5m5 5-5 5' : 'M96 50H74l5-5m-5 5 5 5'} />}
        {marks.map((mark, at) => (
          <Drawn key={`${timeline.length - marks.length + at}`} mark={mark} age={marks.length - 1 - at} />
        ))}
      </svg>
      <RoundsStrip timeline={timeline} />
      <GoldGraph timeline={timeline} />
      <figcaption className={styles.said}>{last ? say(last) : t('waiting')}</figcaption>
    </figure>
  )
}

/** What happened longer ago is fainter. */
function Drawn({ mark: { x, y, side, look, kind }, age }: { mark: Mark; age: number }) {
  const isLast = age === 0
  return (
    <g
      className={classNames(styles.mark, side === 'away' ? styles.away : styles.home, isLast && styles.last)}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
      opacity={isLast ? 1 : Math.max(0.15, 0.62 - age * 0.1)}
    >
      {isLast && <circle className={styles.pulse} r="6" />}
      {look === 'card' ? (
        <rect className={styles.card} data-kind={kind} x="-2.2" y="-3.2" width="4.4" height="6.4" rx="0.6" />
      ) : (
        <circle r={look === 'score' ? 4.4 : look === 'chance' ? 3.2 : 2.3} />
      )}
      {look === 'score' && <path className={styles.star} d="M0-2.6.7-.8 2.6-.8 1.1.4 1.6 2.3 0 1.2-1.6 2.3-1.1.4-2.6-.8-.7-.8Z" />}
    </g>
  )
}
