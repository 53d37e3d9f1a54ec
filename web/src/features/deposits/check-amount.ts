import type { DepositMethod } from '@tucano/contract/deposits'
import type { Desk } from './queries.ts'

export type AmountProblem = 'amountWrong' | 'amountLimits' | 'amountOwn' | 'amountDocuments'

/** What stands against an amount, before the server is asked. */
export function checkAmount(
  amount: bigint | undefined,
  { min, max }: Pick<DepositMethod, 'min' | 'max'>,
  { left, withoutDocuments }: Pick<Desk, 'left' | 'withoutDocuments'>,
): AmountProblem | undefined {
  if (amount === undefined) return 'amountWrong'
  if (amount < BigInt(min) || amount > BigInt(max)) return 'amountLimits'
  if (left !== null && amount > BigInt(left)) return 'amountOwn'
  return withoutDocuments !== null && amount > BigInt(withoutDocuments) ? 'amountDocuments' : undefined
}
