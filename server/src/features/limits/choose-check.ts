import { chooseCheck as contract } from '@tucano/contract/limits'
import { answer } from '#platform/endpoint'
import type { House } from '#platform/house'
import { sql } from 'kysely'
import { changing } from './changing.ts'

export const chooseCheck = (house: House) =>
  answer(contract, ({ minutes }, { member }) =>
    changing(house, member, (trx) => sql`select limits.choose_check(${member.memberId}::bigint, ${minutes}::int)`.execute(trx)),
  )
