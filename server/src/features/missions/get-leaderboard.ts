import { getLeaderboard as contract } from '@tucano/contract/missions'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Promotions } from '#promotions/promotions'
import { readLeaderboard } from '#promotions/read-boards'

export const getLeaderboard = (promotions: Promotions) =>
  answer(contract, async ({ promotionId, period }, { member }) => {
    const about = { memberId: member.memberId, period, ...(promotionId !== undefined && { promotionId: BigInt(promotionId) }) }
    const shown = await readLeaderboard(promotions, about)
    if (!shown) throw new Fault('promotion.unknown')
    return shown
  })
