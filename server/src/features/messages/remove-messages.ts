import * as contract from '@tucano/contract/messages'
import { answer } from '#platform/endpoint'
import type { House } from '#platform/house'
import { remove } from './store.ts'

export const removeMessages = ({ db }: House) =>
  answer(contract.removeMessages, async ({ ids }, { member }) => ({ changed: await remove(db, member.memberId, ids.map(BigInt)) }))
