import type { Agreement as Told, Terms as ToldTerms } from '@tucano/contract/agents/agreements'
import { ANSWER_DAYS } from '@tucano/contract/agents/agreements'
import type { Db } from '@tucano/database'
import { maskNickname } from '#accounts/mask'
import { type RawBuilder, sql } from 'kysely'
import type { OfferedTerms } from './agreements.ts'

/** Terms as they are written in a call. */
export const readTerms = ({ rateType, carry, fence, tiers }: ToldTerms): OfferedTerms => ({
  rateType,
  carry,
  fence: fence === null ? null : BigInt(fence),
  tiers: tiers.map(({ turnover, active, netLoss, rate }) => ({
    turnover: BigInt(turnover),
    active,
    netLoss: BigInt(netLoss),
    rate: BigInt(rate),
  })),
})

/** Terms as the database writes them into JSON: amounts are texts. */
interface WrittenTerms extends ToldTerms {
  since: number
  isHigher: boolean
}

const told = ({ rateType, carry, fence, tiers }: WrittenTerms): ToldTerms => ({ rateType, carry, fence, tiers })

const termsWhere = (where: RawBuilder<unknown>) => sql`(
  select jsonb_build_object('rateType', t.rate_type, 'carry', t.carry, 'fence', t.fence::text, 'tiers', t.tiers, 'isHigher', t.is_higher, 'since', floor(extract(epoch from t.since) * 1000)::bigint)
  from commissions.terms t where t.agreement_id = a.id and ${where} order by t.version desc limit 1)`

interface Row {
  id: bigint
  payerId: bigint | null
  payeeId: bigint
  kind: Told['kind']
  type: Told['type']
  period: string
  state: Told['state']
  version: number
  payer: string | null
  payerAccount: string | null
  payee: string
  terms: WrittenTerms | null
  next: WrittenTerms | null
  offered: WrittenTerms | null
  answerUntil: Date | null
  endsAt: Date | null
}

/** As one of the two sides sees it: whoever pays is masked to whoever gets. */
const tell = (row: Row, memberId: bigint): Told => ({
  agreementId: String(row.id),
  kind: row.kind,
  type: row.type,
  period: row.period,
  state: row.state,
  version: row.version,
  side: row.payeeId === memberId ? 'payee' : 'payer',
  other: row.payeeId === memberId ? (row.payer === null ? '' : maskNickname(row.payer)) : row.payee,
  otherId: row.payeeId === memberId ? null : String(row.payeeId),
  terms: row.terms && told(row.terms),
  next: row.next && { terms: told(row.next), since: row.next.since },
  offered: row.offered && { terms: told(row.offered), isHigher: row.offered.isHigher },
  answerUntil: row.answerUntil?.getTime() ?? null,
  endsAt: row.endsAt?.getTime() ?? null,
})

/** So many are told at most: those that wait for an answer first, then the newest. */
const AT_MOST = 500

interface Asked {
  kind?: Told['kind']
  isOver?: boolean
  side?: 'payee'
}

const OVER = sql`(a.state in ('R', 'X') or a.state = 'C' and a.ends_at <= platform.clock())`

const readRows = async (db: Db, where: RawBuilder<unknown>): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select a.id, a.payer_id as "payerId", a.payee_id as "payeeId", a.kind, a.type, a.period, a.state, a.version, p.nickname as payer, p.account as "payerAccount", m.account as payee, a.ends_at as "endsAt",
      ${termsWhere(sql`t.since <= platform.clock()`)} as terms, ${termsWhere(sql`t.since > platform.clock()`)} as next,
      ${termsWhere(sql`t.version = a.version and a.state in ('P', 'E')`)} as offered,
      case when a.state in ('P', 'E', 'V') then a.asked_at + ${ANSWER_DAYS}::integer * interval '1 day' end as "answerUntil"
    from commissions.agreements a join member.members m on m.id = a.payee_id left join member.members p on p.id = a.payer_id
    where ${where} order by ${OVER}, a.state in ('P', 'E', 'V') desc, a.id desc limit ${AT_MOST}`.execute(db)
  return rows
}

/** Agreements of a member, on both sides or as the one who gets. */
export async function tellAgreements(db: Db, memberId: bigint, { kind, isOver = false, side }: Asked): Promise<Told[]> {
  const rows = await readRows(
    db,
    sql`(a.payee_id = ${memberId}::bigint ${side ? sql`` : sql`or a.payer_id = ${memberId}::bigint`}) ${kind ? sql`and a.kind = ${kind}` : sql``}
      and ${isOver ? OVER : sql`not ${OVER}`}`,
  )
  return rows.map((row) => tell(row, memberId))
}

/** All agreements of a member, with the names of both sides: operators may know. Those that are over come last. */
export async function tellToOffice(db: Db, memberId: bigint): Promise<Told[]> {
  const rows = await readRows(db, sql`(a.payee_id = ${memberId}::bigint or a.payer_id = ${memberId}::bigint)`)
  return rows.map((row) => {
    const seen = tell(row, memberId)
    if (seen.side === 'payer') return seen
    return { ...seen, other: row.payerAccount ?? '', otherId: row.payerId === null ? null : String(row.payerId) }
  })
}
