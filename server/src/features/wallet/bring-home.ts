import { TRIAL_TYPE } from '@tucano/contract/member'
import * as contract from '@tucano/contract/wallet'
import { gather, openAccount } from '@tucano/ledger'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { readBalances } from './balance.ts'

export const bringHome = (services: Services) =>
  answer(contract.bringHome, async ({ transferId }, { member }) => {
    const { db, brand } = services
    const { memberId } = member
    if (brand.wallet.single) throw new Fault('wallet.single')
    if (member.type === TRIAL_TYPE) throw new Fault('account.trial')
    const currency = brand.currency.code
    await db.transaction().execute(async (trx) => {
      const to = await openAccount(trx, { memberId, pocket: 'cash', currency })
      const from: bigint[] = []
      for (const { vendor } of brand.wallet.vendors) from.push(await openAccount(trx, { memberId, pocket: 'vendor', currency, vendor }))
      await gather(trx, { key: `home:${memberId}:${transferId}`, kind: 'transfer', from, to })
    })
    const balance = (await readBalances(services, [memberId])).get(memberId)
    if (!balance) throw new Error('a member without a balance')
    return balance
  })
