import { type Rebate, playedTypes } from '@tucano/contract/agents/shapes'
import type { Db } from '@tucano/database'
import { Fault } from '#platform/fault'
import { sql } from 'kysely'

/** What a member has of a type, in hundredths of a per cent. */
export interface HeldRebate {
  type: Rebate['type']
  today: number
  tomorrow: number
}

/** A member's rebates of every type: what holds today, and what will from tomorrow on. */
export async function readRebates(db: Db, memberId: bigint): Promise<HeldRebate[]> {
  const { rows } = await sql<HeldRebate>`
    select t.type, agent.rebate_on(${memberId}::bigint, t.type, platform.today()) as today, agent.rebate_on(${memberId}::bigint, t.type, platform.today() + 1) as tomorrow
    from unnest(${[...playedTypes]}::text[]) with ordinality t(type, place) order by t.place`.execute(db)
  return rows
}

/** The most that somebody can give at once: what it has today, and will have tomorrow. */
export const giveable = ({ today, tomorrow }: HeldRebate): number => Math.min(today, tomorrow)

/** One rate a type. */
export function refuseTwice(rebates: readonly Rebate[]): void {
  const types = rebates.map(({ type }) => type)
  const twice = types.findIndex((type, n) => types.indexOf(type) !== n)
  if (twice !== -1) throw new Fault('request.invalid', { fields: [{ field: `rebates.${twice}.type`, problem: 'stands there twice' }] })
}

/** Nobody gives more than it has itself. */
export async function checkGiven(db: Db, giverId: bigint, rebates: readonly Rebate[]): Promise<void> {
  refuseTwice(rebates)
  const own = new Map((await readRebates(db, giverId)).map((held) => [held.type, giveable(held)]))
  if (rebates.some(({ type, bp }) => bp > (own.get(type) ?? 0))) throw new Fault('rebate.above')
}

/** Whoever changes what somebody has waits for whoever gives something of it, and the other way round. */
export async function lockRebates(trx: Db, { giverId, memberId }: { giverId?: bigint | undefined; memberId?: bigint }): Promise<void> {
  const locks = [
    ...(giverId === undefined ? [] : [{ id: giverId, isShared: true }]),
    ...(memberId === undefined ? [] : [{ id: memberId, isShared: false }]),
  ].toSorted((a, b) => (a.id < b.id ? -1 : 1))
  for (const { id, isShared } of locks) {
    const key = sql`hashtextextended(${`rebates:${id}`}, 0)`
    await (isShared ? sql`select pg_advisory_xact_lock_shared(${key})` : sql`select pg_advisory_xact_lock(${key})`).execute(trx)
  }
}

/** What a new account has from its first day on: what it was promised, and never more than whoever gives it has. */
export async function giveFirst(
  trx: Db,
  { giverId, memberId, rebates }: { giverId: bigint; memberId: bigint; rebates: readonly Rebate[] },
): Promise<void> {
  if (rebates.length === 0) return
  await lockRebates(trx, { giverId })
  await sql`
    insert into agent.rebates (member_id, type, since, bp)
    select ${memberId}::bigint, r.type, platform.today(), least(r.bp, agent.rebate_on(${giverId}::bigint, r.type, platform.today()), agent.rebate_on(${giverId}::bigint, r.type, platform.today() + 1)) as bp
    from unnest(${rebates.map(({ type }) => type)}::text[], ${rebates.map(({ bp }) => bp)}::integer[]) r(type, bp)
    where r.bp > 0`.execute(trx)
}
