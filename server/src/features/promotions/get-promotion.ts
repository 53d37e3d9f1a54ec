import { getPromotion as contract } from '@tucano/contract/promotions'
import { readClock } from '#promotions/clock'
import { type Promotions, getPublic } from '#promotions/promotions'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'

/** Codes are for those who were given one. */
const NO_CODE = 'XXXX'

export const getPromotion = (promotions: Promotions) =>
  answer(contract, async ({ promotionId }, { whoCalls }) => {
    const memberId = (await whoCalls())?.memberId
    const found = await getPublic(promotions, { promotionId: BigInt(promotionId), memberId }, await readClock(promotions.db))
    if (!found) throw new Fault('promotion.unknown')
    const {
      promotion,
      version: { version, definition },
    } = found
    return { promotion, version, definition: definition.kind === 'code' ? { ...definition, codes: [NO_CODE] } : definition }
  })
