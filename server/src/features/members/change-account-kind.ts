import { changeAccountKind as contract } from '@tucano/contract/members'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { changeForOperator, changedSince } from './change.ts'

export const changeAccountKind = (services: Services) =>
  answer(contract, ({ memberId, type, present, reason }, { operator }) =>
    changeForOperator(services, {
      memberId,
      reason,
      operator,
      action: 'members.kind',
      async work(trx, { id, type: before }) {
        if (before === type) return undefined
        if (present !== undefined && present !== before) throw await changedSince(trx, id, 'members.kind')
        return { set: { type }, details: { kind: { before, after: type } } }
      },
    }),
  )
