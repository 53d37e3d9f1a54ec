import { listPromotions as contract } from '@tucano/contract/promotions'
import { readClock } from '#promotions/clock'
import { readCandidates } from '#promotions/eligible'
import { type Promotions, listPublic } from '#promotions/promotions'
import { answer } from '#platform/endpoint'

export const listPromotions = (promotions: Promotions) =>
  answer(contract, async (_request, { whoCalls }) => {
    const { db } = promotions
    const member = await whoCalls()
    const [at, members] = await Promise.all([readClock(db), readCandidates(db, member ? [member.memberId] : [])])
    // Whoever has closed play is told of nothing.
    if (member && members.get(member.memberId)?.isClosed !== false) return []
    return listPublic(promotions, at)
  })
