import { useEffect, useEffectEvent, useState } from 'react'

/** Timers come a little early. */
const EARLY_MS = 8

const passedOf = (moments: readonly number[], nowMs: number): number => moments.filter((moment) => moment <= nowMs + EARLY_MS).length

/** How many moments of a play have come. They are in order; others are another list. */
export function useMoments(moments: readonly number[], elapsedMs: () => number): number {
  const [passed, setPassed] = useState(() => passedOf(moments, elapsedMs()))
  const look = useEffectEvent((): number | undefined => {
    const nowMs = elapsedMs()
    setPassed(passedOf(moments, nowMs))
    const next = moments.find((moment) => moment > nowMs + EARLY_MS)
    return next === undefined ? undefined : next - nowMs
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const lookAgain = (): void => {
      const waitMs = look()
      if (waitMs !== undefined) timer = setTimeout(lookAgain, waitMs)
    }
    timer = setTimeout(lookAgain)
    return () => clearTimeout(timer)
  }, [moments])
  return passed
}
