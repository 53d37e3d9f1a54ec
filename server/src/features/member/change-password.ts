import * as contract from '@tucano/contract/member'
import { changeMember, findMember, newPassword as setPassword } from '#accounts/members'
import { tellChange } from '#accounts/notify'
import { checkPassword } from '#accounts/passwords'
import { keyOf } from '#accounts/attempts'
import { prove } from '#accounts/proof'
import { endSessions } from '#accounts/sessions'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'

/** Whoever is signed in elsewhere is out; the page that asks signs in again, which gives it a new token. */
export const changePassword = (services: Services) =>
  answer(contract.changePassword, async ({ oldPassword, newPassword, confirmNewPassword }, { member, ip, network }) => {
    const { db, workerPool } = services
    const { memberId, sessionId, account } = member
    if (newPassword !== confirmNewPassword) throw new Fault('password.mismatch')
    checkPassword(services, newPassword, { field: 'newPassword', account })
    const found = await findMember(db, memberId)
    const isRight = () => workerPool.do('verifyPassword', { password: oldPassword, hash: found?.password_hash ?? '*' })
    if (!found || !(await prove(services, keyOf.secret(memberId, 'password'), isRight))) throw new Fault('password.wrong')
    await changeMember(db, memberId, {
      by: { actor: 'member', ip, sessionId },
      set: setPassword(await workerPool.do('hashPassword', newPassword)),
    })
    await db.transaction().execute((trx) => endSessions(trx, memberId, 'revoked', { except: sessionId }))
    await tellChange(services, found, { what: 'senha alterada', network })
    return {}
  })
