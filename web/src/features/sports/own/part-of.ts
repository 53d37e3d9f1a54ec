import type { CashOutOffer } from '@tucano/contract/sports/bets'

interface CashOutPart {
  /** What is ended of the stake of each line, and what of it rides on. */
  unit: bigint
  rides: bigint
  value: bigint
  /** Cut off: never more than what the house would pay. */
  offer: bigint
}

/** A share of an offer, in percent. */
export function partOf({ offer, value, unitLeft }: Pick<CashOutOffer, 'offer' | 'value' | 'unitLeft'>, share: number): CashOutPart {
  const [whole, all, fair] = [BigInt(unitLeft), BigInt(offer ?? '0'), BigInt(value ?? '0')]
  const unit = share >= 100 || whole <= 1n ? whole : (whole * BigInt(share)) / 100n || 1n
  return { unit, rides: whole - unit, value: (fair * unit) / whole, offer: (all * unit) / whole }
}
