import { operatorRoles } from '@tucano/contract/endpoint'
import * as contract from '@tucano/contract/operators'
import { refuseCommon } from '#accounts/passwords'
import { journal } from '#journal/journal'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { readEntry } from './store.ts'

export const openOperator = (services: Services) =>
  answer(contract.openOperator, async ({ account, name: given, password, roles: asked }, { operator }) => {
    refuseCommon(services, password, account)
    const { db, workerPool } = services
    const name = given.trim()
    const roles = operatorRoles.filter((role) => asked.includes(role))
    const password_hash = await workerPool.do('hashPassword', password)
    return db.transaction().execute(async (trx) => {
      const opened = await trx
        .insertInto('operator.operators')
        .values({ account, name, password_hash, password_default: true, roles })
        .onConflict((on) => on.column('account').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!opened) throw new Fault('username.taken')
      const entry = await readEntry(trx, opened.id)
      await journal(trx, operator, { action: 'operators.open', subject: `operator:${opened.id}`, details: { account, name, roles } })
      return entry
    })
  })
