import type { Plan } from '@tucano/contract/agents/affiliates'
import { readAmount } from '#platform/read-amount'

/** A plan as it is typed. */
export interface TypedPlan {
  plan: Plan['plan']
  share: string
  fence: string
  carry: boolean
  amount: string
  firstDeposit: string
  stake: string
}
export type PlanField = 'share' | 'fence' | 'amount' | 'firstDeposit' | 'stake'
export type PlanProblem = 'wrongShare' | 'wrongAmount' | 'wrongZero'

export const NO_PLAN: TypedPlan = { plan: 'revenue', share: '', fence: '', carry: false, amount: '', firstDeposit: '', stake: '' }

const BP_MAX = 10_000n
/** As much as an amount of the contract holds. */
const MOST = 9_999_999_999_999n

export const hasShare = ({ plan }: TypedPlan): boolean => plan !== 'cpa'
export const hasCpa = ({ plan }: TypedPlan): boolean => plan !== 'revenue'

/** An empty threshold asks for nothing. */
const read = (typed: string): bigint | undefined => {
  const amount = readAmount(typed.trim() || '0')
  return amount === undefined || amount > MOST ? undefined : amount
}

/** What is wrong with what was typed. */
export function findPlanProblems(typed: TypedPlan): Partial<Record<PlanField, PlanProblem>> {
  const problems: Partial<Record<PlanField, PlanProblem>> = {}
  if (hasShare(typed)) {
    const share = read(typed.share)
    if (share === undefined || share < 1n || share > BP_MAX) problems.share = 'wrongShare'
    const fence = read(typed.fence)
    if (fence === undefined) problems.fence = 'wrongAmount'
    else if (fence < 1n && typed.fence.trim() !== '') problems.fence = 'wrongZero'
  }
  if (hasCpa(typed)) {
    const amount = read(typed.amount)
    if (amount === undefined || amount < 1n) problems.amount = 'wrongZero'
    for (const field of ['firstDeposit', 'stake'] as const) if (read(typed[field]) === undefined) problems[field] = 'wrongAmount'
  }
  return problems
}

/** The plan, when nothing is wrong with it. */
export function readPlan(typed: TypedPlan): Plan | undefined {
  if (Object.keys(findPlanProblems(typed)).length > 0) return undefined
  const share = hasShare(typed)
  return {
    plan: typed.plan,
    bp: share ? Number(read(typed.share)) : null,
    fence: share && typed.fence.trim() !== '' ? String(read(typed.fence)) : null,
    carry: share && typed.carry,
    cpa: hasCpa(typed)
      ? { amount: String(read(typed.amount)), firstDeposit: String(read(typed.firstDeposit)), stake: String(read(typed.stake)) }
      : null,
  }
}
