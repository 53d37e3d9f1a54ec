import * as contract from '@tucano/contract/session'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { House } from '#platform/house'
import { agentTypes } from '@tucano/contract/member'
import { findMemberByAccount } from '#accounts/members'
import { hashPassword, verifyPassword } from '#accounts/password'
import { isExpired, openSession } from '#accounts/sessions'

export const login = (house: House) => {
  // Compared against when there is no such account, so that the answer takes as long either way.
  const nobody = hashPassword('nobody')
  return answer(contract.login, async (request, { ip }) => {
    if (request.type === 'sms') return refuseCode(house)
    const member = await findMemberByAccount(house.db, request.username)
    const right = await verifyPassword(request.password.trim(), member?.password_hash ?? (await nobody))
    if (!member || !right) throw new Fault('login.refused')
    if (member.status !== 'active') throw new Fault('login.members.only')
    if (request.agentEntry && !(agentTypes as readonly number[]).includes(member.type)) throw new Fault('login.agents.only')
    const { token, firstTime } = await openSession(house.db, member.id, ip)
    const expired = member.password_default || (house.moduleOn('PWDEXPFORCECHANGE3') && isExpired(member.password_changed_at))
    return { token, userName: member.account, id: String(member.id), firstTimeLogin: firstTime, passwordExpired: expired }
  })
}

/** Without a channel that sends codes, no code can be right. */
function refuseCode({ moduleOn }: House): never {
  if (!moduleOn('MOBILEVERCODELOGIN3')) throw new Fault('function.not.available')
  throw new Fault('verification.code.invalid')
}
