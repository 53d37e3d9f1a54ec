import * as contract from '@tucano/contract/operators'
import { keyOf } from '#accounts/attempts'
import { refuseCommon } from '#accounts/passwords'
import { prove } from '#accounts/proof'
import { journal } from '#journal/journal'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { endOperatorSessions } from './sessions.ts'
import { readPasswordHash } from './store.ts'
import { dropTickets } from './tickets.ts'

/** The new one must be another: who was given a password would otherwise keep it. */
export const changeOperatorPassword = (services: Services) =>
  answer(contract.changeOperatorPassword, async ({ oldPassword, newPassword }, { operator }) => {
    const { db, workerPool } = services
    const { operatorId, sessionId, account } = operator
    refuseCommon(services, newPassword, account)
    if (newPassword === oldPassword) throw new Fault('password.same')
    const before = await readPasswordHash(db, operatorId)
    const isRight = () => workerPool.do('verifyPassword', { password: oldPassword, hash: before })
    if (!(await prove(services, keyOf.operatorPassword(operatorId), isRight))) throw new Fault('password.wrong')
    const password_hash = await workerPool.do('hashPassword', newPassword)
    await db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('operator.operators')
        .set({ password_hash, password_default: false })
        .where('id', '=', operatorId)
        .where('password_hash', '=', before)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) throw new Fault('password.wrong')
      await dropTickets(trx, operatorId)
      await endOperatorSessions(trx, operatorId, 'revoked', { except: sessionId })
      await journal(trx, operator, { action: 'operators.changePassword', subject: `operator:${operatorId}` })
    })
    return {}
  })
