import * as contract from '@tucano/contract/support'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { lockOwn } from './desk.ts'
import { closeConversation as close } from './store.ts'

export const closeConversation = ({ db }: Services) =>
  answer(contract.closeConversation, async ({ id: asked }, { operator }) => {
    const id = BigInt(asked)
    await db.transaction().execute(async (trx) => {
      await lockOwn(trx, id, operator)
      await close(trx, id, 'operator')
    })
    return {}
  })
