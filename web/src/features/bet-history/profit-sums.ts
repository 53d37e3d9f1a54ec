import type { Bet, listProfit } from '@tucano/contract/bet-history'
import type { ReplyOf } from '@tucano/contract/endpoint'
import { type Period, type Step, daysOf, startOf } from '#platform/period'

export type ProfitRow = ReplyOf<typeof listProfit>['days'][number]

/** Amounts in minor units, however large. */
export interface Sum {
  rounds: number
  stake: bigint
  payout: bigint
}

/** What a bet has brought or cost its member: a stake that was a gift cost nothing. */
export const resultOfBet = ({ stake, payout, isFree }: Pick<Bet, 'stake' | 'payout' | 'isFree'>): bigint =>
  BigInt(payout) - (isFree ? 0n : BigInt(stake))

/** How a bet stands. One that has given its stake back and no more is neither won nor lost. */
export function outcomeOf(
  bet: Pick<Bet, 'state' | 'decided' | 'stake' | 'payout' | 'isFree'>,
): 'open' | 'part' | 'won' | 'lost' | 'settled' | 'void' {
  if (bet.state !== 'settled') return bet.state === 'open' && bet.decided !== '0' ? 'part' : bet.state
  const result = resultOfBet(bet)
  return result > 0n ? 'won' : result < 0n || bet.payout === '0' ? 'lost' : 'settled'
}

export const resultOf = ({ stake, payout }: Pick<Sum, 'stake' | 'payout'>): bigint => payout - stake

export function sumOf(rows: readonly Pick<ProfitRow, 'rounds' | 'stake' | 'payout'>[]): Sum {
  let [rounds, stake, payout] = [0, 0n, 0n]
  for (const row of rows) {
    rounds += row.rounds
    stake += BigInt(row.stake)
    payout += BigInt(row.payout)
  }
  return { rounds, stake, payout }
}

/** What one day, week or month came to; those that the period cuts have its days only. */
export interface Stretch extends Sum {
  from: string
  to: string
}

/** Every day, week or month of the period, those without a bet included. */
export function sumsBy(step: Step, rows: readonly ProfitRow[], period: Period): Stretch[] {
  const bets = Map.groupBy(rows, ({ day }) => startOf(step, day))
  const days = Map.groupBy(daysOf(period), (day) => startOf(step, day))
  return [...days].map(([start, own]) => ({ from: own[0]!, to: own.at(-1)!, ...sumOf(bets.get(start) ?? []) }))
}

/** Products that were bet on, the one with the largest stakes first. */
export function sumsByProduct(rows: readonly ProfitRow[]): (Sum & { product: string })[] {
  const byProduct = Map.groupBy(rows, ({ product }) => product)
  return [...byProduct]
    .map(([product, own]) => ({ product, ...sumOf(own) }))
    .toSorted((a, b) => (a.stake === b.stake ? 0 : a.stake < b.stake ? 1 : -1))
}
