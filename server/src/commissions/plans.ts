import type { Plan } from '@tucano/contract/agents/affiliates'
import type { Db } from '@tucano/database'
import { Fault } from '#platform/fault'
import { sql } from 'kysely'
import { type OfferedTerms, lockPayee, writeTerms } from './agreements.ts'
import { findProblem } from './terms.ts'

const wrong = (field: string): Fault => new Fault('agreement.terms', { fields: [{ field: `plan.${field}`, problem: 'invalid' }] })

/** The share of a plan, as terms of a dividend of all types together. */
function shareOf({ plan, bp, fence, carry, cpa }: Plan): OfferedTerms {
  // Sums for each member are not paid yet.
  if (plan !== 'revenue' || cpa !== null) throw wrong('plan')
  if (bp === null) throw wrong('bp')
  if (fence === '0') throw wrong('fence')
  const tiers = [{ turnover: 0n, active: 0, netLoss: 0n, rate: BigInt(bp) }]
  const terms: OfferedTerms = { rateType: 'percent', tiers, carry, fence: fence === null ? null : BigInt(fence) }
  if (findProblem(terms)) throw wrong('bp')
  return terms
}

/**
 * Gives an affiliate its plan: an agreement with the house, in force from the month that is running, in which its team begins. The affiliate asked for one, so there is nothing to answer.
 * Wherever the affiliate stands in a team, the house pays it. Who gave it is in the journal.
 */
export async function givePlan(trx: Db, memberId: bigint, plan: Plan, _by: string): Promise<bigint> {
  const terms = shareOf(plan)
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
