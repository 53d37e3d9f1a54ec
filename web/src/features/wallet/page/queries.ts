import { bringHome, getConsolidatedFunds, getMerchantWallet, transferWallet } from '@tucano/contract/wallet'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#platform/call'
import { queries } from '#platform/queries'
import { useSession } from '#platform/session'
import { visit } from '#platform/storage'
import { takeBalance } from '../use-balance.ts'

const fundsOf = (token: string | undefined) =>
  queryOptions({
    queryKey: ['wallet', 'funds', token],
    queryFn: async () => {
      const [consolidated, merchantWallet] = await Promise.all([
        call(getConsolidatedFunds, {}),
        call(getMerchantWallet, {}).catch(() => undefined),
      ])
      // Spec §3.
      visit.write('consolidated', JSON.stringify(consolidated))
      if (merchantWallet) visit.write('merchantWallet', JSON.stringify(merchantWallet))
      return consolidated.funds
    },
    staleTime: 0,
  })
/** What is in each pocket. */
export const useFunds = () => useQuery(fundsOf(useSession((state) => state.token)))

export const readFundsAgain = (): Promise<void> => queries.invalidateQueries({ queryKey: ['wallet', 'funds'] })

export interface Move {
  transferId: string
  from: number
  to: number
  amount: bigint
}

export async function moveBetween({ transferId, from, to, amount }: Move): Promise<void> {
  takeBalance(await call(transferWallet, { transferId, fromAccountTypeId: from, toAccountTypeId: to, amount: String(amount) }))
  await readFundsAgain()
}

export async function bringAllHome(transferId: string): Promise<void> {
  takeBalance(await call(bringHome, { transferId }))
  await readFundsAgain()
}
