import * as contract from '@tucano/contract/support'
import { answer } from '#platform/endpoint'
import type { House } from '#platform/house'
import { publish } from '#platform/outbox'

export const typeToSupport = ({ db }: House) =>
  answer(contract.typeToSupport, async (_request, { conversation: { conversationId } }) => {
    await publish(db, contract.customerTyping, { id: String(conversationId) })
    return {}
  })
