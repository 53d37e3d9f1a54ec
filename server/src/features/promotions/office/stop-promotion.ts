import { stopPromotion as contract } from '@tucano/contract/promotions/office'
import { journal } from '#journal/journal'
import { stop } from '#promotions/desk'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { lineOf, readReason, titleOf } from './lines.ts'

export const stopPromotion = ({ db }: Services) =>
  answer(contract, async ({ promotionId: asked, reason: given }, { operator }) => {
    const promotionId = BigInt(asked)
    const reason = readReason(given)
    await db.transaction().execute(async (trx) => {
      await stop(trx, promotionId)
      await journal(trx, operator, {
        action: 'promotions.stop',
        subject: `promotion:${promotionId}`,
        details: { reason, title: await titleOf(trx, promotionId) },
      })
    })
    return lineOf(db, promotionId)
  })
