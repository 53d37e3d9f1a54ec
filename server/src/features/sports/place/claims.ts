import { type LegOutlook, type OpenChances, type Slip, cashOut } from '@tucano/sports/slips'

/** What a bet asks the house to take on by one of its selections. */
export interface Claim {
  eventId: bigint
  marketId: number
  specifiers: string
  outcome: string
  leg: number
  selection: number
  stake: bigint
  payout: bigint
  /** The most that the market may cost. */
  cap: bigint
}

/** What a leg's lines pay if it wins, as far as the chances of the other legs go: stake · its odds · what the others are worth. */
function share(slip: Slip, outlooks: readonly LegOutlook[], leg: number): bigint {
  const worth = (result: 'won' | 'lost'): bigint =>
    cashOut(
      slip,
      outlooks.map((outlook, at) => (at === leg ? { win: { result } } : outlook)),
      { marginBp: 0 },
    ).value
  return worth('won') - worth('lost')
}

const EVEN = 1000

/** By each leg: what it pays if it comes in, and what of the stake is on it, both with the other legs at their chances. */
export function claimsOfLegs(slip: Slip, chances: readonly OpenChances[]): { stake: bigint; payout: bigint }[] {
  const outlooks = chances.map((win): LegOutlook => ({ win }))
  const plain: Slip = { ...slip, legs: slip.legs.map((leg) => ({ ...leg, odds: EVEN })) }
  return slip.legs.map((_, leg) => ({ stake: share(plain, outlooks, leg), payout: share(slip, outlooks, leg) }))
}
