import { type Ratio, dividedBy, plus, ratio, sumOf, times } from '@tucano/round'
import { type Leads, expectedSpins } from './free-spins.ts'
import { freeMoments, momentsAfter } from './line-figures.ts'
import { stopsOf } from './line-returns.ts'
import type { WayFigures } from './way-slot.ts'
import type { WayReels } from './ways-reels.ts'
import { waySums } from './ways-sums.ts'
import { countWays, mostOfWays, waysTotal } from './ways-totals.ts'

/** All that decides what a slot of ways pays, ready to be played. */
export interface WaysModel {
  cost: number
  reels: WayReels
  scatter: number
  leads: Leads
}

/** Whether a free spin is played is decided by those before it, so the number of them and what one pays on average multiply. */
export function returnOf({ cost, reels, scatter, leads }: WaysModel): Ratio {
  const stops = stopsOf(reels)
  const ways = countWays(reels, scatter)
  const scattered = ways.reduce((sum, way, scatters) => sum + way * reels.pays[scatter]![scatters]!, 0)
  const paid = ratio(waysTotal(reels) + BigInt(scattered), stops)
  const multiplied = ways.flatMap((way, scatters) => {
    const lead = leads[scatters]
    return lead ? [times(ratio(way * lead.multiplier, stops), expectedSpins(lead, leads, ways))] : []
  })
  return dividedBy(times(paid, plus(ratio(1), sumOf(multiplied))), ratio(cost))
}

/** No round pays more: every spin the best there is, and as many free spins as there can be. */
export function mostOf({ reels, scatter, leads }: WaysModel): number {
  const spin = mostOfWays(reels) + Math.max(...reels.pays[scatter]!)
  return spin * (1 + Math.max(...leads.map((lead) => (lead ? lead.multiplier * lead.max : 0))))
}

export function figuresOf(model: WaysModel): WayFigures {
  const { cost, reels, scatter, leads } = model
  const sums = waySums(reels, scatter)
  const stops = stopsOf(reels)
  const { mean, square } = momentsAfter(sums, 1, (scatters) => {
    const lead = leads[scatters]
    return lead ? freeMoments(lead, leads, sums) : { mean: 0, square: 0 }
  })
  return {
    hitRate: sums.reduce((all, { hits }) => all + hits, 0) / stops,
    featureRate: sums.reduce((all, { ways }, scatters) => all + (leads[scatters] ? ways : 0), 0) / stops,
    deviation: Math.sqrt(square - mean ** 2) / cost,
    maximum: mostOf(model),
  }
}
