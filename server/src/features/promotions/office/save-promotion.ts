import { savePromotion as contract } from '@tucano/contract/promotions/office'
import { journal } from '#journal/journal'
import { lawOf, save } from '#promotions/desk'
import type { Promotions } from '#promotions/promotions'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { cleanWords } from './clean-words.ts'

export const savePromotion = ({ db, brand }: Services, { giving }: Promotions) =>
  answer(contract, async ({ promotionId: asked, present, definition: given }, { operator }) =>
    db.transaction().execute(async (trx) => {
      const definition = cleanWords(given)
      const promotionId = await save(trx, { promotionId: asked === null ? null : BigInt(asked), present, definition }, giving)
      const details = { kind: definition.kind, title: definition.title }
      await journal(trx, operator, { action: 'promotions.save', subject: `promotion:${promotionId}`, details })
      return { promotionId: String(promotionId), law: lawOf(definition, brand) }
    }),
  )
