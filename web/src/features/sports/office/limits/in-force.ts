import type { SportsLimits } from '@tucano/contract/sports/office-limits'
import type { Limit } from '../queries.ts'

export const LIMIT_KEYS = ['stakeMin', 'betWin', 'market', 'payout'] as const satisfies readonly (keyof SportsLimits)[]
export type LimitKey = (typeof LIMIT_KEYS)[number]

/** A market of a match, as far as it is named. */
export interface Named {
  sport?: string | undefined
  league?: string | undefined
  market?: string | undefined
}

interface InForce {
  key: LimitKey
  amount: bigint
  /** Where it comes from. */
  from: Limit
}

const isOf = ({ kind, key }: Limit, { sport, league, market }: Named): boolean =>
  kind === 'all' || (kind === 'sport' && key === sport) || (kind === 'league' && key === league) || (kind === 'market' && key === market)

/** Of all limits that a bet meets the least counts, and of the least stakes the greatest. Where two say the same the wider one is named. */
export function inForce(limits: readonly Limit[], named: Named): InForce[] {
  const order = ['all', 'sport', 'league', 'market']
  const met = limits.filter((limit) => isOf(limit, named)).toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
  const [first] = met
  if (!first) return []
  return LIMIT_KEYS.map((key) => {
    const amountOf = (limit: Limit): bigint => BigInt(limit.limits[key])
    const from = met.reduce((one, other) => {
      const isTighter = key === 'stakeMin' ? amountOf(other) > amountOf(one) : amountOf(other) < amountOf(one)
      return isTighter ? other : one
    }, first)
    return { key, amount: amountOf(from), from }
  })
}
