import { type Side, WEIGHTS } from '../model.ts'
import type { FootballStrengths, Scorer } from './strengths.ts'

interface Known {
  /** How likely a goal of a side is whose, as weights of the beat that draws it. */
  weights: Record<Side, ReadonlyMap<string, number>>
  sides: ReadonlyMap<string, Side>
  /** A list of each player alone: a price of scorers needs it for every score. */
  lists: ReadonlyMap<string, readonly string[]>
}

/** Whoever has the largest share has what rounding leaves. */
function weightsOf(scorers: readonly Scorer[]): ReadonlyMap<string, number> {
  const sum = scorers.reduce((sum, { share }) => sum + share, 0)
  const weights = new Map(scorers.map(({ player, share }) => [player, Math.floor((WEIGHTS / sum) * share)]))
  const [first] = scorers.toSorted((a, b) => b.share - a.share)
  const given = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
  if (first) weights.set(first.player, (weights.get(first.player) ?? 0) + WEIGHTS - given)
  return weights
}

const prepared = new WeakMap<FootballStrengths, Known>()

function knownOf(strengths: FootballStrengths): Known {
  const found = prepared.get(strengths)
  if (found) return found
  const { home, away } = strengths.scorers
  const sides = new Map<string, Side>([
    ...home.map(({ player }) => [player, 'home'] as const),
    ...away.map(({ player }) => [player, 'away'] as const),
  ])
  const lists = new Map([...sides.keys()].map((player) => [player, [player]]))
  const known = { weights: { home: weightsOf(home), away: weightsOf(away) }, sides, lists }
  prepared.set(strengths, known)
  return known
}

export const scorerWeights = (strengths: FootballStrengths, side: Side): ReadonlyMap<string, number> => knownOf(strengths).weights[side]

export const playersOf = ({ scorers }: FootballStrengths): string[] => [...scorers.home, ...scorers.away].map(({ player }) => player)

/** Who of some players has scored. */
interface Scored {
  scored: readonly string[]
  share: number
}

/** Who of several scores among so many goals: all ways, each goal being somebody's with the chance of the player. */
function waysToScore(players: readonly (readonly [player: string, chance: number])[], goals: number): Scored[] {
  // By who has scored, a bit each.
  let chances = new Float64Array(2 ** players.length)
  chances[0] = 1
  const others = players.reduce((left, [, chance]) => left - chance, 1)
  for (let goal = 0; goal < goals; goal++) {
    const next = new Float64Array(chances.length)
    for (const [scored, before] of chances.entries()) {
      if (before === 0) continue
      next[scored]! += before * others
      for (const [n, [, chance]] of players.entries()) next[scored | (1 << n)]! += before * chance
    }
    chances = next
  }
  return Array.from(chances, (share, scored) => ({ scored: players.flatMap(([player], n) => ((scored >> n) & 1 ? [player] : [])), share }))
}

/** More players at once than anybody has on a slip would split cells without end. */
const PLAYERS_MOST = 8

interface ToCome {
  /** Goals of the match whose scorer is not known yet. */
  goals: Record<Side, number>
  already: readonly string[]
}

/** The same of one player alone, as nearly always. */
function scoredByOne({ weights, sides, lists }: Known, player: string, { goals, already }: ToCome): Scored[] {
  const side = sides.get(player)
  if (side === undefined) return [{ scored: already, share: 1 }]
  const miss = 1 - (weights[side].get(player) ?? 0) / WEIGHTS
  let none = 1
  for (let n = 0; n < goals[side]; n++) none *= miss
  return [
    { scored: already, share: none },
    { scored: (already.length === 0 && lists.get(player)) || [...already, player], share: 1 - none },
  ]
}

/** Who of these players has scored once a match is over. */
export function scoredBy(strengths: FootballStrengths, players: readonly string[], toCome: ToCome): Scored[] {
  const { goals, already } = toCome
  const known = knownOf(strengths)
  const open = players.filter((player) => !already.includes(player))
  const [only] = open
  if (only === undefined) return [{ scored: already, share: 1 }]
  if (open.length === 1) return scoredByOne(known, only, toCome)
  if (open.length > PLAYERS_MOST) throw new RangeError('too many players at once')
  const ofSide = (side: Side): Scored[] =>
    waysToScore(
      open.flatMap((player) =>
        known.sides.get(player) === side ? [[player, (known.weights[side].get(player) ?? 0) / WEIGHTS] as const] : [],
      ),
      goals[side],
    )
  const away = ofSide('away')
  return ofSide('home').flatMap((home) =>
    away.map((other) => ({ scored: [...already, ...home.scored, ...other.scored], share: home.share * other.share })),
  )
}
