import type { Draws } from '@tucano/randomness'
import { BadMove, type Game, type Run, ratio } from '@tucano/round'
import { extremesOf } from './extremes.ts'
import { fieldsOf, partsOf, readOneOf, readStake, readWhole, roundIsOver, stakeOf } from './moves.ts'
import { HUNDREDTHS, payoutOf } from './stakes.ts'

/** Multipliers are in hundredths. `at` is put in by the clock, never by the player. */
export type CrashMove = { stake: string; auto?: number } | { do: 'cashOut'; at?: number }

export type CrashView = {
  /** Where it is cashed out by itself. */
  auto: number | null
  /** What was paid; nothing while it flies, and when it was lost. */
  multiplier: number
  /** How far it flew; nothing while it flies, and 0 when it never took off. */
  point: number | null
}

export type CrashSheet = {
  stepMs: number
  /** The multiplier after each step of the clock. It stays until the next one. */
  growth: number[]
  auto: { min: number; max: number }
}

const LIMIT = 100_000
const AUTO = { min: 101, max: LIMIT }
const STEP_MS = 50
/** What a step makes of the multiplier, kept to twelve digits. */
const GROWS = { over: 1003n, under: 1000n }
/** Of a hundred, what comes back. */
const RETURNED = 97
const CHANCES = 2 ** 24

const growth = grow()

function grow(): number[] {
  const table: number[] = []
  for (let exact = 10n ** 12n; table.at(-1) !== LIMIT; exact = (exact * GROWS.over) / GROWS.under)
    table.push(Math.min(Number(exact / 10n ** 10n), LIMIT))
  return table
}

/** Of all the chances, those with which it flies to a multiplier or beyond it: 97 % of one in so many, rounded down. */
const reaching = (multiplier: number): number => Math.floor((RETURNED * CHANCES) / multiplier)

/** The farthest multiplier that a chance reaches. */
export function pointOf(chance: number): number {
  const point = Math.floor((RETURNED * CHANCES) / (chance + 1))
  return point < 100 ? 0 : Math.min(point, LIMIT)
}

const drawPoint = (draws: Draws): number => pointOf(draws.below(CHANCES))

/** A cash-out at each multiplier is a way to play, and any other way is a mix of them. Each as a count of chances, times the multiplier. */
const returned = Float64Array.from({ length: LIMIT - 99 }, (_, n) => (n + 100) * reaching(n + 100)).toSorted()

export const crash: Game<CrashMove, CrashView> = {
  code: 'foguete',
  engine: 'crash',
  maths: { engine: 'crash', version: 1, returned: RETURNED, chances: CHANCES, stepMs: STEP_MS, growth, auto: AUTO },
  stakes: HUNDREDTHS,
  returns: extremesOf([returned[0]!, returned.at(-1)!].map((sum) => ratio(sum, 100 * CHANCES))),
  maxWin: LIMIT / 100,
  sheet: { stepMs: STEP_MS, growth, auto: AUTO } satisfies CrashSheet,
  readMove(move, first) {
    const fields = fieldsOf(move)
    if (!first) return { do: readOneOf(fields['do'], 'do', ['cashOut']) }
    const stake = readStake(fields, HUNDREDTHS)
    return fields['auto'] === undefined ? { stake } : { stake, auto: readWhole(fields['auto'], 'auto', AUTO) }
  },
  stakeOf,
  run(moves, draws): Run<CrashView> {
    const { opening, steps } = partsOf(moves)
    const stake = stakeOf(opening)
    const point = drawPoint(draws)
    const { auto } = opening
    const [cashOut, more] = steps
    if (more) throw roundIsOver()
    if (!cashOut) {
      const view = { auto: auto ?? null, multiplier: 0, point: null }
      return { stake, payout: 0n, over: false, view, options: [{ move: 'cashOut', cost: 0n }] }
    }
    if (cashOut.at === undefined) throw new BadMove('at', 'the clock decides when')
    // Whoever comes later than the automatic cash-out has been cashed out by it.
    const at = Math.min(cashOut.at, auto ?? LIMIT)
    const multiplier = at <= point ? at : 0
    const view = { auto: auto ?? null, multiplier, point }
    return { stake, payout: payoutOf(stake, multiplier, HUNDREDTHS), over: true, view, options: [] }
  },
  stamp(move, elapsedMs) {
    if ('stake' in move) return move
    const step = Math.floor(Math.max(elapsedMs, 0) / STEP_MS)
    return { do: 'cashOut', at: growth[Math.min(step, growth.length - 1)]! }
  },
  ends(moves, draws) {
    const goal = Math.min(partsOf(moves).opening.auto ?? LIMIT, drawPoint(draws) + 1)
    const step = growth.findIndex((multiplier) => multiplier >= goal)
    return { afterMs: step * STEP_MS, move: { do: 'cashOut', at: growth[step]! } }
  },
}
