import * as contract from '@tucano/contract/session'
import { actAs } from '#accounts/members'
import { endSessions } from '#accounts/sessions'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'

/** Browsers that were trusted elsewhere are strangers again: whoever holds one of them has to show the second factor. */
export const endOtherSessions = ({ db }: Services) =>
  answer(contract.endOtherSessions, async (_request, { member, ip }) => {
    const { memberId, sessionId } = member
    const ended = await db.transaction().execute(async (trx) => {
      await actAs(trx, { actor: 'member', ip, sessionId })
      const mine = await trx.selectFrom('session.sessions').select('device_id').where('id', '=', sessionId).executeTakeFirst()
      await trx
        .deleteFrom('session.devices')
        .where('member_id', '=', memberId)
        .where('id', '<>', mine?.device_id ?? 0n)
        .execute()
      return endSessions(trx, memberId, 'revoked', { except: sessionId })
    })
    return { ended }
  })
