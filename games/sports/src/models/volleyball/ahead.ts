import type { Side } from '../model.ts'
import { remembered } from '../remembered.ts'
import { type Score, letterOf, otherSide } from '../winners.ts'
import { type RallyChances, type SetEnd, raceChance, rallyChances, setEnds } from './sets.ts'
import { NOTHING, type Spread, eitherOf, spreadOf, sumOf } from './spreads.ts'
import { SETS, type VolleyballStrengths, goalOf, isMatchOver } from './state.ts'

export const SIDES = ['home', 'away'] as const

/** Points of a set that sides race to. */
export const racesTo = (goal: number): number[] => (goal === 15 ? [5, 10] : [10, 15, 20])

/** What sets add up to in a match. */
const ADDS = {
  points: ({ home, away }: Score): number => home + away,
  lead: ({ home, away }: Score): number => home - away,
}
export type Sum = keyof typeof ADDS

/** Sums of the sets that follow, by how the match ends in sets: `3:1`. */
export type Sums = Map<string, Spread>

/** A set by who may serve first in it, and how likely that is. */
export type Firsts = readonly { first: Side; share: number }[]
export const EITHER: Firsts = SIDES.map((first) => ({ first, share: 0.5 }))

/** All that is ahead of a match that does not depend on its present set. */
export interface Ahead {
  chances: RallyChances
  /** A set that has not begun: how it ends, and who is the first to so many points. */
  endsOf: (set: number, first: Side) => readonly SetEnd[]
  raceOf: (set: number, first: Side, goal: number) => number
  /** The sets from the one after so many won on, in which this side serves first. */
  sumsAfter: (sum: Sum, won: Score, first: Side) => Sums
}

/** What is asked for again is made once. */
function once<Value>(make: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>()
  return (key) => {
    if (!known.has(key)) known.set(key, make(key))
    return known.get(key)!
  }
}

/** The ends of a set that one side wins, as what they add: nothing where it cannot. */
export function wonBy(ends: readonly SetEnd[], { side, share, sum }: { side: Side; share: number; sum: Sum }): Spread | undefined {
  const own = ends.filter(({ home, away }) => (side === 'home' ? home > away : home < away))
  if (own.length === 0) return undefined
  return spreadOf(
    own.map((end) => ADDS[sum](end)),
    own.map(({ chance }) => share * chance),
  )
}

/** Adds to sums those of a set and of what follows it. */
export function addSums(into: Sums, set: Spread, after: Sums): void {
  for (const [final, spread] of after) into.set(final, eitherOf(into.get(final), sumOf(set, spread)))
}

export const withSet = (won: Score, side: Side): Score => ({ ...won, [side]: won[side] + 1 })
const hasEnded = ({ home, away }: Score): boolean => isMatchOver(letterOf('home').repeat(home) + letterOf('away').repeat(away))

function makeAhead(strengths: VolleyballStrengths): Ahead {
  const chances = rallyChances(strengths)
  const read = (key: string): [number, Side, number] => {
    const [goal, first, race] = key.split(' ')
    return [Number(goal), first === 'home' ? 'home' : 'away', Number(race)]
  }
  const ends = once((key) => {
    const [goal, first] = read(key)
    return setEnds(chances, { goal, rallies: '', first })
  })
  const races = once((key) => {
    const [, first, goal] = read(key)
    return raceChance(chances, { rallies: '', first }, goal)
  })
  const endsOf: Ahead['endsOf'] = (set, first) => ends(`${goalOf(set)} ${first}`)
  const known = new Map<string, Sums>()
  const sumsAfter: Ahead['sumsAfter'] = (sum, won, first) => {
    const set = won.home + won.away
    const final = `${won.home}:${won.away}`
    if (hasEnded(won)) return new Map([[final, NOTHING]])
    const key = `${sum} ${final} ${set === SETS - 1 ? '' : first}`
    const found = known.get(key)
    if (found) return found
    const sums: Sums = new Map()
    for (const { first: server, share } of set === SETS - 1 ? EITHER : [{ first, share: 1 }])
      for (const side of SIDES) {
        const own = wonBy(endsOf(set, server), { side, share, sum })
        if (own) addSums(sums, own, sumsAfter(sum, withSet(won, side), otherSide(server)))
      }
    known.set(key, sums)
    return sums
  }
  return { chances, endsOf, raceOf: (set, first, goal) => races(`${goalOf(set)} ${first} ${goal}`), sumsAfter }
}

export const aheadOf = remembered(makeAhead)
