import * as contract from '@tucano/contract/operators'
import type { Db } from '@tucano/database'
import { keyOf } from '#accounts/attempts'
import { deviceName } from '#accounts/devices'
import { prove } from '#accounts/proof'
import { journal } from '#journal/journal'
import { type Caller, answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { openOperatorSession } from './sessions.ts'
import { hasEnteredFrom, infoOf } from './store.ts'
import { type Ticket, findTicket, spendTicket, stepOf, takeCode, tryTicket } from './tickets.ts'

/** Whatever is wrong with a code, it is answered alike; a ticket that is no good any more sends whoever has it back to the password. */
export const enterOperator = (services: Services) =>
  answer(contract.enterOperator, async ({ ticket, code }, caller) => {
    const { db, metrics } = services
    const found = await findTicket(db, ticket)
    if (!found || !(await tryTicket(db, found))) throw new Fault('verification.expired')
    const { operatorId, account, name, roles, password_default } = found
    const known = await hasEnteredFrom(db, operatorId, caller.ip)
    let token: string | undefined
    const isRight = async (): Promise<boolean> => {
      const at = stepOf(services.vault, found, code)
      if (at === undefined) return false
      token = await db
        .transaction()
        .execute((trx) => enter(trx, found, { at, caller }))
        .catch((error: unknown) => {
          if (error instanceof Fault) return undefined
          throw error
        })
      return token !== undefined
    }
    const right = await prove(services, keyOf.operatorCode(operatorId, known ? caller.ip : undefined), isRight)
    metrics.logins.inc({ way: 'operator', outcome: right ? 'in' : 'wrong' })
    if (token === undefined) {
      const author = { operatorId, account, sessionId: null, ip: caller.ip }
      await db
        .transaction()
        .execute((trx) =>
          journal(trx, author, { action: 'operators.loginRefused', subject: `operator:${operatorId}`, details: { step: found.step } }),
        )
      throw new Fault('verification.code.invalid')
    }
    return { token, ...infoOf({ operatorId, account, name, roles, passwordChangeRequired: password_default }) }
  })

/** The code counts, the ticket is used, the session is open, the journal tells of it: all of it or nothing. */
async function enter(trx: Db, ticket: Ticket, { at, caller }: { at: number; caller: Caller }): Promise<string> {
  const { operatorId, account, step } = ticket
  if (!(await takeCode(trx, ticket, at)) || !(await spendTicket(trx, ticket))) throw new Fault('verification.code.invalid')
  const { token, sessionId } = await openOperatorSession(trx, caller, operatorId)
  const author = { operatorId, account, sessionId, ip: caller.ip }
  const action = step === 'enrol' ? 'operators.enrol' : 'operators.login'
  await journal(trx, author, { action, subject: `operator:${operatorId}`, details: { device: deviceName(caller.userAgent) } })
  return token
}
