import * as contract from '@tucano/contract/registration'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import { readMobile } from '#accounts/mobile'

/** No channel for text messages is configured yet, and the caller is told so. */
export const sendRegisterCode = () =>
  answer(contract.sendRegisterCode, async ({ mobileNo, countryDialingCode }) => {
    readMobile(mobileNo, countryDialingCode)
    throw new Fault('verification.no.channel')
  })
