import * as contract from '@tucano/contract/member'
import { strangerAt } from '#accounts/asker'
import { sendCode } from '#accounts/codes'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { readContact, refuseTrial } from './contact.ts'

export const sendContactCode = (services: Services) =>
  answer(contract.sendContactCode, async (request, { member, ...caller }) => {
    refuseTrial(member)
    const target = readContact(services, request)
    return {
      expiredMinutes: await sendCode(services, caller, { purpose: 'contact', channel: request.channel, target, asker: strangerAt(caller) }),
    }
  })
