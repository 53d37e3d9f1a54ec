import { type Side, WEIGHTS } from '../model.ts'
import { successesOf, sumsByCount, together } from '../scoring/sums.ts'
import { otherSide } from '../winners.ts'
import type { BasketballState, BasketballStrengths, Open } from './state.ts'
import { ENDS, type Share, assistWeights, canBeAssisted, endWeights, playerWeights } from './transitions.ts'

/** How likely a player adds 0, 1, 2 … of something by one possession. */
type Adds = readonly number[]

const bernoulli = (chance: number): Adds => [1 - chance, chance]
const SHARES = ['points', 'assists', 'rebounds'] as const satisfies readonly Share[]

/** What hangs on the strengths alone, and is the same from beat to beat. */
interface PlayerChances {
  id: string
  side: Side
  /** Of each possession: his side's for points and assists, the other side's for rebounds. */
  adds: Record<Share, Adds>
}

/** How likely each assists a basket, whoever shot it. */
function assistChances(strengths: BasketballStrengths, side: Side): number[] {
  const players = strengths.players[side]
  const shooters = playerWeights(players, 'points')
  const chances = players.map(() => 0)
  for (const [shooter, weight] of shooters.entries()) {
    const passers = assistWeights(players, shooter)
    for (let n = 0; n < chances.length; n++) chances[n]! += (weight / WEIGHTS) * (passers[n]! / WEIGHTS)
  }
  return chances
}

function chancesOfSide(strengths: BasketballStrengths, side: Side): PlayerChances[] {
  const players = strengths.players[side]
  const sumOf = (of: Side, counts: (end: (typeof ENDS)[number]) => boolean): number =>
    endWeights(strengths, of).reduce((sum, weight, n) => (counts(ENDS[n]!) ? sum + weight / WEIGHTS : sum), 0)
  const byPoints = [1, 2, 3].map((points) => sumOf(side, (end) => end.points === points))
  const baskets = sumOf(side, canBeAssisted)
  const misses = sumOf(otherSide(side), ({ end }) => end === 'miss')
  const shares = playerWeights(players, 'points').map((weight) => weight / WEIGHTS)
  const rebounds = playerWeights(players, 'rebounds').map((weight) => weight / WEIGHTS)
  return assistChances(strengths, side).map((assists, n) => {
    const points = byPoints.map((chance) => chance * shares[n]!)
    return {
      id: players[n]!.id,
      side,
      adds: {
        points: [1 - points.reduce((sum, chance) => sum + chance, 0), ...points],
        assists: bernoulli(baskets * assists),
        rebounds: bernoulli(misses * rebounds[n]!),
      },
    }
  })
}

/** What an unfinished possession can still bring this player. */
function openAdds(
  open: Open,
  strengths: BasketballStrengths,
  { id, side, share }: { id: string; side: Side; share: Share },
): Adds | undefined {
  const players = strengths.players[side]
  const n = players.findIndex((player) => player.id === id)
  const weighs = (weights: readonly number[]): number => weights[n]! / WEIGHTS
  if (open.of === 'rebound')
    return open.side === side && share === 'rebounds' ? bernoulli(weighs(playerWeights(players, 'rebounds'))) : undefined
  if (open.of === 'assist')
    return open.side === side && share === 'assists' ? bernoulli(weighs(assistWeights(players, open.shooter))) : undefined
  if (open.side !== side)
    return share === 'rebounds' && open.end === 'miss' ? bernoulli(weighs(playerWeights(players, 'rebounds'))) : undefined
  if (share === 'points' && open.points > 0) {
    const chance = weighs(playerWeights(players, 'points'))
    return Array.from({ length: open.points + 1 }, (_, points) => (points === 0 ? 1 - chance : points === open.points ? chance : 0))
  }
  return share === 'assists' && canBeAssisted(open) ? bernoulli(assistChances(strengths, side)[n]!) : undefined
}

/** What is left of possessions changes for one side at a time: the other's sums are those of the beat before. */
interface LastSums {
  count: number
  sums: Float64Array
}

interface Known extends PlayerChances {
  last: Partial<Record<Share, LastSums>>
  points: (count: number) => Float64Array
}

const known = new WeakMap<BasketballStrengths, Known[]>()

function playerChances(strengths: BasketballStrengths): Known[] {
  const found =
    known.get(strengths) ??
    [...chancesOfSide(strengths, 'home'), ...chancesOfSide(strengths, 'away')].map((chances) => ({
      ...chances,
      last: {},
      points: sumsByCount({ points: [0, 1, 2, 3], chances: chances.adds.points }),
    }))
  known.set(strengths, found)
  return found
}

function growthOf(player: Known, share: Share, count: number): Float64Array {
  const last = player.last[share]
  if (last?.count === count) return last.sums
  const sums = share === 'points' ? player.points(count) : successesOf(player.adds[share][1]!, count)
  player.last[share] = { count, sums }
  return sums
}

interface PlayerOutlook {
  id: string
  share: Share
  /** What he has. */
  has: number
  /** What he still adds in the four quarters. */
  growth: Float64Array
}

/** What every player will have after four quarters, by what is left of possessions. */
export function playersOutlook(state: BasketballState, strengths: BasketballStrengths, left: Record<Side, number>): PlayerOutlook[] {
  const { open, boxOfRegulation } = state
  const isRegulation = boxOfRegulation === null
  return playerChances(strengths).flatMap((player) =>
    SHARES.map((share, n): PlayerOutlook => {
      const { id, side } = player
      const rest = growthOf(player, share, isRegulation ? left[share === 'rebounds' ? otherSide(side) : side] : 0)
      const now = open && isRegulation ? openAdds(open, strengths, { id, side, share }) : undefined
      return {
        id,
        share,
        has: (boxOfRegulation ?? state.box)[id]?.[n] ?? 0,
        growth: now ? together(rest, Float64Array.from(now)) : rest,
      }
    }),
  )
}
