import { blockMember as contract } from '@tucano/contract/members'
import { endSessions } from '#accounts/sessions'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { changeForOperator } from './change.ts'

export const blockMember = (services: Services) =>
  answer(contract, ({ memberId, reason }, { operator }) =>
    changeForOperator(services, {
      memberId,
      reason,
      operator,
      action: 'members.block',
      async work(trx, { id, status }) {
        if (status !== 'active') return undefined
        const sessions = await endSessions(trx, id, 'revoked')
        return { set: { status: 'disabled' }, details: { sessions } }
      },
    }),
  )
