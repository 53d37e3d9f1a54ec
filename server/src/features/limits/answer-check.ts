import { answerCheck as contract } from '@tucano/contract/limits'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { sql } from 'kysely'
import { readPlaySession } from './store.ts'

export const answerCheck = (services: Services) =>
  answer(contract, async (_request, { member }) => {
    await sql`select limits.answer_check(${member.memberId}::bigint)`.execute(services.db)
    return readPlaySession(services, member)
  })
