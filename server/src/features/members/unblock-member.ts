import { unblockMember as contract } from '@tucano/contract/members'
import { endSessions } from '#accounts/sessions'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { changeForOperator } from './change.ts'

export const unblockMember = (services: Services) =>
  answer(contract, ({ memberId, reason }, { operator }) =>
    changeForOperator(services, {
      memberId,
      reason,
      operator,
      action: 'members.unblock',
      async work(trx, { id, status }) {
        if (status !== 'disabled') return undefined
        // A login that was under way when the account was blocked has opened a session that is closed to it: it does not come to life now.
        await endSessions(trx, id, 'revoked')
        return { set: { status: 'active' } }
      },
    }),
  )
