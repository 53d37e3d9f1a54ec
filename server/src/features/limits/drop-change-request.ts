import { dropChangeRequest as contract } from '@tucano/contract/limits'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { sql } from 'kysely'
import { changing } from './changing.ts'

export const dropChangeRequest = (services: Services) =>
  answer(contract, ({ changeRequestId }, { member }) =>
    changing(services, member, async (trx) => {
      const { rows } = await sql<{ dropped: boolean }>`
        select limits.drop_request(${member.memberId}::bigint, ${changeRequestId}::bigint) as dropped`.execute(trx)
      if (!rows[0]?.dropped) throw new Fault('limit.unknown')
    }),
  )
