import { type AgreementKind, SETTLEMENTS_A_PAGE, type Settlement, type settlementStates } from '@tucano/contract/agents/agreements'
import type { Db } from '@tucano/database'
import { maskNickname } from '#accounts/mask'
import { sql } from 'kysely'

type SettlementState = (typeof settlementStates)[number]

export interface SettlementRow {
  id: bigint
  payerId: bigint | null
  payeeId: bigint
  payer: string | null
  payerNickname: string | null
  payee: string
  kind: AgreementKind
  type: Settlement['type']
  since: Date
  until: Date
  rateType: Settlement['rateType']
  stake: bigint
  turnover: bigint
  payout: bigint
  rebate: bigint
  promotion: bigint
  salary: bigint
  fee: bigint
  netLoss: bigint
  fenced: bigint
  active: number
  carriedIn: bigint
  carriedOut: bigint
  tier: number
  rate: bigint
  base: bigint
  due: bigint
  paid: bigint
  state: SettlementState
  isSuspended: boolean
}

/** Columns of a settlement `s` of an agreement `a` with terms `t`, payee `m` and payer `p`. */
export const settlementColumns = sql`
  a.id, a.payer_id as "payerId", a.payee_id as "payeeId", p.account as payer, p.nickname as "payerNickname", m.account as payee, a.kind, a.type, s.since, s.until, t.rate_type as "rateType",
  s.stake, s.turnover, s.payout, s.rebate, s.promotion, s.salary, s.fee, s.net_loss as "netLoss", s.fenced, s.active, s.carried_in as "carriedIn", s.carried_out as "carriedOut", s.tier, s.rate, s.base, s.due, s.paid, s.state, s.is_suspended as "isSuspended"`
export const settlementTables = sql`
  join commissions.terms t on t.agreement_id = s.agreement_id and t.version = s.terms_version
  join member.members m on m.id = a.payee_id left join member.members p on p.id = a.payer_id`

/** What the other side is called: whoever pays is masked to whoever gets. */
const otherOf = ({ payeeId, payee, payerNickname }: Pick<SettlementRow, 'payeeId' | 'payee' | 'payerNickname'>, memberId: bigint): string =>
  payeeId === memberId ? (payerNickname === null ? '' : maskNickname(payerNickname)) : payee

/** As a member sees it who is one of the sides; as an operator does, who is none. */
export const tellSettlement = (row: SettlementRow, memberId: bigint): Settlement => ({
  agreementId: String(row.id),
  since: row.since.getTime(),
  until: row.until.getTime(),
  kind: row.kind,
  type: row.type,
  side: row.payeeId === memberId ? 'payee' : 'payer',
  other: otherOf(row, memberId),
  stake: String(row.stake),
  turnover: String(row.turnover),
  payout: String(row.payout),
  rebates: String(row.rebate),
  promotions: String(row.promotion),
  salaries: String(row.salary),
  fee: String(row.fee),
  netLoss: String(row.netLoss),
  fenced: String(row.fenced),
  active: row.active,
  carriedIn: String(row.carriedIn),
  carriedOut: String(row.carriedOut),
  tier: row.tier,
  rateType: row.rateType,
  rate: String(row.rate),
  base: String(row.base),
  due: String(row.due),
  paid: String(row.paid),
  state: row.state,
  isSuspended: row.isSuspended,
})

interface Asked {
  memberId: bigint
  kind: AgreementKind
  /** Days of the brand's time zone on which a period began, both included. */
  from: string
  to: string
  timeZone: string
}

interface Page extends Asked {
  side: Settlement['side'] | undefined
  state: SettlementState | undefined
  before: string | undefined
}

const within = ({ from, to, timeZone }: Pick<Asked, 'from' | 'to' | 'timeZone'>) =>
  sql`s.since >= (${from}::date)::timestamp at time zone ${timeZone} and s.since < (${to}::date + 1)::timestamp at time zone ${timeZone}`

/** Where a page ended: milliseconds and an agreement. */
export function readPlace(before: string): { ms: number; id: bigint } {
  const [ms, id] = before.split('.')
  return { ms: Number(ms), id: BigInt(id!) }
}

/** A page of settlements of a member, newest first. Each agreement gives its newest; the newest of those are the page. */
export async function readSettlements(db: Db, asked: Page): Promise<{ list: Settlement[]; next: string | null }> {
  const { memberId, kind, side, state, before } = asked
  const place = before === undefined ? undefined : readPlace(before)
  const older = place
    ? sql`and (s.since, s.agreement_id) < (to_timestamp(0) + ${place.ms}::bigint * interval '1 millisecond', ${place.id}::bigint)`
    : sql``
  const isOwn = {
    payee: sql`a.payee_id = ${memberId}::bigint`,
    payer: sql`a.payer_id = ${memberId}::bigint`,
  }
  const { rows } = await sql<SettlementRow>`
    select ${settlementColumns}
    from commissions.agreements a cross join lateral (
      select s.* from commissions.settlements s
      where s.agreement_id = a.id and ${within(asked)} ${older} ${state ? sql`and s.state = ${state}` : sql``}
      order by s.since desc limit ${SETTLEMENTS_A_PAGE + 1}
    ) s ${settlementTables}
    where ${side ? isOwn[side] : sql`(${isOwn.payee} or ${isOwn.payer})`} and a.kind = ${kind}
    order by s.since desc, s.agreement_id desc limit ${SETTLEMENTS_A_PAGE + 1}`.execute(db)
  const shown = rows.slice(0, SETTLEMENTS_A_PAGE)
  const last = shown.at(-1)
  return {
    list: shown.map((row) => tellSettlement(row, memberId)),
    next: rows.length > shown.length && last ? `${last.since.getTime()}.${last.id}` : null,
  }
}

interface Totals {
  received: string
  receivable: string
  paidDown: string
  payable: string
}

/** What all of a member's settlements of a period come to, on each side. */
export async function readTotals(db: Db, asked: Asked): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select coalesce(sum(s.paid) filter (where a.payee_id = ${asked.memberId}::bigint), 0)::text as received, coalesce(sum(s.due - s.paid) filter (where a.payee_id = ${asked.memberId}::bigint), 0)::text as receivable,
      coalesce(sum(s.paid) filter (where a.payer_id = ${asked.memberId}::bigint), 0)::text as "paidDown", coalesce(sum(s.due - s.paid) filter (where a.payer_id = ${asked.memberId}::bigint), 0)::text as payable
    from commissions.agreements a join commissions.settled_days s on s.agreement_id = a.id and s.day between ${asked.from}::date and ${asked.to}::date
    where (a.payee_id = ${asked.memberId}::bigint or a.payer_id = ${asked.memberId}::bigint) and a.kind = ${asked.kind}`.execute(db)
  return rows[0]!
}

/** What the other side of some agreements of a member is called. */
export async function namesOf(db: Db, memberId: bigint, agreements: readonly bigint[]): Promise<Map<bigint, string>> {
  if (agreements.length === 0) return new Map()
  const { rows } = await sql<Pick<SettlementRow, 'id' | 'payeeId' | 'payee' | 'payerNickname'>>`
    select a.id, a.payee_id as "payeeId", m.account as payee, p.nickname as "payerNickname"
    from commissions.agreements a join member.members m on m.id = a.payee_id left join member.members p on p.id = a.payer_id where a.id = any (${[...agreements]}::bigint[])`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.id, otherOf(row, memberId)]))
}
