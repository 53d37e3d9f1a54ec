import type { Brand } from '@tucano/brand'
import type { Db } from '@tucano/database'
import { givePoints } from './lots.ts'
import { giveGoods } from './redeem.ts'
import { worthOf } from './worth.ts'

interface Rewarded<Reward> {
  key: string
  memberId: bigint
  reward: Reward
}

/** How points and goods of rewards reach members. Of goods that are out of stock a member gets the points instead: what was earned is never nothing. */
export const pointsDelivery = ({ timeZone }: { timeZone: string }) => ({
  points: (db: Db, { key, memberId, reward }: Rewarded<{ points: number }>): Promise<bigint | undefined> =>
    givePoints(db, { key, memberId, points: BigInt(reward.points), timeZone }),
  goods: async (db: Db, { key, memberId, reward }: Rewarded<{ goodsId: string }>): Promise<bigint | undefined> => {
    const goodsId = BigInt(reward.goodsId)
    if (await giveGoods(db, { memberId, key, goodsId })) return undefined
    const goods = await db.selectFrom('points.goods').select('points').where('id', '=', goodsId).executeTakeFirst()
    return goods && givePoints(db, { key, memberId, points: BigInt(goods.points), timeZone })
  },
})

/** What promotions have to know of points and goods. */
export const pointsForPromotions = (brand: Pick<Brand, 'timeZone' | 'points'>) => ({
  delivery: pointsDelivery(brand),
  pointWorth: (points: number): bigint => worthOf(brand.points, BigInt(points)),
  nameGoods: async (db: Db, goodsId: bigint): Promise<string | undefined> =>
    (await db.selectFrom('points.goods').select('name').where('id', '=', goodsId).executeTakeFirst())?.name,
})
