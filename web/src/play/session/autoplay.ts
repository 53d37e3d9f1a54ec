/** When a row of rounds ends by itself, besides when they are played. */
export interface StopRules {
  rounds: number
  /** A round that pays more than this, in minor units. */
  winAbove: bigint | undefined
  /** The balance is so much lower than at the start. */
  lossOf: bigint | undefined
  /** Free spins and their like. */
  onFeature: boolean
}

/** A row of rounds under way. */
export interface Auto {
  rules: StopRules
  left: number
  /** What the balance was before its first round. */
  startedWith: bigint
}

export type StopReason = 'asked' | 'done' | 'win' | 'loss' | 'feature' | 'pressed' | 'hidden' | 'problem'

export interface AfterRound {
  stake: bigint
  payout: bigint
  balance: bigint
  hadFeature: boolean
}

/** Why there is no next round, if so. A loss that was set as a limit is never exceeded: the round that could do so is not played. */
export function stopAfter({ rules, left, startedWith }: Auto, { stake, payout, balance, hadFeature }: AfterRound): StopReason | undefined {
  const { winAbove, lossOf, onFeature } = rules
  if (winAbove !== undefined && payout > winAbove) return 'win'
  if (onFeature && hadFeature) return 'feature'
  if (left <= 0) return 'done'
  if (lossOf !== undefined && startedWith - balance + stake > lossOf) return 'loss'
  return undefined
}
