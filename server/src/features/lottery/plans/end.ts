import { type LotteryPlan, lotteryBetChanged } from '@tucano/contract/lottery'
import type { Db } from '@tucano/database'
import { release } from '@tucano/ledger'
import { publish } from '#platform/outbox'
import { sql } from 'kysely'

interface Ending {
  state: Exclude<LotteryPlan['state'], 'running'>
  refusal?: string
}

/** Holds a plan that runs; nothing if it does not. */
async function holdRunning(trx: Db, id: string) {
  return trx
    .selectFrom('lottery.plans')
    .select(['member_id', 'game_code', 'hold_id'])
    .where('id', '=', id)
    .where('state', '=', 'running')
    .forUpdate()
    .executeTakeFirst()
}

/** Ends a plan that runs: what was not bet goes back. False if it was over. */
export function endPlan(db: Db, id: string, { state, refusal }: Ending): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const plan = await holdRunning(trx, id)
    if (!plan) return false
    const now = sql<Date>`platform.clock()`
    await trx
      .updateTable('lottery.plans')
      .set({ state, refusal: refusal ?? null, ended_at: now })
      .where('id', '=', id)
      .execute()
    await trx
      .updateTable('lottery.plan_draws')
      .set({ state: 'released' })
      .where('plan_id', '=', id)
      .where('state', '=', 'waiting')
      .execute()
    const { rows } = await sql<{ remaining: bigint }>`select h.remaining from ledger.holds h where h.id = ${plan.hold_id}::bigint`.execute(
      trx,
    )
    if (rows[0]!.remaining > 0n) await release(trx, { key: `plan:${id}:end`, holdId: plan.hold_id, purpose: 'bets' })
    const { numero } = await trx
      .selectFrom('lottery.plan_draws')
      .select('numero')
      .where('plan_id', '=', id)
      .orderBy('n', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    await publish(trx, lotteryBetChanged, { gameCode: plan.game_code, numero, payout: null, planId: id }, plan.member_id)
    return true
  })
}

/** A draw that a plan cannot bet on: its part waits with the rest, and goes back when the plan ends. */
export async function passDraw(db: Db, id: string, n: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await holdRunning(trx, id))) return
    await trx
      .updateTable('lottery.plan_draws')
      .set({ state: 'released' })
      .where('plan_id', '=', id)
      .where('n', '=', n)
      .where('state', '=', 'waiting')
      .execute()
  })
}

/** Ends a plan all of whose draws have had their turn. */
export async function endIfDone(db: Db, id: string): Promise<void> {
  const waiting = await db
    .selectFrom('lottery.plan_draws')
    .select('n')
    .where('plan_id', '=', id)
    .where('state', '=', 'waiting')
    .limit(1)
    .executeTakeFirst()
  if (!waiting) await endPlan(db, id, { state: 'done' })
}
