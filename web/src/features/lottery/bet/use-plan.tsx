import type { Content, Shape } from '@tucano/lottery'
import { type ReactNode, useState } from 'react'
import type { Near } from '../queries.ts'
import { Plan } from './plan.tsx'
import { NO_PLAN, type PlanStep, type PlanWish, numerosOf, stepsOf } from './plan-of.ts'
import { sumOf } from './price.ts'

export interface SlipPlan {
  wish: PlanWish
  /** Its draws; none where the slip is for one draw. */
  steps: readonly PlanStep[]
  cost: bigint
  isImpossible: boolean
  element: ReactNode
  reset: () => void
}

/** How the slip is repeated, if it is. */
export function usePlan(near: Near, shape: Shape, lines: readonly Content[], series: number): SlipPlan {
  const [wish, setWish] = useState<PlanWish>(NO_PLAN)
  const numeros = lines.length > 0 ? numerosOf(near) : []
  const isOn = wish.draws > 1 && lines.length > 0
  const steps = isOn ? stepsOf(shape, lines, { series, wish, numeros }) : []
  return {
    wish,
    steps,
    cost: isOn ? steps.reduce((sum, { stake }) => sum + stake, 0n) : sumOf(shape, lines, series).stake,
    isImpossible: isOn && steps.length < wish.draws,
    element: <Plan wish={wish} steps={steps} most={numeros.length} canGrow={near.growth} onChange={setWish} />,
    reset: () => setWish(NO_PLAN),
  }
}
