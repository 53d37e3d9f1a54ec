import { getReceipt as contract } from '@tucano/contract/deposits'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'

export const getReceipt = ({ db, vault }: Services) =>
  answer(contract, async ({ depositId }) => {
    const found = await db.selectFrom('cashier.receipts').select(['type', 'sealed']).where('deposit_id', '=', depositId).executeTakeFirst()
    if (!found) throw new Fault('deposit.unknown')
    return { type: found.type, content: vault.open(found.sealed).toString('base64') }
  })
