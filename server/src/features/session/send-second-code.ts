import * as contract from '@tucano/contract/session'
import { provenAt } from '#accounts/asker'
import { sendCode } from '#accounts/codes'
import { findMember } from '#accounts/members'
import { findSecondFactor, waysOf } from '#accounts/second-factor'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'

export const sendSecondCode = (services: Services) =>
  answer(contract.sendSecondCode, async ({ challenge, way }, caller) => {
    const found = await findSecondFactor(services.db, challenge)
    const member = found && (await findMember(services.db, found.member_id))
    if (!member || !waysOf(services, member, found.way).includes(way)) throw new Fault('verification.expired')
    const target = (way === 'sms' ? member.mobile : member.email)!
    return { expiredMinutes: await sendCode(services, caller, { purpose: 'second', channel: way, target, asker: provenAt(caller) }) }
  })
