import { OUTCOMES_TOLD, type OfficeExposure, type OfficeStakes } from '@tucano/contract/live/office'
import {
  type CockfightPool,
  type CockfightResult,
  type LiveGame,
  type TableOfHouse,
  everyResult,
  mostOf,
  payoutOf,
  withPool,
} from '@tucano/live'
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
  /** What is staked is shared out among those who are right. */
  isShared: boolean
}

/** What is shared out, as the round will have it if nobody bets any more. */
function poolOf({ spots, isShared }: Pick<OnRound, 'spots' | 'isShared'>): CockfightPool | undefined {
  const staked = (corner: keyof CockfightPool): string => String(spots.find(({ spot }) => spot === corner)?.staked ?? 0n)
  return isShared ? { red: staked('red'), blue: staked('blue') } : undefined
}

const countedOf = (on: OnRound): Counted | undefined => {
  const { table, round, spots } = on
  const pool = poolOf(on)
  const all = everyResult(table.kind)
  const results = pool ? all?.map((result) => withPool(result as CockfightResult, { pool })) : all
  return results && countCosts(table.gameIn(round), spots, results)
}

/** The most that chips on each place can come to: of a pool, if its corner is right. */
function mostByPlace(on: OnRound): Map<string, string> {
  const pool = poolOf(on)
  const staked = new Map(on.spots.map((row) => [row.spot, row.staked]))
  return new Map(
    on.table.gameIn(on.round).spots.flatMap((spot) => {
      const stake = staked.get(spot.code)
      if (stake === undefined) return []
      const comesTo = pool ? spot.comesTo({ outcome: spot.code, blows: [], pool }) : mostOf(spot)
      return [[spot.code, String(payoutOf(stake, comesTo))] as const]
    }),
  )
}

const stakesOf = ({ stakes: { members, bets, staked, potential } }: OnRound, counted: Counted | undefined): OfficeStakes => {
  const worst = counted?.costs[0]?.pays ?? potential
  return { members, bets, staked: String(staked), exposed: String(worst > staked ? worst - staked : 0n) }
}

export const showStakes = (on: OnRound): OfficeStakes => stakesOf(on, countedOf(on))

/** A round place by place and outcome by outcome. */
export function showExposure(on: OnRound): Omit<OfficeExposure, 'round'> {
  const counted = countedOf(on)
  const { spots, stakes, isShared } = on
  const most = mostByPlace(on)
  const showCost = ({ result, pays, alike }: Costs) => ({ result, alike, pays: String(pays), net: String(stakes.staked - pays) })
  const best = counted?.costs.at(-1)
  return {
    stakes: stakesOf(on, counted),
    isShared,
    spots: spots.map(({ spot, staked, members }) => ({ spot, staked: String(staked), members, most: most.get(spot) ?? null })),
    outcomes: counted
      ? { count: counted.count, worst: counted.costs.slice(0, OUTCOMES_TOLD).map(showCost), best: best ? showCost(best) : null }
      : null,
  }
}
