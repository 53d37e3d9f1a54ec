import { type Of, attribute, many, inside, optional, otherwise, shape, unlessIs } from '../xml/shape.ts'
import { billionths, bit, coded, thousandths, whole, words } from '../xml/values.ts'
import { specifiersText } from './specifiers.ts'

export const marketStatus = coded({ active: 1, inactive: 0, suspended: -1, handed_over: -2, settled: -3, cancelled: -4 })
export type MarketStatus = NonNullable<ReturnType<typeof marketStatus.read>>

const MARKET = {
  id: attribute('id', whole),
  /** Sorted by name; empty, where the market has none. */
  specifiers: unlessIs(attribute('specifiers', specifiersText), ''),
}
const voidReason = optional(attribute('void_reason', whole))
const chance = (name: string) => optional(attribute(name, billionths))

const offeredOutcome = shape('outcome', {
  id: attribute('id', words),
  /** In thousandths. */
  odds: optional(attribute('odds', thousandths)),
  /** In billionths, as the ones that follow: those tell how a bet can end where it can be half won or half lost. */
  probability: chance('probabilities'),
  winProbability: chance('win_probabilities'),
  loseProbability: chance('lose_probabilities'),
  refundProbability: chance('refund_probabilities'),
  halfWinProbability: chance('half_win_probabilities'),
  halfLoseProbability: chance('half_lose_probabilities'),
  active: otherwise(attribute('active', bit), true),
  /** Of whom the outcome is one, such as a scorer's. */
  team: optional(attribute('team', coded({ home: 1, away: 2 }))),
})
export type OfferedOutcome = Of<typeof offeredOutcome>

export const offeredMarket = shape('market', {
  ...MARKET,
  status: otherwise(attribute('status', marketStatus), 'active'),
  /** The line to be shown first. */
  favourite: unlessIs(attribute('favourite', bit), false),
  cashout: optional(attribute('cashout_status', coded({ available: 1, unavailable: -1, closed: -2 }))),
  nextBetstopMs: optional(inside('market_metadata', attribute('next_betstop', whole))),
  outcomes: many(offeredOutcome),
})
export type OfferedMarket = Of<typeof offeredMarket>

const settledOutcome = shape('outcome', {
  id: attribute('id', words),
  result: attribute('result', coded({ lost: 0, won: 1, undecided: -1 })),
  /** In billionths: a half or all of the stake goes back. */
  voidFactor: optional(attribute('void_factor', billionths)),
  /** In billionths. */
  deadHeatFactor: optional(attribute('dead_heat_factor', billionths)),
})
export type SettledOutcome = Of<typeof settledOutcome>

export const settledMarket = shape('market', { ...MARKET, voidReason, outcomes: many(settledOutcome) })
export type SettledMarket = Of<typeof settledMarket>

export const namedMarket = shape('market', { ...MARKET, voidReason })
export type NamedMarket = Of<typeof namedMarket>
