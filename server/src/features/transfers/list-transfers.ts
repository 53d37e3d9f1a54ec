import { TRANSFERS_A_PAGE, listTransfers as contract } from '@tucano/contract/transfers'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { readTransfers } from './store.ts'

export const listTransfers = ({ db }: Services) =>
  answer(contract, async ({ before, limit = TRANSFERS_A_PAGE }, { member }) => {
    const found = await readTransfers(db, member.memberId, { before: before === undefined ? undefined : BigInt(before), limit: limit + 1 })
    const list = found.slice(0, limit)
    return { list, next: found.length > limit ? (list.at(-1)?.id ?? null) : null }
  })
