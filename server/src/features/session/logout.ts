import * as contract from '@tucano/contract/session'
import { answer } from '#platform/endpoint'
import type { House } from '#platform/house'
import { endSessions } from '#accounts/sessions'

export const logout = ({ db }: House) =>
  answer(contract.logout, async (_request, { member }) => {
    await db.transaction().execute((trx) => endSessions(trx, member.memberId, 'logout'))
    return {}
  })
