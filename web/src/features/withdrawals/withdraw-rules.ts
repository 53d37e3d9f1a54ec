import type { WithdrawalMethod } from '@tucano/contract/withdrawals'
import type { Desk } from './queries.ts'

const RATE_WHOLE = 10_000n

export const feeOf = ({ feeRate, feeFixed }: Pick<WithdrawalMethod, 'feeRate' | 'feeFixed'>, amount: bigint): bigint =>
  (amount * BigInt(feeRate)) / RATE_WHOLE + BigInt(feeFixed)

type Limits = Pick<Desk, 'available' | 'leftAmount' | 'withoutDocuments'>
type Way = Pick<WithdrawalMethod, 'min' | 'max' | 'leftAmount'>

const least = (...amounts: bigint[]): bigint => amounts.reduce((small, one) => (one < small ? one : small))

const dayLeft = (way: Way, desk: Limits): bigint => least(BigInt(way.leftAmount), BigInt(desk.leftAmount))

/** The most that could leave now by this way. */
export const mostOf = (way: Way, desk: Limits): bigint =>
  least(BigInt(desk.available), BigInt(way.max), dayLeft(way, desk), BigInt(desk.withoutDocuments ?? way.max))

export type AmountProblem =
  | { key: 'amountWrong' | 'amountLimits' }
  | { key: 'amountBalance' | 'amountDay' | 'amountDocuments'; left: bigint }

/** What stands against an amount, before the server is asked. */
export function checkAmount(amount: bigint | undefined, way: Way, desk: Limits): AmountProblem | undefined {
  if (amount === undefined) return { key: 'amountWrong' }
  if (amount < BigInt(way.min) || amount > BigInt(way.max)) return { key: 'amountLimits' }
  const { withoutDocuments, available } = desk
  // Of two bounds the narrower is named: where documents are what keeps the money, not the balance.
  if (withoutDocuments !== null && amount > BigInt(withoutDocuments) && BigInt(withoutDocuments) <= BigInt(available))
    return { key: 'amountDocuments', left: BigInt(withoutDocuments) }
  if (amount > BigInt(available)) return { key: 'amountBalance', left: BigInt(available) }
  const today = dayLeft(way, desk)
  return amount > today ? { key: 'amountDay', left: today } : undefined
}

/** How much of what has to be staked is staked, from 0 to 1. */
export const shareOf = ({ required, done }: Pick<Desk['wagering'], 'required' | 'done'>): number =>
  BigInt(required) === 0n ? 1 : Number((BigInt(done) * 1000n) / BigInt(required)) / 1000
