import { getJackpot, jackpotChanged } from '@tucano/contract/jackpot'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/call'
import { listen, onMissed } from '#platform/live'
import { queries } from '#platform/queries'

/** The pool, and how far the server's clock is ahead of this one. */
export const jackpotPool = queryOptions({
  queryKey: ['jackpot'],
  queryFn: async () => {
    const pool = await call(getJackpot, {})
    return { ...pool, aheadMs: pool.now - Date.now() }
  },
  staleTime: Infinity,
})

export function startJackpot(): void {
  const again = (): void => void queries.invalidateQueries({ queryKey: ['jackpot'] })
  listen(jackpotChanged, again)
  onMissed(again)
}
