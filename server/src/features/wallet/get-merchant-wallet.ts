import * as contract from '@tucano/contract/wallet'
import { answer } from '#platform/endpoint'
import type { House } from '#platform/house'

export const getMerchantWallet = ({ brand }: House) => answer(contract.getMerchantWallet, async () => ({ isSingle: brand.wallet.single }))
