import type { LiveView } from '@tucano/contract/live'
import { CRASH, flightMs, multiplierAt } from '@tucano/live'
import { useCallback } from 'react'
import { roomNow } from '../room/clock.ts'
import { shownMs } from './shown-ms.ts'

/** Where the flight of a round ended, once that is told. */
export const pointOf = ({ phase, result }: Pick<LiveView, 'phase' | 'result'>): number | undefined =>
  (phase === 'play' || phase === 'result') && result !== null && result !== undefined ? (result as { point: number }).point : undefined

/** Whether it is in the air, as far as is known. */
export const isFlying = (view: LiveView): boolean => view.phase === 'play' && pointOf(view) === undefined

/** The flight as it is shown: how far it is in milliseconds, and at which multiplier. */
export function useFlight(view: LiveView): { elapsedMs: () => number; multiplier: () => number } {
  const { playsAtMs } = view
  const point = pointOf(view)
  const saidMs = view.flight?.flownMs ?? null
  const elapsedMs = useCallback(() => shownMs({ playsAtMs, saidMs, isOver: point !== undefined }, roomNow()), [playsAtMs, saidMs, point])
  const multiplier = useCallback(
    () => (point === undefined ? multiplierAt(elapsedMs()) : multiplierAt(Math.min(elapsedMs(), flightMs(point) - 1))),
    [elapsedMs, point],
  )
  return { elapsedMs, multiplier: playsAtMs === null ? () => CRASH.start : multiplier }
}
