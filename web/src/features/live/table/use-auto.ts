import type { LiveView } from '@tucano/contract/live'
import { useEffect, useEffectEvent, useState } from 'react'
import { createStore, useStore } from 'zustand'
import { type Auto, type AutoEnd, type AutoPlan, judgeAuto, startAuto } from './auto.ts'
import { type Chips, stakeOf } from './slip-chips.ts'

/** The chips of whoever sits here, as far as repeating them goes. */
interface Repeated {
  stake: bigint
  refusal: { code: string } | undefined
  hand: { lay: (chips: Chips) => void; forget: () => void }
}

interface AutoState {
  auto: Auto | undefined
  ended: AutoEnd | 'refused' | undefined
}

/** Lays the same chips round after round, until something ends it. A refusal does. */
export function useAuto(view: LiveView, slip: Repeated, canBet: boolean) {
  const [store] = useState(() => createStore<AutoState>()(() => ({ auto: undefined, ended: undefined })))
  const { auto, ended } = useStore(store)
  const { round, phase } = view
  const step = useEffectEvent(() => {
    if (!auto) return
    if (slip.refusal) return store.setState({ auto: undefined, ended: 'refused' })
    const isOver = phase === 'result' || round !== auto.laidIn
    if (auto.laidIn !== undefined && isOver) {
      const judged = judgeAuto(auto, wonIn(view, auto))
      return store.setState(judged.end === undefined ? { auto: judged.auto } : { auto: undefined, ended: judged.end })
    }
    if (auto.laidIn !== undefined || !canBet || slip.stake > 0n) return
    slip.hand.lay(auto.chips)
    store.setState({ auto: { ...auto, laidIn: round, left: auto.left - 1 } })
  })
  const isRefused = slip.refusal !== undefined
  useEffect(() => step(), [auto, phase, round, canBet, isRefused])
  return {
    auto,
    ended,
    start: (plan: AutoPlan, chips: Chips, isLaid: boolean) => {
      // What was refused before is no reason to stop.
      slip.hand.forget()
      const begun = startAuto(plan, chips)
      // What lies there already is the first round.
      store.setState({ ended: undefined, auto: isLaid ? { ...begun, left: begun.left - 1, laidIn: round } : begun })
    },
    stop: () => store.setState({ auto: undefined }),
  }
}
export type AutoInHand = ReturnType<typeof useAuto>

/** A round of which nothing was heard counts as lost: rather one too few. */
function wonIn({ round, mine, voidReason }: LiveView, { laidIn, chips }: Auto): bigint {
  if (laidIn !== round) return 0n
  return voidReason === null ? BigInt(mine?.won ?? '0') : stakeOf(chips)
}
