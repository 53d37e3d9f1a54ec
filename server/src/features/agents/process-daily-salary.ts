import { processDailySalary as contract } from '@tucano/contract/agents/agreements'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { type Answered, answerOf } from './answer-of.ts'

export const processDailySalary = (services: Services) =>
  answer(contract, ({ id, ...answered }, { member }) =>
    answerOf(services, member, { kind: 'salaryDay', of: { id: BigInt(id) }, ...answered } satisfies Answered),
  )
