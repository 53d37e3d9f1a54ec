import { setSportsLimits as contract } from '@tucano/contract/sports/office-limits'
import { sql } from 'kysely'
import { journal } from '#journal/journal'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import { plainText } from '#platform/plain-text'
import { readSetLimits } from '../place/limits.ts'
import type { Sports } from '../sports.ts'
import { REASON_MAX } from './close-sports.ts'
import { nameOfLimits } from './list-sports-limits.ts'

/** What a version was made from: of two who change the limits at once, the second one sees what the first has done. */
export const setSportsLimits = ({ services, board }: Sports) =>
  answer(contract, async ({ kind, key, version, limits, reason: given }, { operator }) => {
    const { db } = services
    const reason = plainText(given, 'reason', REASON_MAX)
    const name = await nameOfLimits(db, await board.descriptions.read(), { kind, key })
    if (name === undefined || (kind === 'all') !== (key === '')) throw new Fault('sports.event.unknown')
    await db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`sports.limits:${kind}:${key}`}, 0))`.execute(trx)
      const before = (await readSetLimits(trx)).find((one) => one.kind === kind && one.key === key)
      if ((before?.version ?? 0) !== version) throw new Fault('sports.limits.changed')
      const { stakeMin, betWin, market, payout } = limits
      await sql`
        insert into sports.limits (kind, key, version, stake_min, bet_win, market, payout, operator_id, account, reason)
        values (${kind}, ${key}, ${version + 1}, ${stakeMin}::bigint, ${betWin}::bigint, ${market}::bigint, ${payout}::bigint, ${operator.operatorId}::bigint, ${operator.account}, ${reason})`.execute(
        trx,
      )
      await journal(trx, operator, {
        action: 'sports.limits',
        subject: `limits:${kind}:${key}`,
        details: { title: name, reason, after: { ...limits } },
      })
    })
    const now = (await readSetLimits(db)).find((one) => one.kind === kind && one.key === key)!
    return { kind, key, name, version: now.version, limits, by: now.account, reason: now.reason, at: now.at.getTime() }
  })
