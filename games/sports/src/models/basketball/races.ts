import type { Side } from '../model.ts'
import type { Ends } from '../scoring/sums.ts'
import { otherSide } from '../winners.ts'
import { type BasketballState, QUARTERS, RACES, ballAfter, firstOf, possessionsOf, scoreOfPeriods } from './state.ts'

/** How likely a side has so many more points after each number of its possessions: by the goal, then by the possessions. */
function reached({ points, chances }: Ends, goals: readonly number[], count: number): number[][] {
  const most = Math.max(...goals, 1)
  let short = new Float64Array(most)
  short[0] = 1
  const found = goals.map((goal) => [goal <= 0 ? 1 : 0])
  for (let n = 1; n <= count; n++) {
    const next = new Float64Array(most)
    for (let sum = 0; sum < most; sum++)
      for (let end = 0; end < points.length && sum + points[end]! < most; end++) next[sum + points[end]!]! += short[sum]! * chances[end]!
    for (const [k, goal] of goals.entries()) found[k]!.push(found[k]![n - 1]! + crossing({ points, chances }, short, goal))
    short = next
  }
  return found
}

/** How likely one possession more reaches the goal, of sums that are short of it. */
function crossing({ points, chances }: Ends, short: Float64Array, goal: number): number {
  let chance = 0
  for (const [end, more] of points.entries())
    for (let sum = Math.max(goal - more, 0); sum < goal; sum++) chance += short[sum]! * chances[end]!
  return chance
}

/** Who has the ball, possession after possession, to the end of the four quarters. */
function turns(state: BasketballState, tipOff: Side): Side[] {
  const sides: Side[] = []
  for (let { period, done } = state; period <= QUARTERS; period++, done = 0) {
    const first = firstOf(period, tipOff)
    for (; done < 2 * possessionsOf(period, state); done++) sides.push(ballAfter(first, done))
  }
  return sides
}

interface RaceOutlook {
  home: number
  away: number
  /** Nobody gets there in four quarters. */
  none: number
}

function race(sides: readonly Side[], by: Record<Side, readonly number[]>): RaceOutlook {
  const outlook = { home: 0, away: 0, none: 0 }
  const had = { home: 0, away: 0 }
  for (const side of sides) {
    const before = had[side]++
    outlook[side] += (by[side][before + 1]! - by[side][before]!) * (1 - by[otherSide(side)][had[otherSide(side)]]!)
  }
  // Sums of chances may be a last bit above 1.
  outlook.none = Math.max(1 - by.home[had.home]!, 0) * Math.max(1 - by.away[had.away]!, 0)
  return outlook
}

/** Who reaches each of `RACES` first. */
export function raceOutlooks(state: BasketballState, ends: Record<Side, Ends>): RaceOutlook[] {
  const score = scoreOfPeriods(state.periods)
  const orders = state.tipOff === null ? (['home', 'away'] as const) : [state.tipOff]
  const schedules = orders.map((tipOff) => turns(state, tipOff))
  const count = (side: Side): number => schedules[0]!.filter((one) => one === side).length
  const by = (side: Side): number[][] =>
    reached(
      ends[side],
      RACES.map((goal) => goal - score[side]),
      count(side),
    )
  const [home, away] = [by('home'), by('away')]
  return RACES.map((_, n) => {
    const first = state.races[n]
    if (first) return { home: 0, away: 0, none: 0, [first]: 1 }
    if (state.period > QUARTERS) return { home: 0, away: 0, none: 1 }
    const ways = schedules.map((sides) => race(sides, { home: home[n]!, away: away[n]! }))
    const mean = (of: keyof RaceOutlook): number => ways.reduce((sum, way) => sum + way[of] / ways.length, 0)
    return { home: mean('home'), away: mean('away'), none: mean('none') }
  })
}
