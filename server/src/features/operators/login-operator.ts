import * as contract from '@tucano/contract/operators'
import { TRIES_MAX, countTry, forgive, keyOf } from '#accounts/attempts'
import { journal } from '#journal/journal'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { hashPassword } from '#platform/password'
import { findOperator, hasEnteredFrom } from './store.ts'
import { type Step, openTicket } from './tickets.ts'

/** Strangers are counted together by name; an address that the operator has signed in from is counted by itself, so that they cannot lock it out. */
export const loginOperator = ({ db, workerPool, metrics }: Services) => {
  // Compared against when there is no such operator, so that the answer takes as long either way.
  const nobody = hashPassword('nobody')
  return answer(contract.loginOperator, async (request, { ip }) => {
    const account = request.account.trim().toLowerCase()
    const operator = await findOperator(db, account)
    const known = await hasEnteredFrom(db, operator?.id, ip)
    const key = keyOf.operator(account, known ? ip : undefined)
    const tries = await countTry(db, key)
    const refuse = async (action: 'operators.loginRefused' | 'operators.locked'): Promise<void> => {
      // What a stranger types as a name may be a password: it is not written down.
      const author = { operatorId: operator?.id ?? null, account: operator ? account : '', sessionId: null, ip }
      if (operator === undefined && (await countTry(db, keyOf.stranger)) > TRIES_MAX) return
      const deed = { action, subject: `operator:${operator?.id ?? 'unknown'}`, details: { step: 'password' } } as const
      await db.transaction().execute((trx) => journal(trx, author, deed))
    }
    if (tries === TRIES_MAX + 1) await refuse('operators.locked')
    if (tries > TRIES_MAX) throw new Fault('verification.too.many')
    const hash = operator?.password_hash ?? (await nobody)
    const matches = await workerPool.do('verifyPassword', { password: request.password, hash })
    metrics.logins.inc({ way: 'operator', outcome: operator && matches ? 'second' : 'wrong' })
    if (!operator || !matches) {
      await refuse('operators.loginRefused')
      throw new Fault('login.refused')
    }
    await forgive(db, key)
    const step: Step = operator.factor === null ? 'enrol' : 'code'
    return { step, ticket: await openTicket(db, operator.id, step) }
  })
}
