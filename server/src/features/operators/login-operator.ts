import * as contract from '@tucano/contract/operators'
import { TRIES_MAX, countTry, forgive, keyOf } from '#accounts/attempts'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { House } from '#platform/house'
import { hashPassword } from '#platform/password'
import { findOperator, hasEnteredFrom } from './store.ts'
import { openOperatorSession } from './sessions.ts'

/** Strangers are counted together by name; an address that the operator has signed in from is counted by itself, so that they cannot lock it out. */
export const loginOperator = ({ db, workshop, metrics }: House) => {
  // Compared against when there is no such operator, so that the answer takes as long either way.
  const nobody = hashPassword('nobody')
  return answer(contract.loginOperator, async (request, caller) => {
    const account = request.account.trim().toLowerCase()
    const operator = await findOperator(db, account)
    const known = operator !== undefined && (await hasEnteredFrom(db, operator.id, caller.ip))
    const key = keyOf.operator(account, known ? caller.ip : undefined)
    if ((await countTry(db, key)) > TRIES_MAX) throw new Fault('verification.too.many')
    const hash = operator?.password_hash ?? (await nobody)
    const matches = await workshop.do('verifyPassword', { password: request.password, hash })
    metrics.logins.inc({ way: 'operator', outcome: operator && matches ? 'in' : 'wrong' })
    if (!operator || !matches) throw new Fault('login.refused')
    await forgive(db, key)
    const { id, name } = operator
    return { token: await openOperatorSession(db, caller, id), account, name }
  })
}
