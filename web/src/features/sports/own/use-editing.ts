import type { BetLeg, CashOutOffer, SportsBet } from '@tucano/contract/sports/bets'
import { useAmounts } from '#platform/amounts'
import { useText } from '#platform/text'
import { toast } from '#ui/toast'
import { type Chosen, EMPTY_SLIP, type SlipLeg, type SlipState, toggled, withMode } from '../slip/slip-state.ts'
import { changeSlip } from '../slip/slip-store.ts'
import { texts } from './texts.ts'

/** A leg of a bet as it can be bet on again: at the odds of now. */
function legOf(
  { event, sport, leagueName, homeName, awayName, odds, oddsNow, selections, result, place }: BetLeg,
  isBanker: boolean,
): SlipLeg | undefined {
  if (result !== null) return undefined
  const [first, ...rest] = selections.map(({ market, specifiers, outcome, marketName, outcomeName }): Chosen => {
    return { market, specifiers, outcome, marketName, outcomeName, version: 0 }
  })
  return (
    first && {
      event,
      sport,
      odds: oddsNow ?? odds,
      selections: [first, ...rest],
      home: homeName ?? '',
      away: awayName ?? '',
      stake: '',
      isBanker,
      ...(homeName === null && awayName === null && leagueName !== null && { league: leagueName }),
      ...(place && { terms: place.terms }),
    }
  )
}

/** The slip that a bet was placed by, with what is still open of it. */
function slipOf(bet: SportsBet, offer: string, { policy, keeps, unanswered }: SlipState): SlipState {
  const legs = bet.legs.flatMap((leg, at) => legOf(leg, bet.bankers.includes(at)) ?? [])
  const isOne = legs.length === 1
  const slip = legs
    .map((leg) => (isOne ? { ...leg, stake: bet.unitLeft } : leg))
    .reduce(toggled, { ...EMPTY_SLIP, policy, keeps, unanswered })
  const system = bet.kind === 'system' ? `system:${bet.size ?? 2}` : bet.kind
  const mode = isOne ? 'singles' : bet.kind === 'multiple' || bet.kind === 'single' ? 'multiple' : 'system'
  return { ...withMode({ ...slip, system, unit: bet.unitLeft }, mode), editing: { betId: bet.betId, version: bet.version, offer } }
}

/** Takes a bet back onto the slip, to be changed: it stands until the new one does. */
export function useEditing(bet: SportsBet, { offer }: CashOutOffer): () => void {
  const t = useText(texts)
  const { amount } = useAmounts()
  return () => {
    if (offer === null) return
    changeSlip((slip) => slipOf(bet, offer, slip))
    toast(t('editing', { amount: amount(offer) }))
  }
}
