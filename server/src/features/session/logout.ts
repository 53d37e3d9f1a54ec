import * as contract from '@tucano/contract/session'
import { endSessions } from '#accounts/sessions'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'

export const logout = ({ db }: Services) =>
  answer(contract.logout, async (_request, { member }) => {
    await db.transaction().execute((trx) => endSessions(trx, member.memberId, 'logout', { only: member.sessionId }))
    return {}
  })
