import * as contract from '@tucano/contract/support'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { write } from './write.ts'

export const writeToSupport = ({ db }: Services) =>
  answer(contract.writeToSupport, ({ clientId, text }, { conversation: { conversationId } }) =>
    db.transaction().execute((trx) => write(trx, { conversationId, clientId, text })),
  )
