import type { Settlement } from '@tucano/contract/agents/agreements'

/** A settlement as anybody may be told it: one of its sides, or an operator. */
export type Told = Omit<Settlement, 'side' | 'other'>

export const isOfSlots = ({ kind }: Pick<Told, 'kind'>): boolean => kind === 'salaryHour' || kind === 'salaryLive'

/** The sentence that says how what is due was counted, or why nothing is. */
export function sentenceOf(settlement: Pick<Told, 'kind' | 'tier' | 'rateType' | 'isSuspended' | 'base' | 'carriedIn' | 'rate' | 'due'>) {
  const { kind, tier, rateType, isSuspended, base, carriedIn, rate, due } = settlement
  if (isSuspended) return 'formulaSuspended'
  if (tier < 0) return kind === 'dividend' && base.startsWith('-') ? 'formulaLost' : 'formulaNone'
  if (rateType === 'amount') return due === rate ? 'formula_amount' : 'formula_amountRest'
  if (kind === 'dividend') return 'formula_dividend'
  return isOfSlots(settlement) && carriedIn !== '0' ? 'formula_kept' : 'formula_percent'
}
