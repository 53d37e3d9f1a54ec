import type { ReplyOf } from '@tucano/contract/endpoint'
import { betOnLottery, startLotteryPlan } from '@tucano/contract/lottery'
import type { Content, Growth } from '@tucano/lottery'
import { useRef } from 'react'
import { CallError, call } from '#platform/call'
import { uuid7 } from '#platform/uuid'
import { useAction } from '#platform/use-action'
import { drawNow } from '../draw-clock.ts'
import { readOwnAgain } from '../queries.ts'

export type Placed = ReplyOf<typeof betOnLottery>
export type Started = ReplyOf<typeof startLotteryPlan>

/** What is asked for, and the id under which: kept until there is an answer, so that asking again is not betting again. */
interface Pending {
  about: string
  id: string
}

interface Asked {
  gameCode: string
  numero: string
  contents: readonly Content[]
  /** Of games with a slider. */
  series: number | undefined
}

/** Whether nobody knows yet what became of it. */
const isUnclear = (error: unknown): boolean => error instanceof CallError && /^(network|system\.busy)/.test(error.code)

/** Places slips, and starts plans. */
export function usePlacing() {
  const action = useAction()
  const pending = useRef<Pending>(undefined)
  const once = async <Reply>(request: object, ask: (id: string) => Promise<Reply>): Promise<Reply> => {
    const about = JSON.stringify(request)
    if (pending.current?.about !== about) pending.current = { about, id: uuid7(Math.round(drawNow())) }
    try {
      const reply = await ask(pending.current.id)
      pending.current = undefined
      void readOwnAgain()
      return reply
    } catch (error) {
      if (!isUnclear(error)) pending.current = undefined
      throw error
    }
  }
  const lineOf = ({ play, picks, unit }: Content) => ({ playId: play, bettingContent: picks, singleBetPrice: String(unit) })
  const place = ({ gameCode, numero, contents, series }: Asked): Promise<Placed> => {
    const request = {
      device: 'WEB',
      series,
      contents: contents.map((content) => ({ gameId: gameCode, ...lineOf(content), numero: [{ numero, multiple: content.multiple }] })),
    }
    return once(request, (slipId) => call(betOnLottery, { slipId, ...request }))
  }
  const start = (
    { gameCode, numero, contents, series }: Asked,
    plan: { draws: number; growth: PlanGrowth; winStop: boolean },
  ): Promise<Started> => {
    const request = {
      gameId: gameCode,
      series,
      contents: contents.map((content) => ({ ...lineOf(content), multiple: content.multiple })),
      numero,
      ...plan,
    }
    return once(request, (planId) => call(startLotteryPlan, { planId, ...request }))
  }
  return { ...action, place, start }
}

/** How a plan grows, as it is asked for: what a draw costs and brings is known by the slip itself. */
export type PlanGrowth = Exclude<Growth, { kind: 'return' }> | { kind: 'return'; bp: number }
