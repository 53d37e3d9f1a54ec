import type { LiveView } from '@tucano/contract/live'
import { useEffect, useEffectEvent, useState } from 'react'
import { type Auto, type AutoEnd, type AutoPlan, judgeAuto, startAuto } from './auto.ts'
import { type Chips, stakeOf } from './slip-chips.ts'
import type { SlipInHand } from './use-slip.ts'

/** Lays the same chips round after round, until something ends it. A refusal does. */
export function useAuto(view: LiveView, slip: SlipInHand, canBet: boolean) {
  const [auto, setAuto] = useState<Auto>()
  const [ended, setEnded] = useState<AutoEnd | 'refused'>()
  const { round, phase, mine, voidReason } = view
  const step = useEffectEvent(() => {
    if (!auto) return
    if (slip.refusal) {
      setAuto(undefined)
      return setEnded('refused')
    }
    const isOver = phase === 'result' || round !== auto.laidIn
    if (auto.laidIn !== undefined && isOver) {
      // A round of which nothing was heard counts as lost: rather one too few.
      const won = auto.laidIn === round && voidReason === null ? BigInt(mine?.won ?? '0') : voidReason !== null ? stakeOf(auto.chips) : 0n
      const judged = judgeAuto(auto, won)
      if (judged.end !== undefined) {
        setAuto(undefined)
        return setEnded(judged.end)
      }
      return setAuto(judged.auto)
    }
    if (auto.laidIn === undefined && canBet && slip.stake === 0n) {
      slip.hand.lay(auto.chips)
      setAuto({ ...auto, laidIn: round, left: auto.left - 1 })
    }
  })
  const isRefused = slip.refusal !== undefined
  useEffect(() => step(), [auto, phase, round, canBet, isRefused])
  return {
    auto,
    ended,
    start: (plan: AutoPlan, chips: Chips, isLaid: boolean) => {
      setEnded(undefined)
      const begun = startAuto(plan, chips)
      // What lies there already is the first round.
      setAuto(isLaid ? { ...begun, left: begun.left - 1, laidIn: round } : begun)
    },
    stop: () => setAuto(undefined),
  }
}
export type AutoInHand = ReturnType<typeof useAuto>
