import { type SportsBet, editSportsBet, placeSportsBet } from '@tucano/contract/sports/bets'
import type { SlipRefusal } from '@tucano/contract/sports'
import { useState } from 'react'
import { CallError, call } from '#platform/call'
import { serverNow } from '#platform/clock'
import { useAction } from '#platform/use-action'
import { uuid7 } from '#platform/uuid'
import { readBetsAgain } from '../queries.ts'
import type { SlipBet } from './slip-bets.ts'
import { type SlipLeg, type SlipState, afterBet, answered, askedAs, legKey } from './slip-state.ts'
import { changeSlip, useSlip } from './slip-store.ts'
import { askedSlip } from './use-quote.ts'

/** What became of a press. */
export interface Outcome {
  bets: SportsBet[]
  refused: { refusal: SlipRefusal; legs: readonly SlipLeg[] }[]
}

/** Whether nobody knows yet what became of it. */
const isUnclear = (error: unknown): boolean => error instanceof CallError && /^(network|system\.busy)/.test(error.code)

interface Reply {
  bet: SportsBet | null
  refusal: SlipRefusal | null
}

/** Asks for one bet, under the id that it was asked for before, while nobody has answered. */
async function once(bet: SlipBet, policy: SlipState['policy'], editing: SlipState['editing']): Promise<Reply> {
  const slip = askedSlip(bet)
  const about = JSON.stringify([slip, policy, editing])
  const made = uuid7(Math.round(serverNow()))
  const { betId } = askedAs(useSlip.getState(), about, made)
  changeSlip((before) => askedAs(before, about, betId).state)
  try {
    const reply = editing ? await edit(betId, editing) : await call(placeSportsBet, { betId, slip, policy })
    changeSlip((before) => answered(before, betId))
    return reply
  } catch (error) {
    if (!isUnclear(error)) changeSlip((before) => answered(before, betId))
    throw error
  }

  async function edit(newBetId: string, edited: NonNullable<SlipState['editing']>): Promise<Reply> {
    const { newBet, refusal } = await call(editSportsBet, { ...edited, newBetId, slip, policy })
    return { bet: newBet, refusal }
  }
}

/** Places what is on the slip: each single is a bet of its own. What was bet leaves the slip, what was refused stays. */
export function usePlacing() {
  const action = useAction()
  const [outcome, setOutcome] = useState<Outcome>()
  const [isPoor, setPoor] = useState(false)
  const place = (bets: readonly SlipBet[]): Promise<boolean> =>
    action.run(async () => {
      const { policy, editing } = useSlip.getState()
      const done: Outcome = { bets: [], refused: [] }
      setPoor(false)
      setOutcome(undefined)
      try {
        for (const bet of bets) {
          const { bet: placed, refusal } = await once(bet, policy, editing)
          if (placed) done.bets.push(placed)
          if (placed) changeSlip((slip) => afterBets(slip, bet.legs))
          if (refusal) done.refused.push({ refusal, legs: bet.legs })
        }
      } catch (error) {
        setPoor(error instanceof CallError && error.code === 'balance.insufficient')
        throw error
      } finally {
        if (done.bets.length + done.refused.length > 0) setOutcome(done)
        if (done.refused.some(({ refusal }) => refusal.code === 'balance.insufficient')) setPoor(true)
        if (done.bets.length > 0) void readBetsAgain()
      }
    })
  return { ...action, isPoor, outcome, place, dismiss: () => setOutcome(undefined) }
}

/** Of singles only the legs that were bet go. */
function afterBets(slip: SlipState, legs: readonly SlipLeg[]): SlipState {
  if (slip.mode !== 'singles' || legs.length === slip.legs.length) return afterBet(slip)
  const bet = new Set(legs.map(legKey))
  return slip.keeps
    ? { ...slip, legs: slip.legs.map((leg) => (bet.has(legKey(leg)) ? { ...leg, stake: '' } : leg)) }
    : { ...slip, legs: slip.legs.filter((leg) => !bet.has(legKey(leg))) }
}
