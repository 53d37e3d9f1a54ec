import * as contract from '@tucano/contract/session'
import { askerFor } from '#accounts/asker'
import { sendCode } from '#accounts/codes'
import { findMemberByMobile } from '#accounts/members'
import { readMobile } from '#accounts/mobile'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'

/** The answer is the same whether the number is a member's or not; one that nobody has confirmed gets no code. */
export const sendLoginCode = (services: Services) =>
  answer(contract.sendLoginCode, async ({ mobileNum, countryDialingCode }, caller) => {
    const target = readMobile(services, mobileNum, countryDialingCode)
    const member = await findMemberByMobile(services.db, target)
    const asker = await askerFor(services.db, member?.id, caller)
    const withheld = !member?.mobile_verified_at
    return { expiredMinutes: await sendCode(services, caller, { purpose: 'login', channel: 'sms', target, asker, withheld }) }
  })
