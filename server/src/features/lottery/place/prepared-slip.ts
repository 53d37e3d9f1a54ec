import type { LotteryBetRow } from '../bets.ts'
import type { PreparedBet } from './bet.ts'
import type { Refused } from './refused.ts'

/** A slip that may be placed: all of its bets, or none. */
export interface PreparedSlip {
  id: string
  memberId: bigint
  pocket: bigint
  bets: readonly PreparedBet[]
  /** What is held of a plan pays for it, and this is the plan's bet on one of its draws. */
  plan?: { id: string; n: number; holdId: bigint }
}

/** What became of a slip: its bets, in their order, and what the pocket holds that they draw on. A plan's are told elsewhere. */
export type Placed = { kind: 'placed'; bets: LotteryBetRow[]; balance: bigint } | Refused
/** The same, before that is read. */
export type Verdict = { kind: 'placed' } | Refused
