import { listTickets } from '@tucano/contract/promotions'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'wouter'
import type { FreeRounds } from '#play/session/purse.ts'
import { call } from '#platform/call'

/** Free rounds of the ticket that the game was opened with, as they were then: the game itself counts those that are played. */
export function useFreeRounds(gameCode: string): FreeRounds | undefined {
  const [search] = useSearchParams()
  const ticketId = search.get('ticket')
  const { data } = useQuery({
    queryKey: ['rewards', 'ticket', ticketId],
    queryFn: () => call(listTickets, { status: 'AVAILABLE' }),
    enabled: ticketId !== null,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  return useMemo(() => {
    const ticket = data?.find(({ transactionId, type, game }) => transactionId === ticketId && type === 'FREE_ROUNDS' && game === gameCode)
    if (!ticket || ticket.stake === null) return undefined
    const { transactionId, name, stake, given, left } = ticket
    return { ticketId: transactionId, title: name, stake: BigInt(stake), given, used: given - left, won: 0n }
  }, [data, ticketId, gameCode])
}
