import { getReceipt, listWaitingDeposits } from '@tucano/contract/deposits'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/call'
import { queueOf } from '#office/queue-query.ts'

export const depositQueue = queueOf('deposits', (after) => call(listWaitingDeposits, { after }))

/** What a member sent does not change, and is forgotten once nobody looks at it. */
export const useReceipt = (depositId: string) =>
  useQuery({
    queryKey: ['deposits', 'receipt', depositId],
    queryFn: () => call(getReceipt, { depositId }),
    staleTime: Infinity,
    gcTime: 0,
  })
