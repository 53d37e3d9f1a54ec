import { TRIAL_TYPE } from '@tucano/contract/member'
import { getTableChat as contract } from '@tucano/contract/live/chat'
import { answer } from '#platform/endpoint'
import { type Tables, expectTable } from './expect-table.ts'
import { type TalkServices, readMuted, signOf } from './store.ts'

export const getTableChat = (services: TalkServices & Tables) =>
  answer(contract, async ({ code }, { member: { memberId, type } }) => {
    expectTable(services, code)
    return { me: signOf(services, code, memberId), mayWrite: type !== TRIAL_TYPE, muted: await readMuted(services.db, memberId) }
  })
