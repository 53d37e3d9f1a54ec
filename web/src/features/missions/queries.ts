import { getLeaderboard, getMissions } from '@tucano/contract/missions'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { PROMOTIONS } from '#parts/use-promotion-news'
import { call } from '#platform/call'
import { useSession } from '#platform/session'

export function useMissions() {
  const token = useSession((state) => state.token)
  return useQuery({ queryKey: [PROMOTIONS, token, 'missions'], queryFn: () => call(getMissions, {}), staleTime: 0 })
}

/** A board, or the first of those that there are. */
export function useLeaderboard(promotionId: string | undefined) {
  const token = useSession((state) => state.token)
  return useQuery({
    queryKey: [PROMOTIONS, token, 'board', promotionId],
    queryFn: () => call(getLeaderboard, promotionId === undefined ? {} : { promotionId }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
