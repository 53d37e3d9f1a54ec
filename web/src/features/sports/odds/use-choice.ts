import type { MatchRow, SportsMarket, SportsOutcome } from '@tucano/contract/sports'
import { markets, marketKey } from '../live/told.ts'
import { changeSlip, useSlip } from '../slip/slip-store.ts'
import { isChosen, toggled } from '../slip/slip-state.ts'

export interface ChoiceOf {
  match: MatchRow
  market: SportsMarket
  outcome: SportsOutcome
}

/** Whether an outcome lies on the slip, and what puts it there or takes it away. */
export function useChoice({ match, market, outcome }: ChoiceOf): { chosen: boolean; toggle: (odds: number) => void } {
  const selection = { market: market.market, specifiers: market.specifiers, outcome: outcome.outcome }
  const chosen = useSlip((slip) => isChosen(slip, match.event, selection))
  const toggle = (odds: number): void => {
    const version = markets.newest(marketKey(match.event, market))?.version ?? market.version
    changeSlip((slip) =>
      toggled(slip, {
        event: match.event,
        selections: [{ ...selection, marketName: market.name, outcomeName: outcome.name, version }],
        odds,
        home: match.home?.name ?? '',
        away: match.away?.name ?? '',
        sport: match.sport,
        stake: '',
        isBanker: false,
      }),
    )
  }
  return { chosen, toggle }
}
