import { type Chips, stakeOf } from './slip-chips.ts'

/** How often a bet is laid again by itself, and what ends that: so much lost in all, so much won in all. */
export interface AutoPlan {
  rounds: number
  loss: bigint | undefined
  win: bigint | undefined
}

export interface Auto extends AutoPlan {
  chips: Chips
  left: number
  /** What came back less what was staked, since it began. */
  net: bigint
  /** The round in which it has laid its chips, and not yet heard what they came to. */
  laidIn: number | undefined
}

export type AutoEnd = 'rounds' | 'loss' | 'win'

export const startAuto = (plan: AutoPlan, chips: Chips): Auto => ({ ...plan, chips, left: plan.rounds, net: 0n, laidIn: undefined })

/** After a round: how it stands, and whether that is the end. A bet that could lose more than is allowed is not laid. */
export function judgeAuto(auto: Auto, won: bigint): { auto: Auto; end: AutoEnd | undefined } {
  const stake = stakeOf(auto.chips)
  const next: Auto = { ...auto, laidIn: undefined, net: auto.net + won - stake }
  return { auto: next, end: endOf(next, stake) }
}

function endOf({ left, net, loss, win }: Auto, stake: bigint): AutoEnd | undefined {
  if (win !== undefined && net >= win) return 'win'
  if (loss !== undefined && stake - net > loss) return 'loss'
  return left === 0 ? 'rounds' : undefined
}

/** Whether the first round is within what may be lost. */
export const fitsLoss = ({ loss }: AutoPlan, chips: Chips): boolean => loss === undefined || stakeOf(chips) <= loss
