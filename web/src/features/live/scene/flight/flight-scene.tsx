import { useMemo } from 'react'
import { SceneCanvas } from '../scene-canvas.tsx'
import type { SceneProps } from '../scene-props.ts'
import { FlightPainter } from './flight-painter.ts'
import type { Leaving } from './leavings.ts'

/** While it flies there is no result yet: nobody but the table knows where it ends. */
interface FlightSceneProps extends SceneProps<{ point: number }> {
  /** Milliseconds until it starts, while bets are taken, and of how many. */
  startsInMs: () => number
  startsWithinMs: number
  /** Who has left, in the order in which they have. */
  leavings: readonly Leaving[]
  /** Said below the multiplier, or below the seconds that are left. */
  caption: string
  /** Writes a multiplier of so many hundredths. */
  write: (hundredths: number) => string
}

const create = () => new FlightPainter()

/** One flight for everybody: it rises until it is over. */
export function FlightScene({ label, ...props }: FlightSceneProps) {
  const { phase, round, result, elapsedMs, isCalm, startsInMs, startsWithinMs, leavings, caption, write } = props
  const state = useMemo(
    () => ({ phase, round, result, elapsedMs, isCalm, startsInMs, startsWithinMs, leavings, caption, write }),
    [phase, round, result, elapsedMs, isCalm, startsInMs, startsWithinMs, leavings, caption, write],
  )
  return <SceneCanvas create={create} state={state} label={label} />
}
