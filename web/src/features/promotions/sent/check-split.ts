import type { SentTerms } from './queries.ts'

/** Into so many shares at most. */
export const SHARES_MAX = 100

export interface Split {
  total: bigint
  shares: number
  least: bigint
}

export type SplitProblem =
  | { field: 'total'; why: 'wrong' | 'limits' | 'balance' | 'today' }
  | { field: 'shares' }
  | { field: 'least'; why: 'wrong' | 'large'; most: bigint }

interface Asked {
  total: bigint | undefined
  shares: number | undefined
  least: bigint | undefined
}

/** How an envelope is split, or the first of what is wrong with it before it is sent. */
export function readSplit(
  { total, shares, least }: Asked,
  { min, max, available, leftToday }: Pick<SentTerms, 'min' | 'max' | 'available' | 'leftToday'>,
): { split: Split } | { problem: SplitProblem } {
  const refuse = (problem: SplitProblem) => ({ problem })
  if (total === undefined) return refuse({ field: 'total', why: 'wrong' })
  if (total < BigInt(min) || total > BigInt(max)) return refuse({ field: 'total', why: 'limits' })
  if (total > BigInt(available)) return refuse({ field: 'total', why: 'balance' })
  if (total > BigInt(leftToday)) return refuse({ field: 'total', why: 'today' })
  if (shares === undefined || shares < 1 || shares > SHARES_MAX) return refuse({ field: 'shares' })
  const most = total / BigInt(shares)
  if (least === undefined || least < 1n) return refuse({ field: 'least', why: 'wrong', most })
  return least > most ? refuse({ field: 'least', why: 'large', most }) : { split: { total, shares, least } }
}
