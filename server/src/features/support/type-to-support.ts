import * as contract from '@tucano/contract/support'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { publish } from '#platform/outbox'

export const typeToSupport = ({ db }: Services) =>
  answer(contract.typeToSupport, async (_request, { conversation: { conversationId } }) => {
    await publish(db, contract.customerTyping, { id: String(conversationId) })
    return {}
  })
