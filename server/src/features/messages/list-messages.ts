import * as contract from '@tucano/contract/messages'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { readInbox } from './store.ts'

export const listMessages = ({ db }: Services) =>
  answer(contract.listMessages, async ({ unread = false, before, limit = contract.MESSAGES_A_PAGE }, { member }) => {
    const page = { unread, before: before === undefined ? undefined : BigInt(before), limit: limit + 1 }
    const found = await readInbox(db, member.memberId, page)
    const list = found.slice(0, limit)
    return { list, next: found.length > limit ? (list.at(-1)?.id ?? null) : null }
  })
