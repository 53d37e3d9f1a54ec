import * as contract from '@tucano/contract/support'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { lockConversation, tellStanding } from './store.ts'

/** Only a conversation that an operator had, and that is over, can be rated; thinking again is allowed. */
export const rateConversation = ({ db }: Services) =>
  answer(contract.rateConversation, async ({ stars, comment }, { conversation: { conversationId: id } }) => {
    await db.transaction().execute(async (trx) => {
      const { state, operator_id } = await lockConversation(trx, id)
      if (state !== 'closed' || operator_id === null) throw new Fault('conversation.not.taken')
      const words = comment?.trim()
      await trx
        .updateTable('support.conversations')
        .set({ stars, ...(words ? { comment: words } : {}) })
        .where('id', '=', id)
        .execute()
      await tellStanding(trx, id)
    })
    return {}
  })
