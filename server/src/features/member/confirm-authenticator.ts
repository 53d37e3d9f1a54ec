import * as contract from '@tucano/contract/member'
import { changeMember, findMember } from '#accounts/members'
import { tellChange } from '#accounts/notify'
import { spendAuthenticatorCode } from '#accounts/second-factor'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { sql } from 'kysely'

export const confirmAuthenticator = (services: Services) =>
  answer(contract.confirmAuthenticator, async ({ code }, { member, ip, network }) => {
    const { db } = services
    const { memberId, sessionId } = member
    const found = await findMember(db, memberId)
    if (!found?.authenticator) throw new Fault('authenticator.off')
    if (found.authenticator_since) throw new Fault('authenticator.on')
    if (!(await spendAuthenticatorCode(services, found, code))) throw new Fault('verification.code.invalid')
    const set = { authenticator_since: sql<Date>`clock_timestamp()` }
    await changeMember(db, memberId, { by: { actor: 'member', ip, sessionId }, set })
    await tellChange(services, found, { what: 'autenticador ativado', network })
    return {}
  })
