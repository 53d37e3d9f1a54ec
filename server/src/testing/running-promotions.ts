import { Definition, type PromotionKind } from '@tucano/contract/promotions'
import type { Promotions } from '#promotions/promotions'
import { Value } from 'typebox/value'
import { type OwnFields, promotionOf } from './promotion-of.ts'

/** Starts a promotion, as if an operator had made it. */
export async function startTestPromotion<Kind extends PromotionKind>(
  { db }: Pick<Promotions, 'db'>,
  kind: Kind,
  fields: OwnFields<Kind>,
): Promise<bigint> {
  const definition = Value.Parse(Definition, promotionOf(kind, fields))
  return db.transaction().execute(async (trx) => {
    const { startsAt, endsAt, budget } = definition
    const { id } = await trx
      .insertInto('promotions.promotions')
      .values({
        kind,
        state: 'running',
        version: 1,
        starts_at: new Date(startsAt),
        ends_at: endsAt === null ? null : new Date(endsAt),
        amount_max: budget.amount === null ? null : BigInt(budget.amount),
        rewards_max: budget.rewards === null ? null : BigInt(budget.rewards),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('promotions.versions')
      .values({ promotion_id: id, version: 1, definition: JSON.stringify(definition), since: new Date(startsAt), by: 'test' })
      .execute()
    await trx
      .updateTable('promotions.switch')
      .set(({ eb }) => ({ stamp: eb('stamp', '+', 1n) }))
      .execute()
    return id
  })
}
