import * as contract from '@tucano/contract/session'
import { provenAt } from '#accounts/asker'
import { sendCode } from '#accounts/codes'
import { findMember } from '#accounts/members'
import { findSecondFactor, waysOf } from '#accounts/second-factor'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { House } from '#platform/house'

export const sendSecondCode = (house: House) =>
  answer(contract.sendSecondCode, async ({ challenge, way }, caller) => {
    const found = await findSecondFactor(house.db, challenge)
    const member = found && (await findMember(house.db, found.member_id))
    if (!member || !waysOf(house, member, found.way).includes(way)) throw new Fault('verification.expired')
    const target = (way === 'sms' ? member.mobile : member.email)!
    return { expiredMinutes: await sendCode(house, caller, { purpose: 'second', channel: way, target, asker: provenAt(caller) }) }
  })
