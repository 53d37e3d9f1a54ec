import * as contract from '@tucano/contract/operators'
import { journal } from '#journal/journal'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { endOperatorSessions } from './sessions.ts'

export const logoutOperator = ({ db }: Services) =>
  answer(contract.logoutOperator, async (_request, { operator }) => {
    const { operatorId, sessionId } = operator
    await db.transaction().execute(async (trx) => {
      const ended = await endOperatorSessions(trx, operatorId, 'logout', { only: sessionId })
      if (ended > 0) await journal(trx, operator, { action: 'operators.logout', subject: `operator:${operatorId}` })
    })
    return {}
  })
