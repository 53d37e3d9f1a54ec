import type { Part, Side } from '../model.ts'
import { type Score, otherSide, scoreOf } from '../winners.ts'
import { type Ahead, EITHER, type Firsts, SIDES, type Sum, type Sums, addSums, aheadOf, racesTo, withSet, wonBy } from './ahead.ts'
import { type SetEnd, raceChance, setEnds } from './sets.ts'
import { valuesOf } from './spreads.ts'
import { SETS, type VolleyballState, type VolleyballStrengths, goalOf, isMatchOver, setsWon } from './state.ts'

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

type Name = Omit<Part<VolleyballCell>, 'cells' | 'chances' | 'chance'>

/** Cells as they are found; those that cannot be any more are left out. */
class Cells {
  #cells: VolleyballCell[] = []
  #chances: number[] = []

  add(cell: VolleyballCell, chance: number): void {
    if (!(chance > 0)) return
    this.#cells.push(cell)
    this.#chances.push(chance)
  }

  as(name: Name): Part<VolleyballCell> {
    return { ...name, chance: CHANCE, cells: this.#cells, chances: Float64Array.from(this.#chances) }
  }
}

/** A match as it stands, and how its present set can end by who serves first in it. */
interface Now {
  ahead: Ahead
  state: VolleyballState
  isOver: boolean
  present: number
  firsts: Firsts
  endsBy: Record<Side, readonly SetEnd[]>
}

function nowOf(state: VolleyballState, strengths: VolleyballStrengths): Now {
  const ahead = aheadOf(strengths)
  const present = state.sets.length - 1
  const rallies = state.sets[present]!
  const endsOf = (first: Side): readonly SetEnd[] =>
    rallies === '' ? ahead.endsOf(present, first) : setEnds(ahead.chances, { goal: goalOf(present), rallies, first })
  return {
    ahead,
    state,
    isOver: isMatchOver(setsWon(state)),
    present,
    firsts: state.first === null ? EITHER : [{ first: state.first, share: 1 }],
    // Once a rally is played it does not matter any more who served first.
    endsBy: rallies === '' ? { home: endsOf('home'), away: endsOf('away') } : sameFor(endsOf('home')),
  }
}

const sameFor = <Value>(value: Value): Record<Side, Value> => ({ home: value, away: value })

/** Sums of the present set and those that follow it. */
function sumsFrom({ ahead, state, isOver, present, firsts, endsBy }: Now, sum: Sum): Sums {
  const before = isOver ? setsWon(state) : setsWon({ ...state, sets: state.sets.slice(0, present) })
  const won = scoreOf(before)
  const sums: Sums = new Map()
  if (isOver) return ahead.sumsAfter(sum, won, 'home')
  for (const { first, share } of firsts)
    for (const side of SIDES) {
      const own = wonBy(endsBy[first], { side, share, sum })
      if (own) addSums(sums, own, ahead.sumsAfter(sum, withSet(won, side), otherSide(first)))
    }
  return sums
}

const readFinal = (final: string): Score => {
  const [home, away] = final.split(':').map(Number)
  return { home: home!, away: away! }
}

function matchParts(now: Now, finished: readonly Score[]): { parts: Part<VolleyballCell>[]; notPlayed: number[] } {
  const [match, leads] = [new Cells(), new Map<number, number>()]
  const notPlayed = Array.from({ length: SETS }, () => 0)
  const points = finished.reduce((sum, { home, away }) => sum + home + away, 0)
  const lead = finished.reduce((sum, { home, away }) => sum + home - away, 0)
  for (const [final, spread] of sumsFrom(now, 'points')) {
    const sets = readFinal(final)
    for (const [value, chance] of valuesOf(spread)) {
      match.add({ part: 'match', sets, points: points + value }, chance)
      for (let set = sets.home + sets.away; set < SETS; set++) notPlayed[set]! += chance
    }
  }
  for (const spread of sumsFrom(now, 'lead').values())
    for (const [value, chance] of valuesOf(spread)) leads.set(lead + value, (leads.get(lead + value) ?? 0) + chance)
  const leadCells = new Cells()
  for (const [value, chance] of leads) leadCells.add({ part: 'lead', lead: value }, chance)
  return { parts: [match.as({ part: 'match' }), leadCells.as({ part: 'lead' })], notPlayed }
}

/** Who may serve first in a set that is still to be played: by turns from the present one on. */
function firstsOf({ state: { first }, present }: Now, set: number): Firsts {
  if (first === null || (set === SETS - 1 && present < set)) return EITHER
  return [{ first: (set - present) % 2 === 0 ? first : otherSide(first), share: 1 }]
}

/** A set that is over, being played, or still to be played. */
function setPart(now: Now, set: number, { notPlayed, score }: { notPlayed: number; score: Score | undefined }): Part<VolleyballCell> {
  const [cells, merged] = [new Cells(), new Map<number, { end: SetEnd; chance: number }>()]
  const { ahead, present, endsBy } = now
  if (score) cells.add({ part: 'set', isPlayed: true, home: score.home, away: score.away }, 1)
  else
    for (const { first, share } of firstsOf(now, set))
      for (const end of set === present ? endsBy[first] : ahead.endsOf(set, first)) {
        const key = end.home * 4096 + end.away
        merged.set(key, { end, chance: (merged.get(key)?.chance ?? 0) + share * end.chance * (1 - notPlayed) })
      }
  for (const { end, chance } of merged.values()) cells.add({ part: 'set', isPlayed: true, home: end.home, away: end.away }, chance)
  cells.add({ part: 'set', isPlayed: false, home: 0, away: 0 }, score ? 0 : notPlayed)
  return cells.as({ part: 'set', place: { setnr: String(set + 1) } })
}

function raceParts(now: Now, set: number, notPlayed: number): Part<VolleyballCell>[] {
  const { ahead, state } = now
  const rallies = state.sets[set] ?? ''
  const chanceOf = (goal: number): number =>
    rallies === ''
      ? firstsOf(now, set).reduce((sum, { first, share }) => sum + share * ahead.raceOf(set, first, goal), 0)
      : raceChance(ahead.chances, { rallies, first: 'home' }, goal)
  return racesTo(goalOf(set)).map((goal) => {
    const [cells, home] = [new Cells(), chanceOf(goal)]
    cells.add({ part: 'race', winner: 'home' }, home * (1 - notPlayed))
    cells.add({ part: 'race', winner: 'away' }, (1 - home) * (1 - notPlayed))
    cells.add({ part: 'race', winner: undefined }, notPlayed)
    return cells.as({ part: 'race', place: { setnr: String(set + 1), pointnr: String(goal) } })
  })
}

export function volleyballOutlook(state: VolleyballState, strengths: VolleyballStrengths): Part<VolleyballCell>[] {
  const now = nowOf(state, strengths)
  const scores = state.sets.map((rallies) => scoreOf(rallies))
  const finished = now.isOver ? scores : scores.slice(0, -1)
  const { parts, notPlayed } = matchParts(now, finished)
  return [
    ...parts,
    ...notPlayed.flatMap((not, set) => [setPart(now, set, { notPlayed: not, score: finished[set] }), ...raceParts(now, set, not)]),
  ]
}
