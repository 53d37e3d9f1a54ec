import { type Reward, promotionsChanged } from '@tucano/contract/promotions'
import type { Db } from '@tucano/database'
import { publish } from '#platform/outbox'
import { sql } from 'kysely'
import { credit, setEntry } from './earn.ts'
import { type Promotions, type Refusal, refusalFor, refusalToGive } from './promotions.ts'

interface Row {
  promotionId: bigint
  memberId: bigint
  period: string
  version: number
  measured: bigint
  reward: Reward
}

interface Decided {
  /** Or why it cannot be let go now. */
  outcome: 'given' | 'refused' | Refusal
  memberId: bigint
  promotionId: bigint
}

/** Lets a reward that waits go on its way, or refuses it. Undefined where nothing waits any more. */
export async function decideReward(
  promotions: Promotions,
  trx: Db,
  { id, isReleased, by, reason }: { id: bigint; isReleased: boolean; by: string; reason: string },
): Promise<Decided | undefined> {
  const { rows } = await sql<Row>`
    select s.promotion_id as "promotionId", s.member_id as "memberId", s.period, e.version, e.measured, e.reward
    from promotions.suspicions s join promotions.entries e on e.promotion_id = s.promotion_id and e.member_id = s.member_id and e.period = s.period
    where s.id = ${id}::bigint and s.state = 'waiting' for update`.execute(trx)
  const row = rows[0]
  if (!row) return undefined
  const { promotionId, memberId, period, measured, reward } = row
  await trx
    .updateTable('promotions.suspicions')
    .set({ state: isReleased ? 'released' : 'refused', decided_by: by, decided_at: sql<Date>`platform.clock()`, reason })
    .where('id', '=', id)
    .execute()
  const { versions } = await promotions.versions.read(trx)
  const version = versions.find((each) => each.promotionId === promotionId && each.version === row.version)!
  const entry = { version, memberId, period, measured }
  if (!isReleased) {
    // The member is told that, not why: what an operator writes may name other accounts.
    await setEntry(trx, entry, { state: 'rejected', reason: null, ended_at: sql<Date>`platform.clock()` })
    await publish(trx, promotionsChanged, {}, memberId)
    return { outcome: 'refused', memberId, promotionId }
  }
  const refusal =
    (await refusalToGive(promotions, trx, memberId)) ??
    refusalFor(await credit(trx, { ...entry, reward }, promotions.giving, { isAuto: true, isReleased: true }))
  return { outcome: refusal ?? 'given', memberId, promotionId }
}
