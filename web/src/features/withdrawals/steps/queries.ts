import { documentsChanged } from '@tucano/contract/documents'
import type { ReplyOf } from '@tucano/contract/endpoint'
import { balanceChanged } from '@tucano/contract/wallet'
import { getWithdrawalSteps, withdrawalChanged } from '@tucano/contract/withdrawals'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '#platform/call'
import { listen, watchConnection } from '#platform/live'
import { queries } from '#platform/queries'
import { useSession } from '#platform/session'

export type Steps = ReplyOf<typeof getWithdrawalSteps>

/** What was staked is added up a moment after the balance has changed, and nobody is told of it. */
export const STAKED_MS = 3000
export const isStaking = ({ required, done }: Pick<Steps['wagering'], 'required' | 'done'>): boolean => BigInt(done) < BigInt(required)

const stepsOf = (token: string | undefined) =>
  queryOptions({
    queryKey: ['withdrawals', token, 'steps'],
    queryFn: () => call(getWithdrawalSteps, {}),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data && isStaking(state.data.wagering) ? STAKED_MS : false),
  })

/** How far the steps of a withdrawal are, as it is now: deposits, stakes and documents change them. */
export function useSteps() {
  useEffect(() => {
    const again = (): void =>
      void queries.invalidateQueries({ queryKey: ['withdrawals'], predicate: ({ queryKey }) => queryKey[2] === 'steps' })
    const stops = [
      listen(documentsChanged, again),
      listen(balanceChanged, again),
      listen(withdrawalChanged, again),
      watchConnection((connected) => connected && again()),
    ]
    return () => stops.forEach((stop) => stop())
  }, [])
  return useQuery(stepsOf(useSession((state) => state.token)))
}
