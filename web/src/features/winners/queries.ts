import { WINNERS, type Winner, listWinners, winnerFound } from '@tucano/contract/winners'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/call'
import { useLanguage } from '#platform/language'
import { listen, onMissed } from '#platform/live'
import { queries } from '#platform/queries'

export const latestWinners = queryOptions({
  queryKey: ['winners'],
  queryFn: async (): Promise<Winner[]> => {
    const { list } = await call(listWinners, { gameCategory: 'ALL', language: useLanguage.getState().language, limitNum: WINNERS })
    return list.map(({ vo }) => vo)
  },
  staleTime: Infinity,
})

/** New wins slide in at the top; the board holds as many as before. */
export function startWinners(): void {
  listen(winnerFound, ({ vo }) =>
    queries.setQueryData(latestWinners.queryKey, (shown) =>
      shown && !shown.some(({ winId }) => winId === vo.winId) ? [vo, ...shown].slice(0, WINNERS) : shown,
    ),
  )
  onMissed(() => void queries.invalidateQueries({ queryKey: ['winners'] }))
}
