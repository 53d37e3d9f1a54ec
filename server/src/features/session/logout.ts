import * as contract from '@tucano/contract/session'
import { endSessions } from '#accounts/sessions'
import { answer } from '#platform/endpoint'
import type { House } from '#platform/house'

export const logout = ({ db }: House) =>
  answer(contract.logout, async (_request, { member }) => {
    await db.transaction().execute((trx) => endSessions(trx, member.memberId, 'logout', { only: member.sessionId }))
    return {}
  })
