import { answerCheck as contract } from '@tucano/contract/limits'
import { answer } from '#platform/endpoint'
import type { House } from '#platform/house'
import { sql } from 'kysely'
import { readPlaySession } from './store.ts'

export const answerCheck = (house: House) =>
  answer(contract, async (_request, { member }) => {
    await sql`select limits.answer_check(${member.memberId}::bigint)`.execute(house.db)
    return readPlaySession(house, member)
  })
