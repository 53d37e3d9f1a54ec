import type { BlackjackSaid, LiveSaid, LiveView } from '@tucano/contract/live'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { ShownTable } from '../queries.ts'
import { doInRoom } from '../room/rooms.ts'
import { type Chips, stakeOf } from './slip-chips.ts'
import { chipsNow, slipHand, unsentChips } from './slip-store.ts'

const NOTHING: Chips = {}
const asItIs = (said: LiveSaid): LiveSaid => said

/** The chips of whoever sits here: those that lie there now, those of the round before, and what a hand can do. */
export function useSlip({ room }: Pick<ShownTable, 'room'>, view: LiveView, say: (said: LiveSaid) => LiveSaid | BlackjackSaid = asItIs) {
  const [hand] = useState(() => slipHand(view, (said) => doInRoom(room, say(said))))
  const slip = useStore(hand.store)
  const [before, setBefore] = useState<Chips>(NOTHING)
  useEffect(() => hand.follow(view), [hand, view])
  useEffect(() => () => hand.stop(), [hand])
  const { mine, phase, round } = view
  // Bets are over: these are what can be laid again.
  if (phase !== 'open' && mine && mine.chips !== before && Object.keys(mine.chips).length > 0) setBefore(mine.chips)
  const isNow = slip.round === round && phase !== 'idle'
  const chips = isNow ? chipsNow(view, slip) : phase === 'idle' ? NOTHING : (mine?.chips ?? NOTHING)
  return {
    hand,
    chips,
    unsent: isNow ? unsentChips(view, slip) : NOTHING,
    stake: stakeOf(chips),
    before,
    refusal: isNow ? slip.refusal : undefined,
    isTaking: slip.taking !== undefined,
  }
}
export type SlipInHand = ReturnType<typeof useSlip>
