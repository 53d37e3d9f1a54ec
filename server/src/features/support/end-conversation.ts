import * as contract from '@tucano/contract/support'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { closeConversation } from './store.ts'

export const endConversation = ({ db }: Services) =>
  answer(contract.endConversation, async (_request, { conversation: { conversationId } }) => {
    await db.transaction().execute((trx) => closeConversation(trx, conversationId, 'customer'))
    return {}
  })
