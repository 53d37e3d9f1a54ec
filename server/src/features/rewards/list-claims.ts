import { listClaims as contract } from '@tucano/contract/rewards'
import { readReceived, readWaiting } from '#promotions/claims'
import { readCandidates } from '#promotions/eligible'
import type { Promotions } from '#promotions/promotions'
import { answer } from '#platform/endpoint'

export const listClaims = ({ db }: Promotions) =>
  answer(contract, async (_request, { member: { memberId } }) => {
    const [waiting, received, members] = await Promise.all([
      readWaiting(db, memberId),
      readReceived(db, memberId),
      readCandidates(db, [memberId]),
    ])
    // Whoever has closed play is shown nothing to take.
    const shown = members.get(memberId)?.isClosed === false ? waiting : []
    return {
      waiting: shown.map(({ until, ...claim }) => ({
        rewardId: `${claim.promotionId}:${claim.period}`,
        ...claim,
        until: until?.getTime() ?? null,
      })),
      missions: shown.filter(({ promotionType }) => promotionType === 'mission').length,
      received: received.map(({ at, ...one }) => ({ ...one, at: at.getTime() })),
    }
  })
