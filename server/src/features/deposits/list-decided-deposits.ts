import { listDecidedDeposits as contract } from '@tucano/contract/deposits'
import { HISTORY_A_PAGE } from '@tucano/contract/operators/history'
import { answer } from '#platform/endpoint'
import type { House } from '#platform/house'
import { readDecided, sumDecided } from './history.ts'

export const listDecidedDeposits = (house: House) =>
  answer(contract, async ({ before, ...asked }) => {
    const [{ rows, next }, totals] = await Promise.all([
      readDecided(house, asked, { before, limit: HISTORY_A_PAGE }),
      asked.day !== undefined && before === undefined ? sumDecided(house, asked) : null,
    ])
    return { list: rows, next, totals }
  })
