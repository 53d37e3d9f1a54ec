import type { Corner, Outcome } from './odds.ts'

/** What was staked on each side, in minor units. */
export type Pool = Record<Corner, bigint>

/** The house's part of both sides, in hundredths. */
const COMMISSION = 5n
/** Odds in hundredths at which it is not worth a bout: everything goes back. */
const LEAST = 107n

const sumOf = ({ red, blue }: Pool): bigint => red + blue
/** What is shared out among those who were right. */
export const netOf = (pool: Pool): bigint => (sumOf(pool) * (100n - COMMISSION)) / 100n

/** Odds in hundredths, rounded down; nothing where nobody has bet on a side. */
export const poolOdds = (pool: Pool, on: Corner): bigint | undefined => (pool[on] === 0n ? undefined : (netOf(pool) * 100n) / pool[on])

/** Whether everything goes back, without a commission: on a draw, where nobody has bet on a side, or where being right would hardly pay. */
export function goesBack(pool: Pool, outcome: Outcome): boolean {
  if (outcome === 'draw' || pool.red === 0n || pool.blue === 0n) return true
  return netOf(pool) * 100n <= LEAST * pool[outcome]
}

/** What a stake comes to, in minor units. */
export function poolPayout(stake: bigint, on: Corner, { pool, outcome }: { pool: Pool; outcome: Outcome }): bigint {
  if (goesBack(pool, outcome)) return stake
  return on === outcome ? (stake * netOf(pool)) / pool[on] : 0n
}
