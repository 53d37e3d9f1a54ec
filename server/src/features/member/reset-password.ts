import * as contract from '@tucano/contract/member'
import { spendCode } from '#accounts/codes'
import { changeMember, findMember, findMemberByMobile, newPassword as setPassword } from '#accounts/members'
import { readMobile } from '#accounts/mobile'
import { tellChange } from '#accounts/notify'
import { checkPassword } from '#accounts/passwords'
import { endSessions } from '#accounts/sessions'
import { type Caller, answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { spendLink } from './links.ts'

/** Whoever was signed in is out, and no browser is trusted any more: the account may have been in other hands. */
export const resetPassword = (services: Services) =>
  answer(contract.resetPassword, async (request, caller) => {
    const { db, workerPool } = services
    const { ip, network } = caller
    checkPassword(services, request.newPassword, { field: 'newPassword' })
    const member = 'link' in request ? await byLink(services, request.link) : await byCode(services, request, caller)
    const set = setPassword(await workerPool.do('hashPassword', request.newPassword))
    await changeMember(db, member.id, { by: { actor: 'member', ip }, set })
    await db.transaction().execute(async (trx) => {
      await trx.deleteFrom('session.devices').where('member_id', '=', member.id).execute()
      await trx.deleteFrom('session.links').where('member_id', '=', member.id).execute()
      await endSessions(trx, member.id, 'revoked')
    })
    await tellChange(services, member, { what: 'nova senha criada', network })
    return {}
  })

async function byLink({ db }: Services, link: string) {
  const memberId = await spendLink(db, link)
  const member = memberId === undefined ? undefined : await findMember(db, memberId)
  if (member?.status !== 'active') throw new Fault('link.invalid')
  return member
}

async function byCode(
  services: Services,
  request: { mobileNum: string; countryDialingCode?: string; verificationCode: string },
  caller: Caller,
) {
  if (!services.moduleOn('CHNGPASSVERIF3')) throw new Fault('function.not.available')
  const target = readMobile(services, request.mobileNum, request.countryDialingCode)
  const right = await spendCode(services, caller, { purpose: 'password', target, code: request.verificationCode })
  const member = await findMemberByMobile(services.db, target)
  if (!right || member?.status !== 'active') throw new Fault('verification.code.invalid')
  return member
}
