import type { Plan } from '@tucano/contract/agents/affiliates'
import type { Db } from '@tucano/database'
import { operatorAccount, post } from '@tucano/ledger'
import { Fault } from '#platform/fault'
import { sql } from 'kysely'
import { type OfferedTerms, lockPayee, writeTerms } from './agreements.ts'
import { lockCash } from './cash.ts'
import { readLinked } from './linked.ts'

const HAS_SHARE: ReadonlySet<Plan['plan']> = new Set(['revenue', 'hybrid'])
const HAS_CPA: ReadonlySet<Plan['plan']> = new Set(['cpa', 'hybrid'])

function wrongIn({ plan, bp, fence, cpa }: Plan): string | undefined {
  if (HAS_SHARE.has(plan) !== (bp !== null)) return 'bp'
  if (fence !== null && (!HAS_SHARE.has(plan) || fence === '0')) return 'fence'
  if (HAS_CPA.has(plan) !== (cpa !== null)) return 'cpa'
  return cpa && BigInt(cpa.amount) < 1n ? 'cpa.amount' : undefined
}

/**
 * A part of the month's net loss, which is an agreement with the house, in force from the month that is running. The affiliate asked for it, so there is nothing to answer;
 * wherever it stands in a team, the house pays it.
 */
async function agreeShare(trx: Db, memberId: bigint, { bp, fence, carry }: Plan): Promise<bigint> {
  const tiers = [{ turnover: 0n, active: 0, netLoss: 0n, rate: BigInt(bp!) }]
  const terms: OfferedTerms = { rateType: 'percent', carry, fence: fence === null ? null : BigInt(fence), tiers }
  await lockPayee(trx, memberId)
  const { rows: known } = await sql`
    select from commissions.agreements a where a.payee_id = ${memberId}::bigint and a.kind = 'dividend' and a.state in ('P', 'E', 'A', 'V')`.execute(
    trx,
  )
  if (known.length > 0) throw new Fault('agreement.exists')
  const { id } = await trx
    .insertInto('commissions.agreements')
    .values({ payer_id: null, payee_id: memberId, kind: 'dividend', type: 'CONS', period: 'month', state: 'A' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeTerms(trx, { id, version: 1, terms, higher: false })
  await sql`
    update commissions.terms t set since = p.since from platform.period_of('month', platform.clock()) p where t.agreement_id = ${id}::bigint`.execute(
    trx,
  )
  return id
}

/** Gives an affiliate of the house its plan: a share of what its people lose, a sum once for each of them, or both. `by` is the operator's account. */
export async function givePlan(trx: Db, memberId: bigint, plan: Plan, by: string): Promise<void> {
  const field = wrongIn(plan)
  if (field) throw new Fault('agreement.terms', { fields: [{ field: `plan.${field}`, problem: 'invalid' }] })
  const agreementId = HAS_SHARE.has(plan.plan) ? await agreeShare(trx, memberId, plan) : null
  const { cpa } = plan
  const { rows } = await sql`
    insert into commissions.plans (member_id, plan, agreement_id, cpa_amount, cpa_first_deposit, cpa_stake, given_by)
    values (${memberId}::bigint, ${plan.plan}, ${agreementId}::bigint, ${cpa?.amount ?? null}::bigint, ${cpa?.firstDeposit ?? null}::bigint, ${cpa?.stake ?? null}::bigint, ${by})
    on conflict do nothing returning 1`.execute(trx)
  if (rows.length === 0) throw new Fault('agreement.exists')
}

/** An affiliate's plan as it was given, if it has one. */
export async function readPlan(db: Db, memberId: bigint): Promise<Plan | null> {
  const { rows } = await sql<{
    plan: Plan['plan']
    bp: number | null
    fence: string | null
    carry: boolean | null
    amount: string | null
    first_deposit: string | null
    stake: string | null
  }>`
    select p.plan, (t.tiers -> 0 ->> 'rate')::integer as bp, t.fence::text as fence, t.carry, p.cpa_amount::text as amount, p.cpa_first_deposit::text as first_deposit, p.cpa_stake::text as stake
    from commissions.plans p left join commissions.terms t on t.agreement_id = p.agreement_id and t.version = 1 where p.member_id = ${memberId}::bigint`.execute(
    db,
  )
  const found = rows[0]
  if (!found) return null
  const { plan, bp, fence, carry, amount, first_deposit: firstDeposit, stake } = found
  return { plan, bp, fence, carry: carry ?? false, cpa: amount === null ? null : { amount, firstDeposit: firstDeposit!, stake: stake! } }
}

/** Stakes count for so many days from the first deposit on; documents may come later, but not for ever. */
const STAKE_DAYS = 30
const LATEST_DAYS = 180

interface CpaBrand {
  currency: string
  timeZone: string
}

interface Earned {
  memberId: bigint
  agentId: bigint
  amount: bigint
  /** What was asked for, and what the member has come to: its first deposit, and what it staked from that day on. */
  askedDeposit: bigint
  askedStake: bigint
  firstDay: string
  deposit: bigint
  stake: bigint
}

/** Members right below an affiliate who have come to what its plan asks for, and for whom nobody was paid. */
async function readEarned(db: Db, { currency, timeZone }: CpaBrand): Promise<Earned[]> {
  const { rows } = await sql<Earned>`
    select m.id as "memberId", p.member_id as "agentId", p.cpa_amount as amount, p.cpa_first_deposit as "askedDeposit", p.cpa_stake as "askedStake", f.day::text as "firstDay", e.amount as deposit, d.stake
    from commissions.plans p join member.members m on m.upline_id = p.member_id join team.first_deposits f on f.member_id = m.id
    cross join lateral (select coalesce(sum(d.stake), 0)::bigint as stake from team.member_days d where d.member_id = m.id and d.day between f.day and f.day + ${STAKE_DAYS - 1}::integer) d
    cross join lateral (
      select e.amount from ledger.accounts c join ledger.movements v on v.account_id = c.id and v.heading = 'deposits' join ledger.entries e on e.account_id = v.account_id and e.at = v.at
      where c.member_id = m.id and c.kind = 'cash' and c.currency = ${currency} order by v.at limit 1
    ) e
    where p.cpa_amount is not null and f.amount >= p.cpa_first_deposit and f.day > (platform.clock() at time zone ${timeZone})::date - ${LATEST_DAYS}::integer
      and f.day >= (p.given_at at time zone ${timeZone})::date and m.status = 'active'
      and not exists (select from commissions.cpa c where c.member_id = m.id) and not exists (select from agent.suspended x where x.agent_id = p.member_id)
      and exists (select from documents.cases c where c.member_id = m.id and c.state = 'verified') and d.stake >= p.cpa_stake and e.amount >= p.cpa_first_deposit
    order by m.id limit 1000`.execute(db)
  return rows
}

/** Pays for a member once. An account of the affiliate's own earns nothing, and is not asked about again. */
const payOne = (db: Db, earned: Earned, currency: string): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const { memberId, agentId, amount, askedDeposit, askedStake, firstDay, deposit, stake } = earned
    await sql`select pg_advisory_xact_lock(hashtextextended(${`cpa:${memberId}`}, 0))`.execute(trx)
    const { rows: known } = await sql`select from commissions.cpa c where c.member_id = ${memberId}::bigint`.execute(trx)
    if (known.length > 0) return false
    const isOwn = (await readLinked(trx, memberId)).some((linked) => linked.memberId === agentId)
    const cash = isOwn ? undefined : (await lockCash(trx, [agentId], currency)).get(agentId)
    // Whose cash is closed gets nothing for now.
    if (!isOwn && !cash) return false
    const postingId = cash ? (await post(trx, await cpaPosting(trx, { memberId, amount, to: cash.id, currency }))).postingId : null
    await sql`
      insert into commissions.cpa (member_id, agent_id, amount, posting_id, asked_deposit, asked_stake, first_day, deposit, stake)
      values (${memberId}::bigint, ${agentId}::bigint, ${isOwn ? 0n : amount}::bigint, ${postingId}::bigint, ${askedDeposit}::bigint, ${askedStake}::bigint, ${firstDay}::date, ${deposit}::bigint, ${stake}::bigint)`.execute(
      trx,
    )
    return !isOwn
  })

const cpaPosting = async (
  trx: Db,
  { memberId, amount, to, currency }: { memberId: bigint; amount: bigint; to: bigint; currency: string },
) => ({
  key: `cpa:${memberId}`,
  kind: 'cpa',
  moves: [{ from: await operatorAccount(trx, 'commission', currency), to, amount, currency }],
})

/** Pays affiliates for members who have come to what was asked for. Returns for how many. */
export async function payCpa(db: Db, brand: CpaBrand): Promise<number> {
  let paid = 0
  for (const earned of await readEarned(db, brand)) if (await payOne(db, earned, brand.currency)) paid++
  return paid
}
