import type { Part, Side } from '../model.ts'
import { type Score, type Winners, letterOf, otherSide, scoreOf } from '../winners.ts'
import { type RallyChances, type SetEnd, raceChance, rallyChances, setEnds } from './sets.ts'
import { SETS, type VolleyballState, type VolleyballStrengths, goalOf, isMatchOver } from './state.ts'

/** How a match can end: sets that each won, points of both sides in all. */
export interface MatchCell {
  part: 'match'
  sets: Score
  points: number
}

/** What the home side has more points in all. */
export interface LeadCell {
  part: 'lead'
  lead: number
}

export interface SetCell {
  part: 'set'
  isPlayed: boolean
  home: number
  away: number
}

/** Who is the first to so many points of a set; nobody where it is not played. */
export interface RaceCell {
  part: 'race'
  winner: Side | undefined
}

export type VolleyballCell = MatchCell | LeadCell | SetCell | RaceCell

/** Parts of a match hang on the same rallies. */
const CHANCE = 'rallies'

/** Points of a set that sides race to. */
const racesTo = (goal: number): number[] => (goal === 15 ? [5, 10] : [10, 15, 20])

const SIDES = ['home', 'away'] as const

/** A set by who may serve first in it, and how likely that is. */
type Firsts = readonly { first: Side; share: number }[]

/** Chances by whole numbers from the first of them on. */
interface Spread {
  from: number
  chances: Float64Array
}

function spreadOf(ends: readonly SetEnd[], valueOf: (end: SetEnd) => number): Spread {
  const values = ends.map(valueOf)
  if (values.length === 0) return { from: 0, chances: new Float64Array(0) }
  const from = Math.min(...values)
  const chances = new Float64Array(Math.max(...values) - from + 1)
  for (const [n, { chance }] of ends.entries()) chances[values[n]! - from]! += chance
  return { from, chances }
}

/** The sum of two numbers that do not hang together, added to what is there. */
function addSums(into: Map<string, Spread>, key: string, [a, b]: readonly [Spread, Spread]): void {
  if (a.chances.length === 0 || b.chances.length === 0) return
  const from = a.from + b.from
  const length = a.chances.length + b.chances.length - 1
  const known = into.get(key)
  const first = Math.min(from, known?.from ?? from)
  const end = Math.max(from + length, known ? known.from + known.chances.length : 0)
  const chances = new Float64Array(end - first)
  if (known) chances.set(known.chances, known.from - first)
  for (const [n, one] of b.chances.entries()) {
    if (one === 0) continue
    const at = from - first + n
    for (let k = 0; k < a.chances.length; k++) chances[at + k]! += one * a.chances[k]!
  }
  into.set(key, { from: first, chances })
}

/** A set as the sum of a match takes it: what it adds, by who wins it. */
type SetSpreads = Record<Side, Spread>

const spreadsOf = (ends: readonly SetEnd[], valueOf: (end: SetEnd) => number): SetSpreads => ({
  home: spreadOf(
    ends.filter(({ home, away }) => home > away),
    valueOf,
  ),
  away: spreadOf(
    ends.filter(({ home, away }) => home < away),
    valueOf,
  ),
})

/** Sets won, in any order. */
const won = ({ home, away }: Score): Winners => 'h'.repeat(home) + 'a'.repeat(away)

/** Forward over sets: what they come to, by how many each side has won. */
function sumSets(sets: readonly SetSpreads[], share: number): Map<Winners, Spread> {
  const over = new Map<Winners, Spread>()
  let level = new Map<Winners, Spread>([['', { from: 0, chances: Float64Array.of(share) }]])
  for (const spreads of sets) {
    const next = new Map<Winners, Spread>()
    for (const [winners, spread] of level)
      for (const side of SIDES) {
        const after = won(scoreOf(winners + letterOf(side)))
        addSums(isMatchOver(after) ? over : next, after, [spread, spreads[side]])
      }
    level = next
  }
  return over
}

/** What is this unlikely altogether, on either end, stands in the outermost cell: it changes no price, and nothing is decided before it is. */
const TAIL = 1e-14

function* bodyOf({ from, chances }: Spread): Generator<[value: number, chance: number]> {
  let [low, high] = [0, chances.length - 1]
  let [below, above] = [0, 0]
  while (low < high && below + chances[low]! < TAIL) below += chances[low++]!
  while (high > low && above + chances[high]! < TAIL) above += chances[high--]!
  const least = chances.findIndex((chance) => chance > 0)
  const most = chances.findLastIndex((chance) => chance > 0)
  if (below > 0) yield [from + least, below]
  for (let n = low; n <= high; n++) yield [from + n, chances[n]!]
  if (above > 0) yield [from + most, above]
}

/** Ends of every set, for one side to serve first in the present one. */
interface Turn {
  share: number
  ends: SetEnd[][]
}

function firstsOf(present: number, set: number, first: Side): Firsts {
  if (set === SETS - 1 && present < set) return SIDES.map((first) => ({ first, share: 0.5 }))
  return [{ first: (set - present) % 2 === 0 ? first : otherSide(first), share: 1 }]
}

/** The same ends from several sides, put together. */
function endsOf(chances: RallyChances, { set, rallies }: { set: number; rallies: Winners }, firsts: Firsts): SetEnd[] {
  const sums = new Map<number, SetEnd>()
  for (const { first, share } of firsts)
    for (const end of setEnds(chances, { goal: goalOf(set), rallies, first })) {
      const key = end.home * 4096 + end.away
      const known = sums.get(key)
      if (known) known.chance += share * end.chance
      else sums.set(key, { ...end, chance: share * end.chance })
    }
  return [...sums.values()]
}

function partOf(
  name: Omit<Part<VolleyballCell>, 'cells' | 'chances' | 'chance'>,
  ways: readonly (readonly [cell: VolleyballCell, chance: number])[],
): Part<VolleyballCell> {
  const left = ways.filter(([, chance]) => chance > 0)
  return { ...name, chance: CHANCE, cells: left.map(([cell]) => cell), chances: Float64Array.from(left, ([, chance]) => chance) }
}

/** What the sets of the match come to over all turns, by how many each side has won. */
function summed(turns: readonly Turn[], valueOf: (end: SetEnd) => number): { sets: Score; value: number; chance: number }[] {
  const sums = new Map<Winners, Map<number, number>>()
  for (const { share, ends } of turns) {
    const spreads = ends.map((of) => spreadsOf(of, valueOf))
    for (const [winners, spread] of sumSets(spreads, share)) {
      const known = sums.get(winners) ?? new Map<number, number>()
      for (const [value, chance] of bodyOf(spread)) known.set(value, (known.get(value) ?? 0) + chance)
      sums.set(winners, known)
    }
  }
  return [...sums].flatMap(([winners, values]) => {
    const sets = scoreOf(winners)
    return [...values].map(([value, chance]) => ({ sets, value, chance }))
  })
}

export function volleyballOutlook(state: VolleyballState, strengths: VolleyballStrengths): Part<VolleyballCell>[] {
  const chances = rallyChances(strengths)
  const present = state.sets.length - 1
  const firsts: Firsts = state.first === null ? SIDES.map((first) => ({ first, share: 0.5 })) : [{ first: state.first, share: 1 }]
  const turns = firsts.map(
    ({ first, share }): Turn => ({
      share,
      ends: Array.from({ length: SETS }, (_, set) =>
        endsOf(chances, { set, rallies: state.sets[set] ?? '' }, set < present ? [{ first, share: 1 }] : firstsOf(present, set, first)),
      ),
    }),
  )
  const match = summed(turns, ({ home, away }) => home + away)
  const leads = new Map<number, number>()
  for (const { value, chance } of summed(turns, ({ home, away }) => home - away)) leads.set(value, (leads.get(value) ?? 0) + chance)
  const notPlayed = Array.from({ length: SETS }, () => 0)
  for (const { sets, chance } of match) for (let set = sets.home + sets.away; set < SETS; set++) notPlayed[set]! += chance
  return [
    partOf(
      { part: 'match' },
      match.map(({ sets, value, chance }) => [{ part: 'match', sets, points: value }, chance]),
    ),
    partOf(
      { part: 'lead' },
      [...leads].map(([lead, chance]) => [{ part: 'lead', lead }, chance]),
    ),
    ...Array.from({ length: SETS }, (_, set) => set).flatMap((set) => ofSet(state, { chances, set, turns, notPlayed: notPlayed[set]! })),
  ]
}

interface OfSet {
  chances: RallyChances
  set: number
  turns: readonly Turn[]
  notPlayed: number
}

/** The parts of a set: how it ends, and its races. */
function ofSet(state: VolleyballState, { chances, set, turns, notPlayed: not }: OfSet): Part<VolleyballCell>[] {
  const place = { setnr: String(set + 1) }
  const ends = new Map<number, [cell: SetCell, chance: number]>()
  for (const { share, ends: all } of turns)
    for (const { home, away, chance } of all[set]!) {
      const key = home * 4096 + away
      const known = ends.get(key)
      const one = share * chance * (1 - not)
      if (known) known[1] += one
      else ends.set(key, [{ part: 'set', isPlayed: true, home, away }, one])
    }
  const present = state.sets.length - 1
  const rallies = state.sets[set] ?? ''
  const firsts: Firsts =
    state.first === null || (set === SETS - 1 && present < set)
      ? SIDES.map((first) => ({ first, share: 0.5 }))
      : set < present
        ? [{ first: state.first, share: 1 }]
        : firstsOf(present, set, state.first)
  return [
    partOf({ part: 'set', place }, [...ends.values(), [{ part: 'set', isPlayed: false, home: 0, away: 0 }, not]]),
    ...racesTo(goalOf(set)).map((goal) => {
      const home = firsts.reduce((sum, { first, share }) => sum + share * raceChance(chances, { rallies, first }, goal), 0)
      return partOf({ part: 'race', place: { ...place, pointnr: String(goal) } }, [
        [{ part: 'race', winner: 'home' }, home * (1 - not)],
        [{ part: 'race', winner: 'away' }, (1 - home) * (1 - not)],
        [{ part: 'race', winner: undefined }, not],
      ])
    }),
  ]
}
