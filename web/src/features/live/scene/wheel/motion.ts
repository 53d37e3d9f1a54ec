import type { WheelResult } from '@tucano/live'
import { ROUND, clamp, wrapped } from '../stage/pen.ts'
import { seeded } from '../stage/seeded.ts'
import { PLACE, placesWith } from './places.ts'

/** Radians a second, while the draw is waited for. */
export const WHEEL_SPEED = 3.2
/** The first spin comes to rest after so long, each further one after so long again; the rest is for reading. */
const FIRST_MS = 6000
const AGAIN_MS = 5000
/** A multiplier stands for so long before the wheel goes on. */
const STANDS_MS = 1200
const SLOWING = 2.6
/** Of a further spin, how long it comes to its speed. */
const PICKS_UP = 0.18

export interface Turn {
  /** How the wheel stands when this spin is over. */
  angle: number
  place: number
  endsMs: number
}

/** Every spin of a round: on each multiplier, and at last on a number. */
export function turnsOf(round: string, { multipliers, number }: WheelResult): Turn[] {
  const any = seeded(round)
  const stops = [...multipliers.map((times) => ({ times })), { number }]
  return stops.map((stop, n) => {
    const all = placesWith(stop)
    const place = all[Math.floor(any() * all.length)]!
    return { place, angle: -place * PLACE + (any() - 0.5) * 0.62 * PLACE, endsMs: FIRST_MS + n * AGAIN_MS }
  })
}

interface TurnAt {
  angle: number
  /** Which spins are over. */
  done: number
  /** Since the last of them, in milliseconds. */
  sinceMs: number
}

/** How the wheel stands so long after the play began. */
export function turnAt(turns: readonly Turn[], elapsedMs: number): TurnAt {
  const done = turns.findLastIndex(({ endsMs }) => elapsedMs >= endsMs) + 1
  const [before, next] = [turns[done - 1], turns[done]]
  const sinceMs = elapsedMs - (before?.endsMs ?? 0)
  if (!next) return { angle: before!.angle, done, sinceMs }
  if (!before) {
    const left = 1 - clamp(elapsedMs / next.endsMs)
    return { angle: next.angle - ((WHEEL_SPEED * next.endsMs) / 1000 / SLOWING) * left ** SLOWING, done, sinceMs }
  }
  const share = clamp((sinceMs - STANDS_MS) / (AGAIN_MS - STANDS_MS))
  const way = 2 * ROUND + ((wrapped(next.angle - before.angle) + ROUND) % ROUND)
  return { angle: before.angle + way * again(share), done, sinceMs }
}

/** From 0 to 1: comes to its speed, then is slower and slower. */
function again(share: number): number {
  const up = PICKS_UP / 2
  const down = (1 - PICKS_UP) / SLOWING
  if (share < PICKS_UP) return share ** 2 / (2 * PICKS_UP) / (up + down)
  return 1 - (down * (1 - (share - PICKS_UP) / (1 - PICKS_UP)) ** SLOWING) / (up + down)
}

/** How far the clapper is pushed aside, from 0 to 1: pins push it, and let it go. */
export function pushed(angle: number): number {
  const along = (((angle / PLACE + 0.5) % 1) + 1) % 1
  if (along > 0.62) return (along - 0.62) / 0.38
  return Math.max(Math.exp(-along * 16) * Math.cos(along * 34), -0.2)
}
