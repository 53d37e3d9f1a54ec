import type { Db } from '@tucano/database'
import type { Days } from '#team/figures'
import { sql } from 'kysely'
import { namesOf } from './settlements.ts'

/** What somebody got or gave on a day, or for something. */
export interface IncomeSum {
  /** Nothing of what something came to on all days. */
  day: string | null
  source: string
  agreementId: bigint | null
  type: string
  side: 'payer' | 'payee'
  amount: bigint
  settlements: number
}

interface Asked extends Days {
  memberId: bigint
  timeZone: string
}

/** What agreements, plans and rebates have paid a member and made it pay, by day, and by what it was for in the order in which it began; rebates by the day that they are for, those of bets by the day on which these settled. What was taken back is not there. */
export async function readIncome(db: Db, { memberId, from, to, timeZone }: Asked): Promise<IncomeSum[]> {
  const bounds = (column: string) =>
    sql`${sql.ref(column)} >= (${from}::date)::timestamp at time zone ${timeZone} and ${sql.ref(column)} < (${to}::date + 1)::timestamp at time zone ${timeZone}`
  const { rows } = await sql<IncomeSum>`
    with lines as (
    select p.day, a.kind as source, a.id as "agreementId", a.type, case when a.payee_id = ${memberId}::bigint then 'payee' else 'payer' end as side, p.amount, p.settlements
    from commissions.agreements a join commissions.paid_days p on p.agreement_id = a.id
    where (a.payee_id = ${memberId}::bigint or a.payer_id = ${memberId}::bigint) and p.day between ${from}::date and ${to}::date and p.amount > 0
    union all
    select (c.at at time zone ${timeZone})::date, 'cpa', null, 'CONS', 'payee', sum(c.amount)::bigint, count(*)::integer
    from commissions.cpa c where c.agent_id = ${memberId}::bigint and c.amount > 0 and ${bounds('c.at')} group by 1
    union all
    select r.day, 'rebate', null, r.type, 'payee', r.amount, 1
    from commissions.rebate_days r join commissions.rebate_payments p on p.payee_id = r.payee_id and p.day = r.day and p.state = 'paid'
    where r.payee_id = ${memberId}::bigint and r.day between ${from}::date and ${to}::date and r.amount > 0
    union all
    select r.day, 'rebate', null, r.type, 'payee', sum(r.amount)::bigint, 1
    from commissions.bet_rebates r where r.member_id = ${memberId}::bigint and r.day between ${from}::date and ${to}::date and r.amount > 0 group by r.day, r.type
    )
    select l.day::text as day, coalesce(l.source, '') as source, l."agreementId", min(l.type) as type, l.side, sum(l.amount)::bigint as amount, sum(l.settlements)::integer as settlements
    from lines l group by grouping sets ((l.day, l.side), (l.source, l."agreementId", l.side)) order by min(l.day), l."agreementId"`.execute(
    db,
  )
  return rows
}

/** What others still owe a member, and what it owes. */
export async function readOwing(db: Db, memberId: bigint): Promise<{ receivable: bigint; payable: bigint }> {
  const { rows } = await sql<{ receivable: bigint; payable: bigint }>`
    select coalesce(sum(s.due - s.paid) filter (where a.payee_id = ${memberId}::bigint), 0)::bigint as receivable, coalesce(sum(s.due - s.paid) filter (where a.payer_id = ${memberId}::bigint), 0)::bigint as payable
    from commissions.agreements a join commissions.settlements s on s.agreement_id = a.id
    where (a.payee_id = ${memberId}::bigint or a.payer_id = ${memberId}::bigint) and s.state in ('due', 'partly')`.execute(db)
  return rows[0]!
}

export const namesOfIncome = (db: Db, memberId: bigint, sums: readonly IncomeSum[]): Promise<Map<bigint, string>> =>
  namesOf(
    db,
    memberId,
    sums.flatMap(({ agreementId }) => agreementId ?? []),
  )

/** Everything that a settlement was counted from. */
export interface StatementRow {
  id: bigint
  payerId: bigint | null
  payeeId: bigint
  payerNickname: string | null
  payee: string
  kind: string
  type: string
  since: Date
  until: Date
  rateType: string
  carry: boolean
  fence: bigint | null
  tiers: unknown
  stake: bigint
  turnover: bigint
  payout: bigint
  rebate: bigint
  promotion: bigint
  salary: bigint
  fee: bigint
  netLoss: bigint
  fenced: bigint
  /** Of each member behind the fence: result, what waited before, what waits afterwards. */
  parts: [string, string, string][]
  active: number
  carriedIn: bigint
  carriedOut: bigint
  paidBefore: bigint
  tier: number
  rate: bigint
  base: bigint
  due: bigint
  paid: bigint
  state: string
  isSuspended: boolean
}

interface Place {
  since: Date
  id: bigint
}

/** Settlements of a member of periods that began on some days, oldest first, after one of them. */
export async function readStatement(
  db: Db,
  { memberId, from, to, timeZone }: Asked,
  { after, limit }: { after: Place | undefined; limit: number },
): Promise<StatementRow[]> {
  const { rows } = await sql<StatementRow>`
    select a.id, a.payer_id as "payerId", a.payee_id as "payeeId", p.nickname as "payerNickname", m.account as payee, a.kind, a.type, s.since, s.until, t.rate_type as "rateType", t.carry, t.fence, t.tiers,
      s.stake, s.turnover, s.payout, s.rebate, s.promotion, s.salary, s.fee, s.net_loss as "netLoss", s.fenced, s.active, s.carried_in as "carriedIn", s.carried_out as "carriedOut", s.paid_before as "paidBefore",
      s.tier, s.rate, s.base, s.due, s.paid, s.state, s.is_suspended as "isSuspended",
      coalesce((select jsonb_agg(jsonb_build_array(f.result::text, f.before::text, f.after::text) order by f.member_id) from commissions.fence_parts f where f.agreement_id = s.agreement_id and f.since = s.since), '[]') as parts
    from commissions.agreements a cross join lateral (
      select s.* from commissions.settlements s
      where s.agreement_id = a.id and s.since >= (${from}::date)::timestamp at time zone ${timeZone} and s.since < (${to}::date + 1)::timestamp at time zone ${timeZone}
        ${after ? sql`and (s.since, s.agreement_id) > (${after.since}::timestamptz, ${after.id}::bigint)` : sql``}
      order by s.since limit ${limit}
    ) s
    join commissions.terms t on t.agreement_id = s.agreement_id and t.version = s.terms_version join member.members m on m.id = a.payee_id left join member.members p on p.id = a.payer_id
    where a.payee_id = ${memberId}::bigint or a.payer_id = ${memberId}::bigint
    order by s.since, s.agreement_id limit ${limit}`.execute(db)
  return rows
}

/** A sum that an affiliate got once for a member, and what it was for. */
export interface CpaRow {
  memberId: bigint
  amount: bigint
  askedDeposit: bigint
  askedStake: bigint
  deposit: bigint
  stake: bigint
  /** The day of the member's first deposit begins. */
  since: Date
  at: Date
}

/** What an affiliate was paid for members on some days, in the order of the members' ids. */
export async function readCpa(
  db: Db,
  { memberId, from, to, timeZone }: Asked,
  { after, limit }: { after: bigint | undefined; limit: number },
): Promise<CpaRow[]> {
  const { rows } = await sql<CpaRow>`
    select c.member_id as "memberId", c.amount, c.asked_deposit as "askedDeposit", c.asked_stake as "askedStake", c.deposit, c.stake, c.first_day::timestamp at time zone ${timeZone} as since, c.at
    from commissions.cpa c where c.agent_id = ${memberId}::bigint and c.amount > 0 and c.at >= (${from}::date)::timestamp at time zone ${timeZone} and c.at < (${to}::date + 1)::timestamp at time zone ${timeZone}
      and c.member_id > ${after ?? 0n}::bigint
    order by c.member_id limit ${limit}`.execute(db)
  return rows
}
