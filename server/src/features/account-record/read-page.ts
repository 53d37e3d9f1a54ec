import type { listMovements } from '@tucano/contract/account-record'
import type { ReplyOf } from '@tucano/contract/endpoint'
import type { Catalogue } from '#catalogue/catalogue'
import type { Services } from '#platform/services'
import { type Asked, type Owner, scopeOf } from './scope.ts'
import { positionOf, showMovement } from './show-movement.ts'
import { readMovementTotal, readMovements } from './store.ts'

interface Page {
  member: Owner
  asked: Asked
  before: string | undefined
  limit: number
  language: string
}

/** A page of somebody's account record; the total comes with the first one. */
export async function readPage(
  services: Services,
  catalogue: Catalogue,
  { member, asked, before, limit, language }: Page,
): Promise<ReplyOf<typeof listMovements>> {
  const { currency, ...scope } = await scopeOf(services, member, asked)
  const [micros, account] = before?.split('.') ?? []
  const page = { before: micros && account ? { micros, account } : undefined, limit: limit + 1 }
  const [rows, total, snapshot] = await Promise.all([
    readMovements(services.db, scope, page),
    before === undefined ? readMovementTotal(services.db, scope) : null,
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
}
