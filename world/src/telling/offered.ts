import type { OfferedMarket, OfferedOutcome } from '@tucano/feed'
import type { OutcomeNow } from '@tucano/sports/markets'
import type { PricedMarket } from '@tucano/sports/proof'

const BILLION = 1_000_000_000
const billionths = (chance: number): number => Math.min(BILLION, Math.max(0, Math.round(chance * BILLION)))

/** Where a bet can end otherwise than won or lost, how likely each end is. */
function endsOf({ won, halfWon, void: pushed, halfLost, lost }: OutcomeNow['chances']): Partial<OfferedOutcome> {
  if (pushed === 0 && halfWon === 0 && halfLost === 0) return {}
  return {
    winProbability: billionths(won),
    loseProbability: billionths(lost),
    refundProbability: billionths(pushed),
    halfWinProbability: billionths(halfWon),
    halfLoseProbability: billionths(halfLost),
  }
}

/** An outcome without odds is there, and takes no bets. */
const outcomeOf = ({ id, chances }: OutcomeNow, odds: number | undefined): OfferedOutcome => ({
  id,
  ...(odds === undefined ? {} : { odds }),
  probability: billionths(chances.won),
  ...endsOf(chances),
  active: odds !== undefined,
})

/** A market as the feed tells it. */
export function toldMarket({ now, odds }: PricedMarket, status: OfferedMarket['status'] = 'active'): OfferedMarket {
  return {
    id: now.id,
    specifiers: now.specifiers,
    status,
    favourite: false,
    outcomes: now.outcomes.map((outcome, n) => outcomeOf(outcome, odds[n])),
  }
}

/** A market of which nothing but its status is told. */
export const bareMarket = (
  { id, specifiers }: Pick<OfferedMarket, 'id' | 'specifiers'>,
  status: OfferedMarket['status'],
): OfferedMarket => ({
  id,
  specifiers,
  status,
  favourite: false,
  outcomes: [],
})

export const keyOf = ({ id, specifiers }: Pick<OfferedMarket, 'id' | 'specifiers'>): string => `${id}/${specifiers}`

/** What is known to have been told of a market. */
export interface Told {
  status: OfferedMarket['status']
  /** The odds of its outcomes, as a text. */
  odds: string
}

/** What has been told of the markets of a match: whoever was there needs to hear of changes only. */
export class ToldMarkets {
  readonly #told = new Map<string, Told>()

  /** A market that takes bets again: named in any case, as the stop before a beat has suspended it; its outcomes only where a price has changed. */
  open(priced: PricedMarket): OfferedMarket {
    const key = keyOf(priced.now)
    const odds = priced.odds.join()
    const isSame = this.#told.get(key)?.odds === odds
    this.#told.set(key, { status: 'active', odds })
    return isSame ? bareMarket(priced.now, 'active') : toldMarket(priced)
  }

  /** A market that takes none; nothing where that was told. */
  close(market: Pick<OfferedMarket, 'id' | 'specifiers'>, status: OfferedMarket['status']): OfferedMarket[] {
    const key = keyOf(market)
    const told = this.#told.get(key)
    if (told?.status === status) return []
    this.#told.set(key, { status, odds: told?.odds ?? '' })
    return [bareMarket(market, status)]
  }
}
