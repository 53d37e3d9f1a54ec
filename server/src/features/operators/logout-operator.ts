import * as contract from '@tucano/contract/operators'
import { answer } from '#platform/endpoint'
import type { House } from '#platform/house'
import { endOperatorSession } from './sessions.ts'

export const logoutOperator = ({ db }: House) =>
  answer(contract.logoutOperator, async (_request, { operator }) => {
    await endOperatorSession(db, operator.sessionId, 'logout')
    return {}
  })
