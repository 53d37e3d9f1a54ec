import type { LiveView } from '@tucano/contract/live'
import { useState } from 'react'
import { ownResult, ownStake } from '../table/results.ts'

/** The last round in which somebody has chips, and what it came to when that is known. */
interface OwnRound {
  round: number
  stake: bigint
  won: bigint | undefined
  result: LiveView['result']
  isVoid: boolean
}

const isSame = (a: OwnRound | undefined, b: OwnRound): boolean =>
  a?.round === b.round && a.stake === b.stake && a.won === b.won && a.isVoid === b.isVoid

export function useOwnRound(view: LiveView | undefined): OwnRound | undefined {
  const [own, setOwn] = useState<OwnRound>()
  const stake = view ? ownStake(view) : 0n
  // Between rounds a table says no longer what the last one came to.
  if (view && view.phase !== 'idle' && stake > 0n) {
    const now = { round: view.round, stake, won: ownResult(view)?.won, result: view.result, isVoid: view.voidReason !== null }
    if (!isSame(own, now)) setOwn(now)
  }
  return own
}

/** Whether there is nothing more to show: no chips, or a later round has closed its bets. */
export const isOver = ({ round, phase }: LiveView, own: OwnRound | undefined): boolean =>
  own === undefined || (round > own.round && phase !== 'open')
