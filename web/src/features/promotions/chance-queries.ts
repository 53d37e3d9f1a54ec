import { type OwnPromotion, type PromotionKind, getEnvelopes, getRaffle, listTickets } from '@tucano/contract/promotions'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { PROMOTIONS } from '#parts/use-promotion-news'
import { call } from '#platform/call'
import { useSession } from '#platform/session'
import { ownPromotions, promotionDetail } from './queries.ts'

const useToken = (): string | undefined => useSession((state) => state.token)

/** The member's promotions of one kind that can be seen now. */
export function useOwnOf(kind: PromotionKind) {
  const token = useToken()
  return useQuery({
    ...ownPromotions(token),
    select: (all: OwnPromotion[]) => all.filter((promotion) => promotion.kind === kind),
    staleTime: 0,
  })
}

/** What a promotion asks for and gives. */
export const useDefinition = (promotionId: string) => useQuery(promotionDetail(promotionId, useToken()))

export function useTickets() {
  const token = useToken()
  return useQuery({ queryKey: [PROMOTIONS, token, 'tickets'], queryFn: () => call(listTickets, { status: 'AVAILABLE' }), staleTime: 0 })
}

export function useEnvelopes() {
  const token = useToken()
  return useQuery({ queryKey: [PROMOTIONS, token, 'envelopes'], queryFn: () => call(getEnvelopes, {}), staleTime: 0 })
}

export function useRaffle(promotionId: string, period: string | undefined) {
  const token = useToken()
  return useQuery({
    queryKey: [PROMOTIONS, token, 'raffle', promotionId, period],
    queryFn: () => call(getRaffle, { promotionId, ...(period !== undefined && { period }) }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
