import { useEffect, useState } from 'react'

/** The clock that decides draws, less the page's: read anew with every answer that says it. */
let offsetMs: number | undefined

/** Draws close to the millisecond, and the date of an answer is a second coarse: the lottery's calls say the clock itself. */
export function hearDrawClock(nowMs: number): void {
  offsetMs = nowMs - performance.now()
}

/** What time it is where draws are judged. */
export const drawNow = (): number => (offsetMs === undefined ? Date.now() : offsetMs + performance.now())

const SECOND_MS = 1000

/** Whole seconds until a moment, counted up: a draw that is open still shows a second. */
const secondsUntil = (untilMs: number, nowMs: number): number => Math.max(0, Math.ceil((untilMs - nowMs) / SECOND_MS))

/** Seconds until a moment, each shown as it begins. */
export function useSecondsUntil(untilMs: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(untilMs, drawNow()))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tell = (): void => {
      const leftMs = untilMs - drawNow()
      setSeconds(secondsUntil(untilMs, drawNow()))
      if (leftMs <= 0) return
      timer = setTimeout(tell, leftMs - (Math.ceil(leftMs / SECOND_MS) - 1) * SECOND_MS)
    }
    tell()
    return () => clearTimeout(timer)
  }, [untilMs])
  return seconds
}

const two = (value: number): string => String(value).padStart(2, '0')
const DAY = 86_400

/** 0:42, 1:04:09; from a day on without seconds: 2 d 04 h. */
export function countdownText(seconds: number): string {
  if (seconds >= DAY) return `${Math.floor(seconds / DAY)} d ${two(Math.floor(seconds / 3600) % 24)} h`
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return seconds < 3600 ? rest : `${Math.floor(seconds / 3600)}:${rest}`
}
