import { endSportsLimits as contract } from '@tucano/contract/sports/office-limits'
import { sql } from 'kysely'
import { journal } from '#journal/journal'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import { plainText } from '#platform/plain-text'
import { readSetLimits } from '../place/limits.ts'
import type { Sports } from '../sports.ts'
import { REASON_MAX } from './close-sports.ts'
import { lockScope, nameOfScope } from './limit-scope.ts'
import { titled } from './match-words.ts'

/** The end is a version like any other: what was in force, and until when, stays to be read. */
export const endSportsLimits = ({ services: { db }, board }: Sports) =>
  answer(contract, async ({ kind, key, version, reason: given }, { operator }) => {
    const reason = plainText(given, 'reason', REASON_MAX)
    const name = (await nameOfScope(db, await board.descriptions.read(), { kind, key })) ?? { pt: key, en: key }
    await db.transaction().execute(async (trx) => {
      await lockScope(trx, 'limits', { kind, key })
      const before = (await readSetLimits(trx)).find((one) => one.kind === kind && one.key === key)
      if (before?.version !== version) throw new Fault('sports.limits.changed')
      await sql`
        insert into sports.limits (kind, key, version, stake_min, bet_win, market, payout, is_ended, operator_id, account, reason)
        select l.kind, l.key, l.version + 1, l.stake_min, l.bet_win, l.market, l.payout, true, ${operator.operatorId}::bigint, ${operator.account}, ${reason}
        from sports.limits l where l.kind = ${kind} and l.key = ${key} and l.version = ${version}`.execute(trx)
      await journal(trx, operator, { action: 'sports.endLimits', subject: `limits:${kind}:${key}`, details: { ...titled(name), reason } })
    })
    return {}
  })
