import { type TableChange, officeTableChanged } from '@tucano/contract/live/office'
import type { Db } from '@tucano/database'
import type { TableOfHouse } from '@tucano/live'
import { type Deed, journal } from '#journal/journal'
import type { OperatorIn } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import { publish } from '#platform/outbox'
import { tellRoom } from '#rooms/asks'
import { sql } from 'kysely'
import type { TableStatus } from '../room/state.ts'
import { sourceOf } from '../room/work.ts'
import { limitsInMinor, readStatus } from '../status.ts'
import { type LiveOffice, tableNames } from './office.ts'

interface Change {
  table: TableOfHouse
  operator: OperatorIn
  /** The version that was seen. */
  version: number
  what: TableChange['what']
  to: Partial<Pick<TableStatus, 'state' | 'limits' | 'announcement'>>
  reason: string | null
  action: Deed['action']
  /** What the journal has of it besides. */
  details?: Deed['details']
}

/** Says something of a table, once for each version. It stands before the table is told: one that nobody has at the moment reads it before its next round. */
export async function changeTable(office: LiveOffice, change: Change): Promise<void> {
  const { db, bus } = office.services
  const title = (await tableNames(office))(change.table)
  const status = await db.transaction().execute((trx) => write(trx, change, title))
  await tellRoom(bus, sourceOf(change.table.code), { do: 'status', status })
}

async function write(
  trx: Db,
  { table, operator, version: seen, what, to, reason, action, details }: Change,
  title: string,
): Promise<TableStatus> {
  const { code } = table
  await sql`select pg_advisory_xact_lock(hashtextextended(${`live.tables:${code}`}, 0))`.execute(trx)
  const before = await readStatus(trx, table)
  if (before.version !== seen) throw new Fault('live.table.changed')
  const version = seen + 1
  const status: TableStatus = { ...before, ...to, version }
  const own = limitsInMinor(table)
  const isOwn = (['min', 'max', 'slip'] as const).every((key) => status.limits[key] === own[key])
  const [min, max, slip] = isOwn ? [null, null, null] : [status.limits.min, status.limits.max, status.limits.slip]
  await sql`
    insert into live.table_changes (code, version, what, state, min_bet, max_bet, max_slip, announcement, reason, operator_id, account)
    values (${code}, ${version}, ${what}, ${status.state}, ${min}::bigint, ${max}::bigint, ${slip}::bigint, ${status.announcement}, ${reason}, ${operator.operatorId}::bigint, ${operator.account})`.execute(
    trx,
  )
  await sql`
    insert into live.tables as t (code, state, min_bet, max_bet, max_slip, announcement, reason, version, changed_by)
    values (${code}, ${status.state}, ${min}::bigint, ${max}::bigint, ${slip}::bigint, ${status.announcement}, ${what === 'state' ? reason : null}, ${version}, ${operator.operatorId}::bigint)
    on conflict (code) do update set state = excluded.state, min_bet = excluded.min_bet, max_bet = excluded.max_bet, max_slip = excluded.max_slip, announcement = excluded.announcement,
      reason = case when ${what === 'state'} then excluded.reason else t.reason end, version = excluded.version, changed_by = excluded.changed_by, changed_at = platform.clock()`.execute(
    trx,
  )
  await publish(trx, officeTableChanged, { code })
  await journal(trx, operator, { action, subject: `table:${code}`, details: { title, ...(reason !== null && { reason }), ...details } })
  return status
}
