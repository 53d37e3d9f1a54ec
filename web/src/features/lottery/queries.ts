import { type Game, listPopularGames } from '@tucano/contract/lobby'
import {
  type LotteryDraw,
  NUMEROS_OPENED,
  getLotteryMenu,
  getNearNumeros,
  listGameNumeros,
  listLotteryBets,
  listLotteryNumbers,
  listLotteryPlans,
  listOpenedNumeros,
  listRecentLotteryGames,
  lotteryBetChanged,
  lotteryChanged,
  lotteryDrawn,
} from '@tucano/contract/lottery'
import type { ReplyOf } from '@tucano/contract/endpoint'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '#platform/call'
import { type Language, useLanguage } from '#platform/language'
import { listen, onMissed } from '#platform/live'
import { queries } from '#platform/queries'
import { hearDrawClock } from './draw-clock.ts'

export type PrizeMode = 'LOTT' | 'ELOTT'
export type Opened = ReplyOf<typeof listOpenedNumeros>
export type Near = ReplyOf<typeof getNearNumeros>

const language = (): Language => useLanguage.getState().language
/** What every call for lottery games says of this page. Spec §7. */
const client = () => ({ device: 'WEB', language: language() }) as const

/** Every game with its draw of now and its last result. */
export const openedGames = (prizeMode: PrizeMode) =>
  queryOptions({
    queryKey: ['lottery', 'opened', prizeMode, language()],
    queryFn: async () => {
      const opened = await call(listOpenedNumeros, { prizeMode, ...client() })
      hearDrawClock(opened.now)
      return opened
    },
    staleTime: 0,
  })

/** Codes of the games that can be opened, by what members opened last. */
export const menuOrder = (prizeMode: PrizeMode, isRecent: boolean) =>
  queryOptions({
    queryKey: ['lottery', 'menu', prizeMode, isRecent, language()],
    queryFn: async () => {
      const menu = await call(isRecent ? listRecentLotteryGames : getLotteryMenu, { prizeMode, ...client() })
      return Object.values(menu).flatMap(({ gameMenus }) => gameMenus.map(({ gameCode }) => gameCode))
    },
  })

/** What members play most. */
export const popularLottery = (prizeMode: PrizeMode) =>
  queryOptions({
    queryKey: ['lottery', 'popular', prizeMode, language()],
    queryFn: async (): Promise<Game[]> => (await call(listPopularGames, { count: 20, prizeMode, ...client() })).list,
  })

/** A game with all that its page says before the first bet. */
export const nearOf = (gameId: string) =>
  queryOptions({
    queryKey: ['lottery', 'near', gameId, language()],
    queryFn: async () => {
      const near = await call(getNearNumeros, { gameId, language: language() })
      hearDrawClock(near.now)
      return near
    },
    staleTime: 0,
    retry: false,
  })

/** The last hundred draws of a game, newest first. */
export const pastDraws = (gameId: string) =>
  queryOptions({
    queryKey: ['lottery', 'past', gameId],
    queryFn: async () => (await call(listGameNumeros, { gameId, count: NUMEROS_OPENED })).list,
  })

/** The member's bets on a game, newest first. */
export const ownBetsOf = (gameId: string, token: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['lottery', 'bets', gameId, token],
    queryFn: ({ pageParam }) => call(listLotteryBets, { gameId, before: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    enabled: token !== undefined,
    staleTime: 0,
  })

/** The member's plans, newest first. */
export const ownPlans = (token: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['lottery', 'plans', token],
    queryFn: ({ pageParam }) => call(listLotteryPlans, { before: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    enabled: token !== undefined,
    staleTime: 0,
  })

/** Numbers that were sent into a draw. */
export const sentNumbers = (gameId: string, numero: string) =>
  queryOptions({
    queryKey: ['lottery', 'numbers', gameId, numero],
    queryFn: () => call(listLotteryNumbers, { gameId, numero }),
    staleTime: 0,
  })

/** What a page shows of the member is read again. */
export const readOwnAgain = (): Promise<unknown> =>
  Promise.all([queries.invalidateQueries({ queryKey: ['lottery', 'bets'] }), queries.invalidateQueries({ queryKey: ['lottery', 'plans'] })])

/** Draws that were told before stand in lists once; what was told of one last holds. */
function withDraw(list: readonly LotteryDraw[], draw: LotteryDraw): LotteryDraw[] {
  const others = list.filter(({ drawId }) => drawId !== draw.drawId)
  return [...others, draw].toSorted((one, other) => other.numero.localeCompare(one.numero)).slice(0, NUMEROS_OPENED)
}

function takeDraw(draw: LotteryDraw): void {
  queries.setQueriesData<LotteryDraw[]>({ queryKey: ['lottery', 'past', draw.gameCode] }, (before) => before && withDraw(before, draw))
  queries.setQueriesData<Opened>(
    { queryKey: ['lottery', 'opened'] },
    (before) =>
      before && {
        ...before,
        list: before.list.map((game) =>
          game.gameCode === draw.gameCode && (game.last?.numero ?? '') <= draw.numero && draw.result ? { ...game, last: draw } : game,
        ),
      },
  )
  queries.setQueriesData<Near>(
    { queryKey: ['lottery', 'near', draw.gameCode] },
    (before) => before && { ...before, lastNumero: (before.lastNumero?.numero ?? '') <= draw.numero ? draw : before.lastNumero },
  )
}

/** While something of the lottery is shown, what is drawn is shown as it is drawn. */
export function useLotteryNews(): void {
  useEffect(() => {
    watchMissed()
    const again = (): void => void queries.invalidateQueries({ queryKey: ['lottery'] })
    const stops = [
      listen(lotteryDrawn, ({ draw }) => takeDraw(draw)),
      listen(lotteryChanged, again),
      listen(lotteryBetChanged, () => void readOwnAgain()),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
}

let isWatching = false
/** What was missed while there was no connection is read again. */
function watchMissed(): void {
  if (isWatching) return
  isWatching = true
  onMissed(() => void queries.invalidateQueries({ queryKey: ['lottery'] }))
}
