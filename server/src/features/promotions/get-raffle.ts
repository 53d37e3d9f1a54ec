import { getRaffle as contract } from '@tucano/contract/promotions'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Promotions } from '#promotions/promotions'
import { readRaffle } from '#promotions/read-raffles'

export const getRaffle = (promotions: Promotions) =>
  answer(contract, async ({ promotionId, period }, { member }) => {
    const raffle = await readRaffle(promotions, { promotionId: BigInt(promotionId), period, memberId: member.memberId })
    if (!raffle) throw new Fault('promotion.unknown')
    return raffle
  })
