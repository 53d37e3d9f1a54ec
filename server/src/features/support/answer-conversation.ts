import * as contract from '@tucano/contract/support'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { write } from './write.ts'

export const answerConversation = ({ db }: Services) =>
  answer(contract.answerConversation, ({ id, clientId, text }, { operator }) =>
    db.transaction().execute((trx) => write(trx, { conversationId: BigInt(id), operator, clientId, text })),
  )
