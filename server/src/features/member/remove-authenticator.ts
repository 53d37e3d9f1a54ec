import * as contract from '@tucano/contract/member'
import { changeMember, findMember } from '#accounts/members'
import { tellChange } from '#accounts/notify'
import { keyOf } from '#accounts/attempts'
import { prove } from '#accounts/proof'
import { spendAuthenticatorCode } from '#accounts/second-factor'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'

export const removeAuthenticator = (services: Services) =>
  answer(contract.removeAuthenticator, async ({ code }, { member, ip, network }) => {
    const { db } = services
    const { memberId, sessionId } = member
    const found = await findMember(db, memberId)
    if (!found?.authenticator_since) throw new Fault('authenticator.off')
    if (!(await prove(services, keyOf.secret(memberId, 'authenticator'), () => spendAuthenticatorCode(services, found, code))))
      throw new Fault('verification.code.invalid')
    const set = { authenticator: null, authenticator_since: null, authenticator_step: null }
    await changeMember(db, memberId, { by: { actor: 'member', ip, sessionId }, set })
    await tellChange(services, found, { what: 'autenticador desativado', network })
    return {}
  })
