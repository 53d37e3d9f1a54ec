import { blockMember as contract } from '@tucano/contract/members'
import { endSessions } from '#accounts/sessions'
import { answer } from '#platform/endpoint'
import type { House } from '#platform/house'
import { changeForOperator } from './change.ts'

export const blockMember = (house: House) =>
  answer(contract, ({ memberId, reason }, { operator }) =>
    changeForOperator(house, {
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
