import { openSports as contract } from '@tucano/contract/sports/office'
import { sql } from 'kysely'
import { journal } from '#journal/journal'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import { plainText } from '#platform/plain-text'
import { tellClosings } from '../live/watchers.ts'
import type { Sports } from '../sports.ts'
import { REASON_MAX } from './close-sports.ts'
import { readOneClosed } from './closing-rows.ts'
import { titled } from './match-words.ts'

export const openSports = ({ services }: Sports) =>
  answer(contract, async ({ closingId, reason: given }, { operator }) => {
    const reason = plainText(given, 'reason', REASON_MAX)
    await services.db.transaction().execute(async (trx) => {
      const closed = await readOneClosed(trx, BigInt(closingId))
      if (!closed) throw new Fault('sports.act.unknown')
      const { rows } = await sql`
        update sports.closings c set opened_by = ${operator.operatorId}::bigint, opened_at = platform.clock() where c.id = ${closingId}::bigint and c.opened_at is null returning c.id`.execute(
        trx,
      )
      // Another operator was quicker.
      if (rows.length === 0) throw new Fault('sports.act.unknown')
      await journal(trx, operator, { action: 'sports.open', subject: `closing:${closingId}`, details: { ...titled(closed.name), reason } })
    })
    tellClosings(services)
    return {}
  })
