import { setSportsLimits as contract } from '@tucano/contract/sports/office-limits'
import { sql } from 'kysely'
import { journal } from '#journal/journal'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import { plainText } from '#platform/plain-text'
import { wordIn } from '../board/market.ts'
import { readSetLimits } from '../place/limits.ts'
import type { Sports } from '../sports.ts'
import { REASON_MAX } from './close-sports.ts'
import { lockScope, nameOfScope } from './limit-scope.ts'
import { titled } from './match-words.ts'

/** What a version was made from: of two who change the limits at once, the second one sees what the first has done. */
export const setSportsLimits = ({ services, board }: Sports) =>
  answer(contract, async ({ kind, key, version, limits, reason: given }, { operator, language }) => {
    const { db } = services
    const reason = plainText(given, 'reason', REASON_MAX)
    const name = await nameOfScope(db, await board.descriptions.read(), { kind, key })
    if (name === undefined || (kind === 'all') !== (key === '')) throw new Fault('sports.event.unknown')
    await db.transaction().execute(async (trx) => {
      await lockScope(trx, 'limits', { kind, key })
      const before = (await readSetLimits(trx)).find((one) => one.kind === kind && one.key === key)
      if ((before?.version ?? 0) !== version) throw new Fault('sports.limits.changed')
      const { stakeMin, betWin, market, payout } = limits
      // After those that were ended, too.
      await sql`
        insert into sports.limits (kind, key, version, stake_min, bet_win, market, payout, operator_id, account, reason)
        select ${kind}, ${key}, coalesce(max(l.version), 0) + 1, ${stakeMin}::bigint, ${betWin}::bigint, ${market}::bigint, ${payout}::bigint, ${operator.operatorId}::bigint, ${operator.account}, ${reason}
        from sports.limits l where l.kind = ${kind} and l.key = ${key}`.execute(trx)
      await journal(trx, operator, {
        action: 'sports.limits',
        subject: `limits:${kind}:${key}`,
        details: { ...titled(name), reason, after: { ...limits } },
      })
    })
    const now = (await readSetLimits(db)).find((one) => one.kind === kind && one.key === key)!
    return {
      kind,
      key,
      name: wordIn(name, language),
      version: now.version,
      limits,
      by: now.account,
      reason: now.reason,
      at: now.at.getTime(),
    }
  })
