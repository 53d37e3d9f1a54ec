import { TRANSFERS_A_PAGE, listTransfers as contract } from '@tucano/contract/transfers'
import { readTransfersUp } from '#cashier/transfers'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { tellTransfer } from './tell-transfer.ts'

export const listTransfers = ({ db }: Services) =>
  answer(contract, async ({ before, limit = TRANSFERS_A_PAGE }, { member }) => {
    const from = before === undefined ? undefined : BigInt(before)
    const found = (await readTransfersUp(db, member.memberId, { before: from, limit: limit + 1 })).map(tellTransfer)
    const list = found.slice(0, limit)
    return { list, next: found.length > limit ? (list.at(-1)?.id ?? null) : null }
  })
