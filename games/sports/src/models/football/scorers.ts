import { type Side, WEIGHTS } from '../model.ts'
import type { FootballStrengths, Scorer } from './strengths.ts'

const known = new WeakMap<Scorer[], ReadonlyMap<string, number>>()

/** How likely a goal is of whom, as weights of the beat that draws it; whoever has the largest share has what rounding leaves. */
export function scorerWeights(scorers: Scorer[]): ReadonlyMap<string, number> {
  const found = known.get(scorers)
  if (found) return found
  const sum = scorers.reduce((sum, { share }) => sum + share, 0)
  const weights = new Map(scorers.map(({ player, share }) => [player, Math.floor((WEIGHTS / sum) * share)]))
  const [first] = scorers.toSorted((a, b) => b.share - a.share)
  const given = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
  if (first) weights.set(first.player, (weights.get(first.player) ?? 0) + WEIGHTS - given)
  known.set(scorers, weights)
  return weights
}

export const playersOf = ({ scorers }: FootballStrengths): string[] => [...scorers.home, ...scorers.away].map(({ player }) => player)

/** Who of some players has scored. */
interface Scored {
  scored: readonly string[]
  share: number
}

function power(base: number, exponent: number): number {
  let result = 1
  for (let n = 0; n < exponent; n++) result *= base
  return result
}

/** Who of these scores among so many goals: all ways, each goal being somebody's with the chance of the player. */
function waysToScore(players: readonly (readonly [player: string, chance: number])[], goals: number): Scored[] {
  const [only] = players
  if (only && players.length === 1) {
    const [player, chance] = only
    const none = power(1 - chance, goals)
    return [
      { scored: [], share: none },
      { scored: [player], share: 1 - none },
    ]
  }
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

/** Who of these players has scored once a match is over, from the goals whose scorer is not known yet. */
export function scoredBy(
  { scorers }: FootballStrengths,
  players: readonly string[],
  { goals, already }: { goals: Record<Side, number>; already: readonly string[] },
): Scored[] {
  const open = players.filter((player) => !already.includes(player))
  if (open.length > PLAYERS_MOST) throw new RangeError('too many players at once')
  const ofSide = (side: Side): Scored[] => {
    const weights = scorerWeights(scorers[side])
    const own = open.flatMap((player) => (weights.has(player) ? [[player, weights.get(player)! / WEIGHTS] as const] : []))
    return own.length === 0 || goals[side] === 0 ? [{ scored: [], share: 1 }] : waysToScore(own, goals[side])
  }
  const away = ofSide('away')
  return ofSide('home').flatMap((home) =>
    away.map((other) => ({ scored: [...already, ...home.scored, ...other.scored], share: home.share * other.share })),
  )
}
