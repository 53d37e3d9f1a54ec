import * as contract from '@tucano/contract/support'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { lockOwn } from './desk.ts'
import { markRead } from './store.ts'

export const readDesk = ({ db }: Services) =>
  answer(contract.readDesk, async ({ id: asked, messageId }, { operator }) => {
    const id = BigInt(asked)
    await db.transaction().execute(async (trx) => {
      await lockOwn(trx, id, operator)
      await markRead(trx, id, 'operator_read', BigInt(messageId))
    })
    return {}
  })
