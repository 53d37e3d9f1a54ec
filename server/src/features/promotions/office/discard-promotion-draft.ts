import { discardPromotionDraft as contract } from '@tucano/contract/promotions/office'
import { journal } from '#journal/journal'
import { discard } from '#promotions/desk'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { lineOf, titleOf } from './lines.ts'

export const discardPromotionDraft = ({ db }: Services) =>
  answer(contract, async ({ promotionId: asked, present }, { operator }) => {
    const promotionId = BigInt(asked)
    await db.transaction().execute(async (trx) => {
      await discard(trx, promotionId, present)
      const details = { title: await titleOf(trx, promotionId) }
      await journal(trx, operator, { action: 'promotions.discard', subject: `promotion:${promotionId}`, details })
    })
    return lineOf(db, promotionId)
  })
