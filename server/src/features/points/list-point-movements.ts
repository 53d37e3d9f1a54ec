import { listPointMovements as contract } from '@tucano/contract/points'
import { readMovements } from '#points/read'
import { readCursor } from '#platform/cursor'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'

const PAGE = 50

export const listPointMovements = ({ db }: Services) =>
  answer(contract, async ({ before }, { member }) => {
    const found = await readMovements(db, member.memberId, { before: readCursor(before), limit: PAGE + 1 })
    const shown = found.slice(0, PAGE)
    return {
      list: shown.map(({ kind, points, balance, at }) => ({ kind, points: String(points), balance: String(balance), at: at.getTime() })),
      next: found.length > PAGE ? shown.at(-1)!.cursor : null,
    }
  })
