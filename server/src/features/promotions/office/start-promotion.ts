import { startPromotion as contract } from '@tucano/contract/promotions/office'
import { journal } from '#journal/journal'
import { start } from '#promotions/desk'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { lineOf, readReason, titleOf } from './lines.ts'

export const startPromotion = ({ db, brand }: Services) =>
  answer(contract, async ({ promotionId: asked, reason: given }, { operator }) => {
    const promotionId = BigInt(asked)
    const reason = readReason(given)
    await db.transaction().execute(async (trx) => {
      const version = await start(trx, promotionId, { by: operator.account, brand })
      const details = { version, reason, title: await titleOf(trx, promotionId) }
      await journal(trx, operator, { action: 'promotions.start', subject: `promotion:${promotionId}`, details })
    })
    return lineOf(db, promotionId)
  })
