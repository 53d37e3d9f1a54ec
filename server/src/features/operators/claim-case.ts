import type { OperatorRole } from '@tucano/contract/endpoint'
import { type CaseKind, claimCase as contract } from '@tucano/contract/operators'
import { claim } from '#cases/claims'
import { type OperatorIn, answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'

/** Whose queue it is. */
const roles: Record<CaseKind, OperatorRole> = { deposit: 'cashier', withdrawal: 'cashier', documents: 'compliance' }

export function judgeRole({ roles: held }: OperatorIn, kind: CaseKind): void {
  if (!held.includes(roles[kind]) && !held.includes('admin')) throw new Fault('operator.role')
}

export const claimCase = ({ db }: Services) =>
  answer(contract, async ({ kind, id, takeOver = false }, { operator }) => {
    judgeRole(operator, kind)
    return claim(db, operator, { kind, id }, takeOver)
  })
