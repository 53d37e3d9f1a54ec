import { listDecidedAdjustments as contract } from '@tucano/contract/members'
import { HISTORY_A_PAGE } from '@tucano/contract/operators/history'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { readDecided, sumDecided } from './adjustment-history.ts'

export const listDecidedAdjustments = (services: Services) =>
  answer(contract, async ({ before, ...asked }) => {
    const [{ rows, next }, totals] = await Promise.all([
      readDecided(services, asked, { before, limit: HISTORY_A_PAGE }),
      asked.day !== undefined && before === undefined ? sumDecided(services, asked) : null,
    ])
    return { list: rows, next, totals }
  })
