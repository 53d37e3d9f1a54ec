import { CRASH, multiplierAt } from '@tucano/live'
import type { Point, Size } from '../stage/pen.ts'

/** Where what has flown a minute tells how fast it grows. */
const MEASURED_MS = 60_000
const GROWTH = Math.log(multiplierAt(MEASURED_MS) / CRASH.start) / MEASURED_MS

/** The multiplier in hundredths, without steps: for the eye. */
export const heightAt = (elapsedMs: number): number => Math.min(CRASH.start * Math.exp(GROWTH * Math.max(elapsedMs, 0)), CRASH.last)

/** What of the flight is in sight: so many milliseconds, and up to this multiplier. */
export interface Sight {
  lastsMs: number
  top: number
}

const FIRST: Sight = { lastsMs: 8000, top: 190 }
/** Of the width and of the height, how far the rocket comes at most. */
const AHEAD = { across: 0.74, up: 0.6 }

/** All of the flight so far, with some room ahead. */
export const sightOf = (elapsedMs: number): Sight => ({
  lastsMs: Math.max(FIRST.lastsMs, elapsedMs / AHEAD.across),
  top: Math.max(FIRST.top, CRASH.start + (heightAt(elapsedMs) - CRASH.start) / AHEAD.up),
})

export interface Field {
  left: number
  floor: number
  size: Size
}

/** Where a moment of the flight is seen. */
export const placeOf = ({ left, floor, size }: Field, sight: Sight, elapsedMs: number): Point => ({
  x: left + (elapsedMs / sight.lastsMs) * (size.width - left),
  y: floor * (1 - (heightAt(elapsedMs) - CRASH.start) / (sight.top - CRASH.start)),
})

const NICE = [1, 2, 5]

/** Multipliers to write at the side: a few round ones. */
export function marksUpTo(top: number, most: number): number[] {
  for (let power = 10; ; power *= 10)
    for (const nice of NICE) {
      const step = nice * power
      const count = Math.floor((top - CRASH.start) / step)
      if (count <= most) return Array.from({ length: count }, (_, n) => CRASH.start + (n + 1) * step)
    }
}
