import type { OfficeGoods } from '@tucano/contract/points'
import type { Db } from '@tucano/database'
import { sql } from 'kysely'

/** Goods as operators see them: all of them, or one. */
export async function readGoods(db: Db, goodsId?: bigint): Promise<OfficeGoods[]> {
  const { rows } = await sql<OfficeGoods>`
    select g.id::text as "goodsId", g.name, g.text, g.picture, g.points, g.stock, g.per_member as "perMember", g.is_shown as "isShown",
      (select count(*)::integer from points.redemptions r where r.goods_id = g.id and r.state = 'in process') as waiting
    from points.goods g ${goodsId === undefined ? sql`` : sql`where g.id = ${goodsId}::bigint`} order by g.is_shown desc, g.points, g.id`.execute(
    db,
  )
  return rows
}
