import { WEIGHTS } from '../model.ts'
import type { Ends } from '../scoring/sums.ts'
import type { Ball, Drive } from './state.ts'

/** How a drive ends. */
const DRIVE_ENDS = ['nothing', 'fieldGoal', 'touchdown'] as const
type DriveEnd = (typeof DRIVE_ENDS)[number]
/** By the places in `DRIVE_ENDS`. */
type Chances = readonly [nothing: number, fieldGoal: number, touchdown: number]

/** How many yards a play brings, in thousandths of all plays of the first three downs; what is left is turnovers. */
export const GAINS = [
  { gain: 0, share: 300, how: 'incomplete' },
  { gain: -7, share: 55, how: 'sack' },
  { gain: -2, share: 60, how: 'run' },
  { gain: 2, share: 130, how: 'run' },
  { gain: 4, share: 140, how: 'run' },
  { gain: 6, share: 90, how: 'pass' },
  { gain: 9, share: 85, how: 'pass' },
  { gain: 13, share: 60, how: 'pass' },
  { gain: 20, share: 40, how: 'pass' },
  { gain: 35, share: 15, how: 'pass' },
  { gain: 60, share: 3, how: 'pass' },
] as const
const TURNOVER = 22
const THOUSAND = 1000

/** Where drives begin, in hundredths. */
export const STARTS = [
  { yard: 25, share: 50 },
  { yard: 18, share: 20 },
  { yard: 32, share: 20 },
  { yard: 41, share: 10 },
] as const

/** From which yard on a field goal is tried, and how many of a hundred are good. */
export const FIELD_GOALS = [
  { from: 90, good: 96 },
  { from: 80, good: 89 },
  { from: 72, good: 77 },
  { from: 64, good: 60 },
] as const

const GOAL_LINE = 100
const FIRST_DOWN = 10

/** What one play brings: the ball somewhere else, or the end of the drive. */
export type PlayWay =
  | { kind: 'play'; how: (typeof GAINS)[number]['how']; gain: number; ball: Ball }
  | { kind: 'touchdown'; how: (typeof GAINS)[number]['how']; gain: number }
  | { kind: 'fieldGoal' | 'missedFieldGoal' | 'punt' | 'turnover' }
  | { kind: 'return'; ball: Ball }

interface Way {
  way: PlayWay
  share: number
}

const firstDown = (yard: number): Ball => ({ yard, down: 1, toGo: Math.min(FIRST_DOWN, GOAL_LINE - yard) })

function gained({ yard, down, toGo }: Ball, { gain, share, how }: (typeof GAINS)[number]): Way {
  const reached = Math.max(yard + gain, 1)
  if (reached >= GOAL_LINE) return { way: { kind: 'touchdown', how, gain: GOAL_LINE - yard }, share: share / THOUSAND }
  const moved = reached - yard
  const ball = moved >= toGo ? firstDown(reached) : { yard: reached, down: down + 1, toGo: toGo - moved }
  return { way: { kind: 'play', how, gain: moved, ball }, share: share / THOUSAND }
}

/** What can come next of itself, whoever plays: a ball of nothing is one that is kicked off or has changed sides. */
function waysFrom(ball: Ball | null): Way[] {
  if (!ball) return STARTS.map(({ yard, share }) => ({ way: { kind: 'return', ball: firstDown(yard) }, share: share / 100 }))
  if (ball.down < 4) return [...GAINS.map((gain) => gained(ball, gain)), { way: { kind: 'turnover' }, share: TURNOVER / THOUSAND }]
  const range = FIELD_GOALS.find(({ from }) => ball.yard >= from)
  if (!range) return [{ way: { kind: 'punt' }, share: 1 }]
  return [
    { way: { kind: 'fieldGoal' }, share: range.good / 100 },
    { way: { kind: 'missedFieldGoal' }, share: 1 - range.good / 100 },
  ]
}

const keyOf = (ball: Ball | null): number => (ball ? (ball.yard * 5 + ball.down) * 64 + ball.toGo : 0)

const END_OF: Partial<Record<PlayWay['kind'], DriveEnd>> = {
  touchdown: 'touchdown',
  fieldGoal: 'fieldGoal',
  missedFieldGoal: 'nothing',
  punt: 'nothing',
  turnover: 'nothing',
}

const certain = (end: DriveEnd): Chances => [end === 'nothing' ? 1 : 0, end === 'fieldGoal' ? 1 : 0, end === 'touchdown' ? 1 : 0]

/** How a drive ends from each place, where ways weigh what `weigh` says. A ball never comes back to where it was, so that this ends. */
function endsBy(weigh: (ball: Ball | null) => readonly Way[]): (ball: Ball | null) => Chances {
  const known = new Map<number, Chances>()
  const endsOf = (ball: Ball | null): Chances => {
    const key = keyOf(ball)
    const found = known.get(key)
    if (found) return found
    const sums: [number, number, number] = [0, 0, 0]
    for (const { way, share } of weigh(ball)) {
      const end = END_OF[way.kind]
      const ends = end ? certain(end) : endsOf('ball' in way ? way.ball : null)
      for (let n = 0; n < sums.length; n++) sums[n]! += share * ends[n]!
    }
    known.set(key, sums)
    return sums
  }
  return endsOf
}

/** Of drives in which all plays are as `GAINS` says. */
const usualEnds = endsBy(waysFrom)

interface DriveChain {
  ways: (ball: Ball | null) => { way: PlayWay; weight: number }[]
  /** How the drive ends from here: points, without what the try after a touchdown brings. */
  ends: (ball: Ball | null) => Chances
}

const WHOLE = 1_000_000

/**
 * Plays of drives that end as often as a side's strengths say: each way of going on weighs more the likelier it makes the ends that this side reaches more often
 * than others do. Weights are whole; the first way of a play takes what rounding leaves.
 */
function chainOf(drive: Drive): DriveChain {
  const wished = [drive[0], drive[3], drive[6] + drive[7] + drive[8]]
  const usual = usualEnds(null)
  const more = wished.map((millionths, n) => millionths / WHOLE / usual[n]!)
  const favour = (ends: Chances): number => ends[0] * more[0]! + ends[1] * more[1]! + ends[2] * more[2]!
  const ways = (ball: Ball | null): { way: PlayWay; weight: number }[] => {
    const own = waysFrom(ball)
    const here = favour(usualEnds(ball))
    const weights = own.map(({ way, share }) => {
      const end = END_OF[way.kind]
      return Math.floor((WEIGHTS * share * favour(end ? certain(end) : usualEnds('ball' in way ? way.ball : null))) / here)
    })
    const left = WEIGHTS - weights.reduce((sum, weight) => sum + weight, 0)
    return own.map(({ way }, n) => ({ way, weight: weights[n]! + (n === 0 ? left : 0) }))
  }
  return { ways, ends: endsBy((ball) => ways(ball).map(({ way, weight }) => ({ way, share: weight / WEIGHTS }))) }
}

const chains = new WeakMap<Drive, DriveChain>()

export function driveChain(drive: Drive): DriveChain {
  const chain = chains.get(drive) ?? chainOf(drive)
  chains.set(drive, chain)
  return chain
}

/** What the try after a touchdown brings. */
export const TRIES = [0, 1, 2] as const

export function tryWeights({ 6: none, 7: one, 8: two }: Drive): [none: number, one: number, two: number] {
  const all = none + one + two
  const [failed, conversion] = [Math.floor((WEIGHTS * none) / all), Math.floor((WEIGHTS * two) / all)]
  return [failed, WEIGHTS - failed - conversion, conversion]
}

const tryChances = (drive: Drive): number[] => tryWeights(drive).map((weight) => weight / WEIGHTS)

export const tryEnds = (drive: Drive): Ends => ({ points: TRIES, chances: tryChances(drive) })

/** Points of a drive from where the ball is. */
export function driveEnds(drive: Drive, ball: Ball | null): Ends {
  const [nothing, fieldGoal, touchdown] = driveChain(drive).ends(ball)
  return { points: [0, 3, 6, 7, 8], chances: [nothing, fieldGoal, ...tryChances(drive).map((chance) => touchdown * chance)] }
}
