import { removeSportsFavourite as contract } from '@tucano/contract/sports/mine'
import { sql } from 'kysely'
import { answer } from '#platform/endpoint'
import type { Sports } from '../sports.ts'

export const removeSportsFavourite = ({ services }: Sports) =>
  answer(contract, async ({ urn }, { member }) => {
    await sql`delete from sports.favourites f where f.member_id = ${member.memberId}::bigint and f.urn = ${urn}`.execute(services.db)
    return {}
  })
