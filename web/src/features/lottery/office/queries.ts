import {
  type OfficeDraw,
  type OfficePlan,
  getOfficeLotteryDraw,
  getOfficeLotteryGame,
  listOfficeLotteryDraws,
  listOfficeLotteryGames,
  listOfficeLotteryPlans,
  type officeDrawLists,
} from '@tucano/contract/lottery/office'
import { lotteryChanged, lotteryDrawn } from '@tucano/contract/lottery'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { QUEUES, queueOf, rereadQueues } from '#office/queue-query.ts'
import { call } from '#platform/call'
import { listen } from '#platform/live'
import { queries } from '#platform/queries'

/** What is sold is looked at again so often: it is added up from the bets. */
const LIVE_MS = 20_000

/** Draws of a minute come all the time: whoever looks at one of them is told, others are read again by the clock. */
listen(lotteryChanged, () => void rereadQueues())
listen(lotteryDrawn, ({ draw }) => {
  if (draw.gameCode === watched) void rereadQueues()
})
let watched: string | undefined
/** The game whose draws are looked at. */
export const watchGame = (gameCode: string | undefined): void => void (watched = gameCode)

export const useGames = () =>
  useQuery({ queryKey: [QUEUES, 'lottery-games'], queryFn: () => call(listOfficeLotteryGames, {}), staleTime: 0, refetchInterval: LIVE_MS })

export const useGame = (gameCode: string) =>
  useQuery({
    queryKey: [QUEUES, 'lottery-game', gameCode],
    queryFn: () => call(getOfficeLotteryGame, { gameCode }),
    staleTime: 0,
    refetchInterval: LIVE_MS,
  })

export const useDraw = (drawId: string) =>
  useQuery({
    queryKey: [QUEUES, 'lottery-draw', drawId],
    queryFn: () => call(getOfficeLotteryDraw, { drawId }),
    staleTime: 0,
    refetchInterval: LIVE_MS / 4,
  })

export type Which = (typeof officeDrawLists)[number]
const after = (place: string | undefined) => (place === undefined ? {} : { after: place })
const among = (gameCode: string | undefined) => (gameCode === undefined ? {} : { gameCode })

export const drawsOf = (which: Which, gameCode?: string) =>
  queueOf<OfficeDraw>(`lottery-draws ${which} ${gameCode ?? ''}`, (place) =>
    call(listOfficeLotteryDraws, { which, ...among(gameCode), ...after(place) }),
  )
export const waitingDraws = drawsOf('waiting')

/** A draw comes into a list, or leaves it, by the clock alone: lists are read again so often. */
const LISTS_MS = 10_000
export function useFreshLists(): void {
  useEffect(() => {
    const timer = setInterval(
      () => void queries.invalidateQueries({ predicate: ({ queryKey: [, name] }) => String(name).startsWith('lottery-draws ') }),
      LISTS_MS,
    )
    return () => clearInterval(timer)
  }, [])
}

export const plansOf = (gameCode?: string) =>
  queueOf<OfficePlan>(`lottery-plans ${gameCode ?? ''}`, (place) => call(listOfficeLotteryPlans, { ...among(gameCode), ...after(place) }))
