import { copyPromotion as contract } from '@tucano/contract/promotions/office'
import { journal } from '#journal/journal'
import { copy } from '#promotions/desk'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { titleOf } from './lines.ts'

export const copyPromotion = ({ db }: Services) =>
  answer(contract, async ({ promotionId: from }, { operator }) =>
    db.transaction().execute(async (trx) => {
      const promotionId = await copy(trx, BigInt(from))
      await journal(trx, operator, {
        action: 'promotions.copy',
        subject: `promotion:${promotionId}`,
        details: { promotion: from, title: await titleOf(trx, promotionId) },
      })
      return { promotionId: String(promotionId) }
    }),
  )
