import { listOwnPromotions as contract } from '@tucano/contract/promotions'
import { readClock } from '#promotions/clock'
import { type Promotions, listOwn } from '#promotions/promotions'
import { answer } from '#platform/endpoint'

export const listOwnPromotions = (promotions: Promotions) =>
  answer(contract, async (_request, { member: { memberId } }) => listOwn(promotions, memberId, await readClock(promotions.db)))
