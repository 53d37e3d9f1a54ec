import * as contract from '@tucano/contract/messages'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { remove } from './store.ts'

export const removeMessages = ({ db }: Services) =>
  answer(contract.removeMessages, async ({ ids }, { member }) => ({ changed: await remove(db, member.memberId, ids.map(BigInt)) }))
