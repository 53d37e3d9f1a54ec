import { decideRedemption as contract } from '@tucano/contract/points'
import { journal } from '#journal/journal'
import { decide } from '#points/redeem'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import { plainText } from '#platform/plain-text'
import type { Services } from '#platform/services'

const REASON_MAX = 300

export const decideRedemption = ({ db, brand }: Services) =>
  answer(contract, ({ redemptionId, isApproved, reason: given }, { operator }) => {
    if (!isApproved && given === undefined)
      throw new Fault('request.invalid', { fields: [{ field: 'reason', problem: 'is missing: the member reads it' }] })
    const reason = isApproved ? null : plainText(given!, 'reason', REASON_MAX)
    return db.transaction().execute(async (trx) => {
      const { memberId, goods, points } = await decide(trx, {
        redemptionId: BigInt(redemptionId),
        operatorId: operator.operatorId,
        reason,
        timeZone: brand.timeZone,
      })
      await journal(trx, operator, {
        action: isApproved ? 'points.approve' : 'points.refuse',
        subject: `redemption:${redemptionId}`,
        details: { member: String(memberId), title: goods, points: String(points), ...(reason === null ? {} : { reason }) },
      })
      return {}
    })
  })
