import { getRaffleList as contract } from '@tucano/contract/promotions'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Promotions } from '#promotions/promotions'
import { readRaffleList } from '#promotions/read-raffles'

export const getRaffleList = (promotions: Promotions) =>
  answer(contract, async ({ promotionId, period, after = 0 }, { member }) => {
    const list = await readRaffleList(promotions, { promotionId: BigInt(promotionId), period, memberId: member.memberId, after })
    if (!list) throw new Fault('promotion.unknown')
    // Before the list is sealed nobody is told who has which numbers.
    if (list === 'open') throw new Fault('promotion.state')
    return list
  })
