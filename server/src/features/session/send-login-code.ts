import * as contract from '@tucano/contract/session'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import { readMobile } from '#accounts/mobile'

/** No channel for text messages is configured yet, and the caller is told so. */
export const sendLoginCode = () =>
  answer(contract.sendLoginCode, async ({ mobileNum, countryDialingCode }) => {
    readMobile(mobileNum, countryDialingCode)
    throw new Fault('verification.no.channel')
  })
