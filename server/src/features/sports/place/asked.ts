import type { OddsPolicy, Slip } from '@tucano/sports/slips'
import type { BuilderPrice } from '../source/builder-source.ts'

/** What a builder costs, as its feed has said, and at which versions of its markets. */
export interface PricedBuilder extends BuilderPrice {
  versions: readonly number[]
  /** Odds of the others, should one selection become void. */
  without: readonly (number | undefined)[]
}

/** A bet that is asked for, as far as it can be read without looking at what is offered. */
export interface AskedBet {
  id: string
  memberId: bigint
  pocket: bigint
  currency: string
  /** Chips, which cost the house nothing. */
  isPlay: boolean
  paidFrom: 'cash' | 'bonus' | 'free'
  ticket: string | undefined
  policy: OddsPolicy
  /** At the odds that were seen. */
  slip: Slip
  hash: bigint
  /** By the place of its leg. */
  builders: ReadonlyMap<number, PricedBuilder>
}
