import { decideSuspicion as contract } from '@tucano/contract/promotions/office'
import { journal } from '#journal/journal'
import type { Promotions } from '#promotions/promotions'
import { decideReward } from '#promotions/suspicions-decided'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { readReason, titleOf } from './lines.ts'

export const decideSuspicion = ({ db }: Services, promotions: Promotions) =>
  answer(contract, ({ suspicionId, isReleased, reason: given }, { operator }) =>
    db.transaction().execute(async (trx) => {
      const reason = readReason(given)
      const decided = await decideReward(promotions, trx, { id: BigInt(suspicionId), isReleased, by: operator.account, reason })
      if (!decided) throw new Fault('case.over')
      const { outcome } = decided
      if (outcome !== 'given' && outcome !== 'refused') throw new Fault(outcome)
      await journal(trx, operator, {
        action: isReleased ? 'promotions.release' : 'promotions.refuse',
        subject: `suspicion:${suspicionId}`,
        details: {
          member: String(decided.memberId),
          promotion: String(decided.promotionId),
          title: await titleOf(trx, decided.promotionId),
          reason,
        },
      })
      return {}
    }),
  )
