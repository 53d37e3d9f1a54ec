import * as contract from '@tucano/contract/member'
import { spendCode } from '#accounts/codes'
import { changeMember, findMember } from '#accounts/members'
import { tellChange } from '#accounts/notify'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { sql } from 'kysely'
import { readContact, refuseTrial } from './contact.ts'

export const verifyContact = (services: Services) =>
  answer(contract.verifyContact, async ({ code, ...request }, { member, ...caller }) => {
    refuseTrial(member)
    const { db } = services
    const { ip, network } = caller
    const { memberId, sessionId } = member
    const target = readContact(services, request)
    if (!(await spendCode(services, caller, { purpose: 'contact', target, code }))) throw new Fault('verification.code.invalid')
    const before = await findMember(db, memberId)
    const now = sql<Date>`clock_timestamp()`
    const set = request.channel === 'sms' ? { mobile: target, mobile_verified_at: now } : { email: target, email_verified_at: now }
    const problem = await changeMember(db, memberId, { by: { actor: 'member', ip, sessionId }, set })
    if (problem) throw new Fault(request.channel === 'sms' ? 'mobile.taken' : 'email.taken')
    // The address of before is told: whoever took the account over would change it first.
    if (before) await tellChange(services, before, { what: request.channel === 'sms' ? 'celular alterado' : 'e-mail alterado', network })
    return {}
  })
