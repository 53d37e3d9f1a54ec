import { changeAccountKind as contract } from '@tucano/contract/members'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { changeForOperator } from './change.ts'

export const changeAccountKind = (services: Services) =>
  answer(contract, ({ memberId, type, reason }, { operator }) =>
    changeForOperator(services, {
      memberId,
      reason,
      operator,
      action: 'members.kind',
      work: async (_trx, { type: before }) => (before === type ? undefined : { set: { type }, details: { kind: { before, after: type } } }),
    }),
  )
