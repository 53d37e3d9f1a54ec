import { useEffect, useState } from 'react'
import { roomNow } from './clock.ts'

const SECOND_MS = 1000
/** What is sent in the last half second may come too late: a page stops before that. */
const EARLY_MS = 500

/** Until when a page takes bets that are taken until a moment. */
export const pageCloses = (closesAtMs: number): number => closesAtMs - EARLY_MS

const secondsUntil = (untilMs: number): number => Math.max(0, Math.ceil((untilMs - roomNow()) / SECOND_MS))

/** Whole seconds until a moment, each shown as it begins. */
export function useSeconds(untilMs: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(untilMs))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tell = (): void => {
      const leftMs = untilMs - roomNow()
      setSeconds(secondsUntil(untilMs))
      if (leftMs > 0) timer = setTimeout(tell, leftMs - (Math.ceil(leftMs / SECOND_MS) - 1) * SECOND_MS)
    }
    tell()
    return () => clearTimeout(timer)
  }, [untilMs])
  return seconds
}
