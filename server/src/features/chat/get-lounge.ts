import * as contract from '@tucano/contract/chat'
import { TRIAL_TYPE } from '@tucano/contract/member'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { readMute, readLounge, signOf } from './store.ts'

export const getLounge = (services: Services) =>
  answer(contract.getLounge, async (_request, { member: { memberId, type } }) => {
    const [messages, mutedUntil] = await Promise.all([readLounge(services), readMute(services.db, memberId)])
    return { messages, me: signOf(services, memberId), mayWrite: type !== TRIAL_TYPE, mutedUntil }
  })
