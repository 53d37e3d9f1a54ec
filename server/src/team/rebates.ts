import type { Rebate } from '@tucano/contract/agents/shapes'
import type { Db } from '@tucano/database'
import { lockRebates, readRebates, refuseTwice } from '#accounts/rebates'
import { Fault } from '#platform/fault'
import { sql } from 'kysely'
import { lockTree } from './locks.ts'

interface Change {
  /** The agent right above; nobody is the house, which gives to agents of the first level. */
  giverId: bigint | null
  memberId: bigint
  rebates: readonly Rebate[]
  /** The most that the house gives. */
  maxBp: number
}

async function checkReceiver(trx: Db, giverId: bigint | null, memberId: bigint): Promise<void> {
  const { rows } = await sql<{ fits: boolean }>`
    select m.upline_id is not distinct from ${giverId}::bigint and (${giverId}::bigint is not null or team.is_agent(m.type)) as fits from member.members m where m.id = ${memberId}::bigint`.execute(
    trx,
  )
  if (!rows[0]?.fits) throw new Fault('downline.unknown')
}

/** Types of which somebody right below a member will have more than this. */
async function findAbove(trx: Db, memberId: bigint, rebates: readonly Rebate[]): Promise<Set<string>> {
  const { rows } = await sql<{ type: string }>`
    select r.type from unnest(${rebates.map(({ type }) => type)}::text[], ${rebates.map(({ bp }) => bp)}::integer[]) r(type, bp)
    where exists (select from member.members m where m.upline_id = ${memberId}::bigint and agent.rebate_on(m.id, r.type, platform.today() + 1) > r.bp)`.execute(
    trx,
  )
  return new Set(rows.map(({ type }) => type))
}

const writeForTomorrow = (trx: Db, memberId: bigint, rebates: readonly Rebate[]) =>
  sql`
    insert into agent.rebates (member_id, type, since, bp)
    select ${memberId}::bigint, r.type, platform.today() + 1, r.bp from unnest(${rebates.map(({ type }) => type)}::text[], ${rebates.map(({ bp }) => bp)}::integer[]) r(type, bp)
    on conflict (member_id, type, since) do update set bp = excluded.bp, given_at = platform.clock()`.execute(trx)

/**
 * Gives somebody other rates: higher ones from tomorrow on, lower ones when they have agreed. What does not hold yet can be taken back without asking, unless it was passed on.
 * Types that are not named stay as they are; what somebody was asked about before is asked no more.
 */
export async function changeRebates(trx: Db, { giverId, memberId, rebates, maxBp }: Change): Promise<{ asked: boolean }> {
  refuseTwice(rebates)
  await lockTree(trx)
  await checkReceiver(trx, giverId, memberId)
  await lockRebates(trx, { giverId: giverId ?? undefined, memberId })
  const given = giverId === null ? undefined : new Map((await readRebates(trx, giverId)).map(({ type, tomorrow }) => [type, tomorrow]))
  if (rebates.some(({ type, bp }) => bp > (given ? (given.get(type) ?? 0) : maxBp))) throw new Fault('rebate.above')
  const held = new Map((await readRebates(trx, memberId)).map((each) => [each.type, each]))
  const changed = rebates.filter(({ type, bp }) => bp !== held.get(type)!.tomorrow)
  const passedOn = await findAbove(trx, memberId, changed)
  const asked = changed.filter(({ type, bp }) => bp < held.get(type)!.tomorrow && (bp < held.get(type)!.today || passedOn.has(type)))
  await writeForTomorrow(
    trx,
    memberId,
    changed.filter((one) => !asked.includes(one)),
  )
  await sql`update agent.asked_rebates r set state = 'withdrawn' where r.member_id = ${memberId}::bigint and r.state = 'waiting'`.execute(
    trx,
  )
  if (asked.length > 0)
    await sql`
      insert into agent.asked_rebates (member_id, asked_by, rebates) values (${memberId}::bigint, ${giverId}::bigint, ${JSON.stringify(asked)}::jsonb)`.execute(
      trx,
    )
  return { asked: asked.length > 0 }
}

export interface AskedRebates {
  id: bigint
  /** Nobody is the house. */
  askedBy: bigint | null
  rebates: Rebate[]
  at: Date
}

/** Lower rates that wait for a member's answer. */
export async function readAsked(db: Db, memberId: bigint): Promise<AskedRebates | undefined> {
  const { rows } = await sql<AskedRebates>`
    select r.id, r.asked_by as "askedBy", r.rebates, r.at from agent.asked_rebates r where r.member_id = ${memberId}::bigint and r.state = 'waiting'`.execute(
    db,
  )
  return rows[0]
}

interface Answer {
  memberId: bigint
  askedId: bigint
  accept: boolean
}

/** Agrees to lower rates from tomorrow on, or does not. Whoever has people with more than that lowers theirs first. Says who had asked. */
export async function answerAsked(trx: Db, { memberId, askedId, accept }: Answer): Promise<{ askedBy: bigint | null }> {
  await lockTree(trx)
  await lockRebates(trx, { memberId })
  const asked = await readAsked(trx, memberId)
  if (asked?.id !== askedId) throw new Fault('agreement.changed')
  if (accept) {
    if ((await findAbove(trx, memberId, asked.rebates)).size > 0) throw new Fault('rebate.above')
    const held = new Map((await readRebates(trx, memberId)).map(({ type, tomorrow }) => [type, tomorrow]))
    await writeForTomorrow(
      trx,
      memberId,
      asked.rebates.map(({ type, bp }) => ({ type, bp: Math.min(bp, held.get(type) ?? 0) })),
    )
  }
  await sql`update agent.asked_rebates r set state = ${accept ? 'accepted' : 'refused'} where r.id = ${askedId}::bigint`.execute(trx)
  return { askedBy: asked.askedBy }
}
