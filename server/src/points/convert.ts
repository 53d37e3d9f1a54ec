import { POINTS_CURRENCY } from '@tucano/contract/money'
import type { Db } from '@tucano/database'
import { openAccount, operatorAccount, post } from '@tucano/ledger'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { sql } from 'kysely'
import { expireDue } from './expire.ts'
import { lockPoints, takeFromLots } from './lots.ts'
import { refuseClosed } from './refuse-closed.ts'
import { workOutCash } from './worth.ts'

interface Converted {
  points: bigint
  amount: bigint
}

/** What a member has turned into cash today, by the brand's clock. */
export async function convertedToday(db: Db, memberId: bigint): Promise<bigint> {
  const { rows } = await sql<{ points: bigint }>`
    select coalesce(sum(points), 0)::bigint as points from points.conversions where member_id = ${memberId}::bigint and day = platform.today()`.execute(
    db,
  )
  return rows[0]!.points
}

/** Turns points into cash, once for an id: both currencies in one posting. */
export function convertPoints(
  { db, brand }: Pick<Services, 'db' | 'brand'>,
  { memberId, requestId, points: asked }: { memberId: bigint; requestId: string; points: bigint },
): Promise<Converted> {
  return db.transaction().execute(async (trx) => {
    await lockPoints(trx, memberId)
    const known = await trx
      .selectFrom('points.conversions')
      .select(['asked', 'points', 'amount'])
      .where('member_id', '=', memberId)
      .where('request_id', '=', requestId)
      .executeTakeFirst()
    if (known && known.asked !== asked) throw new Fault('key.conflict')
    if (known) return { points: known.points, amount: known.amount }
    await refuseClosed(trx, memberId)
    const { min, perDay } = brand.points
    const { points, amount } = workOutCash(brand.points, asked)
    if (asked < BigInt(min) || amount === 0n)
      throw new Fault('request.invalid', { fields: [{ field: 'points', problem: `is below ${min}` }] })
    if ((await convertedToday(trx, memberId)) + points > BigInt(perDay)) throw new Fault('points.day')
    await expireDue(trx, memberId)
    const { taken } = await takeFromLots(trx, memberId, points)
    if (taken < points) throw new Fault('points.few')
    const currency = brand.currency.code
    const { postingId } = await post(trx, {
      key: `points:convert:${memberId}:${requestId}`,
      kind: 'pointsConverted',
      moves: [
        {
          from: await openAccount(trx, { memberId, pocket: 'points', currency: POINTS_CURRENCY }),
          to: await operatorAccount(trx, 'promotion', POINTS_CURRENCY),
          amount: points,
          currency: POINTS_CURRENCY,
        },
        {
          from: await operatorAccount(trx, 'promotion', currency),
          to: await openAccount(trx, { memberId, pocket: 'cash', currency }),
          amount,
          currency,
        },
      ],
    })
    await sql`
      insert into points.conversions (member_id, request_id, asked, points, amount, day, posting_id)
      values (${memberId}::bigint, ${requestId}::uuid, ${asked}::bigint, ${points}::bigint, ${amount}::bigint, platform.today(), ${postingId}::bigint)`.execute(
      trx,
    )
    return { points, amount }
  })
}
