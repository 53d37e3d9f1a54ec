import { OUTCOMES_TOLD, type OfficeExposure, type OfficeStakes } from '@tucano/contract/live/office'
import { type LiveGame, type TableOfHouse, everyResult, mostOf, payoutOf } from '@tucano/live'
import type { Json } from '@tucano/round'
import type { SpotRow, Stakes } from './stakes.ts'

interface Costs {
  result: Json
  pays: bigint
  /** Other results that come to the same on every place with chips. */
  alike: number
}

interface Counted {
  count: number
  /** What costs the most first. */
  costs: Costs[]
}

/** What every outcome would cost. Those that come to the same place by place are told once. Parts of a cent stay with the house slip by slip, so that it is never more than this. */
function countCosts(game: LiveGame, spots: readonly SpotRow[], results: readonly Json[]): Counted {
  const known = new Map(game.spots.map((spot) => [spot.code, spot]))
  const places = spots.flatMap(({ spot, staked }) => {
    const place = known.get(spot)
    return place ? [{ place, staked }] : []
  })
  const found = new Map<string, Costs>()
  for (const result of results) {
    const parts = places.map(({ place, staked }) => payoutOf(staked, place.comesTo(result)))
    const key = parts.join(' ')
    const same = found.get(key)
    if (same) same.alike++
    else found.set(key, { result, pays: parts.reduce((sum, part) => sum + part, 0n), alike: 0 })
  }
  return { count: results.length, costs: [...found.values()].toSorted((a, b) => (a.pays < b.pays ? 1 : a.pays > b.pays ? -1 : 0)) }
}

interface OnRound {
  table: TableOfHouse
  round: number
  stakes: Stakes
  spots: readonly SpotRow[]
}

const countedOf = ({ table, round, spots }: Omit<OnRound, 'stakes'>): Counted | undefined => {
  const results = everyResult(table.kind)
  return results && countCosts(table.gameIn(round), spots, results)
}

const stakesOf = ({ stakes: { members, bets, staked, potential } }: OnRound, counted: Counted | undefined): OfficeStakes => {
  const worst = counted?.costs[0]?.pays ?? potential
  return { members, bets, staked: String(staked), exposed: String(worst > staked ? worst - staked : 0n) }
}

export const showStakes = (on: OnRound): OfficeStakes => stakesOf(on, countedOf(on))

/** A round place by place and outcome by outcome. */
export function showExposure(on: OnRound): Omit<OfficeExposure, 'round'> {
  const counted = countedOf(on)
  const { table, round, spots, stakes } = on
  const most = new Map(table.gameIn(round).spots.map((spot) => [spot.code, mostOf(spot)]))
  const showCost = ({ result, pays, alike }: Costs) => ({ result, alike, pays: String(pays), net: String(stakes.staked - pays) })
  const best = counted?.costs.at(-1)
  return {
    stakes: stakesOf(on, counted),
    spots: spots.map(({ spot, staked, members }) => {
      const comesTo = most.get(spot)
      return { spot, staked: String(staked), members, most: comesTo ? String(payoutOf(staked, comesTo)) : null }
    }),
    outcomes: counted
      ? { count: counted.count, worst: counted.costs.slice(0, OUTCOMES_TOLD).map(showCost), best: best ? showCost(best) : null }
      : null,
  }
}
