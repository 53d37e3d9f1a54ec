import * as contract from '@tucano/contract/support'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { markRead } from './store.ts'

export const readSupport = ({ db }: Services) =>
  answer(contract.readSupport, async ({ id }, { conversation: { conversationId } }) => {
    await db.transaction().execute((trx) => markRead(trx, conversationId, 'customer_read', BigInt(id)))
    return {}
  })
