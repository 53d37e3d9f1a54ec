import * as contract from '@tucano/contract/chat'
import { TRIAL_TYPE } from '@tucano/contract/member'
import { answer } from '#platform/endpoint'
import type { House } from '#platform/house'
import { readMute, readRoom, signOf } from './store.ts'

export const getRoom = (house: House) =>
  answer(contract.getRoom, async (_request, { member: { memberId, type } }) => {
    const [messages, mutedUntil] = await Promise.all([readRoom(house), readMute(house.db, memberId)])
    return { messages, me: signOf(house, memberId), mayWrite: type !== TRIAL_TYPE, mutedUntil }
  })
