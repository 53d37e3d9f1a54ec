import * as contract from '@tucano/contract/registration'
import { strangerAt } from '#accounts/asker'
import { sendCode } from '#accounts/codes'
import { findMemberByMobile } from '#accounts/members'
import { readMobile } from '#accounts/mobile'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'

/** A number that has an account already gets no code, and whoever asked does not learn that: its owner would know. */
export const sendRegisterCode = (services: Services) =>
  answer(contract.sendRegisterCode, async ({ mobileNo, countryDialingCode }, caller) => {
    const target = readMobile(services, mobileNo, countryDialingCode)
    const withheld = (await findMemberByMobile(services.db, target)) !== undefined
    return {
      expiredMinutes: await sendCode(services, caller, {
        purpose: 'register',
        channel: 'sms',
        target,
        asker: strangerAt(caller),
        withheld,
      }),
    }
  })
