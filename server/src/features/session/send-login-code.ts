import * as contract from '@tucano/contract/session'
import { sendCode } from '#accounts/codes'
import { findMemberByMobile } from '#accounts/members'
import { readMobile } from '#accounts/mobile'
import { answer } from '#platform/endpoint'
import type { House } from '#platform/house'

/** The answer is the same whether the number is a member's or not. */
export const sendLoginCode = (house: House) =>
  answer(contract.sendLoginCode, async ({ mobileNum, countryDialingCode }, { network }) => {
    const target = readMobile(house, mobileNum, countryDialingCode)
    const withheld = (await findMemberByMobile(house.db, target)) === undefined
    return { expiredMinutes: await sendCode(house, { purpose: 'login', channel: 'sms', target, network, withheld }) }
  })
