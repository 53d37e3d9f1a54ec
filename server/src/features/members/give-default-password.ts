import { giveDefaultPassword as contract } from '@tucano/contract/members'
import { newPassword } from '#accounts/members'
import { endSessions } from '#accounts/sessions'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { changeForOperator } from './change.ts'

/** Browsers stay trusted: whoever comes by another one still has to show more than a password that many know. */
export const giveDefaultPassword = (services: Services) =>
  answer(contract, async ({ memberId, reason }, { operator }) => {
    const hash = await services.workerPool.do('hashPassword', services.brand.defaultPassword)
    return changeForOperator(services, {
      memberId,
      reason,
      operator,
      action: 'members.password',
      async work(trx, { id }) {
        await trx.deleteFrom('session.links').where('member_id', '=', id).execute()
        const sessions = await endSessions(trx, id, 'revoked')
        return { set: { ...newPassword(hash), password_default: true }, details: { sessions } }
      },
    })
  })
