import type { Json, Ratio } from '@tucano/round'
import { type Form, type Lines, countLines, linesOf } from './lines.ts'
import type { Odds } from './odds.ts'

/** One outcome of one market. */
export interface Selection {
  market: number
  /** As the feed writes them, in order of their names: `hcp=-0.25|setnr=1`. */
  specifiers: string
  outcome: string
}

export interface Leg {
  event: string
  /** Several of them are a builder: they have one price together. */
  selections: readonly [Selection, ...Selection[]]
  /** Those that were seen, and then those that the bet has. */
  odds: Odds
  /** Each way: the share of the odds that a place pays. */
  terms?: Ratio
}

export type Slip = Form & {
  legs: readonly Leg[]
  /** What each line costs, in minor units. */
  unit: bigint
  /** Every line a second time, on places. */
  eachWay: boolean
}

export const linesOfSlip = (slip: Slip): Lines => linesOf(slip, slip.legs.length)
export const countOf = (slip: Slip): number => countLines(linesOfSlip(slip)) * (slip.eachWay ? 2 : 1)
export const costOf = (slip: Slip): bigint => slip.unit * BigInt(countOf(slip))

const writeLeg = ({ event, selections, odds, terms }: Leg): Json => ({
  event,
  selections: selections.map(({ market, specifiers, outcome }) => ({ market, specifiers, outcome })),
  odds,
  ...(terms && { terms: `${terms.over}/${terms.under}` }),
})

/** What is kept of a slip; reading it gives the same slip. */
export const writeSlip = (slip: Slip): Json => ({
  kind: slip.kind,
  ...(slip.kind === 'system' && { size: slip.size, bankers: [...slip.bankers] }),
  legs: slip.legs.map(writeLeg),
  unit: String(slip.unit),
  eachWay: slip.eachWay,
})
