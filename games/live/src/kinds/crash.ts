import type { Draws } from '@tucano/randomness'
import { type Json, type Ratio, ratio } from '@tucano/round'
import { LOST } from '../spot.ts'

/**
 * One flight for everybody. Multipliers are whole hundredths: it starts at 100, and whoever leaves while it flies is paid
 * what it is at. Nobody can leave before 101, so that a stake never comes back for certain.
 */
export const CRASH = { kind: 'crash', version: 1, start: 100, first: 101, last: 1_000_000 } as const

/** Of a hundred, what comes back, whatever is aimed at. */
const RETURNED = 97

/** What a bet says before the flight: its stake in minor units, and where it leaves by itself. */
export interface CrashBet {
  stake: bigint
  auto?: number
}

/**
 * Where it crashes: the last multiplier at which one can still leave; 100 when nobody can, 1,000,000 when it is ended there.
 * It reaches a target with 97 of target chances, exactly: what is between two multipliers is halved by fair draws until one is left.
 */
export function drawCrash(draws: Draws): number {
  const { start, first, last } = CRASH
  if (draws.below(first) >= RETURNED) return start
  if (draws.below(last) < first) return last
  let [low, high] = [first, last] as [number, number]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    // Of those that reach `low` and not `high`, low (high − middle) of middle (high − low) reach the middle.
    if (draws.below(middle * (high - low)) < low * (high - middle)) low = middle
    else high = middle
  }
  return low
}

function checkTarget(target: number): void {
  const { first, last } = CRASH
  if (!Number.isInteger(target) || target < first || target > last) throw new RangeError(`a target is from ${first} to ${last}`)
}

/** How probable it is that a flight reaches a target. */
export function survivalOf(target: number): Ratio {
  checkTarget(target)
  return ratio(RETURNED, target)
}

/** What comes back of a stake that leaves at a target, in the long run. */
export function crashReturnOf(target: number): Ratio {
  const { over, under } = survivalOf(target)
  return ratio(over * BigInt(target), under * BigInt(CRASH.start))
}

/** What a stake comes to that leaves at a multiplier. */
export function crashComesTo(left: number, point: number): Ratio {
  checkTarget(left)
  return left <= point ? ratio(left, CRASH.start) : LOST
}

const STEP_MS = 50
/** What a step makes of the multiplier: about six percent a second, as our own game for one. */
const GROWS = { over: 1003n, under: 1000n }
/** Between steps it grows evenly, in such parts of a hundredth. */
const PARTS = 1_000_000

/** Parts after each step; the last is the first at which the end is reached. */
const growth = grow()

function grow(): number[] {
  const table: number[] = []
  // Six digits more are kept than are told, so that roundings never meet.
  const finer = 10n ** 6n
  for (let exact = BigInt(CRASH.start * PARTS) * finer; ; exact = (exact * GROWS.over) / GROWS.under) {
    table.push(Number(exact / finer))
    if (table.at(-1)! >= CRASH.last * PARTS) return table
  }
}

const LONGEST_MS = (growth.length - 1) * STEP_MS

/** What a flight is at after so many milliseconds, as long as it flies. */
export function multiplierAt(elapsedMs: number): number {
  const ms = Math.min(Math.max(Math.floor(elapsedMs), 0), LONGEST_MS)
  const step = Math.floor(ms / STEP_MS)
  const from = growth[step]!
  const grown = Math.floor((((growth[step + 1] ?? from) - from) * (ms % STEP_MS)) / STEP_MS)
  return Math.min(Math.floor((from + grown) / PARTS), CRASH.last)
}

/**
 * Where a bet leaves: by itself, or before that by hand, so many milliseconds after the start; at the end of all flights at the latest.
 * Before 1.01 nobody is let out, and who asks then has not asked.
 */
export function leavesAt({ auto }: Pick<CrashBet, 'auto'>, askedMs?: number): number {
  const asked = askedMs === undefined ? CRASH.last : multiplierAt(askedMs)
  return Math.min(auto ?? CRASH.last, asked < CRASH.first ? CRASH.last : asked)
}

/** The first millisecond at which a multiplier is reached. */
export function msOf(multiplier: number): number {
  const { start, last } = CRASH
  if (!Number.isInteger(multiplier) || multiplier < start || multiplier > last)
    throw new RangeError(`a multiplier is from ${start} to ${last}`)
  let [before, reached] = [-1, LONGEST_MS]
  while (reached - before > 1) {
    const middle = Math.floor((before + reached) / 2)
    if (multiplierAt(middle) >= multiplier) reached = middle
    else before = middle
  }
  return reached
}

/** How long it flies: until it would be beyond the point, or at the end of all flights. */
export const flightMs = (point: number): number => msOf(Math.min(point + 1, CRASH.last))

/** All that decides what bets come to, for its digest. */
export const crashMaths = (): Json => ({
  game: 'live',
  ...CRASH,
  returned: RETURNED,
  growth: { stepMs: STEP_MS, over: String(GROWS.over), under: String(GROWS.under), parts: PARTS },
})
