import { saveGoods as contract } from '@tucano/contract/points'
import { journal } from '#journal/journal'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import { plainText } from '#platform/plain-text'
import type { Services } from '#platform/services'
import { sql } from 'kysely'
import { readGoods } from './goods.ts'

const NAME_MAX = 60
const TEXT_MAX = 300

/** The stock changes by what is said, not to it: members take from it meanwhile. */
export const saveGoods = ({ db }: Services) =>
  answer(contract, ({ goodsId, more, perMember, isShown, ...given }, { operator }) =>
    db.transaction().execute(async (trx) => {
      const { picture, points } = given
      const name = plainText(given.name, 'name', NAME_MAX)
      const text = given.text.trim() === '' ? '' : plainText(given.text, 'text', TEXT_MAX)
      const before = goodsId === null ? undefined : (await readGoods(trx, BigInt(goodsId)))[0]
      if (goodsId !== null && !before) throw new Fault('goods.unknown')
      if (goodsId === null && more < 0) throw new Fault('stock.empty')
      const { rows } = await (
        goodsId === null
          ? sql<{ id: bigint }>`
            insert into points.goods (name, text, picture, points, stock, per_member, is_shown)
            values (${name}, ${text}, ${picture}, ${points}, ${more}, ${perMember}, ${isShown}) returning id`
          : sql<{ id: bigint }>`
            update points.goods set name = ${name}, text = ${text}, picture = ${picture}, points = ${points}, stock = stock + ${more}::integer,
              per_member = ${perMember}, is_shown = ${isShown}
            where id = ${goodsId}::bigint and stock + ${more}::integer >= 0 returning id`
      ).execute(trx)
      const id = rows[0]?.id
      if (id === undefined) throw new Fault('stock.empty')
      const goods = (await readGoods(trx, id))[0]!
      await journal(trx, operator, {
        action: goodsId === null ? 'points.addGoods' : 'points.changeGoods',
        subject: `goods:${id}`,
        details: {
          title: name,
          points,
          moved: more,
          stock: goods.stock,
          perMember,
          isShown,
          ...(before && before.points !== points ? { before: before.points } : {}),
        },
      })
      return goods
    }),
  )
