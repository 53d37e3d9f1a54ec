import { previewPromotion as contract } from '@tucano/contract/promotions/office'
import { lookAtMember } from '#journal/look-at-member'
import { readClock } from '#promotions/clock'
import { readLine } from '#promotions/lines'
import { type Promotions, preview } from '#promotions/promotions'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'

export const previewPromotion = (promotions: Promotions) =>
  answer(contract, async ({ promotionId: asked, memberId: of }, { operator }) => {
    const { db } = promotions
    const { memberId } = await lookAtMember(db, operator, of)
    const promotionId = BigInt(asked)
    const found = await readLine(db, promotionId)
    if (!found) throw new Fault('promotion.unknown')
    const definition = found.draft ?? found.definition
    const state = found.draft ? 'draft' : found.promotion.state
    return { definition, ...(await preview(promotions, { promotionId, memberId, definition, state }, await readClock(db))) }
  })
