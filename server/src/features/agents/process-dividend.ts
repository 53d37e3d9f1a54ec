import { processDividend as contract } from '@tucano/contract/agents/agreements'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { type Answered, answerOf } from './answer-of.ts'

export const processDividend = (services: Services) =>
  answer(contract, ({ type, ...answered }, { member }) =>
    answerOf(services, member, { kind: 'dividend', of: { type }, ...answered } satisfies Answered),
  )
