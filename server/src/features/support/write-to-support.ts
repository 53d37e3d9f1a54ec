import * as contract from '@tucano/contract/support'
import { answer } from '#platform/endpoint'
import type { House } from '#platform/house'
import { write } from './write.ts'

export const writeToSupport = ({ db }: House) =>
  answer(contract.writeToSupport, ({ clientId, text }, { conversation: { conversationId } }) =>
    db.transaction().execute((trx) => write(trx, { conversationId, clientId, text })),
  )
