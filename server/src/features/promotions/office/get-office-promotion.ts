import { getOfficePromotion as contract } from '@tucano/contract/promotions/office'
import { lawOf } from '#promotions/desk'
import { readDays, readLine, readVersions } from '#promotions/lines'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'

export const getOfficePromotion = ({ db, brand }: Services) =>
  answer(contract, async ({ promotionId: asked }) => {
    const promotionId = BigInt(asked)
    const [found, versions, days] = await Promise.all([
      readLine(db, promotionId),
      readVersions(db, promotionId),
      readDays(db, promotionId, brand.timeZone),
    ])
    if (!found) throw new Fault('promotion.unknown')
    return { ...found, law: lawOf(found.draft ?? found.definition, brand), versions, days }
  })
