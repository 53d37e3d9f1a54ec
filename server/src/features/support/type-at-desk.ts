import * as contract from '@tucano/contract/support'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { publish } from '#platform/outbox'
import { lockOwn } from './desk.ts'

export const typeAtDesk = ({ db }: Services) =>
  answer(contract.typeAtDesk, async ({ id: asked }, { operator }) => {
    const id = BigInt(asked)
    await db.transaction().execute(async (trx) => {
      await lockOwn(trx, id, operator)
      await publish(trx, contract.operatorTyping, {}, id)
    })
    return {}
  })
