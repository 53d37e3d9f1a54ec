import * as contract from '@tucano/contract/support'
import type { Db } from '@tucano/database'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { lockConversation, tellQueue, tellStanding } from './store.ts'

/** Takes a conversation that waits, or one whose operator has gone home. Asking again for what one has is no harm. */
export const takeConversation = ({ db }: Services) =>
  answer(contract.takeConversation, async ({ id: asked }, { operator }) => {
    const id = BigInt(asked)
    await db.transaction().execute(async (trx) => {
      const { state, operator_id } = await lockConversation(trx, id)
      if (state === 'closed') throw new Fault('conversation.closed')
      if (state === 'taken' && operator_id === operator.operatorId) return
      if (state === 'taken' && (await isHere(trx, operator_id!))) throw new Fault('conversation.taken')
      if (state === 'new') throw new Fault('desk.unknown')
      await trx
        .updateTable('support.conversations')
        .set({ state: 'taken', operator_id: operator.operatorId })
        .where('id', '=', id)
        .execute()
      await tellStanding(trx, id)
      if (state === 'waiting') await tellQueue(trx)
    })
    return {}
  })

async function isHere(trx: Db, operatorId: bigint): Promise<boolean> {
  const session = await trx
    .selectFrom('operator.open_sessions')
    .select('id')
    .where('operator_id', '=', operatorId)
    .limit(1)
    .executeTakeFirst()
  return session !== undefined
}
