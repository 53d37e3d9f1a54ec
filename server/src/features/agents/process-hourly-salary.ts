import { processHourlySalary as contract } from '@tucano/contract/agents/agreements'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { type Answered, answerOf } from './answer-of.ts'

export const processHourlySalary = (services: Services) =>
  answer(contract, ({ contractId, ...answered }, { member }) =>
    answerOf(services, member, { kind: 'salaryHour', of: { id: BigInt(contractId) }, ...answered } satisfies Answered),
  )
