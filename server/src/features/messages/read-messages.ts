import * as contract from '@tucano/contract/messages'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { mark } from './store.ts'

export const readMessages = ({ db }: Services) =>
  answer(contract.readMessages, async (asked, { member }) => {
    const unread = mark(db, member.memberId)
    const wanted = 'ids' in asked ? unread.where('id', 'in', asked.ids.map(BigInt)) : unread.where('id', '<=', BigInt(asked.upTo))
    const { numUpdatedRows } = await wanted.executeTakeFirstOrThrow()
    return { changed: Number(numUpdatedRows) }
  })
