import type { LiveView } from '@tucano/contract/live'
import { useCallback, useMemo } from 'react'
import { useText } from '#platform/text'
import { isCalm } from '#play/stage/calm.ts'
import { roomNow } from '../room/clock.ts'
import { pageCloses } from '../room/use-seconds.ts'
import { FlightScene } from '../scene/flight/flight-scene.tsx'
import type { ScenePhase } from '../scene/scene-props.ts'
import { useTimes } from '../words/use-times.ts'
import { texts } from './texts.ts'
import { pointOf } from './use-flight.ts'

interface FlightStageProps {
  view: LiveView
  elapsedMs: () => number
  /** The state in words. */
  label: string
}

type Caption = 'forBets' | 'ready' | 'soon' | 'ended' | 'voided' | 'paused' | undefined

/** What stands below the number, or below the seconds. */
function captionOf({ phase, state, voidReason, result }: LiveView): Caption {
  if (voidReason !== null) return 'voided'
  switch (phase) {
    case 'open':
      return 'forBets'
    case 'closed':
      return 'ready'
    case 'play':
      return result === null || result === undefined ? undefined : 'ended'
    case 'result':
      return 'ended'
    case 'idle':
      return state === 'open' ? 'soon' : 'paused'
  }
}

/** A flight that was void is not shown to its end: nobody was on it. */
const scenePhase = ({ phase, voidReason }: LiveView): ScenePhase => (voidReason !== null || phase === 'idle' ? 'closed' : phase)

const NOBODY: NonNullable<LiveView['flight']>['bets'] = []
const NONE: NonNullable<LiveView['flight']>['mine'] = []

/** The flight that everybody is on: the sky, the rocket, who has left where. */
export function FlightStage({ view, elapsedMs, label }: FlightStageProps) {
  const t = useText(texts)
  const times = useTimes()
  const { round, opensAtMs, closesAtMs } = view
  const bets = view.flight?.bets ?? NOBODY
  const mine = view.flight?.mine ?? NONE
  const point = pointOf(view)
  const you = t('you')
  const leavings = useMemo(() => {
    const own = new Set(mine.map(({ n }) => n))
    const others = bets.flatMap(({ n, who, left }) =>
      left === null || own.has(n) ? [] : [{ id: String(n), name: who, at: left, isOwn: false }],
    )
    const ours = mine.flatMap(({ n, left }) => (left === null ? [] : [{ id: String(n), name: you, at: left, isOwn: true }]))
    return [...others, ...ours].toSorted((a, b) => a.at - b.at)
  }, [bets, mine, you])
  const result = useMemo(() => (point === undefined ? null : { point }), [point])
  const startsInMs = useCallback(() => pageCloses(closesAtMs) - roomNow(), [closesAtMs])
  const caption = captionOf(view)
  return (
    <FlightScene
      phase={scenePhase(view)}
      round={String(round)}
      result={result}
      elapsedMs={elapsedMs}
      isCalm={isCalm()}
      label={label}
      startsInMs={startsInMs}
      startsWithinMs={Math.max(1, pageCloses(closesAtMs) - opensAtMs)}
      leavings={leavings}
      caption={caption ? t(caption) : ''}
      write={times}
    />
  )
}
