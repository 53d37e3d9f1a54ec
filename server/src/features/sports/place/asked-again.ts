import { PLAY_CURRENCY } from '@tucano/contract/money'
import type { BetRow } from '../bets/read-bets.ts'
import { slipOf } from '../bets/slip-of.ts'
import type { AskedBet, PricedBuilder } from './asked.ts'
import type { MarketKey } from './offered.ts'

/** A bet that was taken, as if it were asked for now. */
export const askedAgain = (row: BetRow, builders: ReadonlyMap<number, PricedBuilder>): AskedBet => ({
  id: row.id,
  memberId: row.memberId,
  pocket: row.pocket,
  currency: row.currency,
  isPlay: row.currency === PLAY_CURRENCY,
  paidFrom: row.paidFrom,
  ticket: undefined,
  policy: row.policy,
  slip: slipOf(row),
  hash: 0n,
  builders,
})

/** The markets that a bet is on. */
export const marketsOf = ({ legs }: Pick<BetRow, 'legs'>): MarketKey[] =>
  legs.map(({ event, marketId: market, specifiers }) => ({ event, market, specifiers }))
