import type { MatchRow, SportsMarket, SportsOutcome } from '@tucano/contract/sports'
import { chosenOf, isSame, useBuilder } from '../builder/builder.ts'
import { markets, marketKey } from '../live/told.ts'
import { changeSlip, useSlip } from '../slip/slip-store.ts'
import { isChosen, sidesOf, toggled } from '../slip/slip-state.ts'

interface ChoiceOf {
  match: MatchRow
  market: SportsMarket
  outcome: SportsOutcome
}

/** Whether an outcome is chosen, for the slip or for what is being put together, and what changes that. */
export function useChoice({ match, market, outcome }: ChoiceOf): { chosen: boolean; toggle: (odds: number) => void } {
  const builder = useBuilder()
  const selection = { market: market.market, specifiers: market.specifiers, outcome: outcome.outcome }
  const lies = useSlip((slip) => isChosen(slip, match.event, selection))
  const chosen = builder ? builder.chosen.some((one) => isSame(one, selection)) : lies
  const toggle = (odds: number): void => {
    const version = markets.newest(marketKey(match.event, market))?.version ?? market.version
    const seen = chosenOf(market, outcome, version)
    if (builder) return builder.toggle(seen)
    const leg = { event: match.event, sport: match.sport, odds, ...sidesOf(match), stake: '', isBanker: false }
    changeSlip((slip) => toggled(slip, { ...leg, selections: [seen] }))
  }
  return { chosen, toggle }
}
