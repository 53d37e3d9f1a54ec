import { MOVEMENTS_A_PAGE, listMovements as contract } from '@tucano/contract/account-record'
import type { Catalogue } from '#catalogue/catalogue'
import { answer } from '#platform/endpoint'
import type { House } from '#platform/house'
import { scopeOf } from './scope.ts'
import { positionOf, showMovement } from './show-movement.ts'
import { readMovementTotal, readMovements } from './store.ts'

export const listMovements = (house: House, catalogue: Catalogue) =>
  answer(contract, async ({ before, limit = MOVEMENTS_A_PAGE, ...asked }, { member, language }) => {
    const { currency, ...scope } = await scopeOf(house, member, asked)
    const [micros, account] = before?.split('.') ?? []
    const page = { before: micros && account ? { micros, account } : undefined, limit: limit + 1 }
    const [rows, total, snapshot] = await Promise.all([
      readMovements(house.db, scope, page),
      before === undefined ? readMovementTotal(house.db, scope) : null,
      catalogue.read(),
    ])
    const shown = rows.slice(0, limit)
    const last = shown.at(-1)
    return {
      currency,
      list: shown.map((row) => showMovement(row, snapshot, language)),
      next: rows.length > limit && last ? positionOf(last) : null,
      total: total && { ...total, movements: Number(total.movements) },
    }
  })
