import { changeAccountKind as contract } from '@tucano/contract/members'
import { answer } from '#platform/endpoint'
import type { House } from '#platform/house'
import { changeForOperator } from './change.ts'

export const changeAccountKind = (house: House) =>
  answer(contract, ({ memberId, type, reason }, { operator }) =>
    changeForOperator(house, {
      memberId,
      reason,
      operator,
      action: 'members.kind',
      work: async (_trx, { type: before }) => (before === type ? undefined : { set: { type }, details: { kind: { before, after: type } } }),
    }),
  )
