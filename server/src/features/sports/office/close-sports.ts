import type { RequestOf } from '@tucano/contract/endpoint'
import { closeSports as contract } from '@tucano/contract/sports/office'
import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import { journal } from '#journal/journal'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import { plainText } from '#platform/plain-text'
import { tellClosings } from '../live/watchers.ts'
import type { Sports } from '../sports.ts'
import { readOneClosed, showClosing } from './closing-rows.ts'
import { titled } from './match-words.ts'

type Scope = RequestOf<typeof contract>['scope']
export const REASON_MAX = 300

const urnOf = (scope: Scope): string => (scope.kind === 'sport' ? scope.sport : scope.kind === 'league' ? scope.league : scope.event)

/** Whether there is such a thing. */
async function isKnown(db: Db, urn: string): Promise<boolean> {
  const { rows } = await sql`
    select from sports.events e where ${urn} in (e.urn, e.sport_urn, e.tournament_urn)
    union all select from sports.names n where n.urn = ${urn} limit 1`.execute(db)
  return rows.length > 0
}

export const closeSports = ({ services }: Sports) =>
  answer(contract, async ({ scope, reason: given }, { operator, language }) => {
    const reason = plainText(given, 'reason', REASON_MAX)
    const urn = urnOf(scope)
    if (!(await isKnown(services.db, urn))) throw new Fault('sports.event.unknown')
    const group = 'group' in scope ? (scope.group ?? null) : null
    const [market, specifiers] = scope.kind === 'market' ? [scope.market, scope.specifiers ?? null] : [null, null]
    const closing = await services.db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ id: bigint }>`
        insert into sports.closings (kind, urn, market_group, market_id, specifiers, operator_id, account, reason)
        values (${scope.kind}, ${urn}, ${group}, ${market}::integer, ${specifiers}, ${operator.operatorId}::bigint, ${operator.account}, ${reason}) returning id`.execute(
        trx,
      )
      const closed = (await readOneClosed(trx, rows[0]!.id))!
      await journal(trx, operator, {
        action: 'sports.close',
        subject: `closing:${closed.id}`,
        details: { ...titled(closed.name), reason, urn, group, market, specifiers },
      })
      return closed
    })
    tellClosings(services)
    return { closing: showClosing(closing, language) }
  })
