import { NOTE_MAX, writeMemberNote as contract } from '@tucano/contract/members'
import { journal } from '#journal/journal'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { plainText } from '#platform/plain-text'
import { showMember } from './show-member.ts'
import { lockMember } from './store.ts'

/** The note itself stands in its own table; the journal tells that there is one. */
export const writeMemberNote = (services: Services) =>
  answer(contract, async ({ noteId, memberId, text: given }, { operator }) => {
    const id = BigInt(memberId)
    const text = plainText(given, 'text', NOTE_MAX)
    await services.db.transaction().execute(async (trx) => {
      if (!(await lockMember(trx, id))) throw new Fault('member.unknown')
      const { numInsertedOrUpdatedRows: fresh } = await trx
        .insertInto('members.notes')
        .values({ id: noteId, member_id: id, operator_id: operator.operatorId, text })
        .onConflict((clash) => clash.doNothing())
        .executeTakeFirstOrThrow()
      if (fresh)
        return journal(trx, operator, { action: 'members.note', subject: `member:${id}`, details: { member: memberId, note: noteId } })
      const known = await trx.selectFrom('members.notes').selectAll().where('id', '=', noteId).executeTakeFirstOrThrow()
      if (known.member_id !== id || known.operator_id !== operator.operatorId || known.text !== text) throw new Fault('key.conflict')
    })
    return showMember(services, operator, id)
  })
