import * as contract from '@tucano/contract/chat'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { House } from '#platform/house'
import { publish } from '#platform/outbox'
import { sql } from 'kysely'
import { authorOf } from './store.ts'

/** The line stays in the books, with who removed it; removing it twice is no harm. */
export const removeFromRoom = ({ db }: House) =>
  answer(contract.removeFromRoom, async ({ id: asked }, { operator }) => {
    const id = BigInt(asked)
    if ((await authorOf(db, id)) === undefined) throw new Fault('desk.unknown')
    await db.transaction().execute(async (trx) => {
      const removed = await trx
        .updateTable('chat.messages')
        .set({ removed_at: sql`clock_timestamp()`, removed_by: operator.operatorId })
        .where('id', '=', id)
        .where('removed_at', 'is', null)
        .returning('id')
        .execute()
      if (removed.length > 0) await publish(trx, contract.roomMessageRemoved, { id: asked })
    })
    return {}
  })
