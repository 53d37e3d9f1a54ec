import { releaseCase as contract } from '@tucano/contract/operators'
import { release } from '#cases/claims'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { judgeRole } from './claim-case.ts'

export const releaseCase = ({ db }: Services) =>
  answer(contract, async ({ kind, id }, { operator }) => {
    judgeRole(operator, kind)
    await release(db, operator, { kind, id })
    return {}
  })
