import { useEffect, useEffectEvent } from 'react'
import { drawNow } from '../draw-clock.ts'
import type { Opened } from '../queries.ts'

/** After a close the next draw is there at once: asked again no sooner than this. */
const AFTER_MS = 400
/** Where nothing closes for long, and where a draw stays closed, it is asked again after so long. */
const LATEST_MS = 60_000
const LEAST_MS = 1500

/** Asks again as soon as a draw of the list has closed, so that each game shows the draw of now. */
export function useFreshDraws(opened: Opened | undefined, readAgain: () => void): void {
  const again = useEffectEvent(readAgain)
  useEffect(() => {
    if (!opened) return
    const next = Math.min(...opened.list.flatMap(({ current }) => current?.closesAt ?? []), Infinity)
    const waitMs = Math.min(LATEST_MS, Math.max(LEAST_MS, next - drawNow() + AFTER_MS))
    const timer = setTimeout(() => again(), waitMs)
    return () => clearTimeout(timer)
  }, [opened])
}
