import * as contract from '@tucano/contract/member'
import { askerFor } from '#accounts/asker'
import { sendCode } from '#accounts/codes'
import { findMemberByMobile } from '#accounts/members'
import { readMobile } from '#accounts/mobile'
import { answer } from '#platform/endpoint'
import type { House } from '#platform/house'

/** The answer is the same whether the number is a member's or not; one that nobody has confirmed gets no code. */
export const sendPasswordCode = (house: House) =>
  answer(contract.sendPasswordCode, async ({ mobileNum, countryDialingCode }, caller) => {
    const target = readMobile(house, mobileNum, countryDialingCode)
    const member = await findMemberByMobile(house.db, target)
    const asker = await askerFor(house.db, member?.id, caller)
    const withheld = !member?.mobile_verified_at
    return { expiredMinutes: await sendCode(house, caller, { purpose: 'password', channel: 'sms', target, asker, withheld }) }
  })
