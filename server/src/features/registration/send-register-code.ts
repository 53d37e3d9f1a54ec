import * as contract from '@tucano/contract/registration'
import { strangerAt } from '#accounts/asker'
import { sendCode } from '#accounts/codes'
import { findMemberByMobile } from '#accounts/members'
import { readMobile } from '#accounts/mobile'
import { answer } from '#platform/endpoint'
import type { House } from '#platform/house'

/** A number that has an account already gets no code, and whoever asked does not learn that: its owner would know. */
export const sendRegisterCode = (house: House) =>
  answer(contract.sendRegisterCode, async ({ mobileNo, countryDialingCode }, caller) => {
    const target = readMobile(house, mobileNo, countryDialingCode)
    const withheld = (await findMemberByMobile(house.db, target)) !== undefined
    return {
      expiredMinutes: await sendCode(house, caller, { purpose: 'register', channel: 'sms', target, asker: strangerAt(caller), withheld }),
    }
  })
