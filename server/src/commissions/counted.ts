import type { Db } from '@tucano/database'
import type { Closing } from '#betting/closings'
import type { TeamBrand } from '#team/days'
import { type RawBuilder, sql } from 'kysely'
import type { AgreementKind } from './agreement.ts'
import { readTiers } from './agreements.ts'
import { type Due, dividendOf, feeOf, netLossOf, salaryOf, slotOf } from './amounts.ts'
import { type FencePart, fencedBy, readBehindFences } from './fences.ts'
import type { Terms } from './terms.ts'

/** An agreement in force, and what its payee's team came to. */
export interface Counted {
  id: bigint
  payerId: bigint | null
  payeeId: bigint
  kind: AgreementKind
  type: string
  period: Closing['period']
  since: Date
  until: Date
  firstDay: string
  lastDay: string
  termsVersion: number
  rateType: Terms['rateType']
  tiers: unknown
  carry: boolean
  fence: bigint | null
  carried: bigint
  /** What slots of the same day have counted and paid so far. */
  slotTurnover: bigint
  slotPaid: bigint
  stake: bigint
  payout: bigint
  rebate: bigint
  promotion: bigint
  salary: bigint
  active: number
  /** The payee is suspended, and earns nothing. */
  isSuspended: boolean
}

/** Slots of a day go by the day so far. */
const SLOTS: ReadonlySet<string> = new Set(['hour', 'fiveMinutes'])
export const isSlot = (period: string): boolean => SLOTS.has(period)

interface Wanted {
  /** A table `p` with the beginning and the end of the period, for an agreement `a`; `running` has those of each kind of period now. */
  period: RawBuilder<unknown>
  where: RawBuilder<unknown>
}

/** Agreements in force, with what their payees' teams came to in a period, or on a slot's day so far. */
async function read(db: Db, { period, where }: Wanted, timeZone: string): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    with running as materialized (
      select k.period, o.since, o.until from (select distinct a.period from commissions.agreements a where ${where}) k cross join lateral platform.period_of(k.period, platform.clock()) o
    )
    select a.id, a.payer_id as "payerId", a.payee_id as "payeeId", a.kind, a.type, a.period, p.since, p.until, d.first::text as "firstDay", d.last::text as "lastDay",
      t.version as "termsVersion", t.rate_type as "rateType", t.tiers, t.carry, t.fence, a.carried,
      case when a.slot_day = d.first then a.slot_turnover else 0 end as "slotTurnover", case when a.slot_day = d.first then a.slot_paid else 0 end as "slotPaid",
      coalesce(f.stake, 0)::bigint as stake, coalesce(f.payout, 0)::bigint as payout, coalesce(f.rebate, 0)::bigint as rebate, coalesce(f.promotion, 0)::bigint as promotion,
      coalesce(f.salary, 0)::bigint as salary, coalesce(n.members, 0) as active,
      exists (select from agent.suspended x where x.agent_id = a.payee_id) as "isSuspended"
    from commissions.agreements a cross join lateral ${period} p
    cross join lateral (select (p.since at time zone ${timeZone})::date as first, ((p.until - interval '1 microsecond') at time zone ${timeZone})::date as last) d
    cross join lateral (select t.* from commissions.terms t where t.agreement_id = a.id and t.since <= p.since order by t.version desc limit 1) t
    left join lateral (
      select sum(f.stake) as stake, sum(f.payout) as payout, sum(f.rebate) as rebate, sum(f.promotion) as promotion, sum(f.salary) as salary
      from team.team_days f where f.agent_id = a.payee_id and f.day between d.first and d.last and (a.type = 'CONS' or f.type = a.type)
    ) f on true
    left join team.actives n on n.agent_id = a.payee_id and n.period = case when a.period in ('hour', 'fiveMinutes') then 'day' else a.period end and n.since = d.first and n.type = a.type
    where a.state in ('A', 'E', 'V', 'C') and (a.ends_at is null or a.ends_at > p.since) and ${where}
    order by a.id`.execute(db)
  return rows
}

/** Those whose period has ended and was not counted. */
export const readEnded = (db: Db, { period, since, until }: Closing, timeZone: string): Promise<Counted[]> =>
  read(
    db,
    {
      period: sql`(select ${since}::timestamptz as since, ${until}::timestamptz as until)`,
      where: sql`a.period = ${period} and not exists (select from commissions.settlements s where s.agreement_id = a.id and s.since = ${since}::timestamptz)`,
    },
    timeZone,
  )

/** Those of a member, on either side, in the period that is running. */
export const readRunning = (db: Db, { memberId, kind }: { memberId: bigint; kind: AgreementKind }, timeZone: string): Promise<Counted[]> =>
  read(
    db,
    {
      period: sql`(select r.since, r.until from running r where r.period = a.period)`,
      where: sql`(a.payee_id = ${memberId}::bigint or a.payer_id = ${memberId}::bigint) and a.kind = ${kind}`,
    },
    timeZone,
  )

export interface Settled extends Counted {
  fee: bigint
  netLoss: bigint
  /** What members behind the fence change of it. */
  fenced: bigint
  parts: readonly FencePart[]
  result: Due
  /** What of the turnover is the slot's own. */
  own: bigint
}

function settle(counted: Counted, parts: readonly FencePart[], feeBp: bigint): Settled {
  const terms: Terms = { rateType: counted.rateType, tiers: readTiers(counted.tiers) }
  const { carried, carry, slotPaid: paidToday, stake, active, kind, period } = counted
  const netLoss = netLossOf(counted, feeBp)
  const fenced = fencedBy(parts)
  const own = isSlot(period) ? stake - counted.slotTurnover : stake
  const figures = { turnover: stake, netLoss: netLoss + fenced, active }
  const counting = isSlot(period)
    ? slotOf(terms, { day: figures, staked: own, carried, paidToday })
    : kind === 'dividend'
      ? dividendOf(terms, figures, { carry, carried })
      : salaryOf(terms, figures)
  // A loss goes on into the next period as for everybody; parts of a cent stay as they were.
  const nothing: Due = { ...counting, tier: -1, rate: 0n, due: 0n, carried: isSlot(period) ? carried : counting.carried }
  const result = counted.isSuspended ? nothing : counting
  return { ...counted, fee: feeOf(counted, feeBp), netLoss, fenced, parts, result, own }
}

/** What agreements come to by their terms. */
export async function settleAll(db: Db, counted: readonly Counted[], { agents }: Pick<TeamBrand, 'agents'>): Promise<Settled[]> {
  const settled: Settled[] = []
  for (const one of counted)
    settled.push(settle(one, one.fence === null ? [] : await readBehindFences(db, { ...one, fence: one.fence }), BigInt(agents.feeBp)))
  return settled
}
