import { TRIAL_TYPE } from '@tucano/contract/member'
import * as contract from '@tucano/contract/wallet'
import { openAccount, post } from '@tucano/ledger'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { readBalances } from './balance.ts'

export const transferWallet = (services: Services) =>
  answer(contract.transferWallet, async ({ transferId, fromAccountTypeId, toAccountTypeId, amount }, { member }) => {
    const { db, brand } = services
    const { memberId } = member
    if (brand.wallet.single) throw new Fault('wallet.single')
    if (member.type === TRIAL_TYPE) throw new Fault('account.trial')
    // Money goes from the main wallet to a vendor's or back, never from vendor to vendor.
    const types = [fromAccountTypeId, toAccountTypeId]
    const vendor = brand.wallet.vendors.find(({ accountTypeId }) => types.includes(accountTypeId))?.vendor
    if (!vendor || !types.includes(contract.MAIN_WALLET)) throw new Fault('wallet.unknown')
    const currency = brand.currency.code
    await db.transaction().execute(async (trx) => {
      const cash = await openAccount(trx, { memberId, pocket: 'cash', currency })
      const wallet = await openAccount(trx, { memberId, pocket: 'vendor', currency, vendor })
      const [from, to] = fromAccountTypeId === contract.MAIN_WALLET ? [cash, wallet] : [wallet, cash]
      await post(trx, {
        key: `transfer:${memberId}:${transferId}`,
        kind: 'transfer',
        moves: [{ from, to, amount: BigInt(amount), currency }],
      })
    })
    const balance = (await readBalances(services, [memberId])).get(memberId)
    if (!balance) throw new Error('a member without a balance')
    return balance
  })
