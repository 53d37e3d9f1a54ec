import * as contract from '@tucano/contract/operators'
import { journal } from '#journal/journal'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { endOperatorSessions } from './sessions.ts'
import { lockOperator, readEntry, removeFactor } from './store.ts'
import { dropTickets } from './tickets.ts'

/** Not one's own: whoever finds a session open would make the account theirs. */
export const resetOperatorFactor = ({ db }: Services) =>
  answer(contract.resetOperatorFactor, async ({ id: asked }, { operator }) => {
    const id = BigInt(asked)
    if (id === operator.operatorId) throw new Fault('operator.self')
    return db.transaction().execute(async (trx) => {
      if (!(await lockOperator(trx, id))) throw new Fault('operator.unknown')
      await removeFactor(trx, id)
      await dropTickets(trx, id)
      await endOperatorSessions(trx, id, 'revoked')
      const entry = await readEntry(trx, id)
      await journal(trx, operator, { action: 'operators.resetFactor', subject: `operator:${id}` })
      return entry
    })
  })
