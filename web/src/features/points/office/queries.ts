import { type OfficeGoods, type OfficeRedemption, listGoods, listRedemptions } from '@tucano/contract/points'
import { useQuery } from '@tanstack/react-query'
import { QUEUES, queueOf } from '#office/queue-query.ts'
import { call } from '#platform/call'

const read = (isDecided: boolean) => (after: string | undefined) =>
  call(listRedemptions, after === undefined ? { isDecided } : { isDecided, after })

/** Goods that members have asked for: those that wait, and those that were decided. */
export const waitingRedemptions = queueOf<OfficeRedemption>('redemptions', read(false))
export const decidedRedemptions = queueOf<OfficeRedemption>('redemptions-decided', read(true))

export const useOfficeGoods = () =>
  useQuery<OfficeGoods[]>({ queryKey: [QUEUES, 'goods'], queryFn: () => call(listGoods, {}), staleTime: 0 })
