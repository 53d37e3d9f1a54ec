import type { SettledMarket, SettledOutcome } from '@tucano/feed'
import type { MarketNow, Result } from '@tucano/sports/markets'

const BILLION = 1_000_000_000

const FACTORS: Record<Result, Omit<SettledOutcome, 'id'>> = {
  won: { result: 'won' },
  halfWon: { result: 'won', voidFactor: BILLION / 2 },
  void: { result: 'lost', voidFactor: BILLION },
  halfLost: { result: 'lost', voidFactor: BILLION / 2 },
  lost: { result: 'lost' },
}

/** The reason of a market that was offered on something that has not come to be, such as a set that was not played. */
const NOT_PLAYED = 4

/** How a market ended: what its outcomes settled as; stakes go back where it was never decided. */
export const settledMarket = ({ id, specifiers, outcomes, isDecided }: Omit<MarketNow, 'kind'>): SettledMarket => ({
  id,
  specifiers,
  ...(isDecided ? {} : { voidReason: NOT_PLAYED }),
  outcomes: outcomes.map((outcome) => ({ id: outcome.id, ...FACTORS[outcome.result ?? 'void'] })),
})

/** The same market settled wrong: who won has lost. */
export const wronglySettled = (market: SettledMarket): SettledMarket => ({
  ...market,
  outcomes: market.outcomes.map((outcome) => ({ ...outcome, result: outcome.result === 'won' ? 'lost' : 'won' })),
})
