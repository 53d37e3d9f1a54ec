import * as contract from '@tucano/contract/wallet'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'

export const getMerchantWallet = ({ brand }: Services) =>
  answer(contract.getMerchantWallet, async () => ({ isSingle: brand.wallet.single }))
