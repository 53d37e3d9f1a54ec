import { type Game, listGames } from '@tucano/contract/lobby'
import { listTickets } from '@tucano/contract/promotions'
import { getRank, listClaims } from '@tucano/contract/rewards'
import { useQuery } from '@tanstack/react-query'
import { PROMOTIONS } from '#parts/use-promotion-news'
import { call } from '#platform/call'
import { useSession } from '#platform/session'

const useToken = (): string | undefined => useSession((state) => state.token)

export function useClaims() {
  const token = useToken()
  return useQuery({ queryKey: [PROMOTIONS, token, 'claims'], queryFn: () => call(listClaims, {}), staleTime: 0 })
}

export function useTickets() {
  const token = useToken()
  return useQuery({ queryKey: [PROMOTIONS, token, 'tickets'], queryFn: () => call(listTickets, { status: 'AVAILABLE' }), staleTime: 0 })
}

export function useRank() {
  const token = useToken()
  return useQuery({ queryKey: [PROMOTIONS, token, 'rank'], queryFn: () => call(getRank, {}), staleTime: 0 })
}

/** A page of them; there are not many of games that have free rounds. */
const GAMES = 100

/** The game that rounds are free in, once it is known. */
export function useGameOf(gameCode: string | null): Game | undefined {
  const token = useToken()
  const { data } = useQuery({
    queryKey: ['rewards', token, 'game', gameCode],
    queryFn: () => findGame(gameCode ?? ''),
    enabled: gameCode !== null,
  })
  return data ?? undefined
}

async function findGame(gameCode: string): Promise<Game | null> {
  for (let pageNo = 1; ; pageNo++) {
    const { games, totalPages } = await call(listGames, { pageNo, pageSize: GAMES })
    const found = games.find((game) => game.gameCode === gameCode)
    if (found || pageNo >= totalPages) return found ?? null
  }
}
