import * as contract from '@tucano/contract/chat'
import { journal } from '#journal/journal'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { publish } from '#platform/outbox'
import { sql } from 'kysely'
import { authorOf, readMute } from './store.ts'

export const muteAuthor = ({ db }: Services) =>
  answer(contract.muteAuthor, async ({ id, minutes }, { operator }) => {
    const memberId = await authorOf(db, BigInt(id))
    if (memberId === undefined) throw new Fault('desk.unknown')
    const until = sql<Date>`clock_timestamp() + make_interval(mins => ${minutes})`
    return db.transaction().execute(async (trx) => {
      await trx
        .insertInto('chat.mutes')
        .values({ member_id: memberId, until, operator_id: operator.operatorId })
        .onConflict((on) => on.column('member_id').doUpdateSet({ until, operator_id: operator.operatorId, at: sql`clock_timestamp()` }))
        .execute()
      const mutedUntil = await readMute(trx, memberId)
      await publish(trx, contract.loungeMuted, { mutedUntil }, memberId)
      await journal(trx, operator, {
        action: 'chat.mute',
        subject: `member:${memberId}`,
        details: { member: String(memberId), minutes, message: id },
      })
      return { mutedUntil }
    })
  })
