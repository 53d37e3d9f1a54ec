import * as contract from '@tucano/contract/support'
import { answer } from '#platform/endpoint'
import type { House } from '#platform/house'
import { closeConversation } from './store.ts'

export const endConversation = ({ db }: House) =>
  answer(contract.endConversation, async (_request, { conversation: { conversationId } }) => {
    await db.transaction().execute((trx) => closeConversation(trx, conversationId, 'customer'))
    return {}
  })
