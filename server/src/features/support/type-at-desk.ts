import * as contract from '@tucano/contract/support'
import { answer } from '#platform/endpoint'
import type { House } from '#platform/house'
import { publish } from '#platform/outbox'
import { lockOwn } from './desk.ts'

export const typeAtDesk = ({ db }: House) =>
  answer(contract.typeAtDesk, async ({ id: asked }, { operator }) => {
    const id = BigInt(asked)
    await db.transaction().execute(async (trx) => {
      await lockOwn(trx, id, operator)
      await publish(trx, contract.operatorTyping, {}, id)
    })
    return {}
  })
