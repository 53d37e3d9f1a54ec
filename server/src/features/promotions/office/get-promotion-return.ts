import { getPromotionReturn as contract } from '@tucano/contract/promotions/office'
import { readReturn } from '#promotions/lines'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'

export const getPromotionReturn = ({ db, brand }: Services) =>
  answer(contract, async ({ promotionId }) => {
    const found = await readReturn(db, BigInt(promotionId), brand)
    if (!found) throw new Fault('promotion.unknown')
    return found
  })
