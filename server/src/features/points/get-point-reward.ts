import { getPointReward as contract } from '@tucano/contract/points'
import { hasClosedPlay } from '#points/refuse-closed'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'

/** What there is to be had, and last what is out of stock. Whoever has closed play is offered nothing. */
export const getPointReward = ({ db }: Services) =>
  answer(contract, async (_request, { member }) => {
    if (await hasClosedPlay(db, member.memberId)) return []
    const goods = await db
      .selectFrom('points.goods')
      .select(['id', 'name', 'text', 'picture', 'points', 'stock', 'per_member'])
      .where('is_shown', '=', true)
      .orderBy((of) => of('stock', '=', 0))
      .orderBy('points')
      .orderBy('id')
      .execute()
    return goods.map(({ id, per_member: perMember, ...rest }) => ({ id: String(id), ...rest, perMember }))
  })
