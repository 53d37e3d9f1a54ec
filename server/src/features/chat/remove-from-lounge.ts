import * as contract from '@tucano/contract/chat'
import { journal } from '#journal/journal'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { publish } from '#platform/outbox'
import { sql } from 'kysely'
import { authorOf } from './store.ts'

/** The line stays in the books, with who removed it; removing it twice is no harm. */
export const removeFromLounge = ({ db }: Services) =>
  answer(contract.removeFromLounge, async ({ id: asked }, { operator }) => {
    const id = BigInt(asked)
    const author = await authorOf(db, id)
    if (author === undefined) throw new Fault('desk.unknown')
    await db.transaction().execute(async (trx) => {
      const removed = await trx
        .updateTable('chat.messages')
        .set({ removed_at: sql`clock_timestamp()`, removed_by: operator.operatorId })
        .where('id', '=', id)
        .where('removed_at', 'is', null)
        .returning('id')
        .execute()
      if (removed.length === 0) return
      await publish(trx, contract.loungeMessageRemoved, { id: asked })
      await journal(trx, operator, { action: 'chat.remove', subject: `message:${id}`, details: { member: String(author) } })
    })
    return {}
  })
