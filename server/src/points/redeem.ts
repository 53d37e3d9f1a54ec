import { moneyQueueChanged } from '@tucano/contract/deposits'
import { POINTS_CURRENCY } from '@tucano/contract/money'
import type { RedemptionStatus } from '@tucano/contract/points'
import type { Db } from '@tucano/database'
import { capture, hold, openAccount, operatorAccount, release } from '@tucano/ledger'
import { tell } from '#inbox/tell'
import { Fault } from '#platform/fault'
import { publish } from '#platform/outbox'
import { sql } from 'kysely'
import { expireDue } from './expire.ts'
import { type Lot, lockPoints, returnToLots, takeFromLots } from './lots.ts'
import { refuseClosed } from './refuse-closed.ts'

interface GoodsRow {
  id: bigint
  name: string
  picture: string
  points: number
  per_member: number | null
}

/** Takes one piece off the stock, while there is one; whoever comes at the same time waits, and finds what is left. */
async function takePiece(db: Db, goodsId: bigint): Promise<GoodsRow | undefined> {
  const { rows } = await sql<GoodsRow>`
    update points.goods set stock = stock - 1 where id = ${goodsId}::bigint and stock > 0 returning id, name, picture, points, per_member`.execute(
    db,
  )
  return rows[0]
}

/** Asks for goods with points, once for an id: one piece leaves the stock, and the points are set aside. */
export function redeemGoods(
  db: Db,
  { memberId, requestId, goodsId }: { memberId: bigint; requestId: string; goodsId: bigint },
): Promise<{ id: bigint; status: RedemptionStatus }> {
  return db.transaction().execute(async (trx) => {
    await lockPoints(trx, memberId)
    const known = await trx
      .selectFrom('points.redemptions')
      .select(['id', 'goods_id', 'state'])
      .where('member_id', '=', memberId)
      .where('key', '=', requestId)
      .executeTakeFirst()
    if (known && known.goods_id !== goodsId) throw new Fault('key.conflict')
    if (known) return { id: known.id, status: known.state as RedemptionStatus }
    await refuseClosed(trx, memberId)
    const shown = await trx.selectFrom('points.goods').select(['per_member', 'is_shown']).where('id', '=', goodsId).executeTakeFirst()
    if (!shown?.is_shown) throw new Fault('goods.unknown')
    if (shown.per_member !== null && (await countRedeemed(trx, memberId, goodsId)) >= shown.per_member) throw new Fault('goods.limit')
    const goods = await takePiece(trx, goodsId)
    if (!goods) throw new Fault('stock.empty')
    await expireDue(trx, memberId)
    const points = BigInt(goods.points)
    const { lots, taken } = await takeFromLots(trx, memberId, points)
    if (taken < points) throw new Fault('points.few')
    const account = await openAccount(trx, { memberId, pocket: 'points', currency: POINTS_CURRENCY })
    const { postingId } = await hold(trx, { key: `goods:${memberId}:${requestId}`, account, amount: points })
    return { id: await write(trx, { memberId, key: requestId, goods, points, holdId: postingId, lots }), status: 'in process' }
  })
}

async function countRedeemed(db: Db, memberId: bigint, goodsId: bigint): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from points.redemptions where goods_id = ${goodsId}::bigint and member_id = ${memberId}::bigint and state <> 'rejected'`.execute(
    db,
  )
  return rows[0]!.count
}

interface Written {
  memberId: bigint
  key: string
  goods: GoodsRow
  points: bigint
  holdId: bigint | null
  lots: readonly Lot[]
}

async function write(db: Db, { memberId, key, goods, points, holdId, lots }: Written): Promise<bigint> {
  const { id } = await db
    .insertInto('points.redemptions')
    .values({
      member_id: memberId,
      key,
      goods_id: goods.id,
      name: goods.name,
      picture: goods.picture,
      points,
      hold_id: holdId,
      lots: JSON.stringify(lots.map(({ month, points: of }) => ({ month, points: String(of) }))),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await publish(db, moneyQueueChanged, {})
  return id
}

/** Goods that a reward gives: a piece of the stock, which an operator sends. Whether there was one. */
export async function giveGoods(db: Db, { memberId, key, goodsId }: { memberId: bigint; key: string; goodsId: bigint }): Promise<boolean> {
  const known = await db
    .selectFrom('points.redemptions')
    .select('id')
    .where('member_id', '=', memberId)
    .where('key', '=', key)
    .executeTakeFirst()
  if (known) return true
  const goods = await takePiece(db, goodsId)
  if (!goods) return false
  await write(db, { memberId, key, goods, points: 0n, holdId: null, lots: [] })
  return true
}

interface Decided {
  memberId: bigint
  goods: string
  points: bigint
}

/** Sends goods on their way: the points are gone. Or refuses them: the points go back, and the piece to the stock. Of two who decide, the second finds it decided. */
export async function decide(
  trx: Db,
  { redemptionId, operatorId, reason, timeZone }: { redemptionId: bigint; operatorId: bigint; reason: string | null; timeZone: string },
): Promise<Decided> {
  const row = await trx.selectFrom('points.redemptions').selectAll().where('id', '=', redemptionId).forNoKeyUpdate().executeTakeFirst()
  if (row?.state !== 'in process') throw new Fault('case.over')
  const { member_id: memberId, goods_id: goodsId, hold_id: holdId, name: goods, points } = row
  if (holdId !== null && reason === null) {
    const to = await operatorAccount(trx, 'promotion', POINTS_CURRENCY)
    await capture(trx, { key: `goods:${redemptionId}:approved`, holdId, to, amount: points })
  }
  if (reason !== null) {
    await lockPoints(trx, memberId)
    if (holdId !== null) {
      await release(trx, { key: `goods:${redemptionId}:rejected`, holdId })
      const lots = row.lots as { month: string; points: string }[]
      await returnToLots(
        trx,
        memberId,
        lots.map((lot) => ({ month: lot.month, points: BigInt(lot.points) })),
        timeZone,
      )
    }
    await sql`update points.goods set stock = stock + 1 where id = ${goodsId}`.execute(trx)
  }
  await trx
    .updateTable('points.redemptions')
    .set({ state: reason === null ? 'approved' : 'rejected', decided_by: operatorId, decided_at: sql<Date>`platform.clock()`, reason })
    .where('id', '=', redemptionId)
    .execute()
  await tell(
    trx,
    memberId,
    reason === null ? { kind: 'goodsSent', facts: { goods } } : { kind: 'goodsRefused', facts: { goods, points: String(points), reason } },
  )
  await publish(trx, moneyQueueChanged, {})
  return { memberId, goods, points }
}
