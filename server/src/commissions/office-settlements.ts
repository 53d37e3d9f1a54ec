import { type AgreementKind, SETTLEMENTS_A_PAGE, type settlementStates } from '@tucano/contract/agents/agreements'
import type { OfficeSettlement } from '@tucano/contract/agents/office'
import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import { type SettlementRow, readPlace, settlementColumns, settlementTables, tellSettlement } from './settlements.ts'

type SettlementState = (typeof settlementStates)[number]

interface Asked {
  day?: string
  state?: SettlementState
  kind?: AgreementKind
  query?: string
  isReversalAsked?: boolean
  before: string | undefined
  timeZone: string
}

interface Row extends SettlementRow {
  askedBy: string | null
  askedReason: string | null
  askedAt: Date | null
}

const onDay = (day: string, timeZone: string) =>
  sql`s.since >= (${day}::date)::timestamp at time zone ${timeZone} and s.since < (${day}::date + 1)::timestamp at time zone ${timeZone}`

/** Settlements of everybody, newest first, with what somebody has asked to take back. */
export async function readOfficeSettlements(db: Db, asked: Asked): Promise<{ list: OfficeSettlement[]; next: string | null }> {
  const { day, state, kind, query, isReversalAsked, before, timeZone } = asked
  const place = before === undefined ? undefined : readPlace(before)
  const account = query?.trim().toLowerCase()
  const { rows } = await sql<Row>`
    select ${settlementColumns}, r.asked_by as "askedBy", r.reason as "askedReason", r.asked_at as "askedAt"
    from commissions.settlements s join commissions.agreements a on a.id = s.agreement_id ${settlementTables}
    left join commissions.reversals r on r.agreement_id = s.agreement_id and r.since = s.since and r.done_at is null
    where true ${day === undefined ? sql`` : sql`and ${onDay(day, timeZone)}`} ${state === undefined ? sql`` : sql`and s.state = ${state}`}
      ${kind === undefined ? sql`` : sql`and a.kind = ${kind}`} ${isReversalAsked ? sql`and r.agreement_id is not null` : sql``}
      ${account === undefined ? sql`` : sql`and (lower(m.account) = ${account} or lower(p.account) = ${account})`}
      ${place ? sql`and (s.since, s.agreement_id) < (to_timestamp(0) + ${place.ms}::bigint * interval '1 millisecond', ${place.id}::bigint)` : sql``}
    order by s.since desc, s.agreement_id desc limit ${SETTLEMENTS_A_PAGE + 1}`.execute(db)
  const shown = rows.slice(0, SETTLEMENTS_A_PAGE)
  const last = shown.at(-1)
  return {
    list: shown.map((row) => ({
      ...tellSettlement(row, row.payeeId),
      payer: row.payer ?? '',
      payerId: row.payerId === null ? null : String(row.payerId),
      payee: row.payee,
      payeeId: String(row.payeeId),
      reversal: row.askedBy === null ? null : { by: row.askedBy, reason: row.askedReason!, at: row.askedAt!.getTime() },
    })),
    next: rows.length > shown.length && last ? `${last.since.getTime()}.${last.id}` : null,
  }
}

/** What settlements of periods that began on a day come to, by their state. */
export async function readOfficeTotals(db: Db, { day, timeZone }: { day: string; timeZone: string }) {
  const { rows } = await sql<{ state: SettlementState; count: number; due: string; paid: string }>`
    select s.state, count(*)::integer as count, sum(s.due)::text as due, sum(s.paid)::text as paid from commissions.settlements s where ${onDay(day, timeZone)} group by 1 order by 1`.execute(
    db,
  )
  return rows
}
