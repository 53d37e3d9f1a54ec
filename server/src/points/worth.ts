import type { Brand } from '@tucano/brand'

const HUNDRED = 100n

/** What points are worth in cash, without what is below the smallest coin. */
export const worthOf = ({ rate }: Pick<Brand['points'], 'rate'>, points: bigint): bigint => (points * HUNDRED) / BigInt(rate)

/** What points become: an amount, and how many of them it takes, never one more than it is worth. */
export function workOutCash(terms: Pick<Brand['points'], 'rate'>, asked: bigint): { points: bigint; amount: bigint } {
  const amount = worthOf(terms, asked)
  return { amount, points: (amount * BigInt(terms.rate) + HUNDRED - 1n) / HUNDRED }
}
