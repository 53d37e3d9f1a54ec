import type { Db } from '@tucano/database'
import type { Closing } from '#betting/closings'
import type { TeamBrand } from '#team/days'
import { sql } from 'kysely'
import type { AgreementKind } from './agreement.ts'
import { readTiers } from './agreements.ts'
import { type Due, dividendOf, netLossOf, salaryOf, slotOf } from './amounts.ts'
import type { Terms } from './terms.ts'

/** An agreement in force, and what its payee's team came to. */
interface Counted {
  id: bigint
  kind: AgreementKind
  termsVersion: number
  rateType: Terms['rateType']
  tiers: unknown
  carry: boolean
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

/** Agreements whose period has ended, with what the teams came to in it, or on the slot's day so far. */
async function readCounted(db: Db, { period, since, until }: Closing, timeZone: string): Promise<Counted[]> {
  const isSlot = SLOTS.has(period)
  const { rows } = await sql<Counted>`
    with days as (
      select (${since}::timestamptz at time zone ${timeZone})::date as first, ((${until}::timestamptz - interval '1 microsecond') at time zone ${timeZone})::date as last
    )
    select a.id, a.kind, t.version as "termsVersion", t.rate_type as "rateType", t.tiers, t.carry, a.carried,
      case when a.slot_day = d.first then a.slot_turnover else 0 end as "slotTurnover", case when a.slot_day = d.first then a.slot_paid else 0 end as "slotPaid",
      coalesce(f.stake, 0)::bigint as stake, coalesce(f.payout, 0)::bigint as payout, coalesce(f.rebate, 0)::bigint as rebate, coalesce(f.promotion, 0)::bigint as promotion,
      coalesce(f.salary, 0)::bigint as salary, coalesce(n.members, 0) as active,
      exists (select from agent.suspended x where x.agent_id = a.payee_id) as "isSuspended"
    from days d cross join commissions.agreements a
    cross join lateral (select t.* from commissions.terms t where t.agreement_id = a.id and t.since <= ${since}::timestamptz order by t.version desc limit 1) t
    left join lateral (
      select sum(f.stake) as stake, sum(f.payout) as payout, sum(f.rebate) as rebate, sum(f.promotion) as promotion, sum(f.salary) as salary
      from team.team_days f where f.agent_id = a.payee_id and f.day between d.first and d.last and (a.type = 'CONS' or f.type = a.type)
    ) f on true
    left join team.actives n on n.agent_id = a.payee_id and n.period = ${isSlot ? 'day' : period} and n.since = d.first and n.type = a.type
    where a.period = ${period} and a.state in ('A', 'E', 'V', 'C') and (a.ends_at is null or a.ends_at > ${since}::timestamptz)
      and not exists (select from commissions.settlements s where s.agreement_id = a.id and s.since = ${since}::timestamptz)
    order by a.id`.execute(db)
  return rows
}

interface Settlement extends Counted {
  netLoss: bigint
  fee: bigint
  result: Due
  /** What of the turnover is the slot's own. */
  turnover: bigint
}

function settle(counted: Counted, { agents }: TeamBrand, isSlot: boolean): Settlement {
  const terms: Terms = { rateType: counted.rateType, tiers: readTiers(counted.tiers) }
  const netLoss = netLossOf(counted, BigInt(agents.feeBp))
  const fee = counted.stake - counted.payout - counted.rebate - counted.promotion - counted.salary - netLoss
  const figures = { turnover: counted.stake, netLoss, active: counted.active }
  const staked = isSlot ? counted.stake - counted.slotTurnover : counted.stake
  const { carried, carry, slotPaid: paidToday } = counted
  const counting = isSlot
    ? slotOf(terms, { day: figures, staked, carried, paidToday })
    : counted.kind === 'dividend'
      ? dividendOf(terms, figures, { carry, carried })
      : salaryOf(terms, figures)
  // A loss goes on into the next period as for everybody; parts of a cent stay as they were.
  const nothing: Due = { ...counting, tier: -1, rate: 0n, due: 0n, carried: isSlot ? carried : counting.carried }
  return { ...counted, netLoss, fee, result: counted.isSuspended ? nothing : counting, turnover: staked }
}

/** Counts what all agreements of a period came to, once. What is due is paid afterwards. In the transaction that closes the period, so that the figures are those of its end. */
export async function countPeriod(db: Db, brand: TeamBrand, closing: Closing): Promise<void> {
  const isSlot = isSlotOf(closing.period)
  const all = await settleAll(db, await readEnded(db, closing, brand.timeZone), brand)
  // A slot in which nothing was staked and nothing is due is no line of anybody's record.
  const settled = isSlot ? all.filter(({ own, result }) => own !== 0n || result.due > 0n) : all
  if (settled.length === 0) return
  const list = <Value>(of: (one: Settled) => Value): Value[] => settled.map(of)
  await sql`
    with s as (
      select * from unnest(${list(({ id }) => id)}::bigint[], ${list(({ termsVersion }) => termsVersion)}::integer[], ${list(({ own }) => own)}::bigint[], ${list(({ stake }) => stake)}::bigint[],
        ${list(({ payout }) => payout)}::bigint[], ${list(({ rebate }) => rebate)}::bigint[], ${list(({ promotion }) => promotion)}::bigint[], ${list(({ salary }) => salary)}::bigint[],
        ${list(({ fee }) => fee)}::bigint[], ${list(({ netLoss }) => netLoss)}::bigint[], ${list(({ fenced }) => fenced)}::bigint[], ${list(({ active }) => active)}::integer[], ${list(({ carried }) => carried)}::bigint[],
        ${list(({ result }) => result.carried)}::bigint[], ${list(({ result }) => result.tier)}::smallint[], ${list(({ result }) => result.rate)}::bigint[], ${list(({ result }) => result.base)}::bigint[],
        ${list(({ result }) => result.due)}::bigint[], ${list(({ stake }) => stake)}::bigint[], ${list(({ slotPaid, result }) => slotPaid + result.due)}::bigint[],
        ${list(({ isSuspended }) => isSuspended)}::boolean[]
      ) s(id, terms_version, stake, payout, rebate, promotion, salary, fee, net_loss, active, carried_in, carried_out, tier, rate, base, due, so_far, paid_today, is_suspended)
    ), written as (
      insert into commissions.settlements (agreement_id, since, until, terms_version, stake, payout, rebate, promotion, salary, fee, net_loss, active, carried_in, carried_out, tier, rate, base, due, state, is_new, is_suspended)
      select s.id, ${closing.since}::timestamptz, ${closing.until}::timestamptz, s.terms_version, s.stake, s.payout, s.rebate, s.promotion, s.salary, s.fee, s.net_loss, s.active, s.carried_in, s.carried_out,
        s.tier, s.rate, s.base, s.due, case when s.due > 0 then 'due' else 'nothing' end, s.due > 0, s.is_suspended
      from s
    )
    update commissions.agreements a set carried = s.carried_out,
      slot_day = case when ${isSlot} then (${closing.since}::timestamptz at time zone ${brand.timeZone})::date else a.slot_day end,
      slot_turnover = case when ${isSlot} then s.turnover else a.slot_turnover end, slot_paid = case when ${isSlot} then s.paid_before + s.due else a.slot_paid end
    from s where a.id = s.id`.execute(db)
  await writeFences(db, settled)
}
