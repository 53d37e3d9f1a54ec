import type { Brand } from '@tucano/brand'

type Ranks = Brand['ranks']

/** What decides a member's rank. */
export interface Standing {
  /** Staked in all, and in the month that is judged. */
  turnover: bigint
  monthTurnover: bigint
  level: number
  /** The highest that it ever came to. */
  highest: number
  /** By an operator: then it stays. */
  isGiven: boolean
}

/** The rank that a member has now: one that it never had, by what it staked in all; one that it has lost, by what it has staked this month. Never less than it has. */
export function levelOf(ranks: Ranks, { turnover, monthTurnover, level, highest, isGiven }: Standing): number {
  if (isGiven) return level
  const isOpen = ({ turnover: asked, keep }: Ranks[number], n: number): boolean =>
    n > level && turnover >= BigInt(asked) && (n > highest || monthTurnover >= BigInt(keep))
  return Math.max(level, ranks.findLastIndex(isOpen))
}

/** The rank after a month in which it had to be kept: the same, or the one below. */
export function levelAfterMonth(ranks: Ranks, { level, monthTurnover, isGiven }: Standing): number {
  const keep = ranks[Math.min(level, ranks.length - 1)]!.keep
  return isGiven || level === 0 || monthTurnover >= BigInt(keep) ? level : level - 1
}
