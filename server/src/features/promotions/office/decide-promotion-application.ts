import { promotionsChanged } from '@tucano/contract/promotions'
import { decidePromotionApplication as contract } from '@tucano/contract/promotions/office'
import { journal } from '#journal/journal'
import { decide, lockApplication } from '#promotions/apply'
import type { Promotions } from '#promotions/promotions'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import { publish } from '#platform/outbox'
import type { Services } from '#platform/services'
import { readReason, titleOf } from './lines.ts'

export const decidePromotionApplication = ({ db }: Services, promotions: Promotions) =>
  answer(contract, ({ applicationId, isApproved, reason: given }, { operator }) =>
    db.transaction().execute(async (trx) => {
      if (!isApproved && given === undefined) throw new Fault('request.invalid', { fields: [{ field: 'reason', problem: 'is missing' }] })
      const reason = given === undefined ? null : readReason(given)
      const application = await lockApplication(trx, BigInt(applicationId))
      if (!application) throw new Fault('case.over')
      const refusal = await decide(promotions, trx, application, { isApproved, by: operator.account, reason })
      if (refusal) throw new Fault(refusal)
      await publish(trx, promotionsChanged, {}, application.memberId)
      await journal(trx, operator, {
        action: isApproved ? 'promotions.approve' : 'promotions.reject',
        subject: `promotionapplication:${applicationId}`,
        details: {
          member: String(application.memberId),
          promotion: String(application.promotionId),
          title: await titleOf(trx, application.promotionId),
          ...(reason !== null && { reason }),
        },
      })
      return {}
    }),
  )
