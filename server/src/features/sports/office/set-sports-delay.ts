import { setSportsDelay as contract } from '@tucano/contract/sports/office-limits'
import { sql } from 'kysely'
import { journal } from '#journal/journal'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import { plainText } from '#platform/plain-text'
import { readSetDelays } from '../place/delays.ts'
import type { Sports } from '../sports.ts'
import { REASON_MAX } from './close-sports.ts'
import { lockScope, nameOfScope } from './limit-scope.ts'
import { titled } from './match-words.ts'

export const setSportsDelay = ({ services: { db }, board }: Sports) =>
  answer(contract, async ({ kind, key, version, seconds, reason: given }, { operator }) => {
    const reason = plainText(given, 'reason', REASON_MAX)
    const name = await nameOfScope(db, await board.descriptions.read(), { kind, key })
    if (!name) throw new Fault('sports.event.unknown')
    await db.transaction().execute(async (trx) => {
      await lockScope(trx, 'delays', { kind, key })
      const before = (await readSetDelays(trx)).find((one) => one.kind === kind && one.key === key)
      // A league whose wait was ended is listed no more: whoever sets one again has seen none.
      const seen = version === 0 && before?.seconds === null ? before.version : version
      if ((before?.version ?? 0) !== seen) throw new Fault('sports.limits.changed')
      await sql`
        insert into sports.delays (kind, key, version, seconds, operator_id, account, reason)
        values (${kind}, ${key}, ${seen + 1}, ${seconds ?? null}::smallint, ${operator.operatorId}::bigint, ${operator.account}, ${reason})`.execute(
        trx,
      )
      await journal(trx, operator, {
        action: seconds === undefined ? 'sports.endDelay' : 'sports.delay',
        subject: `delay:${kind}:${key}`,
        details: { ...titled(name), reason, seconds: seconds ?? null },
      })
    })
    return {}
  })
