import * as contract from '@tucano/contract/member'
import { strangerAt } from '#accounts/asker'
import { sendCode } from '#accounts/codes'
import { answer } from '#platform/endpoint'
import type { House } from '#platform/house'
import { readContact, refuseTrial } from './contact.ts'

export const sendContactCode = (house: House) =>
  answer(contract.sendContactCode, async (request, { member, ...caller }) => {
    refuseTrial(member)
    const target = readContact(house, request)
    return {
      expiredMinutes: await sendCode(house, caller, { purpose: 'contact', channel: request.channel, target, asker: strangerAt(caller) }),
    }
  })
