import type { Db } from '@tucano/database'

/** What left a member's cash by one way in thirty days, or is about to. */
export type CashOutWay = (db: Db, memberId: bigint) => Promise<bigint>

const ways = new Set<CashOutWay>()

/** Features by which money leaves a member's cash say how much did: what may leave without documents is judged over all of them. */
export const registerCashOutWay = (way: CashOutWay): void => void ways.add(way)

export async function readCashOut(db: Db, memberId: bigint): Promise<bigint> {
  let total = 0n
  for (const way of ways) total += await way(db, memberId)
  return total
}
