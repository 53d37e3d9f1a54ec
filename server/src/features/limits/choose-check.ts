import { chooseCheck as contract } from '@tucano/contract/limits'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { sql } from 'kysely'
import { changing } from './changing.ts'

export const chooseCheck = (services: Services) =>
  answer(contract, ({ minutes }, { member }) =>
    changing(services, member, (trx) => sql`select limits.choose_check(${member.memberId}::bigint, ${minutes}::int)`.execute(trx)),
  )
