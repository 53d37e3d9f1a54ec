import type { Seeds } from '#fairness/seeds'
import type { Feature } from '#platform/feature'
import type { Services } from '#platform/services'
import type { OpenPromotions } from '#promotions/open-promotions'
import { applyForPromotion } from './apply-for-promotion.ts'
import { chance } from './chance.ts'
import { claimPromotion } from './claim-promotion.ts'
import { getPromotion } from './get-promotion.ts'
import { joinPromotion } from './join-promotion.ts'
import { listOwnPromotions } from './list-own-promotions.ts'
import { listPromotions } from './list-promotions.ts'
import type { Games } from './office/get-promotion-choices.ts'
import { officeAnswers } from './office/index.ts'
import { redeemCode } from './redeem-code.ts'
import { sent } from './sent.ts'

export { raffleDraws } from '#promotions/raffle-draws'
export { applyForPromotion } from './apply-for-promotion.ts'
export { grantPromotion } from './office/grant-promotion.ts'
export { savePromotion } from './office/save-promotion.ts'
export { startPromotion } from './office/start-promotion.ts'

interface Given extends Games {
  engine: OpenPromotions
  seeds: Seeds
}

export function promotions(services: Services, { engine: { promotions: engine, jobs }, seeds, ...games }: Given): Feature {
  const drawn = chance(services, engine, seeds)
  const { answers, jobs: closings } = sent(services)
  return {
    answers: [
      listPromotions(engine),
      listOwnPromotions(engine),
      getPromotion(engine),
      joinPromotion(engine),
      claimPromotion(engine),
      applyForPromotion(services, engine),
      redeemCode(services, engine),
      ...drawn.answers,
      ...answers,
      ...officeAnswers(services, engine, games),
    ],
    jobs: [...jobs, ...drawn.jobs, ...closings],
    start: drawn.start,
  }
}
