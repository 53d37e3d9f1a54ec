import type { CrashSheet } from '@tucano/arcade'

/** What a cash-out pays so long after the start, in hundredths: as the server reckons it, step by step. */
export function multiplierAt({ growth, stepMs }: CrashSheet, elapsedMs: number): number {
  const step = Math.floor(Math.max(elapsedMs, 0) / stepMs)
  return growth[Math.min(step, growth.length - 1)]!
}

/** The same without steps, for the eye: it grows by the same share in the same time. */
export function heightAt({ growth, stepMs }: CrashSheet, elapsedMs: number): number {
  // The last step but one: the last is cut off where the limit is.
  const steps = growth.length - 2
  const share = Math.log(growth[steps]! / growth[0]!) / steps
  return Math.min(growth[0]! * Math.exp((share * Math.max(elapsedMs, 0)) / stepMs), growth.at(-1)!)
}

/** When a multiplier was reached. */
export function elapsedAt({ growth, stepMs }: CrashSheet, multiplier: number): number {
  const step = growth.findIndex((reached) => reached >= multiplier)
  return (step === -1 ? growth.length - 1 : step) * stepMs
}

/** What of the flight is in sight: so many milliseconds, and up to this multiplier. */
export interface Sight {
  lastsMs: number
  top: number
}

const SIGHT_MS = 9000
const SIGHT_TOP = 200
/** Of the width and of the height, how far the rocket comes at most. */
const AHEAD = { across: 0.8, up: 0.6 }

/** All of the flight so far, with some room ahead. */
export const sightOf = (elapsedMs: number, height: number): Sight => ({
  lastsMs: Math.max(SIGHT_MS, elapsedMs / AHEAD.across),
  top: Math.max(SIGHT_TOP, 100 + (height - 100) / AHEAD.up),
})

/** Where a moment of the flight is in sight: shares of width and height, from below on the left. */
export const placeOf = ({ lastsMs, top }: Sight, elapsedMs: number, height: number): { across: number; up: number } => ({
  across: elapsedMs / lastsMs,
  up: (height - 100) / (top - 100),
})

const NICE = [1, 2, 5]

/** Multipliers to write at the side: a few round ones between the start and the top. */
export function marksUpTo(top: number, most: number): number[] {
  for (let power = 10; ; power *= 10)
    for (const nice of NICE) {
      const step = nice * power
      const count = Math.floor((top - 100) / step)
      if (count <= most) return Array.from({ length: count }, (_, n) => 100 + (n + 1) * step)
    }
}
