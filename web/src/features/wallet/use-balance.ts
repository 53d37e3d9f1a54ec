import { type WalletBalance, balanceChanged, getBalance } from '@tucano/contract/wallet'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#platform/call'
import { listen, onMissed } from '#platform/live'
import { queries } from '#platform/queries'
import { useSession } from '#platform/session'

/** Which of two balances of a member to show. An answer can arrive after news that it does not know yet. */
export const newerBalance = (shown: WalletBalance | undefined, heard: WalletBalance): WalletBalance =>
  shown && heard.version < shown.version ? shown : heard

/** By session, so that what one member was told is never shown to the next. */
const balanceOf = (token: string | undefined) =>
  queryOptions({
    queryKey: ['wallet', 'balance', token],
    queryFn: async ({ queryKey }): Promise<WalletBalance> => {
      const heard = await call(getBalance, {})
      return newerBalance(queries.getQueryData(queryKey), heard)
    },
    enabled: token !== undefined,
    // Changes come by themselves.
    staleTime: Infinity,
  })

interface BalanceReading {
  balance: WalletBalance | undefined
  reading: boolean
  /** Why the last reading failed, until something newer is known. */
  problem: Error | null
  read: () => void
}

/** The signed-in member's balance, as it is now. */
export function useBalance(): BalanceReading {
  const token = useSession((state) => state.token)
  const { data, isFetching, error, refetch } = useQuery(balanceOf(token))
  return { balance: data, reading: isFetching, problem: isFetching ? null : error, read: () => void refetch({ cancelRefetch: false }) }
}

/** A balance that came as an answer to something else. */
export function takeBalance(heard: WalletBalance): void {
  const { token } = useSession.getState()
  if (token !== undefined) queries.setQueryData(balanceOf(token).queryKey, (shown) => newerBalance(shown, heard))
}

/** Keeps the balance current, and forgets it with its session. */
export function startWallet(): void {
  listen(balanceChanged, takeBalance)
  onMissed(() => void queries.invalidateQueries({ queryKey: ['wallet'] }))
  useSession.subscribe(({ token }, { token: before }) => {
    if (token !== before) queries.removeQueries({ queryKey: balanceOf(before).queryKey })
  })
}
